@echo off
rem Opens your site for editing, in the browser. Double-click this file in File Explorer.
pushd "%~dp0"

node -e "const [a, b] = process.versions.node.split('.'); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)" 2>nul || goto :node

rem Fetches the program once, and again when another version is named or a copied folder has it for another system.
node -e "const fs = require('fs'); const time = (file) => fs.statSync(file).mtimeMs; time('node_modules/our-story'); if (fs.readFileSync('node_modules/.installed-for', 'utf8') != process.platform + '-' + process.arch) process.exit(1); const fetched = time('node_modules/.package-lock.json') + 2000; process.exit(fetched < Math.max(time('package.json'), time('package-lock.json')) ? 1 : 0)" 2>nul && goto :edit
echo Fetching the program. This takes a minute or two, only this time.
rem npm replaces packages for another system when it installs, but their commands only when it rebuilds.
call npm install --omit=dev --no-audit --no-fund && call npm rebuild --ignore-scripts || goto :fetch
node -e "require('fs').writeFileSync('node_modules/.installed-for', process.platform + '-' + process.arch)"

:edit
echo Your site opens in the browser in a moment. Leave this window open while you edit.
call npm run edit && exit /b
set "why=Editing has stopped. What went wrong is above."
goto :stop

:node
set "why=You need Node 20.19, 22.12 or later. Get the LTS version at https://nodejs.org, install it, then open this file again."
goto :stop

:fetch
set "why=The program could not be fetched: is this computer online? What went wrong is above."

:stop
echo.
echo %why%
echo.
pause
exit /b 1
