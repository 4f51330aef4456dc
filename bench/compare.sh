#!/usr/bin/env bash
# Compares the go benchmarks of the working tree with those of another
# revision, and prints benchstat's table. The two run in turn, so that a drift
# of the machine's speed meets both.
#
#   compare.sh REVISION RUNS BENCHTIME BENCH_REGEXP
#
# GO is the go command, BENCHSTAT the module and version of benchstat. Each side
# is optimised by the profile that its tree has.
set -euo pipefail
cd "$(dirname "$0")/.."
repository=$PWD
revision=$1 runs=$2 benchtime=$3 pattern=$4
go=${GO:-go}
: "${BENCHSTAT:?names the module and version of benchstat}"
[[ $runs =~ ^[1-9][0-9]*$ ]] || { echo "compare: $runs runs" >&2; exit 1; }

git rev-parse --quiet --verify "$revision^{commit}" >/dev/null ||
  { echo "compare: no revision $revision" >&2; exit 1; }
work=$(mktemp -d)
cleanup() {
  git -C "$repository" worktree remove --force "$work/old" 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT
trap 'exit 130' INT TERM
git worktree add --quiet --detach "$work/old" "$revision"

# One test binary for each package of a tree, under the package's folder in
# bin-SIDE, as a benchmark may read its package's testdata.
build() {
  local side=$1 tree=$2 package profile=off
  [ -f "$tree/cmd/engine/default.pgo" ] && profile=$tree/cmd/engine/default.pgo
  (
    cd "$tree"
    for package in $("$go" list -f '{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}}{{end}}' ./engine ./mcts/...); do
      "$go" test -pgo="$profile" -c -o "$work/bin-$side/${package#*/}/test" "$package"
    done
  )
}
# Runs all benchmarks of a tree once.
measure() {
  local side=$1 tree=$2 binary folder
  while read -r binary; do
    folder=${binary#"$work/bin-$side/"}
    (cd "$tree/${folder%/test}" && "$binary" -test.run '^$' -test.bench "$pattern" -test.benchtime "$benchtime" -test.benchmem) \
      >>"$work/$side.txt"
  done < <(find "$work/bin-$side" -name test -type f | sort)
}

build old "$work/old"
build new "$repository"
for run in $(seq "$runs"); do
  echo "compare: run $run of $runs" >&2
  measure old "$work/old"
  measure new "$repository"
done
cd "$work"
"$go" run "$BENCHSTAT" old.txt new.txt
