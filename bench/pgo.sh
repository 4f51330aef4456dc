#!/usr/bin/env bash
# Writes the profile that `go build` optimises the program by: playouts and
# searches on all sizes, light and by rules, one thread, by a build without a profile.
#
#   pgo.sh OUTPUT SECONDS
set -euo pipefail
cd "$(dirname "$0")/.."
output=$1 seconds=$2
go=${GO:-go}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$go" build -pgo=off -trimpath -o "$work/engine" ./cmd/engine
profiles=()
for workload in 'playouts' 'search' 'search --policy rules'; do
  folder=$work/${workload// /}
  mkdir "$folder"
  # shellcheck disable=SC2086 # words
  (cd "$folder" && ../engine bench $workload --repeat 1 --seconds "$seconds" --profile cpu) >&2
  profiles+=("$folder/cpu.pprof")
done
# The profile is written at once and in full, or not at all.
"$go" tool pprof -proto "${profiles[@]}" >"$work/default.pgo"
mv "$work/default.pgo" "$output"
