#!/bin/sh
# Installs and builds the rivals, builds the site, and measures the usual decks and the site's loading.
#   run.sh                            both
#   run.sh --decks ours,motion …      only the decks, with options of run.mjs
#   run.sh loading …                  only the loading, with options of loading.mjs
set -e
cd "$(dirname "$0")"
# react-tinder-card 1.6.4 asks for React 18 and react-spring 9 as peers, but works with later versions.
[ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --legacy-peer-deps --no-audit --no-fund --loglevel=error
node build.mjs "$@"
if [ "$1" = loading ]; then
  shift
  exec node loading.mjs "$@"
fi
# The loading is measured even if measurements of the decks have failed.
status=0
node run.mjs "$@" || status=$?
if [ $# -eq 0 ]; then node loading.mjs || status=$?; fi
exit $status
