import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changesOf } from '../../../desk/page/forms/entries/companions';
import { valueAt } from '../../../desk/model/values';
import { pictureStep } from '../../../desk/page/pictures/picture-step';
import type { Change, EditState, Step, Value } from '../../../desk/protocol';
import { openProject } from '../../../build/check/open-project.ts';
import { answerDesk } from '../../../desk/server/api';
import { explainTrouble, FileTrouble, readContentFile } from '../../../desk/server/history/content-files';
import { recoverFiles, rewrite as rewriteWith } from '../../../desk/server/history/rewrite-files';
import { openEditor, type Editor } from '../../../desk/server/editor';
import { isFromDesk } from '../../../desk/server/guard';
import { openHistory, type Request, type Rewrite } from '../../../desk/server/history/history';
import { replay } from '../../../desk/server/history/replay';
import { readNames, readSteps } from '../../../desk/server/requests';

const FIXTURE = join(import.meta.dirname, '../../fixtures/mountains/content');
/** How the reader of requests says what is wrong. */
const REFUSED = '"code"';
const TOKEN = 'a-token-of-this-morning';

/** Another program holds a file of this name; or the machine stops when it is to take its place; or the disk is full. */
const held = vi.hoisted(() => ({ name: '', forEver: false, isFull: false }));
vi.mock('node:fs/promises', async (importActual) => {
  const actual = await importActual<typeof import('node:fs/promises')>();
  const rename: typeof actual.rename = async (from, to) => {
    if (held.forEver && String(to).includes(held.name)) return new Promise(() => {});
    if (held.name !== '' && String(to).includes(held.name))
      throw Object.assign(new Error('held'), { code: 'EBUSY', path: from, dest: to });
    return actual.rename(from, to);
  };
  const writeFile: typeof actual.writeFile = async (path, data, options) => {
    const isFull = held.isFull && typeof path === 'string' && path.endsWith('.yaml');
    await actual.writeFile(path, isFull ? '' : data, options);
    if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC', path });
  };
  return { ...actual, rename, writeFile };
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const noteOf = () => join(folder, 'note.json');
const request: Request = { ids: ['one'], kind: 'change', step: { label: 'it', files: [], trashed: [] } };
const finish = async () => true;
const rewrite = (content: string, files: readonly Rewrite[]) =>
  rewriteWith(content, files, { request, place: noteOf(), finish });

describe('who may write', () => {
  const desk = { host: '127.0.0.1:5173', origin: 'http://127.0.0.1:5173', 'x-edit-token': TOKEN };
  const ask = (headers: Record<string, string | undefined>, method = 'POST', url = '/change') =>
    isFromDesk({ headers, method, url } as unknown as IncomingMessage, TOKEN);

  test('the desk, under each name of this machine', () => {
    expect(ask(desk)).toBe(true);
    expect(ask({ ...desk, host: 'localhost:5173', origin: 'http://localhost:5173' })).toBe(true);
    expect(ask({ ...desk, host: '[::1]:5173', origin: 'http://[::1]:5173' })).toBe(true);
  });

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of another server on this machine', { origin: 'http://127.0.0.1:8080' }],
    ['a page without an origin', { origin: 'null' }],
    ['a program that says no origin', { origin: undefined }],
    ['a name that was made to lead here', { host: 'evil.example:5173', origin: 'http://evil.example:5173' }],
    ['another machine of the network', { host: '192.168.0.7:5173', origin: 'http://192.168.0.7:5173' }],
    ['a request from another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['one without the token', { 'x-edit-token': undefined }],
    ['one with another token', { 'x-edit-token': 'a-token-of-yesterday-xx' }],
  ])('nobody else: not %s', (_who, headers) => {
    expect(ask({ ...desk, ...headers })).toBe(false);
  });

  test.each([
    ['//', {}],
    ['//[', { ...desk, 'x-edit-token': undefined }],
    ['/state', { host: 'localhost:99999' }],
  ])('a program that asks for what is no address is refused, too, and ends nothing: %s', async (url, headers) => {
    const answers: number[] = [];
    const response = { setHeader: () => {}, writeHead: (status: number) => (answers.push(status), response), end() {} };
    const answer = answerDesk(openProject(folder, '.', null), {} as Editor, TOKEN);
    const request = { headers, method: 'GET', url } as unknown as IncomingMessage;
    await answer(request, response as unknown as ServerResponse);
    expect(answers).toEqual([403]);
  });

  test('a picture’s address may hold the token, for looking only', () => {
    const { 'x-edit-token': _token, origin: _origin, ...plain } = desk;
    expect(ask(plain, 'GET', `/thumbnail?name=a.jpg&token=${TOKEN}`)).toBe(true);
    expect(ask(plain, 'GET', '/thumbnail?name=a.jpg')).toBe(false);
    expect(ask({ ...plain, origin: desk.origin }, 'POST', `/undo?token=${TOKEN}`)).toBe(false);
  });
});

describe('what a request may hold', () => {
  const step = (file: string, path: unknown[] = ['heading']) =>
    JSON.stringify([{ label: 'it', changes: [{ kind: 'set', at: { file, path }, was: null, value: 'x' }] }]);

  test('a content file by its name', () => {
    expect(readSteps(step('faq.yaml'))).toHaveLength(1);
    expect(readSteps(step('pt-BR/faq.yaml'))).toHaveLength(1);
  });

  test.each([
    '../package.json',
    '/etc/passwd',
    'a/../../x.yaml',
    '..\\x.yaml',
    'media/x.svg',
    'schema.ts',
    'es/../x.yaml',
    '',
  ])('no path out of the content’s folder: %s', (file) => {
    expect(() => readSteps(step(file))).toThrow(REFUSED);
  });

  test('no key that is more than a name, nothing else, and no step without a change', () => {
    expect(() => readSteps(step('faq.yaml', ['__proto__', 'x']))).toThrow(REFUSED);
    expect(() => readSteps(step('faq.yaml', []))).toThrow(REFUSED);
    expect(() => readSteps('[{"label":"x","changes":[]}]')).toThrow(REFUSED);
    expect(() => readSteps('[]')).toThrow(REFUSED);
    expect(() => readNames('[]')).toThrow(REFUSED);
  });
});

describe('writing', () => {
  test('takes the place of the old file whole, or of none where one has changed meanwhile', async () => {
    cpSync(FIXTURE, folder, { recursive: true });
    const before = await readContentFile(folder, 'faq.yaml');
    const party = await readContentFile(folder, 'party.yaml');
    const files = [
      { file: 'party.yaml', before: party, after: `${party}# one\n` },
      { file: 'faq.yaml', before, after: `${before}# two\n` },
    ];
    writeFileSync(join(folder, 'faq.yaml'), `${before}# by hand\n`);
    expect(await rewrite(folder, files)).toBe(false);
    expect(readFileSync(join(folder, 'faq.yaml'), 'utf8')).toBe(`${before}# by hand\n`);
    expect(readFileSync(join(folder, 'party.yaml'), 'utf8')).toBe(party);
    expect(await rewrite(folder, files.slice(0, 1))).toBe(true);
    expect(readFileSync(join(folder, 'party.yaml'), 'utf8')).toBe(`${party}# one\n`);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('writes none of them where one is held by another program, and says so', async () => {
    cpSync(FIXTURE, folder, { recursive: true });
    const names = ['party.yaml', 'faq.yaml'];
    const texts = await Promise.all(names.map((file) => readContentFile(folder, file)));
    const files = names.map((file, index) => ({ file, before: texts[index] ?? '', after: '# other\n' }));
    held.name = 'faq.yaml';
    const trouble: unknown = await rewrite(folder, files).catch((error: unknown) => error);
    held.name = '';
    expect(explainTrouble(trouble)).toMatch(/^faq\.yaml: .* open in another program/);
    const beside = join(folder, '.faq.yaml-0c1f');
    expect(explainTrouble(Object.assign(new Error('locked'), { code: 'EACCES', path: beside }))).toMatch(
      /^faq\.yaml: /,
    );
    expect(explainTrouble(new Error('a bug'))).toBeNull();
    expect(await Promise.all(names.map((file) => readContentFile(folder, file)))).toEqual(texts);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('brings the old texts back where one file is held and the disk is full', async () => {
    cpSync(FIXTURE, folder, { recursive: true });
    const names = ['party.yaml', 'faq.yaml'];
    const texts = await Promise.all(names.map((file) => readContentFile(folder, file)));
    const files = names.map((file, index) => ({ file, before: texts[index] ?? '', after: '# other\n' }));
    Object.assign(held, { name: '/faq.yaml', isFull: true });
    await expect(rewrite(folder, files)).rejects.toThrow('held');
    Object.assign(held, { name: '', isFull: false });
    expect(await Promise.all(names.map((file) => readContentFile(folder, file)))).toEqual(texts);
  });

  test('at no moment leaves a part of a file, whoever reads it or stops it there', async () => {
    const texts = ['a', 'b'].map((letter) => `heading: ${letter.repeat(200_000)}\n`);
    const [first = '', second = ''] = texts;
    const file = join(folder, 'thanks.yaml');
    writeFileSync(file, first);
    const writing = (async () => {
      for (let round = 0; round < 40; round += 1) {
        const [before, after] = round % 2 === 0 ? [first, second] : [second, first];
        expect(await rewrite(folder, [{ file: 'thanks.yaml', before, after }])).toBe(true);
      }
      return true;
    })();
    const seen = new Set<string>();
    do seen.add(readFileSync(file, 'utf8'));
    while (!(await Promise.race([writing, new Promise<boolean>((resolve) => setImmediate(resolve, false))])));
    expect([...seen].filter((text) => !texts.includes(text))).toEqual([]);
  });

  test('that a crash ended after the first of two files is as if it had not begun, at the next start', async () => {
    cpSync(FIXTURE, folder, { recursive: true });
    const names = ['party.yaml', 'faq.yaml', 'thanks.yaml'];
    const read = () => Promise.all(names.map((file) => readContentFile(folder, file)));
    const texts = await read();
    const files = names.map((file, index) => ({ file, before: texts[index] ?? '', after: `# ${file}\n` }));
    Object.assign(held, { name: '/faq.yaml', forEver: true });
    void rewrite(folder, files);
    await expect.poll(() => readContentFile(folder, 'party.yaml')).toBe('# party.yaml\n');
    Object.assign(held, { name: '', forEver: false });
    const left = readdirSync(folder).filter((name) => name.startsWith('.'));
    expect(left).not.toEqual([]);
    for (const name of left) utimesSync(join(folder, name), 0, 0);
    // One of them by hand, before that.
    writeFileSync(join(folder, 'thanks.yaml'), '# by hand\n');

    await recoverFiles(folder, noteOf(), finish);
    expect(await read()).toEqual([texts[0], texts[1], '# by hand\n']);
    expect(readdirSync(folder).filter((name) => name.startsWith('.') || name.endsWith('.json'))).toEqual([]);
    // What was written whole stays.
    expect(await rewrite(folder, files.slice(0, 2))).toBe(true);
    await recoverFiles(folder, noteOf(), finish);
    expect((await read()).slice(0, 2)).toEqual(['# party.yaml\n', '# faq.yaml\n']);
  });

  test('keeps out of what is no content, or lies elsewhere', async () => {
    mkdirSync(join(folder, 'content'));
    writeFileSync(join(folder, 'secret.yaml'), 'a: b\n');
    symlinkSync(join(folder, 'secret.yaml'), join(folder, 'content/faq.yaml'));
    const content = join(folder, 'content');
    await expect(readContentFile(content, 'faq.yaml')).rejects.toThrow(FileTrouble);
    await expect(rewrite(content, [{ file: 'faq.yaml', before: 'a: b\n', after: 'a: c\n' }])).rejects.toThrow(
      FileTrouble,
    );
    await expect(readContentFile(content, 'none.yaml')).rejects.toThrow(FileTrouble);
    expect(readFileSync(join(folder, 'secret.yaml'), 'utf8')).toBe('a: b\n');
  });
});

describe('what was done', () => {
  const enter = (label: string, kind: Request['kind'] = 'change'): Request => ({
    ids: [`${kind} ${label}`],
    kind,
    step: { label, files: [{ file: 'faq.yaml', before: 'a', after: 'b' }], trashed: [] },
  });

  test('is known after a restart, and a new step ends what was taken back', async () => {
    const file = join(folder, 'history.json');
    const history = await openHistory(file);
    await history.enter(enter('one'));
    await history.enter(enter('two'));
    await history.enter(enter('two', 'undo'));
    const again = await openHistory(file);
    expect(again.done.map(({ label }) => label)).toEqual(['one']);
    expect(again.undone.map(({ label }) => label)).toEqual(['two']);
    await again.enter(enter('three'));
    const last = await openHistory(file);
    expect([last.done.map(({ label }) => label), last.undone]).toEqual([['one', 'three'], []]);
  });

  test('is known till the next start where it cannot be kept', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    held.name = 'history.json';
    const history = await openHistory(join(folder, 'history.json'));
    expect(await history.enter(enter('one'))).toBe(false);
    held.name = '';
    expect([history.done.map(({ label }) => label), said.mock.calls.length]).toEqual([['one'], 1]);
    said.mockRestore();
  });

  test('begins anew where what was kept cannot be read', async () => {
    for (const text of ['', '{', '[]', '{"done":[1],"undone":[]}']) {
      writeFileSync(join(folder, 'history.json'), text);
      expect((await openHistory(join(folder, 'history.json'))).done).toEqual([]);
    }
  });

  test('is taken back beside what was changed by hand since, or not at all', () => {
    const line = fc.stringMatching(/^[a-z ]{1,8}$/);
    const lines = fc.array(line, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        lines,
        lines,
        lines,
        fc.array(fc.uuid(), { minLength: 8, maxLength: 12 }),
        (own, after, other, ids) => {
          // Lines of their own between the place of the step and that of the hand.
          const between = ids.join('\n');
          const text = (one: readonly string[], two: readonly string[]) => [...one, between, ...two].join('\n');
          const [before, done] = [text(own, ['end']), text(after, ['end'])];
          expect(replay(done, done, before)).toBe(before);
          const byHand = text(after, [...other, 'end']);
          expect(replay(byHand, done, before)).toBe(text(own, [...other, 'end']));
        },
      ),
    );
    expect(replay('a\nB\nc', 'a\nb\nc', 'a\nx\nc')).toBeNull();
    expect(replay('', 'a\nb\nc', 'a\nx\nc')).toBeNull();
    // The entry that it changed is gone, and one that is left has the same line.
    const [was, is] = ['- id: a\n  start: 4\n\n- id: b\n  start: 5\n', '- id: a\n  start: 5\n\n- id: b\n  start: 5\n'];
    expect(replay('- id: b\n  start: 5\n', is, was)).toBeNull();
    // A hand that was near has left the lines on one side.
    expect(replay('one\na\nb\nX\nhand\nd', 'one\na\nb\nX\nc\nd', 'one\na\nb\nx\nc\nd')).toBe('one\na\nb\nx\nhand\nd');
  });
});

describe('a step', () => {
  const ROOT = join(import.meta.dirname, '../../..');
  const open = async () => {
    const project = openProject(ROOT, relative(ROOT, folder), null);
    // What is kept of steps and files that are taken out is this test's alone.
    const own = Object.assign(project, { cacheFolder: join(folder, '.cache') });
    const editor = await openEditor({ project: own, pictures: new Map(), onChange: () => {} });
    return {
      ...editor,
      changeAll: editor.change,
      change: async (one: Step, id: string = randomUUID()) => (await editor.change([one], [id]))[0],
      hasDone: async (id: string) => (await editor.areDone([id]))[0],
    };
  };
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const put = (file: string, from: string, to: string) =>
    writeFileSync(
      join(folder, file),
      text(file).replace(from, () => to),
    );
  const set = (file: string, path: (string | number)[], was: Value, value: string | null): Change => ({
    kind: 'set',
    at: { file, path },
    was,
    value,
  });
  const step = (...changes: Change[]): Step => ({ label: 'the heading', changes });
  const heading = (was: string, value: string | null) => step(set('thanks.yaml', ['heading'], was, value));

  beforeEach(() => cpSync(FIXTURE, folder, { recursive: true }));

  test('is written, taken back and done again, by another window and after a restart too', async () => {
    const before = text('thanks.yaml');
    const editor = await open();
    const was = valueOf(await editor.state(), 'heading');
    expect(await editor.change(heading(was, 'Takk for alt'))).toEqual({ status: 'done' });
    expect(text('thanks.yaml')).toBe(before.replace(was, 'Takk for alt'));
    expect((await editor.state()).undo).toBe('the heading');
    const again = await open();
    expect(await again.undo()).toEqual({ status: 'done' });
    expect(text('thanks.yaml')).toBe(before);
    expect(await again.redo()).toEqual({ status: 'done' });
    expect(text('thanks.yaml')).toBe(before.replace(was, 'Takk for alt'));
    expect(await again.redo()).toMatchObject({ status: 'refused' });
  });

  test('that puts a film in a photo’s place, or another photo, leaves a second language’s words with their card', async () => {
    mkdirSync(join(folder, 'es'));
    const written = { 'photo: card-02.jpg': 'Dos', 'photo: card-01.jpg': 'Uno', 'video: card-06.mp4': 'Seis' };
    const cards = Object.entries(written).map(([name, words]) => `  - ${name}\n    caption: ${words}\n`);
    writeFileSync(join(folder, 'es/story.yaml'), `cards:\n${cards.join('')}`);
    const before = [text('story.yaml'), text('es/story.yaml')];
    const editor = await open();
    const change = async (index: number, line: string, name: string, kind: 'photo' | 'video') => {
      const made = pictureStep(
        await editor.state(),
        { file: 'story.yaml', path: ['cards', index, line] },
        { name, kind },
      );
      return typeof made === 'object' && made && editor.change(made);
    };
    expect(await change(0, 'photo', 'card-06.mp4', 'video')).toEqual({ status: 'done' });
    expect(await change(1, 'photo', 'card-03.jpg', 'photo')).toEqual({ status: 'done' });
    expect(await change(0, 'video', 'card-05.jpg', 'photo')).toEqual({ status: 'done' });
    const { files } = await editor.state();
    expect(files['es/story.yaml']?.data).toEqual({
      cards: [
        { photo: 'card-03.jpg', caption: 'Dos' },
        { photo: 'card-05.jpg', caption: 'Uno' },
        { video: 'card-06.mp4', caption: 'Seis' },
      ],
    });
    for (let steps = 0; steps < 3; steps += 1) expect(await editor.undo()).toEqual({ status: 'done' });
    expect([text('story.yaml'), text('es/story.yaml')]).toEqual(before);
  });

  describe('that chooses another world', () => {
    const texts = () => ['site.yaml', 'schedule.yaml'].map(text);
    const choose = async (editor: Awaited<ReturnType<typeof open>>, world: string) => {
      const state = await editor.state();
      const was = valueAt(state.files['site.yaml']?.data, ['world']);
      const changes = changesOf(state, 'site.yaml', ['world'], was, world);
      expect(await editor.change({ label: 'the world', changes })).toEqual({ status: 'done' });
    };
    const addWidePhoto = async () => {
      const photo = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#456' } });
      await photo.jpeg().toFile(join(folder, 'media/card-02.jpg'));
      cpSync(join(folder, 'media/pet.svg'), join(folder, 'media/a-logo.svg'));
    };

    test('and back leaves every file as it was', async () => {
      await addWidePhoto();
      const editor = await open();
      const before = texts();
      await choose(editor, 'photo');
      await choose(editor, 'harbour');
      await choose(editor, 'mountains');
      expect(texts()).toEqual(before);
    });

    test('keeps a cover of the couple’s own, and takes a new one from the story only', async () => {
      await addWidePhoto();
      const editor = await open();
      await choose(editor, 'photo');
      expect(valueAt((await editor.state()).files['site.yaml']?.data, ['cover'])).toEqual({ photo: 'card-02.jpg' });
      const light: Change = {
        kind: 'set',
        at: { file: 'site.yaml', path: ['cover', 'light'] },
        was: null,
        value: 'day',
      };
      expect(await editor.change(step(light))).toEqual({ status: 'done' });
      const before = texts();
      await choose(editor, 'harbour');
      await choose(editor, 'photo');
      expect(texts()).toEqual(before);
    });
  });

  test('never writes over what was changed by hand, and tells both', async () => {
    const editor = await open();
    const was = valueOf(await editor.state(), 'heading');
    put('thanks.yaml', was, 'By hand');
    const byHand = text('thanks.yaml');
    expect(await editor.change(heading(was, 'Ours'))).toEqual({
      status: 'conflict',
      at: { file: 'thanks.yaml', path: ['heading'] },
      theirs: 'By hand',
      yours: 'Ours',
    });
    expect(text('thanks.yaml')).toBe(byHand);
    // Elsewhere in the same file it does no harm, and is kept.
    const soon = valueOf(await editor.state(), 'later');
    expect(await editor.change(step(set('thanks.yaml', ['later'], soon, 'See you!')))).toEqual({ status: 'done' });
    expect(text('thanks.yaml')).toBe(byHand.replace(soon, 'See you!'));
    put('thanks.yaml', 'By hand', 'By another hand');
    expect(await editor.undo()).toEqual({ status: 'done' });
    expect(text('thanks.yaml')).toBe(byHand.replace('By hand', 'By another hand'));
    expect(await editor.redo()).toEqual({ status: 'done' });
    put('thanks.yaml', 'See you!', 'So long');
    expect(await editor.undo()).toMatchObject({ status: 'refused' });
    expect(text('thanks.yaml')).toContain('So long');
  });

  test('that would break the content is told in the words of the check, and nothing of it is written', async () => {
    const files = ['thanks.yaml', 'schedule.yaml', 'story.yaml'];
    const before = files.map(text);
    const editor = await open();
    const was = valueOf(await editor.state(), 'heading');
    const date = valueAt((await editor.state()).files['schedule.yaml']?.data, ['events', 0, 'date']);
    const tried = await editor.change(
      step(
        set('thanks.yaml', ['heading'], was, 'Fine'),
        set('schedule.yaml', ['events', 0, 'date'], date, '2027-13-01'),
      ),
    );
    expect(tried).toMatchObject({ status: 'mistakes', mistakes: [{ file: 'schedule.yaml' }] });
    expect(JSON.stringify(tried)).toContain('not a day in the calendar');
    expect(await editor.change(heading(was, null))).toMatchObject({ status: 'mistakes' });
    expect(await editor.change(step(set('thanks.yaml', ['unknown'], was, 'x')))).not.toEqual({ status: 'done' });
    const photo = step({
      kind: 'set',
      at: { file: 'story.yaml', path: ['cards', 0, 'photo'] },
      was: 'card-01.jpg',
      value: 'none.jpg',
    });
    expect(await editor.change(photo)).toMatchObject({ status: 'mistakes' });
    expect(files.map(text)).toEqual(before);
    expect((await editor.state()).undo).toBeNull();
  });

  test('that takes out what words elsewhere refer to leads to these words, and does not list what else there is', async () => {
    const editor = await open();
    const { files } = await editor.state();
    const was = valueAt(files['schedule.yaml']?.data, ['events', 2]);
    const label = 'without Dinner';
    const removal: Change = { kind: 'remove', at: { file: 'schedule.yaml', path: ['events', 2] }, was };
    expect(await editor.change({ label, changes: [removal] })).toEqual({
      status: 'mistakes',
      mistakes: [
        {
          file: 'faq.yaml',
          line: 10,
          message: 'Texts of your site use “{{events.feast.attire}}”, which would be empty. Change them first.',
          at: { file: 'faq.yaml', path: ['questions', 1, 'answer'] },
          isElsewhere: true,
        },
      ],
    });
    // A slip in what is typed is told as the check does.
    const path = ['questions', 1, 'answer'];
    const slip = step(set('faq.yaml', path, valueAt(files['faq.yaml']?.data, path), '{{events.feast.atire}}'));
    expect(JSON.stringify(await editor.change(slip))).toContain('events.feast.attire');
  });

  test('works beside a mistake that was there before', async () => {
    put('faq.yaml', 'questions:', 'qestions:');
    const editor = await open();
    expect((await editor.state()).mistakes).not.toEqual([]);
    const was = valueOf(await editor.state(), 'heading');
    expect(await editor.change(heading(was, 'All the same'))).toEqual({ status: 'done' });
  });

  test('that makes a mistake once more that was there before is not written', async () => {
    put('schedule.yaml', '2027-09-17', '2027-13-17');
    const editor = await open();
    const date = set('schedule.yaml', ['events', 1, 'date'], '2027-09-18', '2027-13-18');
    expect(await editor.change(step(date))).toMatchObject({
      status: 'mistakes',
      mistakes: [{ file: 'schedule.yaml' }],
    });
  });

  test('takes all files out of the media folder, or none where one is held by another program', async () => {
    const editor = await open();
    const names = ['spare-1.jpg', 'spare-2.jpg'];
    for (const name of names) cpSync(join(folder, 'media/card-01.jpg'), join(folder, 'media', name));
    const present = () => readdirSync(join(folder, 'media')).filter((name) => names.includes(name));
    held.name = 'spare-2.jpg/1';
    const answer = await editor.removeMedia(names);
    held.name = '';
    expect(answer).toMatchObject({ status: 'refused', message: expect.stringMatching(/^spare-2\.jpg: .* locked/) });
    expect([present(), (await editor.state()).undo]).toEqual([names, null]);
    expect(await editor.removeMedia(names)).toEqual({ status: 'done' });
    expect(present()).toEqual([]);
    held.name = 'spare-2.jpg';
    expect(await editor.undo()).toMatchObject({ status: 'refused' });
    held.name = '';
    expect(present()).toEqual([]);
    expect(await editor.undo()).toEqual({ status: 'done' });
    expect(present()).toEqual(names);
  });

  describe('whose answer did not arrive', () => {
    const ID = '0b0e9a52-6a43-4f0c-8a43-0c2f1d6e7a10';
    const OTHER_ID = '0b0e9a52-6a43-4f0c-8a43-0c2f1d6e7a11';
    /** Stops the machine at the moment when a file is to take its place. */
    const stopAt = async (name: string, act: () => Promise<unknown>, isThere: () => boolean) => {
      Object.assign(held, { name, forEver: true });
      void act();
      await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
      Object.assign(held, { name: '', forEver: false });
    };
    const cache = () => join(folder, '.cache/edit');
    const hasNote = () =>
      existsSync(cache()) && readdirSync(cache()).some((name) => /^unfinished-\w+\.json$/.test(name));
    const isKept = () => existsSync(cache()) && readdirSync(cache()).some((name) => /^history-.*\.new$/.test(name));

    test('is known as written after a crash right after that, and is not written twice', async () => {
      const editor = await open();
      const was = valueOf(await editor.state(), 'heading');
      await stopAt('history-', () => editor.change(heading(was, 'Takk'), ID), isKept);
      const again = await open();
      expect(await again.hasDone(ID)).toBe(true);
      expect(valueOf(await again.state(), 'heading')).toBe('Takk');
      expect(await again.change(heading(was, 'Takk'), ID)).toEqual({ status: 'done' });
      expect(await again.undo()).toEqual({ status: 'done' });
      expect([valueOf(await again.state(), 'heading'), (await again.state()).undo]).toEqual([was, null]);
    });

    test('is known as not written after a crash before that', async () => {
      const editor = await open();
      const was = valueOf(await editor.state(), 'heading');
      await stopAt('/thanks.yaml', () => editor.change(heading(was, 'Takk'), ID), hasNote);
      const again = await open();
      expect([await again.hasDone(ID), valueOf(await again.state(), 'heading')]).toEqual([false, was]);
      expect(await again.change(heading(was, 'Takk'), ID)).toEqual({ status: 'done' });
      expect(valueOf(await again.state(), 'heading')).toBe('Takk');
    });

    test('undoes one step, also where a crash ends it or it comes twice', async () => {
      const editor = await open();
      const was = valueOf(await editor.state(), 'heading');
      expect(await editor.change(heading(was, 'One'))).toEqual({ status: 'done' });
      expect(await editor.change(heading('One', 'Two'))).toEqual({ status: 'done' });
      await stopAt('history-', () => editor.undo(ID), isKept);
      const again = await open();
      expect([await again.hasDone(ID), await again.undo(ID)]).toEqual([true, { status: 'done' }]);
      expect(valueOf(await again.state(), 'heading')).toBe('One');
      expect(await again.undo(OTHER_ID)).toEqual({ status: 'done' });
      expect(valueOf(await again.state(), 'heading')).toBe(was);
    });

    test('takes all files out, also where a crash comes between them', async () => {
      const editor = await open();
      const names = ['spare-1.jpg', 'spare-2.jpg'];
      const present = () => readdirSync(join(folder, 'media')).filter((name) => names.includes(name));
      for (const name of names) cpSync(join(folder, 'media/card-01.jpg'), join(folder, 'media', name));
      await stopAt(
        'spare-2.jpg/1',
        () => editor.removeMedia(names, ID),
        () => present().length === 1,
      );
      const again = await open();
      expect([await again.hasDone(ID), present()]).toEqual([true, []]);
      expect(await again.undo()).toEqual({ status: 'done' });
      expect(present()).toEqual(names);
    });

    test('is known after the next start, also where the disk was full right after it', async () => {
      const said = vi.spyOn(console, 'error').mockReturnValue();
      const editor = await open();
      const was = valueOf(await editor.state(), 'heading');
      held.name = 'history-';
      expect(await editor.change(heading(was, 'Takk'), ID)).toEqual({ status: 'done' });
      held.name = '';
      const again = await open();
      expect([await again.hasDone(ID), (await again.state()).undo]).toEqual([true, 'the heading']);
      said.mockRestore();
    });
  });

  test('of one window after another’s counts from what that has written', async () => {
    const editor = await open();
    const was = valueOf(await editor.state(), 'heading');
    const answers = await Promise.all([editor.change(heading(was, 'One')), editor.change(heading(was, 'Two'))]);
    expect(answers.map((answer) => answer?.status)).toEqual(['done', 'conflict']);
    expect(text('thanks.yaml')).toContain('One');
  });
});

/** A text of the thank-you's file. */
function valueOf(state: EditState, key: string): string {
  const value = valueAt(state.files['thanks.yaml']?.data, [key]);
  return typeof value === 'string' ? value : '';
}
