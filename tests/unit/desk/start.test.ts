import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { readLanguages } from '../../../build/read/languages/shipped-words.ts';
import { Questions } from '../../../desk/page/start/questions';
import { useDesk } from '../../../desk/page/state/desk-store';
import type { EditState } from '../../../desk/protocol';
import { openEditor } from '../../../desk/server/editor';
import { listQuestions, namesIn, readAnswers, type Answers } from '../../../desk/server/start/answers';
import { isFree, writeFolder } from '../../../desk/server/start/write-folder';
import { readContentState } from '../../../desk/server/state/edit-state';
import { DUSK } from '../../../src/model/colours/backgrounds';
import { WORLD_NAMES } from '../../../src/model/worlds';
import { isSample } from '../../fixtures/sample';
import { cacheOf, shareCache, temporaryFolder } from '../../fixtures/temporary-folder';

const ANSWERS: Answers = {
  names: ['Zoë', "D'Arcy: #1"],
  date: '2099-05-01',
  place: "Saint John's",
  language: 'en',
  world: 'harbour',
};

let home = '';
// Spaces and an accent, since every path must survive them.
beforeEach(() => void (home = temporaryFolder(null, 'Zoë und Max ')));
/** Writes a new couple's folder. @returns its content */
const makeFolder = async (answers: Answers, name = 'wedding') => {
  const folder = join(home, name);
  await writeFolder(folder, answers, '1.0.0');
  return openProject(folder, 'content', null).read();
};

describe('a new couple’s content', () => {
  test('has no mistakes in any language or world, and notes what is left to write', async () => {
    for (const [language] of readLanguages()) {
      shareCache(cacheOf(join(home, language)));
      const { mistakes, warnings, written, notes, facts } = await makeFolder({ ...ANSWERS, language }, language);
      expect([language, mistakes, warnings]).toEqual([language, [], []]);
      expect(written?.site).toMatchObject({ couple: { names: ANSWERS.names }, language, world: 'harbour' });
      expect(written?.story?.cards).toHaveLength(3);
      expect(written?.schedule?.events.map(({ date }) => date)).toEqual([ANSWERS.date]);
      expect(JSON.stringify([written?.site, written?.travel])).not.toContain('{place}');
      expect(notes.length).toBeGreaterThan(15);
      expect(facts.filter(({ isSample }) => isSample)).toEqual([]);
    }
    // Only the photo world’s content has a photo, on its cover.
    shareCache(cacheOf(join(home, 'photo')));
    for (const world of WORLD_NAMES) expect((await makeFolder({ ...ANSWERS, world }, world)).mistakes).toEqual([]);
  });

  test.each(['Lisbon', 'lisbon'])('has the time zone and country of the place: %s', async (place) => {
    const { written } = await makeFolder({ ...ANSWERS, place });
    expect(written?.site.wedding.timeZone).toBe('Europe/Lisbon');
    expect(written?.places.places['venue']?.address).toBe('Lisbon, Portugal');
  });

  test.each(['Bali', 'Portland, Maine'])(
    'has the place as written if it is not only a city’s name: %s',
    async (place) => {
      const { written } = await makeFolder({ ...ANSWERS, place });
      expect(written?.places.places['venue']?.address).toBe(place);
    },
  );
});

describe('a couple’s folder', () => {
  test('has one dependency, four scripts and no code', async () => {
    await makeFolder(ANSWERS);
    const file = JSON.parse(readFileSync(join(home, 'wedding/package.json'), 'utf8')) as Record<string, object>;
    expect(file['dependencies']).toEqual({ 'our-story': '1.0.0' });
    expect(Object.keys(file['scripts'] ?? {})).toEqual(['start', 'edit', 'check', 'build']);
    const files = readdirSync(join(home, 'wedding'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /\.[cm]?[jt]sx?$/.test(name))).toEqual([]);
  });

  test('keeps guests’ postal addresses out of Git', async () => {
    await makeFolder(ANSWERS);
    const ignored = readFileSync(join(home, 'wedding/.gitignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['guests.csv', 'invitation/']));
  });

  test.skipIf(process.platform === 'win32')(
    'opens the desk with a double-click, and installs the program first if needed',
    async () => {
      await makeFolder(ANSWERS, 'Unsere Hochzeit');
      const folder = join(home, 'Unsere Hochzeit');
      const bin = join(home, 'bin');
      mkdirSync(bin);
      for (const name of ['dirname', 'touch', 'mkdir'])
        symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(bin, name));
      // A stand-in for npm, whose installation fails if there is a file `broken`.
      writeFileSync(
        join(bin, 'npm'),
        '#!/bin/bash\necho "npm $*"; test "$1" = run || { mkdir -p node_modules/our-story; touch package-lock.json node_modules/.package-lock.json; test ! -e broken; }\n',
        { mode: 0o755 },
      );
      const open = () =>
        spawnSync(join(folder, 'Edit (Mac).command'), { env: { PATH: bin }, encoding: 'utf8', input: '' });
      /** The commands of npm that a double-click runs. */
      const runStarter = () => open().stdout.match(/npm (install|run edit)/g);
      expect(open()).toMatchObject({ status: 1, stdout: expect.stringContaining('https://nodejs.org') as string });
      symlinkSync(process.execPath, join(bin, 'node'));
      expect([runStarter(), runStarter()]).toEqual([['npm install', 'npm run edit'], ['npm run edit']]);
      // A copied or synced folder has the other computer's program, for another system.
      writeFileSync(join(folder, 'node_modules/.installed-for'), 'win32-arm');
      expect([runStarter(), runStarter()]).toEqual([['npm install', 'npm run edit'], ['npm run edit']]);
      // The starter installs again if `package.json` is more than 2 s newer than the installation.
      utimesSync(join(folder, 'package.json'), new Date(), new Date(Date.now() + 5000));
      expect(runStarter()).toEqual(['npm install', 'npm run edit']);
      writeFileSync(join(folder, 'broken'), '');
      utimesSync(join(folder, 'package.json'), new Date(), new Date(Date.now() + 5000));
      expect(open()).toMatchObject({ status: 1, stdout: expect.stringContaining('is this computer online') as string });
    },
  );

  test('has Windows line endings in its starter for Windows', async () => {
    await makeFolder(ANSWERS);
    expect(readFileSync(join(home, 'wedding/Edit (Windows).cmd'), 'utf8')).not.toMatch(/(?<!\r)\n/);
  });

  test('may have a language of its own, whose mistakes are reported', async () => {
    await makeFolder(ANSWERS);
    const content = join(home, 'wedding/content');
    mkdirSync(join(content, 'languages'));
    const dutch = join(content, 'languages/nl.yaml');
    const words = String(readLanguages().get('en')?.text).replace('name: English', 'name: Nederlands');
    writeFileSync(dutch, words);
    const site = join(content, 'site.yaml');
    writeFileSync(site, readFileSync(site, 'utf8').replace('language: en', 'language: nl'));
    const check = () => openProject(join(home, 'wedding'), 'content', null).read();
    const { mistakes, language } = await check();
    expect([mistakes, language.name]).toEqual([[], 'Nederlands']);
    writeFileSync(dutch, words.replace(/ +open: .*\n/, ''));
    expect((await check()).mistakes.map(({ file }) => file)).toEqual([relative(process.cwd(), dutch)]);
    writeFileSync(dutch, Buffer.from(words.replace('Nederlands', 'Één'), 'latin1'));
    expect((await check()).mistakes.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^"Één" cannot be read here: the file is not saved as UTF-8/),
    ]);
  });

  test('has a matching background for cards that set none', async () => {
    await makeFolder(ANSWERS);
    appendFileSync(join(home, 'wedding/content/story.yaml'), 'matchColours: true\n');
    const { matched } = await readContentState(openProject(join(home, 'wedding'), 'content', null));
    // Until a card sets a background, the story has dusk.
    expect(matched).toHaveProperty([DUSK.join()]);
  });

  test('is only started where there are no other files', async () => {
    expect(await isFree(join(home, 'new'))).toBe(true);
    mkdirSync(join(home, 'old'));
    expect(await isFree(join(home, 'old'))).toBe(true);
    // Files that an operating system adds on its own.
    for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) writeFileSync(join(home, 'old', name), '');
    expect(await isFree(join(home, 'old'))).toBe(true);
    cpSync(import.meta.filename, join(home, 'old/.gitignore'));
    expect(await isFree(join(home, 'old'))).toBe(false);
    // A file is not a folder.
    expect(await isFree(join(home, 'old/.gitignore'))).toBe(false);
  });
});

const ROOT = join(import.meta.dirname, '../../..');

describe.skipIf(!isSample)('starting from the sample', () => {
  const content = () => join(home, 'content');
  /** The name and text of every file but the media; folders have no text. */
  const texts = () =>
    readdirSync(content(), { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('media'))
      .toSorted()
      .map((name) => [name, name.endsWith('.yaml') ? readFileSync(join(content(), name), 'utf8') : '']);
  const open = async () => {
    const project = openProject(home, 'content', null);
    return { project, editor: await openEditor({ project, pictures: new Map(), onChange: () => {} }) };
  };
  beforeEach(() => {
    cpSync(join(ROOT, 'content'), content(), { recursive: true });
    shareCache(cacheOf(home));
  });

  test('replaces every file in one step, which undo reverts to the byte and redo repeats', async () => {
    // A byte order mark, which undo must restore, too.
    writeFileSync(join(content(), 'faq.yaml'), `\uFEFF${readFileSync(join(content(), 'faq.yaml'), 'utf8')}`);
    // The couple may have deleted the sample's photos.
    rmSync(join(content(), 'media'), { recursive: true });
    const before = texts();
    const { project, editor } = await open();
    expect(await editor.start({ ...ANSWERS, world: 'photo' })).toEqual({ status: 'done' });
    const { written, mistakes, translations, facts } = await project.read();
    expect([mistakes, translations, facts.filter(({ isSample }) => isSample)]).toEqual([[], [], []]);
    expect(written?.site.couple.names).toEqual(ANSWERS.names);
    expect(readdirSync(content())).not.toContain('es');
    const startedTexts = texts();
    // A second start would replace the couple’s own words.
    expect(await editor.start(ANSWERS)).toMatchObject({ status: 'refused' });
    const { editor: restarted } = await open();
    expect(await restarted.undo()).toEqual({ status: 'done' });
    expect(texts()).toEqual(before);
    expect(await restarted.redo()).toEqual({ status: 'done' });
    expect(texts()).toEqual(startedTexts);
  });
});

test('answers are trimmed, and an invalid one is reported with its question', () => {
  const given = { names: 'Ana & Luís', date: '2099-05-01', place: ' Porto ', language: 'pt', world: 'photo' };
  expect(readAnswers(given)).toEqual({ ...given, names: ['Ana', 'Luís'], place: 'Porto' });
  expect(readAnswers({ ...given, date: ' 2099-05-01', language: 'pt ', world: ' photo' })).toMatchObject({
    date: '2099-05-01',
    language: 'pt',
    world: 'photo',
  });
  expect(readAnswers({ ...given, place: 'xqzzy' })).toMatchObject({ status: 'refused', question: 'place' });
  expect(readAnswers({})).toMatchObject({ status: 'refused', question: 'names' });
});

test('every question has a valid default and explains an invalid answer', () => {
  for (const { name, usual, faultOf } of listQuestions()) {
    expect([name, faultOf(usual), faultOf('xqzzy')]).toEqual([name, null, expect.stringMatching(/\.$/)]);
  }
});

test('two names may be joined in several ways', () => {
  for (const answer of ['Ana & Luís', 'Ana, Luís', 'Ana e Luís', 'Ana ed Luís', 'Ana й Luís', 'Ana + Luís'])
    expect(namesIn(answer)).toEqual(['Ana', 'Luís']);
});

test.each([
  ['the example', true, 'Undo restores the example.'],
  ['their changes, too', false, 'everything you have changed in it.'],
])('a couple read that a site of their own replaces %s', (_what, isAllSample, hint) => {
  // A server's render shows a store's initial state.
  const initial = Object.assign(useDesk.getInitialState(), {
    state: { isAllSample, undo: null, redo: null } as EditState,
  });
  expect(renderToStaticMarkup(createElement(Questions, { close: () => {} }))).toContain(hint);
  Object.assign(initial, { state: null });
});
