import { spawnSync } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { run as key } from '../../../commands/key';
import { run as create } from '../../../commands/new';
import { run as publish } from '../../../commands/publish';
import { run as qr } from '../../../commands/qr';
import { run as update } from '../../../commands/update';
import { openProject } from '../../../build/check/open-project';
import { privateRoutes } from '../../../desk/server/private-routes';
import { startCloudflare } from '../../support/hosts/cloudflare-stand-in.ts';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const VERSION_1 = join(ROOT, 'tests/fixtures/version-1');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A couple's folder with only the files that every site has. */
async function newFolder(): Promise<string> {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'content'));
  for (const name of ['site.yaml', 'places.yaml']) await cp(join(MOUNTAINS, name), join(folder, 'content', name));
  return folder;
}

test.each([
  ['key', key],
  ['new', create],
  ['publish', publish],
  ['update', update],
])('our-story %s explains its use if it does not know an option', async (name, run) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run('/no/such/folder', ['--hepl'])).toBe(false);
  expect(error.mock.calls.flat().join('\n')).toContain(`our-story ${name} `);
});

test('npm create our-story says how to name the new folder', () => {
  const { status, stderr } = spawnSync(process.execPath, ['create/create.mjs'], { cwd: ROOT, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm create our-story our-wedding')]);
});

test('our-story new prints the time zone, and why the program cannot be packed', async () => {
  const folder = temporaryFolder();
  const npm = join(folder, 'npm-cli.js');
  await writeFile(npm, 'process.exit(1);');
  vi.stubEnv('npm_execpath', npm);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  // The list of cities lacks Capri, but has a Namibian city in a province named Caprivi.
  expect(await create(folder, ['wedding', '--yes', '--place', 'Capri'])).toBe(false);
  expect(log.mock.calls.join()).toContain('Time zone Africa/Windhoek, as in Katima Mulilo, Namibia.');
  expect(error.mock.lastCall?.join()).toMatch(/ cannot be packed\. Run "npm ci" there, then try again\.$/);
});

test('our-story new notes which system it fetched the program for, as Edit (Mac) does', async () => {
  const folder = temporaryFolder();
  const npm = join(folder, 'npm-cli.js');
  const packed = join(folder, 'wedding/our-story-1.0.0.tgz');
  const calls = `process.argv[2] === 'pack' ? fs.writeFileSync('${packed}', '') : fs.mkdirSync('node_modules');`;
  await writeFile(npm, `const fs = require('fs'); ${calls}`);
  vi.stubEnv('npm_execpath', npm);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await create(folder, ['wedding', '--yes'])).toBe(true);
  const system = await readFile(join(folder, 'wedding/node_modules/.installed-for'), 'utf8');
  expect(system).toBe(`${process.platform}-${process.arch}`);
  const starter = await readFile(join(folder, 'wedding/Edit (Mac).command'), 'utf8');
  expect(starter).toContain('writeFileSync("node_modules/.installed-for", process.platform + "-" + process.arch)');
});

test('our-story update shows each changed line on a line of its own', async () => {
  const folder = temporaryFolder();
  await cp(VERSION_1, join(folder, 'content'), { recursive: true });
  const schedule = join(folder, 'content/schedule.yaml');
  const text = await readFile(schedule, 'utf8');
  const drawing = '    drawing: bagels';
  // The file ends without a line break.
  await writeFile(schedule, `${text.replace(`${drawing}\n`, '').trimEnd()}\n${drawing}`);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await update(folder, ['--yes'])).toBe(true);
  expect(log.mock.calls.join('\n')).toMatch(/^ {4}- +drawing: bagels\n {4}\+ +drawing: brunch$/m);
});

test('our-story update copies the previous files even if the content is a link', async () => {
  const folder = temporaryFolder();
  await cp(VERSION_1, join(folder, 'synchronised'), { recursive: true });
  await mkdir(join(folder, 'site'));
  await symlink(join(folder, 'synchronised'), join(folder, 'site/content'));
  const before = await readFile(join(VERSION_1, 'schedule.yaml'), 'utf8');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await update(join(folder, 'site'), ['--yes'])).toBe(true);
  const backup = (await readdir(join(folder, 'site'))).find((name) => name.startsWith('content-')) ?? '';
  expect(await readFile(join(folder, 'site', backup, 'schedule.yaml'), 'utf8')).toBe(before);
});

test('a refused our-story update says where each mistake is, and leaves no copy behind', async () => {
  const folder = temporaryFolder();
  await cp(VERSION_1, join(folder, 'content'), { recursive: true });
  const schedule = join(folder, 'content/schedule.yaml');
  await writeFile(schedule, (await readFile(schedule, 'utf8')).replace('place: hotel', 'place: nowhere'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await update(folder, ['--yes'])).toBe(false);
  expect(error.mock.lastCall?.join()).toMatch(/^schedule\.yaml:\d+ {2}.*nowhere.*\nNothing was changed\.$/);
  expect((await readdir(folder)).filter((name) => name.startsWith('content'))).toEqual(['content']);
});

test('our-story update says if the previous version could not be installed again', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'package.json'), '{}');
  const npm = join(folder, 'npm-cli.js');
  // The first time, this npm installs a version whose update fails; after that, it fails itself.
  const engine = 'node_modules/our-story/commands';
  const install = `fs.mkdirSync('${engine}', { recursive: true }); fs.writeFileSync('${engine}/run.mjs', 'process.exit(1)');`;
  await writeFile(npm, `const fs = require('fs'); if (fs.existsSync('node_modules')) process.exit(1); ${install}`);
  vi.stubEnv('npm_execpath', npm);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await update(folder, ['9.9.9'])).toBe(false);
  expect(error.mock.lastCall?.join()).toMatch(/could not be installed\. Run "npm install"/);
});

test('our-story publish --forget explains that GitHub needs no token', async () => {
  const folder = await newFolder();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await publish(folder, ['--forget', '--host', 'github'])).toBe(false);
  expect(error.mock.lastCall?.join()).toBe('GitHub Pages needs no token, so there is nothing to forget.');
});

test('our-story publish says what to do at GitHub, where there is no token to ask for', async () => {
  const folder = await newFolder();
  // This folder has no git, so nothing is sent.
  vi.stubEnv('PATH', folder);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await publish(folder, ['--host', 'github', '--name', 'ana/our-day'])).toBe(false);
  expect(log.mock.calls.join('\n')).toContain('3. After the first time, open the repository’s Settings');
});

test('our-story publish says if no version exists, and if it cannot forget the token', async () => {
  const folder = await newFolder();
  const host = await startCloudflare();
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', host.url);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token-of-ana');
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await publish(folder, ['--versions'])).toBe(true);
  expect(log.mock.lastCall?.join()).toBe('Cloudflare has no version of thordis-bjorn yet.');
  expect(await publish(folder, ['--forget'])).toBe(false);
  expect(error.mock.lastCall?.join()).toBe(
    'Your token for Cloudflare is still in the variable CLOUDFLARE_API_TOKEN. Remove it there.',
  );
  await host.close();
});

test('our-story qr and the desk’s private link include the folder on GitHub Pages', async () => {
  const folder = await newFolder();
  const site = join(folder, 'content/site.yaml');
  await writeFile(site, (await readFile(site, 'utf8')).replace(/^address: .*/m, 'address: https://ana.github.io'));
  const record = {
    host: 'github',
    name: 'ana/our-day',
    address: 'https://ana.github.io/our-day/',
    seen: [],
    known: {},
  };
  await writeFile(join(folder, 'content/published.json'), JSON.stringify(record));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await qr(folder)).toBe(true);
  expect(log.mock.lastCall?.join()).toContain('Both lead to https://ana.github.io/our-day/.');
  const keyInDesk = () => privateRoutes(openProject(folder))['GET /key']();
  const link = expect.stringMatching(/^https:\/\/ana\.github\.io\/our-day\/#key=/);
  expect(await keyInDesk()).toMatchObject({ link });
  // A mistake elsewhere in the file does not hide the link.
  await appendFile(site, '\nnonsense: true\n');
  expect(await keyInDesk()).toMatchObject({ link });
});

test.each([
  ['key', key],
  ['qr', qr],
])('our-story %s and the desk explain a damaged key', async (_name, run) => {
  const folder = await newFolder();
  const site = join(folder, 'content/site.yaml');
  const text = await readFile(site, 'utf8');
  await writeFile(site, `${text.replace(/^address: .*/m, 'address: https://ana.pages.dev')}\nprivate: true\n`);
  await mkdir(join(folder, '.our-story'));
  await writeFile(join(folder, '.our-story/key.json'), '{"key":');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run(folder)).toBe(false);
  const message = expect.stringMatching(/^Your site's key, .*key\.json, is damaged\./);
  expect(error.mock.lastCall).toEqual([message]);
  for (const answer of Object.values(privateRoutes(openProject(folder))))
    expect(await answer()).toEqual({ status: 'refused', message });
});

test('neither our-story key nor the desk shows a private link with an example address', async () => {
  const folder = await newFolder();
  await appendFile(join(folder, 'content/site.yaml'), '\nprivate: true\n');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await key(folder)).toBe(true);
  expect(log.mock.lastCall?.join()).toContain('link: <your address>/#key=');
  expect(await privateRoutes(openProject(folder))['GET /key']()).toMatchObject({ link: null });
});
