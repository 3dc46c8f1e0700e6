import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** nginx's module for brotli, on Debian. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PLACES = { nginx: '/usr/sbin/nginx', wrk: '/usr/bin/wrk' };
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'wrk'];

/** Returns the paths of nginx and wrk, and installs Debian's packages if they are missing. */
export function installPrograms() {
  if (!isInstalled()) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
      throw new Error(`This needs nginx and wrk:  sudo apt-get install ${PACKAGES.join(' ')}`);
    console.log(`Installing ${PACKAGES.join(', ')}`);
    // At this run level the package does not start its own server.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const run = (...options) => execFileSync('apt-get', options, { stdio: ['ignore', 'ignore', 'inherit'], env });
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
  }
  return PLACES;
}

function isInstalled() {
  return [BROTLI_MODULE, ...Object.values(PLACES)].every((path) => existsSync(path));
}
