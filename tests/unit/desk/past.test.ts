import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { create, list } from 'tar';
import { openProject } from '../../../build/check/open-project';
import { changeLocks } from '../../../build/emit/private/site-key';
import type { Project } from '../../../build/read/project';
import { openAlong } from '../../../desk/server/along/open-along';
import { saveAlong } from '../../../desk/server/along/save-along';
import { openEditor, type Editor } from '../../../desk/server/editor';
import { setCommits, wantsCommits } from '../../../desk/server/past/commit';
import { readPoints } from '../../../desk/server/past/point-files';
import { pastRoutes } from '../../../desk/server/past/past-routes';
import { addRestorePoint, describePast } from '../../../desk/server/past/restore-points';
import { orRefuse } from '../../../desk/server/undo/content-files';
import { inviteHouseholds, type Household } from '../../../desk/server/replies/guests';
import { addReplies, readReplies, setAside } from '../../../desk/server/replies/reply-file';
import type { Reply } from '../../../src/reply/reply';
import { cacheOf, MOUNTAINS, shareCache, temporaryFolder } from '../../fixtures/temporary-folder';

const HOUR_MS = 3_600_000;

/** A couple's folder on a computer of its own. */
type Computer = { root: string; project: Project; editor: Editor };

async function startComputer(): Promise<Computer> {
  const root = temporaryFolder();
  cpSync(MOUNTAINS, join(root, 'content'), { recursive: true });
  shareCache(cacheOf(root));
  writeFileSync(join(root, 'package.json'), '{"name":"ours"}');
  const project = openProject(root, 'content', null);
  return { root, project, editor: await openEditor({ project, pictures: new Map(), onChange: () => {} }) };
}

let here: Computer;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  here = await startComputer();
});
afterEach(() => void vi.useRealTimers());

const pathOf = ({ root }: Computer, name: string) => join(root, 'content', name);
const read = (computer: Computer, name: string) => readFileSync(pathOf(computer, name), 'utf8');

/** Writes another heading above the story, as a couple would at the desk. */
async function write({ project, editor }: Computer, value: string): Promise<void> {
  const { written } = await project.read();
  const was = written?.story?.heading ?? null;
  const [answer] = await editor.change([
    { label: 'the heading', changes: [{ kind: 'set', at: { file: 'story.yaml', path: ['heading'] }, was, value }] },
  ]);
  expect(answer).toEqual({ status: 'done' });
}

const passHours = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR_MS);
const pointNames = async ({ project }: Computer) => (await describePast(project)).points.map(({ name }) => name);

/** Goes back to the restore point of this name. */
async function goBack({ project, editor }: Computer, name: string) {
  const point = (await readPoints(project)).find((each) => each.name === name);
  return editor.goTo('going back', point?.files ?? {});
}

/** Makes a restore point by name, as the History panel does. */
function keep({ project, editor }: Computer, name: string) {
  const request = Object.assign(Readable.from([Buffer.from(name)]), { headers: {} }) as unknown as IncomingMessage;
  return pastRoutes(project, editor)['POST /past/keep']({ request, query: new URLSearchParams() });
}

describe('the history', () => {
  test('keeps the content before the first change, then each evening’s work', async () => {
    vi.setSystemTime(new Date(2027, 2, 5, 20));
    // The clock is fake, but the file system’s is not.
    const setTime = (name: string) => utimesSync(pathOf(here, name), new Date(), new Date());
    for (const name of readdirSync(pathOf(here, ''))) setTime(name);
    await write(here, 'One');
    setTime('story.yaml');
    passHours(1);
    await write(here, 'Two');
    setTime('story.yaml');
    expect(await pointNames(here)).toEqual(['Before the first change']);
    passHours(20);
    await write(here, 'Three');
    expect(await pointNames(here)).toEqual(['Work of Friday 5 March', 'Before the first change']);
    const { points } = await describePast(here.project);
    expect(points.map(({ changed, isNow }) => [changed, isNow])).toEqual([
      [['story.yaml'], false],
      [[], false],
    ]);
    await goBack(here, 'Work of Friday 5 March');
    expect(read(here, 'story.yaml')).toContain('Two');
    expect((await describePast(here.project)).points[0]?.isNow).toBe(true);
  });

  test('restores a point at which site.yaml was empty or missing', async () => {
    const site = read(here, 'site.yaml');
    for (const isMissing of [false, true]) {
      if (isMissing) rmSync(pathOf(here, 'site.yaml'));
      else writeFileSync(pathOf(here, 'site.yaml'), '');
      await addRestorePoint(here.project, `Missing: ${isMissing}`);
      writeFileSync(pathOf(here, 'site.yaml'), site);
      here.project.invalidate();
      expect(await goBack(here, `Missing: ${isMissing}`)).toEqual({ status: 'done' });
      expect(existsSync(pathOf(here, 'site.yaml'))).toBe(!isMissing);
    }
  });

  test('restores a point in one undoable step, with missing files and removed photos', async () => {
    await addRestorePoint(here.project, 'Online');
    passHours(1);
    const before = read(here, 'story.yaml');
    await write(here, 'Other words');
    const faq = read(here, 'faq.yaml');
    rmSync(pathOf(here, 'faq.yaml'));
    writeFileSync(pathOf(here, 'more.yaml'), 'intro: New.\n');
    // The couple stop using a photo and remove it.
    const story = read(here, 'story.yaml');
    writeFileSync(
      pathOf(here, 'story.yaml'),
      story.replace(/ {2}- date: June 2019\n {4}photo: card-01\.jpg\n(?: {4}.*\n)*/, ''),
    );
    here.project.invalidate();
    const after = read(here, 'story.yaml');
    expect(await here.editor.removeMedia(['card-01.jpg'])).toEqual({ status: 'done' });
    expect(existsSync(pathOf(here, 'media/card-01.jpg'))).toBe(false);

    expect(await goBack(here, 'Online')).toEqual({ status: 'done' });
    expect([read(here, 'story.yaml'), read(here, 'faq.yaml')]).toEqual([before, faq]);
    expect(existsSync(pathOf(here, 'more.yaml'))).toBe(false);
    expect(existsSync(pathOf(here, 'media/card-01.jpg'))).toBe(true);

    expect(await here.editor.undo()).toEqual({ status: 'done' });
    expect(read(here, 'story.yaml')).toBe(after);
    expect(existsSync(pathOf(here, 'faq.yaml'))).toBe(false);
    expect(read(here, 'more.yaml')).toBe('intro: New.\n');

    // Undoing the photo’s removal succeeds, although the photo is back already.
    expect(await here.editor.undo()).toEqual({ status: 'done' });
    expect(existsSync(pathOf(here, 'media/card-01.jpg'))).toBe(true);
    expect(await here.editor.redo()).toEqual({ status: 'done' });
    expect(await here.editor.redo()).toEqual({ status: 'done' });
    expect((await here.project.read()).mistakes).toEqual([]);
  });

  test('restores a state even if that state or the present one has mistakes', async () => {
    await addRestorePoint(here.project, 'Fine');
    passHours(1);
    writeFileSync(pathOf(here, 'faq.yaml'), 'questions: nonsense\n');
    here.project.invalidate();
    await addRestorePoint(here.project, 'Broken');
    expect(await goBack(here, 'Fine')).toEqual({ status: 'done' });
    expect(await goBack(here, 'Broken')).toEqual({ status: 'done' });
    expect(await here.editor.undo()).toEqual({ status: 'done' });
    expect(await here.editor.undo()).toEqual({ status: 'done' });
    expect(read(here, 'faq.yaml')).toBe('questions: nonsense\n');
  });

  test('shows its points while a file is unreadable, and says why it adds none', async () => {
    await addRestorePoint(here.project, 'Fine');
    writeFileSync(pathOf(here, 'faq.yaml'), Buffer.from('questions: caf\xe9\n', 'latin1'));
    here.project.invalidate();
    expect((await describePast(here.project)).points).toMatchObject([{ name: 'Fine', isNow: false }]);
    expect(await keep(here, 'Now')).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('not saved as UTF-8'),
    });
  });

  test('keeps the last fifty points, ignored by Git', async () => {
    for (let count = 0; count < 52; count += 1) {
      passHours(1);
      await addRestorePoint(here.project, `Number ${count}`);
    }
    const names = await pointNames(here);
    expect([names.length, names[0], names.at(-1)]).toEqual([50, 'Number 51', 'Number 2']);
    expect(readFileSync(join(here.root, '.our-story/.gitignore'), 'utf8')).toBe('*\n');
  });

  test('never stops a couple from saving if it cannot be written', async () => {
    writeFileSync(join(here.root, '.our-story'), 'in the way');
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await write(here, 'Saved anyway');
    expect(read(here, 'story.yaml')).toContain('Saved anyway');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  test('commits the content, and nothing else, only if the couple say so', async () => {
    expect(await wantsCommits(here.project)).toBeNull();
    const git = (...options: string[]) => execFileSync('git', options, { cwd: here.root, encoding: 'utf8' }).trim();
    git('init', '--quiet');
    git('config', 'user.email', 'couple@example.com');
    git('config', 'user.name', 'The couple');
    await setCommits(here.project, true);
    expect(git('status', '--porcelain')).not.toContain('.our-story');
    await setCommits(here.project, false);
    await addRestorePoint(here.project, 'Without');
    expect(git('status', '--porcelain')).toContain('content/');
    await setCommits(here.project, true);
    passHours(1);
    expect(await addRestorePoint(here.project, '--amend "x" $(id)')).toBeNull();
    expect(git('log', '--format=%s')).toBe('--amend "x" $(id)');
    expect(git('status', '--porcelain')).toBe('?? node_modules/\n?? package.json');
    // Nothing new to commit.
    expect(await addRestorePoint(here.project, 'Again')).toBeNull();
    // While another program uses Git, the point is kept without a commit.
    writeFileSync(join(here.root, '.git/index.lock'), '');
    expect(await keep(here, 'Later')).toMatchObject({ status: 'done', note: expect.stringContaining('index.lock') });
    expect((await pointNames(here))[0]).toBe('Later');
    // Most points are made outside the panel, so History shows the failure until a commit succeeds.
    expect((await describePast(here.project)).note).toContain('index.lock');
    rmSync(join(here.root, '.git/index.lock'));
    await addRestorePoint(here.project, 'Works again');
    expect((await describePast(here.project)).note).toBeNull();
    await setCommits(here.project, false);
    expect(await wantsCommits(here.project)).toBe(false);
  });
});

describe('a folder that is taken along', () => {
  const pack = async ({ project }: Computer) => buffer(await saveAlong(project));
  const open = ({ project, editor }: Computer, archive: Buffer, isSure = false) =>
    openAlong(project, editor, Readable.from([archive]), { isSure, id: crypto.randomUUID() });

  test('goes to another computer and back without questions if they take turns', async () => {
    const there = await startComputer();
    await write(here, 'Written here');
    const first = await pack(here);
    // Both computers began with the same content.
    expect(await open(there, first)).toEqual({ status: 'done' });
    passHours(1);
    await write(there, 'Written there');
    const second = await pack(there);
    passHours(1);
    expect(await open(here, second)).toEqual({ status: 'done' });
    expect(read(here, 'story.yaml')).toContain('Written there');
    expect(await here.editor.undo()).toEqual({ status: 'done' });
    expect(read(here, 'story.yaml')).toContain('Written here');
  });

  test('can have its content elsewhere, behind a link', async () => {
    const there = await startComputer();
    renameSync(pathOf(here, ''), join(here.root, 'elsewhere'));
    symlinkSync(join(here.root, 'elsewhere'), join(here.root, 'content'));
    await write(here, 'Written here');
    expect(await open(there, await pack(here))).toEqual({ status: 'done' });
    expect(read(there, 'story.yaml')).toContain('Written here');
  });

  test('keeps texts with odd names', async () => {
    const there = await startComputer();
    for (const computer of [here, there]) writeFileSync(pathOf(computer, 'FAQ.yaml.txt'), 'questions: []');
    expect(await open(there, await pack(here))).toEqual({ status: 'done' });
    expect(read(there, 'FAQ.yaml.txt')).toBe('questions: []');
  });

  test('brings the record of what is online only if its texts are opened', async () => {
    const there = await startComputer();
    writeFileSync(pathOf(here, 'published.json'), '{}');
    const archive = await pack(here);
    const goTo: Editor['goTo'] = async () => ({ status: 'refused', message: 'Try again.' });
    expect(await open({ ...there, editor: { ...there.editor, goTo } }, archive)).toMatchObject({ status: 'refused' });
    expect(existsSync(pathOf(there, 'published.json'))).toBe(false);
    expect(await open(there, archive)).toEqual({ status: 'done' });
    expect(read(there, 'published.json')).toBe('{}');
  });

  test('is opened even if the record of what is online cannot be written', async () => {
    const there = await startComputer();
    writeFileSync(pathOf(here, 'published.json'), '{}');
    await write(here, 'Written elsewhere');
    const archive = await pack(here);
    mkdirSync(pathOf(there, 'published.json'));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await open(there, archive)).toEqual({ status: 'done' });
    expect(read(there, 'story.yaml')).toContain('Written elsewhere');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  test('reports what was added if a full disk stops it', async () => {
    const there = await startComputer();
    appendFileSync(pathOf(here, 'media/card-01.jpg'), ' ');
    const archive = await pack(here);
    const fail = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    // The first call makes the restore point, before anything is added.
    let calls = 0;
    const between: Editor['between'] = (task) => (calls++ === 0 ? there.editor.between(task) : fail());
    const broken: Partial<Editor>[] = [{ goTo: () => orRefuse(fail) }, { between }];
    for (const part of broken)
      expect(await open({ ...there, editor: { ...there.editor, ...part } }, archive)).toEqual({
        status: 'refused',
        message: expect.stringMatching(/^This computer’s disk is full\. Your texts were not changed, but .*added\./),
      });
    expect(readdirSync(pathOf(there, 'media'))).toContain('card-01-2.jpg');
  });

  test('brings changed locks, and never older ones', async () => {
    const there = await startComputer();
    const keyOf = ({ root }: Computer) => join(root, '.our-story/key.json');
    const key = (id: string) =>
      JSON.stringify({
        key: id,
        passphrase: id,
        lock: { id, salt: id, iv: id, wrapped: id },
        reply: { public: id, private: id },
      });
    mkdirSync(join(here.root, '.our-story'));
    writeFileSync(keyOf(here), key('first'));
    const first = await pack(here);
    await open(there, first);
    await changeLocks(here.project);
    const changed = readFileSync(keyOf(here), 'utf8');
    await open(there, await pack(here));
    expect(readFileSync(keyOf(there), 'utf8')).toBe(changed);
    await open(there, first);
    expect(readFileSync(keyOf(there), 'utf8')).toBe(changed);
    // A key that was made on the other computer stays, since guests have its links.
    writeFileSync(keyOf(there), key('theirs'));
    await open(there, first);
    expect(readFileSync(keyOf(there), 'utf8')).toBe(key('theirs'));
  });

  test('adds its guests’ answers to those on the other computer', async () => {
    const there = await startComputer();
    const answer = (household: string): Reply => ({
      household,
      sent: 1,
      people: [{ name: 'Ana', events: [], dish: '', diet: '' }],
      song: '',
      message: '',
    });
    await addReplies(here.project, [answer('a'), answer('b')]);
    await addReplies(there.project, [answer('b'), answer('c')]);
    await setAside(here.project, 'a 1', true);
    // A synced folder has a second file if two computers changed the first before they synced.
    const copies = { 'replies (Ben’s conflicted copy 2027-05-01).json': 'a', 'replies-LAPTOP.json': 'd' };
    for (const [name, household] of Object.entries(copies))
      writeFileSync(
        join(here.root, '.our-story', name),
        JSON.stringify({ replies: [answer(household)], aside: ['d 1', 'b 1'] }),
      );
    writeFileSync(join(here.root, '.our-story/replies 2.json'), '{"replies":');
    expect((await readReplies(here.project)).replies).toEqual(['a', 'b', 'd'].map(answer));
    let isOpen = false;
    let count = 0;
    /** Adds one answer after another until the file is opened. */
    const addMore = async (): Promise<void> => {
      count += 1;
      await there.editor.between(() => addReplies(there.project, [answer(String(count))]));
      if (!isOpen) await addMore();
    };
    await Promise.all([open(there, await pack(here)).finally(() => (isOpen = true)), addMore()]);
    const { replies, aside } = await readReplies(there.project);
    const households = replies.map(({ household }) => household);
    expect(households.filter((household) => /\D/.test(household))).toEqual(['b', 'c', 'a', 'd']);
    expect([households.length, aside]).toEqual([4 + count, ['a 1', 'd 1']]);
    // What the couple bring back is not set aside again by the second file.
    await setAside(here.project, 'd 1', false);
    expect((await readReplies(here.project)).aside).toEqual(['a 1']);
  });

  test('adds households that were invited on the other computer, with their links', async () => {
    const there = await startComputer();
    const [ana, kim] = [
      { names: ['Ana'], events: [], address: '' },
      { names: ['Kim'], events: [], address: '' },
    ];
    const invite = async ({ project }: Computer, ...households: Household[]) =>
      (await inviteHouseholds(project, households)).invited.map(({ household }) => household);
    const [first] = await invite(here, ana);
    await open(there, await pack(here));
    const ids = await invite(here, ana, kim);
    await open(there, await pack(here));
    expect((await readReplies(there.project)).invited.map(({ household }) => household)).toEqual(ids);
    expect([ids[0], await invite(there, ana, kim)]).toEqual([first, ids]);
    // A household that the other computer invited, too, is not counted twice.
    const other = await startComputer();
    const own = await invite(other, kim);
    await open(other, await pack(here));
    expect((await readReplies(other.project)).invited.map(({ names }) => names)).toEqual([['Kim'], ['Ana']]);
    expect(await invite(other, kim, ana)).toEqual([...own, first]);
  });

  test('is refused before anything is added if the answers in either folder are damaged', async () => {
    const there = await startComputer();
    cpSync(pathOf(there, 'media/card-03.jpg'), pathOf(there, 'media/new.jpg'));
    const archive = await pack(there);
    mkdirSync(join(there.root, '.our-story'), { recursive: true });
    writeFileSync(join(there.root, '.our-story/replies.json'), '{"replies":');
    expect(await open(here, await pack(there))).toMatchObject({
      status: 'refused',
      message: expect.stringMatching(/^The guests’ answers in this file are damaged\. On the other computer/),
    });
    cpSync(join(there.root, '.our-story/replies.json'), join(here.root, '.our-story/replies.json'));
    expect(await orRefuse(() => open(here, archive))).toMatchObject({
      status: 'refused',
      message: expect.stringMatching(/^Your guests’ answers, .*replies\.json, are damaged\. Put back a copy/),
    });
    expect(existsSync(pathOf(here, 'media/new.jpg'))).toBe(false);
  });

  test('is opened only after a question if it would replace newer or other changes', async () => {
    const there = await startComputer();
    const old = await pack(here);
    passHours(1);
    await write(here, 'Later');
    expect(await open(here, old)).toMatchObject({ status: 'ask', message: expect.stringContaining('older') });
    expect(read(here, 'story.yaml')).toContain('Later');
    await write(there, 'Something else');
    expect(await open(here, await pack(there))).toMatchObject({
      status: 'ask',
      message: expect.stringContaining('Both'),
    });
    expect(await open(here, old, true)).toEqual({ status: 'done' });
    expect(read(here, 'story.yaml')).not.toContain('Later');
    expect(await pointNames(here)).toContain('Before opening a file');
  });

  test('adds photos; one whose name is taken gets a new name, in the texts, too', async () => {
    const there = await startComputer();
    writeFileSync(pathOf(there, 'media/card-01.jpg'), readFileSync(pathOf(there, 'media/card-02.jpg')));
    cpSync(pathOf(there, 'media/card-03.jpg'), pathOf(there, 'media/new.jpg'));
    const before = readFileSync(pathOf(here, 'media/card-01.jpg'));
    expect(await open(here, await pack(there))).toEqual({ status: 'done' });
    expect(readFileSync(pathOf(here, 'media/card-01.jpg')).equals(before)).toBe(true);
    expect(existsSync(pathOf(here, 'media/new.jpg'))).toBe(true);
    expect(read(here, 'story.yaml')).toContain('photo: card-01-2.jpg');
    expect(existsSync(pathOf(here, 'media/card-01-2.jpg'))).toBe(true);
  });

  test('gives no photo the name of a removed one, which undo may bring back', async () => {
    const there = await startComputer();
    cpSync(pathOf(there, 'media/card-03.jpg'), pathOf(there, 'media/new.jpg'));
    const removed = readFileSync(pathOf(here, 'media/card-01.jpg'));
    writeFileSync(pathOf(here, 'media/new.jpg'), removed);
    expect(await here.editor.removeMedia(['new.jpg'])).toEqual({ status: 'done' });
    expect(await open(here, await pack(there))).toEqual({ status: 'done' });
    expect(readdirSync(pathOf(here, 'media'))).toContain('new-2.jpg');
    expect(await here.editor.undo()).toEqual({ status: 'done' });
    expect(readFileSync(pathOf(here, 'media/new.jpg')).equals(removed)).toBe(true);
  });

  test('adds a renamed photo once, however often the file is opened', async () => {
    const there = await startComputer();
    // Makes it differ from every photo on this computer.
    appendFileSync(pathOf(there, 'media/card-01.jpg'), ' ');
    const archive = await pack(there);
    await open(here, archive);
    const before = [readdirSync(pathOf(here, 'media')), read(here, 'story.yaml')];
    expect(await open(here, archive, true)).toEqual({ status: 'done' });
    expect([readdirSync(pathOf(here, 'media')), read(here, 'story.yaml')]).toEqual(before);
  });

  test('replaces no photo whose name differs only in case, which some disks ignore', async () => {
    const there = await startComputer();
    cpSync(pathOf(there, 'media/card-02.jpg'), pathOf(there, 'media/Card-01.jpg'));
    cpSync(pathOf(there, 'media/card-02.jpg'), pathOf(there, 'media/Card-02.jpg'));
    cpSync(pathOf(there, 'media/card-03.jpg'), pathOf(there, 'media/été #1.jpg'));
    cpSync(pathOf(there, 'media/card-03.jpg'), pathOf(here, 'media/Été #1.jpg'));
    for (const [was, now] of [
      ['card-01.jpg', 'Card-01.jpg'],
      ['card-02.jpg', 'Card-02.jpg'],
      ['card-03.jpg', 'été #1.jpg'],
    ] as const) {
      rmSync(pathOf(there, `media/${was}`));
      writeFileSync(pathOf(there, 'story.yaml'), read(there, 'story.yaml').replaceAll(was, `'${now}'`));
    }
    there.project.invalidate();
    const before = readdirSync(pathOf(here, 'media'));
    // Only `Card-01.jpg` differs from the photo here that has its name in another case.
    expect(await open(here, await pack(there), true)).toEqual({ status: 'done' });
    expect(readdirSync(pathOf(here, 'media')).toSorted()).toEqual([...before, 'card-01-2.jpg'].toSorted());
    expect(read(here, 'story.yaml')).toContain('photo: card-01-2.jpg');
    expect(read(here, 'story.yaml')).toContain('photo: card-02.jpg');
    expect(read(here, 'story.yaml')).toContain('photo: "Été #1.jpg"');
  });

  test('has the couple’s own files, and no history, cache or hidden file', async () => {
    writeFileSync(pathOf(here, '.faq.yaml-0c1f'), 'half');
    symlinkSync('/etc/passwd', pathOf(here, 'media/link.jpg'));
    mkdirSync(join(here.root, 'world'));
    writeFileSync(join(here.root, 'world/world.ts'), 'export {};');
    const names: string[] = [];
    const file = join(here.root, 'along.tar');
    writeFileSync(file, await pack(here));
    await list({ file, onReadEntry: ({ path }) => void names.push(path) });
    expect(names).toEqual(
      expect.arrayContaining([
        'our-story.json',
        'package.json',
        'content/site.yaml',
        'content/media/card-01.jpg',
        'world/world.ts',
      ]),
    );
    expect(
      names.filter(
        (name) => !/^((content|world)\/[\w/-]*[\w.-]*|content|world|package\.json|our-story\.json)\/?$/.test(name),
      ),
    ).toEqual([]);
    expect(names.filter((name) => /(^|\/)\.|link|node_modules/.test(name))).toEqual([]);
  });

  test('is refused if it is something else, damaged, or from a newer version', async () => {
    const before = read(here, 'site.yaml');
    const another = create({ cwd: here.root }, ['package.json']);
    for (const bytes of [
      Buffer.from('hello'),
      await buffer(Readable.from(another)),
      Buffer.alloc(2048, 1),
      Buffer.alloc(0),
      (await pack(here)).subarray(0, 5000),
    ])
      expect(await open(here, bytes, true)).toMatchObject({ status: 'refused' });
    const there = await startComputer();
    writeFileSync(pathOf(there, 'site.yaml'), before.replace(/^version: .*$/m, 'version: 99'));
    there.project.invalidate();
    expect(await open(here, await pack(there), true)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('newer version'),
    });
    expect(read(here, 'site.yaml')).toBe(before);
  });

  test('is read to its end even if it is refused, so that the browser shows the answer', async () => {
    let chunksRead = 0;
    const large = async function* () {
      // Arrives over time, as from a browser.
      for (; chunksRead < 50; chunksRead += 1) yield setImmediate(Buffer.alloc(1024, 1));
    };
    const opening = openAlong(here.project, here.editor, Readable.from(large()), { isSure: true, id: 'a' });
    expect(await opening).toMatchObject({ status: 'refused' });
    expect(chunksRead).toBe(50);
  });

  test('is not reported as damaged when the disk is full', async () => {
    const full = async function* () {
      yield (await pack(here)).subarray(0, 5000);
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    };
    const opening = orRefuse(() => openAlong(here.project, here.editor, full(), { isSure: true, id: 'a' }));
    expect(await opening).toMatchObject({ status: 'refused', message: expect.stringContaining('disk is full') });
  });

  test('writes no file but texts and media, whatever its names and links', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'content/media'), { recursive: true });
    cpSync(MOUNTAINS, join(folder, 'content'), { recursive: true });
    await write(here, 'Mine');
    writeFileSync(join(folder, 'our-story.json'), JSON.stringify({ states: ['0'.repeat(64)] }));
    writeFileSync(join(folder, 'payload.jpg'), 'evil');
    symlinkSync(tmpdir(), join(folder, 'content/media/linked'));
    const paths = [
      '../../evil.jpg',
      '/tmp/evil-absolute.jpg',
      'content/media/../../../evil.jpg',
      'content/media/linked/evil.jpg',
      'package.json',
      'node_modules/evil.js',
      'content/media/.htaccess',
      'content/media/run.sh',
      'content/evil.js',
      '.our-story/commit',
      'content\\media\\..\\evil.jpg',
    ];
    const archive = create(
      {
        cwd: folder,
        preservePaths: true,
        onWriteEntry: (entry) => {
          const [, index] = /payload-(\d+)/.exec(entry.path) ?? [];
          if (index !== undefined) entry.path = paths[Number(index)] ?? '';
        },
      },
      [
        'our-story.json',
        'content',
        ...paths.map((_, index) => {
          cpSync(join(folder, 'payload.jpg'), join(folder, `payload-${index}.jpg`));
          return `payload-${index}.jpg`;
        }),
      ],
    );
    const listFiles = () =>
      readdirSync(here.root, { recursive: true, encoding: 'utf8' }).filter(
        (name) => !/^(\.our-story|node_modules)/.test(name),
      );
    const before = listFiles().toSorted();
    expect(await open(here, await buffer(Readable.from(archive)), true)).toEqual({ status: 'done' });
    expect(listFiles().toSorted()).toEqual(before);
    // The archive is unpacked in the cache, where `../../evil.jpg` would be next to it.
    const everything = readdirSync(here.root, { recursive: true, encoding: 'utf8' });
    expect(everything.filter((name) => /evil|commit$/.test(name))).toEqual([]);
    for (const path of ['/tmp/evil-absolute.jpg', join(tmpdir(), 'evil.jpg')])
      expect([path, existsSync(path)]).toEqual([path, false]);
    expect(readFileSync(join(here.root, 'package.json'), 'utf8')).toBe('{"name":"ours"}');
  });
});
