#!/bin/sh
# Installs the rivals, builds them and the site, and measures all side by side: run.sh [options of run.mjs].
set -e
cd "$(dirname "$0")"
# react-tinder-card 1.6.4 names React 18 and react-spring 9 as its peers; it works with the later ones.
npm ci --legacy-peer-deps --no-audit --no-fund --loglevel=error
node build.mjs
exec node run.mjs "$@"
