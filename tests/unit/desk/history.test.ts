import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openProject } from '../../../build/check/open-project';
import { explainTrouble, FileTrouble, readContentFile } from '../../../desk/server/undo/content-files';
import { openHistory, type Request, type Rewrite } from '../../../desk/server/undo/history';
import { openJobs } from '../../../desk/server/undo/open-jobs';
import { replay } from '../../../desk/server/undo/replay';
import { rewrite as rewriteWith } from '../../../desk/server/undo/rewrite-files';
import { recoverFiles } from '../../../desk/server/undo/recover-files';
import { crashBefore, held } from '../../fixtures/held-files.ts';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder';

vi.mock('node:fs/promises', async (importActual) => {
  const { withTrouble } = await import('../../fixtures/held-files.ts');
  return withTrouble(await importActual());
});

let folder = '';
beforeEach(() => void (folder = temporaryFolder()));
const noteOf = () => join(folder, 'note.json');
const request: Request = { ids: ['one'], kind: 'change', step: { label: 'it', files: [], trashed: [] } };
/** Reports that the history was saved. */
const finish = async () => true;
const rewrite = (content: string, files: readonly Rewrite[]) =>
  rewriteWith(content, files, { request, notePath: noteOf(), finish });

describe('writing files', () => {
  test('replaces all files of a step, or none if one has changed meanwhile', async () => {
    cpSync(MOUNTAINS, folder, { recursive: true });
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

  test('replaces no file if another program has locked one, and says so', async () => {
    cpSync(MOUNTAINS, folder, { recursive: true });
    const names = ['party.yaml', 'faq.yaml'];
    const texts = await Promise.all(names.map((file) => readContentFile(folder, file)));
    const files = names.map((file, index) => ({ file, before: texts[index] ?? '', after: '# other\n' }));
    held.name = 'faq.yaml';
    const trouble: unknown = await rewrite(folder, files).catch((error: unknown) => error);
    held.name = '';
    expect(explainTrouble(trouble)).toMatch(/^faq\.yaml: .* open in another program/);
    const temporary = join(folder, '.faq.yaml-0c1f');
    expect(explainTrouble(Object.assign(new Error('locked'), { code: 'EACCES', path: temporary }))).toMatch(
      /^faq\.yaml: /,
    );
    expect(explainTrouble(new Error('a bug'))).toBeNull();
    expect(await Promise.all(names.map((file) => readContentFile(folder, file)))).toEqual(texts);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('restores the old texts if one file is locked and the disk is full', async () => {
    cpSync(MOUNTAINS, folder, { recursive: true });
    const names = ['party.yaml', 'faq.yaml'];
    const texts = await Promise.all(names.map((file) => readContentFile(folder, file)));
    const files = names.map((file, index) => ({ file, before: texts[index] ?? '', after: '# other\n' }));
    Object.assign(held, { name: '/faq.yaml', isFull: true });
    await expect(rewrite(folder, files)).rejects.toThrow('held');
    Object.assign(held, { name: '', isFull: false });
    expect(await Promise.all(names.map((file) => readContentFile(folder, file)))).toEqual(texts);
  });

  test('is rolled back at the next start if a lock prevents a rollback now', async () => {
    cpSync(MOUNTAINS, folder, { recursive: true });
    const names = ['party.yaml', 'faq.yaml'];
    const read = () => Promise.all(names.map((file) => readContentFile(folder, file)));
    const texts = await read();
    const files = names.map((file, index) => ({
      file,
      before: texts[index] ?? '',
      after: index === 0 ? null : '# other\n',
    }));
    // Nothing can be renamed to a YAML file: deleting the first one succeeds, and restoring it fails.
    held.name = '.yaml';
    await expect(rewrite(folder, files)).rejects.toThrow(/another program is using party\.yaml\..* start it again/);
    held.name = '';
    expect(await read()).toEqual([null, texts[1]]);
    await recoverFiles(folder, noteOf(), finish);
    expect(await read()).toEqual(texts);
  });

  test('is rolled back before the next request once the lock is gone', async () => {
    cpSync(MOUNTAINS, folder, { recursive: true });
    const names = ['party.yaml', 'faq.yaml'];
    const read = () => Promise.all(names.map((file) => readContentFile(folder, file)));
    const texts = await read();
    const [party = null, faq = null] = texts;
    const project = { ...openProject(folder, '.', null), folder, cacheFolder: join(folder, '.cache') };
    const { prepareJob } = await openJobs(project);
    const half = [
      { file: 'party.yaml', before: party, after: null },
      { file: 'faq.yaml', before: faq, after: '# other\n' },
    ];
    const job = await prepareJob(request);
    held.name = '.yaml';
    await expect(rewriteWith(folder, half, job)).rejects.toThrow(/^Only a part/);
    await expect(prepareJob({ ...request, ids: ['two'] })).rejects.toThrow('held');
    held.name = '';
    await prepareJob({ ...request, ids: ['two'] });
    expect(await read()).toEqual(texts);
  });

  test('never leaves a partial file for a reader to see', async () => {
    const texts = ['a', 'b'].map((letter) => `heading: ${letter.repeat(200_000)}\n`);
    const [first = '', second = ''] = texts;
    const file = join(folder, 'thanks.yaml');
    writeFileSync(file, first);
    const writing = (async () => {
      for (let round = 0; round < 10; round += 1) {
        const [before, after] = round % 2 === 0 ? [first, second] : [second, first];
        expect(await rewrite(folder, [{ file: 'thanks.yaml', before, after }])).toBe(true);
      }
      return true;
    })();
    const seen = new Set<string>();
    // Reads as often as possible while the file is written.
    do seen.add(readFileSync(file, 'utf8'));
    while (!(await Promise.race([writing, new Promise<boolean>((resolve) => setImmediate(resolve, false))])));
    expect([...seen].filter((text) => !texts.includes(text))).toEqual([]);
  });

  test('is rolled back at the next start if a crash interrupted it', async () => {
    cpSync(MOUNTAINS, folder, { recursive: true });
    const names = ['party.yaml', 'faq.yaml', 'thanks.yaml'];
    const read = () => Promise.all(names.map((file) => readContentFile(folder, file)));
    const texts = await read();
    const files = names.map((file, index) => ({ file, before: texts[index] ?? '', after: `# ${file}\n` }));
    await crashBefore('/faq.yaml', () => rewrite(folder, files));
    expect((await read())[0]).toBe('# party.yaml\n');
    const left = readdirSync(folder).filter((name) => name.startsWith('.'));
    expect(left).not.toEqual([]);
    // Another running desk may still use a temporary file that is younger than a minute.
    for (const name of left) utimesSync(join(folder, name), 0, 0);
    // A manual edit before the restart.
    writeFileSync(join(folder, 'thanks.yaml'), '# by hand\n');

    await recoverFiles(folder, noteOf(), finish);
    expect(await read()).toEqual([texts[0], texts[1], '# by hand\n']);
    expect(readdirSync(folder).filter((name) => name.startsWith('.') || name.endsWith('.json'))).toEqual([]);
    // Complete writes stay.
    expect(await rewrite(folder, files.slice(0, 2))).toBe(true);
    await recoverFiles(folder, noteOf(), finish);
    expect((await read()).slice(0, 2)).toEqual(['# party.yaml\n', '# faq.yaml\n']);
  });

  test('lets the next start succeed if another desk removed its temporary file', async () => {
    // Like a file that has just been removed, a link that leads nowhere is listed but missing.
    symlinkSync('/nowhere', join(folder, '.faq.yaml-0c1f'));
    await expect(recoverFiles(folder, noteOf(), finish)).resolves.toBeUndefined();
  });

  test('rejects files that are not content or are outside the folder', async () => {
    mkdirSync(join(folder, 'content'));
    writeFileSync(join(folder, 'secret.yaml'), 'a: b\n');
    symlinkSync(join(folder, 'secret.yaml'), join(folder, 'content/faq.yaml'));
    const content = join(folder, 'content');
    await expect(readContentFile(content, 'faq.yaml')).rejects.toThrow(FileTrouble);
    await expect(rewrite(content, [{ file: 'faq.yaml', before: 'a: b\n', after: 'a: c\n' }])).rejects.toThrow(
      FileTrouble,
    );
    expect(readFileSync(join(folder, 'secret.yaml'), 'utf8')).toBe('a: b\n');
  });
});

describe('the history', () => {
  const requestFor = (label: string, kind: Request['kind'] = 'change'): Request => ({
    ids: [`${kind} ${label}`],
    kind,
    step: { label, files: [{ file: 'faq.yaml', before: 'a', after: 'b' }], trashed: [] },
  });

  test('survives a restart, and a new step clears the redo list', async () => {
    const file = join(folder, 'history.json');
    const history = await openHistory(file);
    await history.enter(requestFor('one'));
    await history.enter(requestFor('two'));
    await history.enter(requestFor('two', 'undo'));
    const again = await openHistory(file);
    expect(again.done.map(({ label }) => label)).toEqual(['one']);
    expect(again.undone.map(({ label }) => label)).toEqual(['two']);
    await again.enter(requestFor('three'));
    const last = await openHistory(file);
    expect([last.done.map(({ label }) => label), last.undone]).toEqual([['one', 'three'], []]);
  });

  test('lasts until the next start if it cannot be saved', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    held.name = 'history.json';
    const history = await openHistory(join(folder, 'history.json'));
    expect(await history.enter(requestFor('one'))).toBe(false);
    held.name = '';
    expect([history.done.map(({ label }) => label), logged.mock.calls.length]).toEqual([['one'], 1]);
    logged.mockRestore();
  });

  test('keeps the steps of a file that an earlier desk saved without ids', async () => {
    writeFileSync(join(folder, 'history.json'), JSON.stringify({ done: [requestFor('one').step], undone: [] }));
    expect((await openHistory(join(folder, 'history.json'))).done).toHaveLength(1);
  });

  test('starts empty if its file is unreadable', async () => {
    for (const text of ['', '{', '[]', '{"done":[1],"undone":[]}']) {
      writeFileSync(join(folder, 'history.json'), text);
      expect((await openHistory(join(folder, 'history.json'))).done).toEqual([]);
    }
  });

  test('undoes a step around later manual edits, or not at all', () => {
    const line = fc.stringMatching(/^[a-z ]{1,8}$/);
    const lines = fc.array(line, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        lines,
        lines,
        lines,
        fc.uniqueArray(fc.uuid(), { minLength: 8, maxLength: 12 }),
        (own, changed, manual, ids) => {
          // Unique lines, more than `replay` reads as context, separate the step from the manual edit.
          const between = ids.join('\n');
          const text = (above: readonly string[], below: readonly string[]) => [...above, between, ...below].join('\n');
          const [before, done] = [text(own, ['end']), text(changed, ['end'])];
          expect(replay(done, done, before)).toBe(before);
          const byHand = text(changed, [...manual, 'end']);
          expect(replay(byHand, done, before)).toBe(text(own, [...manual, 'end']));
        },
      ),
    );
    expect(replay('a\nB\nc', 'a\nb\nc', 'a\nx\nc')).toBeUndefined();
    expect(replay('', 'a\nb\nc', 'a\nx\nc')).toBeUndefined();
    // The changed entry is gone, and another one has the same line.
    const [was, is] = ['- id: a\n  start: 4\n\n- id: b\n  start: 5\n', '- id: a\n  start: 5\n\n- id: b\n  start: 5\n'];
    expect(replay('- id: b\n  start: 5\n', is, was)).toBeUndefined();
    // A manual edit just below leaves the lines above to recognise the place by.
    expect(replay('one\na\nb\nX\nhand\nd', 'one\na\nb\nX\nc\nd', 'one\na\nb\nx\nc\nd')).toBe('one\na\nb\nx\nhand\nd');
  });
});
