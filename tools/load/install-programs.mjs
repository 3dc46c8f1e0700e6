import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** nginx's module for brotli, where Debian installs it. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PROGRAMS = { nginx: '/usr/sbin/nginx', wrk: '/usr/bin/wrk' };
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'wrk'];

/** Installs Debian's packages of nginx and wrk if they are missing, and returns the programs' paths. */
export function installPrograms() {
  if (!isInstalled()) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
      throw new Error(`This needs nginx and wrk:  sudo apt-get install ${PACKAGES.join(' ')}`);
    console.log(`Installing ${PACKAGES.join(', ')}`);
    // At run level 1, Debian's package does not start a server of its own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const run = (...options) => execFileSync('apt-get', options, { stdio: ['ignore', 'ignore', 'inherit'], env });
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
  }
  return PROGRAMS;
}

function isInstalled() {
  return [BROTLI_MODULE, ...Object.values(PROGRAMS)].every((path) => existsSync(path));
}
