import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BROTLI_MODULE } from './install-programs.mjs';

/**
 * Starts nginx with two servers: one for the site with its `_nginx.conf`, one for `plain` in the `folder`.
 * @returns the origins of both, and a function that stops nginx
 */
export async function startNginx({ program, folder, dist, base }) {
  const [sitePort, plainPort] = [await freePort(), await freePort()];
  // `_nginx.conf` expects a root that has the site at its base.
  const root = join(folder, 'root');
  rmSync(root, { recursive: true, force: true });
  const link = join(root, base).replace(/\/$/, '');
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(dist, link);
  const conf = join(folder, 'nginx.conf');
  writeFileSync(
    conf,
    `load_module ${BROTLI_MODULE};
daemon off;
user ${userInfo().username};
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `  ${use}_temp_path ${folder}/temp;`).join('\n')}
  server {
    listen ${sitePort};
    root ${root};
    brotli_static on;
    include ${dist}/_nginx.conf;
  }
  server {
    listen ${plainPort};
    root ${folder}/plain;
  }
}
`,
  );
  const server = spawn(program, ['-c', conf, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  await waitForResponse(sitePort, server);
  return {
    site: `http://localhost:${sitePort}`,
    plain: `http://localhost:${plainPort}`,
    stop: () => server.kill('SIGTERM'),
  };
}

async function freePort() {
  const server = createServer();
  await once(server.listen(0), 'listening');
  const { port } = server.address();
  await once(server.close(), 'close');
  return port;
}

async function waitForResponse(port, server) {
  for (;;) {
    if (server.exitCode !== null) throw new Error('nginx did not start');
    try {
      await fetch(`http://localhost:${port}/`);
      return;
    } catch {
      await wait(50);
    }
  }
}
