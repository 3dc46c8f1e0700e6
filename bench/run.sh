#!/bin/sh
# Installs the rivals, builds them and the site, and measures the decks side by side and how the site loads.
#   run.sh                            all of it
#   run.sh --decks ours,motion …      the decks alone, with options of run.mjs
#   run.sh loading …                  the loading alone, with options of loading.mjs
set -e
cd "$(dirname "$0")"
# react-tinder-card 1.6.4 names React 18 and react-spring 9 as its peers; it works with the later ones.
[ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --legacy-peer-deps --no-audit --no-fund --loglevel=error
node build.mjs "$@"
if [ "$1" = loading ]; then
  shift
  exec node loading.mjs "$@"
fi
node run.mjs "$@"
[ $# -gt 0 ] || exec node loading.mjs
