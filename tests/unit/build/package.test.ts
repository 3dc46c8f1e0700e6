import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../e2e/support/is-release.ts';
import { findChromium } from '../../../tools/chromium.mjs';

const ROOT = join(import.meta.dirname, '../../..');
/** Drawings of the photo world: part of the path of the rings, and of the bubbles above the glasses. */
const RINGS = 'M56 98a9 9';
const BUBBLES = 'M38 66v.1';
/** Limits in bytes. */
const LARGEST_TARBALL = 8e6;
const LARGEST_INSTALLATION = 250e6;

/**
 * Takes a minute and needs npm's registry, so only a release runs it. `start.test.ts` and `update.test.ts` test the
 * parts. Each test continues with the couple's folder as the test before leaves it.
 */
describe.runIf(IS_RELEASE)('the packed engine', () => {
  const home = mkdtempSync(join(tmpdir(), 'Zoë und Max '));
  const folder = join(home, 'Unsere Hochzeit');
  const program = join(folder, 'node_modules/our-story/commands/run.mjs');
  const run = async (cwd: string, file: string, ...options: string[]) =>
    (await promisify(execFile)(file, options, { cwd, env: { ...process.env, BROWSER: 'none' } })).stdout;
  const npmRun = (name: string) => run(folder, 'npm', 'run', '--silent', name);
  const readBuilt = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  /** All built scripts or style sheets. */
  const readAll = (ending: '.js' | '.css') =>
    readdirSync(join(folder, 'dist/assets'))
      .filter((name) => name.endsWith(ending))
      .map((name) => readBuilt(`assets/${name}`))
      .join('');

  beforeAll(async () => {
    await run(ROOT, 'npm', 'pack', '--pack-destination', home);
    writeFileSync(join(home, 'package.json'), '{ "private": true }');
    await run(join(ROOT, 'create'), 'npm', 'pack', '--pack-destination', home);
    await run(home, 'npm', 'install', '--omit=dev', './our-story-1.0.0.tgz', './create-our-story-1.0.0.tgz');
    const answers = '--names Zoë,Max --date 2099-05-01 --place Lisbon --language de --world photo';
    await run(home, 'npx', 'create-our-story', folder, '--yes', ...answers.split(' '));
  }, 180_000);
  afterAll(() => rmSync(home, { recursive: true }), 60_000);

  test('is small, and so is what it installs', () => {
    expect(statSync(join(home, 'our-story-1.0.0.tgz')).size).toBeLessThan(LARGEST_TARBALL);
    const files = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
    const sizes = files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST_INSTALLATION);
  });

  test('checks, edits, builds and archives a couple’s folder', async () => {
    expect(await npmRun('check')).toContain('No mistakes: the site can be built.');
    await change('thanks.yaml', ['later'], 'Wir freuen uns auf euch!', 'Bis bald in Lissabon!');
    expect(await npmRun('build')).toContain('Your site is in the folder dist.');
    expect(readBuilt('index.html')).toContain('Zoë');
    expect(readBuilt('index.html')).not.toMatch(/@fs|node_modules/);
    const code = readAll('.js');
    expect(code).toContain('Bis bald in Lissabon!');
    // Of the drawings for events, guests download only the rings, which the site's one event has.
    expect(code).toContain(RINGS);
    expect(code).not.toContain(BUBBLES);
    const drawings = readFileSync(join(ROOT, 'src/worlds/photo/ornaments/event-drawing.tsx'), 'utf8');
    expect(drawings).toContain(BUBBLES);
    // The menu has all pages of a new site except the thank-you, which appears later.
    expect(await visit()).toEqual({ names: 'Zoë & Max', pages: 6 });
    await run(folder, 'npx', 'our-story', 'archive');
    expect(existsSync(join(folder, 'archive/index.html'))).toBe(true);
    expect(await run(folder, 'npx', 'our-story', 'update')).toContain('nothing to do');
  });

  test('makes the whole sample', async () => {
    await run(home, 'npx', 'our-story', 'new', 'sample', '--sample');
    expect(await run(join(home, 'sample'), 'npm', 'run', '--silent', 'check')).toMatch(
      /content\/story\.yaml +all of it: 50 cards/,
    );
  });

  test('builds a world of the couple’s own, and only that', async () => {
    await run(folder, 'npx', 'our-story', 'world', '--from', 'mountains');
    rewrite('content/site.yaml', 'world: photo', 'world: own');
    rewrite('world/palette.css', /--paper: #\w+/, '--paper: #fedcba');
    expect(await npmRun('build')).toContain('Your site is in the folder dist.');
    expect(readAll('.css')).toContain('--paper:#fedcba');
    expect(readAll('.js')).not.toContain(RINGS);
  });

  test('updates engine and oldest content, or neither if the content cannot be read', async () => {
    const old = readFileSync(join(folder, 'package.json'), 'utf8');
    cpSync(join(ROOT, 'tests/fixtures/version-1'), join(folder, 'content'), { recursive: true });
    const unpacked = join(home, 'package');
    await run(home, 'tar', '-xf', 'our-story-1.0.0.tgz');
    writeFileSync(join(unpacked, 'index.html'), `${readFileSync(join(unpacked, 'index.html'), 'utf8')}<!-- newer -->`);
    await run(unpacked, 'npm', 'pack', '--ignore-scripts', '--pack-destination', home);
    const update = () => run(folder, 'npx', 'our-story', 'update', '../our-story-1.0.0.tgz');
    rewrite('content/places.yaml', 'places:', 'places: [');
    await expect(update()).rejects.toThrow('places.yaml cannot be read');
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(old);
    const engine = () => readFileSync(join(folder, 'node_modules/our-story/index.html'), 'utf8');
    expect(engine()).not.toContain('newer');
    rewrite('content/places.yaml', 'places: [', 'places:');
    // Version 2 renamed the events' drawings, and the update lists each changed line.
    expect(await update()).toMatch(/- +drawing: \w+\n +\+ +drawing: \w+[^]*Done\./);
    expect(engine()).toContain('newer');
    expect(readFileSync(join(folder, 'world/palette.css'), 'utf8')).toContain('--paper: #fedcba');
    // The update has deleted the previous engine's package.
    expect(readdirSync(folder).filter((name) => name.endsWith('.tgz'))).toHaveLength(1);
  });

  function rewrite(name: string, from: string | RegExp, to: string): void {
    const before = readFileSync(join(folder, name), 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(join(folder, name), after);
  }

  /** Opens the built site in a browser, as a guest does. */
  async function visit(): Promise<{ names: string; pages: number }> {
    const served = spawn(process.execPath, [program, 'preview', '--port', '4399', '--strictPort'], { cwd: folder });
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
    try {
      await once(served.stdout, 'data');
      const page = await browser.newPage();
      await page.goto('http://localhost:4399/');
      const names = (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll(/\s+/g, ' ');
      await page.getByRole('button').click();
      await page.getByRole('navigation').getByRole('link').first().waitFor();
      return { names, pages: await page.getByRole('navigation').getByRole('link').count() };
    } finally {
      await browser.close();
      served.kill();
    }
  }

  /** Changes a text as the desk does. */
  async function change(file: string, path: string[], was: string, value: string): Promise<void> {
    const desk = spawn(process.execPath, [program, 'edit'], { cwd: folder, env: { ...process.env, BROWSER: 'none' } });
    try {
      const [, address = ''] = /at (http:\S+)/.exec(String(await once(desk.stdout, 'data'))) ?? [];
      const [, token = ''] = /edit-token" content="([^"]+)/.exec(await (await fetch(address)).text()) ?? [];
      const headers = { origin: new URL(address).origin, 'x-edit-token': token, 'x-edit-request': randomUUID() };
      const step = { label: 'a word', changes: [{ kind: 'set', at: { file, path }, was, value }] };
      const answer = await fetch(`${address}api/change`, { method: 'POST', headers, body: JSON.stringify([step]) });
      expect(await answer.json()).toEqual([{ status: 'done' }]);
    } finally {
      desk.kill();
    }
  }
});
