/** `node tools/engines.mjs` installs what `npm run test:engines` needs: Debian's Firefox ESR, WebKitGTK and Xvfb. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const WEBKIT_PATHS = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

export const ENGINES = {
  firefox: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  webkit: WEBKIT_PATHS.find((path) => existsSync(path)) ?? WEBKIT_PATHS[0],
};
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

const isInstalled = () =>
  [...Object.values(ENGINES), '/usr/bin/xvfb-run', '/usr/bin/xauth'].every((path) => existsSync(path));

function install() {
  console.log(`Installing ${PACKAGES.join(', ')}`);
  for (const options of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]])
    execFileSync('apt-get', ['-qq', ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    if (!isInstalled()) install();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (!isInstalled()) {
    console.error(`The engine tests need packages of Debian 12 or later: sudo apt-get install ${PACKAGES.join(' ')}`);
    process.exit(1);
  }
  console.log(`Engine tests use ${ENGINES.firefox} and ${ENGINES.webkit}`);
}
