import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { run } from '../../../commands/invitations.ts';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder.ts';

afterEach(() => vi.restoreAllMocks());

/** A couple's folder with only the files that invitations need. */
async function newFolder(): Promise<string> {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'content'));
  for (const name of ['site', 'places', 'schedule', 'reply'])
    await cp(join(MOUNTAINS, `${name}.yaml`), join(folder, `content/${name}.yaml`));
  return folder;
}

test('invitations need a visible reply page, and a message says how to get one', async () => {
  const folder = await newFolder();
  await appendFile(join(folder, 'content/site.yaml'), '\nhidden: [reply]\n');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  expect(await run(folder, ['guests.csv'])).toBe(false);
  const message = error.mock.lastCall?.join() ?? '';
  expect(message).toMatch(/^Guests cannot answer yet\. .* or show it if it is hidden/);
  // The couple's folder has no docs, so the path leads to the engine's.
  const [, docs = 'no path'] = /see (\S+)\.$/.exec(message) ?? [];
  expect(existsSync(join(folder, docs))).toBe(true);
});

/** A couple's folder with the address of a site. */
async function folderWithAddress(): Promise<string> {
  const folder = await newFolder();
  const site = join(folder, 'content/site.yaml');
  const text = await readFile(site, 'utf8');
  await writeFile(site, text.replace(/^address: .*/m, 'address: https://thordis-and-bjorn.pages.dev'));
  return folder;
}

test('an empty table is refused, so that earlier households keep their ids', async () => {
  const folder = await folderWithAddress();
  await writeFile(join(folder, 'guests.csv'), 'names,events\n');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run(folder, ['guests.csv'])).toBe(false);
  expect(error.mock.lastCall?.join()).toBe('guests.csv has no households.');
});

test('refuses a folder, and a table not in UTF-8 with its first unreadable word', async () => {
  const folder = await folderWithAddress();
  await writeFile(join(folder, 'guests.csv'), Buffer.from('names\nZoë & Max\n', 'latin1'));
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run(folder, ['guests.csv'])).toBe(false);
  expect(error.mock.calls.join()).toMatch(
    /^guests\.csv:2:1 {2}"Zoë" cannot be read here: the file is not saved as UTF-8\./,
  );
  expect(await run(folder, ['content'])).toBe(false);
  expect(error.mock.lastCall?.join()).toContain('There is no file content here.');
});

test('a table may name the events of a hidden schedule', async () => {
  const folder = await folderWithAddress();
  await appendFile(join(folder, 'content/site.yaml'), '\nhidden: [schedule]\n');
  await writeFile(join(folder, 'guests.csv'), 'names,events\nAna,feast ball\n');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await run(folder, ['guests.csv']);
  expect(error.mock.calls.join()).toBe(
    'guests.csv: “Ana”: the schedule has no event "ball". It has supper, wedding, feast.',
  );
});

test('QR codes of an earlier table stay, and the couple learn which', async () => {
  const folder = await folderWithAddress();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const invite = async (table: string) => {
    await writeFile(join(folder, 'guests.csv'), `names\n${table}\n`);
    log.mockClear();
    expect(await run(folder, ['guests.csv'])).toBe(true);
    return log.mock.calls.join('\n');
  };
  expect(await invite('Kim\nAna & Luís\nОлена')).not.toContain('earlier');
  // A file of the couple’s own, which the message leaves out.
  await writeFile(join(folder, 'invitation/sketch.png'), '');
  // Ana & Luís become 001, so 002 is no longer theirs. Names in another alphabet have only a number: 003.
  const message = await invite('Ana & Luís');
  expect(message).toMatch(
    /from an earlier table\. Delete them, .*: 001-kim\.png, 001-kim\.svg, 002-ana-luis\.png, .*, 003\.png, 003\.svg\.$/m,
  );
  expect(message).toContain('guests.csv no longer has Kim; Олена, so');
});
