import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How to run a web server on a built site with the configuration that the build has written for it. */
type WebServer = {
  name: string;
  /** Null if it is not installed. */
  program: string | null;
  /** Its command line. @param conf the path of its configuration @param folder for its temporary files */
  options: (conf: string, folder: string) => string[];
  /** The text of its configuration, which makes it read the build's file. */
  conf: (where: { port: number; dist: string; folder: string; program: string }) => string;
};

/** The modules that Apache must load. On Debian the others are built in. */
const APACHE_MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'];

export const WEB_SERVERS: WebServer[] = [
  {
    name: 'nginx',
    program: findProgram('nginx'),
    options: (conf, folder) => ['-c', conf, '-p', folder, '-e', 'stderr'],
    conf: ({ port, dist, folder }) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  types { text/html html; text/javascript js; text/css css; }
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/temp;`).join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    include ${dist}/_nginx.conf;
  }
}
`,
  },
  {
    name: 'Apache',
    program: findProgram('apache2'),
    options: (conf) => ['-X', '-f', conf],
    conf: ({ port, dist, folder, program }) => `
${APACHE_MODULES.map((name) => `LoadModule ${name}_module ${join(dirname(program), '../lib/apache2/modules', `mod_${name}.so`)}`).join('\n')}
ServerName localhost
ServerRoot ${folder}
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
User nobody
Group nogroup
TypesConfig /dev/null
AddType text/html .html
AddType text/css .css
DocumentRoot ${dist}
<Directory ${dist}>
  AllowOverride All
  Require all granted
</Directory>
`,
  },
];

/** Runs `use` while the server serves the site. */
export async function serveWith(
  server: WebServer & { program: string },
  dist: string,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'web-server-'));
  const port = await findFreePort();
  const conf = join(folder, 'server.conf');
  writeFileSync(conf, server.conf({ port, dist, folder, program: server.program }));
  const running = spawn(server.program, server.options(conf, folder), { stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = once(running, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  try {
    while (!(await isUp(origin))) {
      if (running.exitCode !== null) throw new Error(`${server.name} did not start`);
      await wait(50);
    }
    await use(origin);
  } finally {
    running.kill();
    await exit;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The path of a program, null if it is not installed. Folders for servers are often not in a user's PATH. */
function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function isUp(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}
