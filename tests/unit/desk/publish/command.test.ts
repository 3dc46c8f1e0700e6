import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../e2e/support/is-release';
import { NO_KEYCHAIN } from '../../../support/no-keychain.mjs';
import { startCloudflare, type CloudflareStandIn } from '../../../support/hosts/cloudflare-stand-in';

const ROOT = join(import.meta.dirname, '../../../..');
const TOKEN = 'token-of-ana';

/** Only in a release, since it builds the fixture's site twice. */
describe.runIf(IS_RELEASE)('our-story publish', () => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  let host: CloudflareStandIn;

  /** Runs the command. @param typed what the couple enter when asked */
  const publish = async (options: string[], typed = '') => {
    const env = {
      ...process.env,
      CONTENT: join(folder, 'content'),
      XDG_CONFIG_HOME: join(folder, 'settings'),
      // Without a keychain, the token is kept in a file.
      ...NO_KEYCHAIN,
      CLOUDFLARE_API_BASE_URL: host.url,
    };
    const command = spawn(process.execPath, ['commands/run.mjs', 'publish', ...options], { cwd: ROOT, env });
    let output = '';
    for (const stream of [command.stdout, command.stderr]) stream.on('data', (piece) => (output += String(piece)));
    command.stdin.end(typed);
    const [code] = (await once(command, 'close')) as [number];
    return { isDone: code === 0, output };
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
      output: expect.stringContaining('https://thordis-bjorn.ana-and-luis.workers.dev'),
    });
    expect(first.output).toContain('Account · Workers Scripts · Edit');
    expect(first.output).not.toContain(TOKEN);
    expect(host.served('thordis-bjorn')?.get('/index.html')).toContain('Bjørn');
    expect((await publish([])).output).toContain('everything is online already');
    expect((await publish(['--versions'])).output).toMatch(/^1 .*\(online now\)$/m);
    expect(await publish(['--back', '7'])).toMatchObject({
      isDone: false,
      output: 'There is no version 7. --versions lists them.\n',
    });
    expect(await publish(['--forget'])).toMatchObject({ isDone: true });
    expect(await publish(['--preview'])).toMatchObject({
      isDone: false,
      output: expect.stringContaining('needs a token of yours'),
    });
  });

  test('explains invalid options', async () => {
    expect(await publish(['--host', 'geocities'])).toMatchObject({
      isDone: false,
      output: expect.stringContaining('--host cloudflare|netlify|github'),
    });
    expect(await publish(['--name', 'Ana & Luís'])).toMatchObject({
      isDone: false,
      output: expect.stringContaining('Lower-case letters'),
    });
  });
});
