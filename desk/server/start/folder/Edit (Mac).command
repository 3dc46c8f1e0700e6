#!/bin/bash
# Opens your site for editing, in the browser. Double-click this file in Finder.
cd "$(dirname "$0")" || exit 1

stop() {
  printf '\n%s\n\nPress Enter to close this window. ' "$1"
  read -r
  exit 1
}

node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null ||
  stop 'You need Node 20.19, 22.12 or later. Get the LTS version at https://nodejs.org, install it, then open this file again.'

# Fetches the program once, and again when another version is named or a copied folder has it for another system.
if ! node -e 'const fs = require("fs"); const time = (file) => fs.statSync(file).mtimeMs; time("node_modules/our-story"); if (fs.readFileSync("node_modules/.installed-for", "utf8") != process.platform + "-" + process.arch) process.exit(1); const fetched = time("node_modules/.package-lock.json") + 2000; process.exit(fetched < Math.max(time("package.json"), time("package-lock.json")) ? 1 : 0)' 2>/dev/null; then
  echo 'Fetching the program. This takes a minute or two, only this time.'
  # npm replaces packages for another system when it installs, but their commands only when it rebuilds.
  npm install --omit=dev --no-audit --no-fund && npm rebuild --ignore-scripts &&
    node -e 'require("fs").writeFileSync("node_modules/.installed-for", process.platform + "-" + process.arch)' ||
    stop 'The program could not be fetched: is this computer online? What went wrong is above.'
fi

echo 'Your site opens in the browser in a moment. Leave this window open while you edit.'
npm run edit || stop 'Editing has stopped. What went wrong is above.'
