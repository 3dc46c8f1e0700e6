import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../e2e/support/is-release';
import { startCloudflare, type CloudflareStandIn } from '../../../support/hosts/cloudflare-stand-in';

const ROOT = join(import.meta.dirname, '../../../..');
const TOKEN = 'token-of-ana';

/** Only in a release, since it builds the fixture's site twice. */
describe.runIf(IS_RELEASE)('our-story publish', () => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  let host: CloudflareStandIn;

  /** Runs the command, and types into it. */
  const publish = async (options: string[], typed = '') => {
    const env = {
      ...process.env,
      CONTENT: join(folder, 'content'),
      XDG_CONFIG_HOME: join(folder, 'settings'),
      DBUS_SESSION_BUS_ADDRESS: 'none',
      CLOUDFLARE_API_BASE_URL: host.url,
    };
    const command = spawn(process.execPath, ['commands/run.mjs', 'publish', ...options], { cwd: ROOT, env });
    let said = '';
    for (const output of [command.stdout, command.stderr]) output.on('data', (piece) => (said += String(piece)));
    command.stdin.end(typed);
    const [code] = (await once(command, 'close')) as [number];
    return { isDone: code === 0, said };
  };

  beforeAll(async () => {
    host = await startCloudflare();
    cpSync(join(ROOT, 'tests/fixtures/mountains/content'), join(folder, 'content'), { recursive: true });
  });
  afterAll(async () => {
    await host.close();
    rmSync(folder, { recursive: true });
  });

  test('asks for a token once, publishes, lists versions and forgets the token', async () => {
    const first = await publish([], `${TOKEN}\n`);
    expect(first).toMatchObject({
      isDone: true,
      said: expect.stringContaining('https://thordis-bjorn.ana-and-luis.workers.dev'),
    });
    expect(first.said).toContain('Account · Workers Scripts · Edit');
    expect(first.said).not.toContain(TOKEN);
    expect(host.served('thordis-bjorn')?.get('/index.html')).toContain('Bjørn');
    expect((await publish([])).said).toContain('everything is online already');
    expect((await publish(['--versions'])).said).toMatch(/^1 .*\(online now\)$/m);
    expect(await publish(['--back', '7'])).toMatchObject({
      isDone: false,
      said: 'There is no version 7. --versions lists them.\n',
    });
    expect(await publish(['--forget'])).toMatchObject({ isDone: true });
    expect(await publish(['--preview'])).toMatchObject({
      isDone: false,
      said: expect.stringContaining('needs a token of yours'),
    });
  });

  test('explains invalid options', async () => {
    expect(await publish(['--host', 'geocities'])).toMatchObject({
      isDone: false,
      said: expect.stringContaining('--host cloudflare|netlify|github'),
    });
    expect(await publish(['--name', 'Ana & Luís'])).toMatchObject({
      isDone: false,
      said: expect.stringContaining('Lower-case letters'),
    });
  });
});
