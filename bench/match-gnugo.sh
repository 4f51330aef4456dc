#!/usr/bin/env bash
# Plays the engine against GNU Go 3.8 level 10 under the Chinese rules with
# positional superko, colors alternating: SGFs, journals and a summary go to
# the output folder. The same command resumes an interrupted match.
#
#   match-gnugo.sh ENGINE FOLDER GAMES_9x9 GAMES_19x19 SECONDS_A_MOVE
set -euo pipefail
engine=$1 folder=$2 games9=$3 games19=$4 seconds=$5

# Debian puts games into a folder that is not on everyone's PATH.
gnugo=$(PATH="$PATH:/usr/games:/usr/local/games" command -v gnugo || true)
if [ -z "$gnugo" ]; then
  if ! command -v apt-get >/dev/null; then
    echo "match-gnugo: please install GNU Go 3.8 (program gnugo)" >&2
    exit 1
  fi
  echo "match-gnugo: installing the package gnugo" >&2
  apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq gnugo >&2
  gnugo=$(PATH="$PATH:/usr/games:/usr/local/games" command -v gnugo)
fi

peer="$gnugo --mode gtp --level 10 --chinese-rules --positional-superko"
us="$engine gtp --time $seconds --quiet"
for board in "9 $games9" "19 $games19"; do
  read -r size games <<<"$board"
  [ "$games" -gt 0 ] || continue
  "$engine" match --black "$us" --white "$peer" --games "$games" --size "$size" \
    --output "$folder/gnugo-$size"
done
