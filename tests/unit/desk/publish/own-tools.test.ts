import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../e2e/support/is-release';
import { startCloudflare } from '../../../support/hosts/cloudflare-stand-in';
import { startNetlify } from '../../../support/hosts/netlify-stand-in';

/** The latest versions of the hosts' own tools that run on Node 20, each with its program's path. */
const TOOLS = { 'wrangler@4.60.0': 'wrangler/bin/wrangler.js', 'netlify-cli@23.15.0': 'netlify-cli/bin/run.js' };
const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/host-tools');

/** Shows that the stand-ins answer as the hosts do. Downloads 600 MB from npm's registry, once. */
describe.runIf(IS_RELEASE)('the hosts’ own tools publish to the stand-ins', () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-tools-'));
  const dist = join(folder, 'dist');
  const files = { 'index.html': '<h1>Ana and Luís</h1>', 'assets/app.js': 'console.log(1)', 'schedule.html': 'Noon' };

  /** Runs a tool, and installs it first if needed. @returns its output */
  const run = async (tool: keyof typeof TOOLS, options: string[], env: Record<string, string>) => {
    const home = join(CACHE, tool);
    const program = join(home, 'node_modules', TOOLS[tool]);
    if (!existsSync(program)) {
      mkdirSync(home, { recursive: true });
      writeFileSync(join(home, 'package.json'), '{ "private": true }');
      await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', tool], { cwd: home });
    }
    const variables = { PATH: process.env['PATH'], HOME: folder, CI: '1', WRANGLER_SEND_METRICS: 'false', ...env };
    return (await promisify(execFile)(process.execPath, [program, ...options], { cwd: folder, env: variables })).stdout;
  };

  beforeAll(() => {
    mkdirSync(join(dist, 'assets'), { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(dist, path), text);
    writeFileSync(join(dist, '_headers'), '/*\n  X-Robots-Tag: noindex\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('wrangler sends all files, then only the changed one', async () => {
    const host = await startCloudflare();
    const env = {
      CLOUDFLARE_API_BASE_URL: host.url,
      CLOUDFLARE_API_TOKEN: 'token-of-ana',
      CLOUDFLARE_ACCOUNT_ID: '0123456789abcdef0123456789abcdef',
    };
    const deploy = () =>
      run(
        'wrangler@4.60.0',
        ['deploy', '--name', 'wedding', '--assets', dist, '--compatibility-date', '2026-01-01'],
        env,
      );
    expect(await deploy()).toContain('https://wedding.ana-and-luis.workers.dev');
    expect(host.served('wedding')?.get('/schedule.html')).toBe('Noon');
    expect(host.received.splice(0).toSorted()).toEqual(
      Object.keys(files)
        .map((path) => `/${path}`)
        .toSorted(),
    );
    writeFileSync(join(dist, 'schedule.html'), 'One');
    await deploy();
    expect([host.received, host.served('wedding')?.get('/schedule.html')]).toEqual([['/schedule.html'], 'One']);
    const [version] = host.scripts.get('wedding')?.versions ?? [];
    expect(version?.config).toMatchObject({ _headers: '/*\n  X-Robots-Tag: noindex\n' });
    await host.close();
  });

  test('netlify publishes a draft that guests do not see, then a live version', async () => {
    const host = await startNetlify();
    host.sites.set('ana-luis', { id: 'site-of-ana', name: 'ana-luis', deploys: [], published: null });
    const env = { NETLIFY_API_URL: host.url, NETLIFY_AUTH_TOKEN: 'token-of-ana' };
    const deploy = (...options: string[]) =>
      run(
        'netlify-cli@23.15.0',
        ['deploy', '--no-build', '--dir', dist, '--site', 'ana-luis', '--json', ...options],
        env,
      );
    await deploy();
    expect(host.served('ana-luis')).toBeNull();
    await deploy('--prod');
    // The tool may send paths with or without a slash in front.
    expect(host.served('ana-luis')?.get('assets/app.js') ?? host.served('ana-luis')?.get('/assets/app.js')).toBe(
      'console.log(1)',
    );
    await host.close();
  });
});
