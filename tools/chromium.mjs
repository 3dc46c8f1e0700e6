/**
 * `node tools/chromium.mjs` finds a Chromium for the browser tests, or installs one: Debian's package as root,
 * otherwise Playwright's download.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** The headless shell comes first: per page it needs half the CPU time of a full browser. */
const INSTALLED_PATHS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** @returns {string | null} the path of an installed Chromium, null if there is none */
export function findChromium() {
  const paths = [process.env.CHROMIUM_PATH, ...INSTALLED_PATHS, chromium.executablePath()];
  return paths.find((path) => path && existsSync(path)) ?? null;
}

function install() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
  } else run('npx', ['playwright', 'install', 'chromium']);
}

function run(command, args) {
  console.log(`No Chromium found. Running: ${command} ${args.join(' ')}`);
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    if (!findChromium()) install();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const found = findChromium();
  if (!found) {
    console.error(
      [
        'The browser tests need Chromium, and it could not be installed. Do one of these, then run the tests again:',
        '  Debian:            sudo apt-get update && sudo apt-get install chromium-headless-shell',
        '  Elsewhere:         npx playwright install chromium',
        '  Or use your own:   CHROMIUM_PATH=/path/to/chromium npm test',
      ].join('\n'),
    );
    process.exit(1);
  }
  console.log(`Browser tests use ${found}`);
}
