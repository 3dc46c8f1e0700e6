import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { choosePhotoWorld } from '../../../desk/model/design';
import { valueAt } from '../../../desk/model/values';
import { changesOf } from '../../../desk/page/forms/entries/companions';
import { pictureStep } from '../../../desk/page/pictures/picture-step';
import type { Change, EditState, Step, Value } from '../../../desk/protocol';
import { openDeskApi } from '../../../desk/server/api';
import { openEditor, type Editor } from '../../../desk/server/editor';
import type { DeskServer } from '../../../desk/server/phone/phone-listener';
import { moveFile } from '../../../desk/server/media/move-file';
import { makeWorldPicture } from '../../../desk/server/media/world-picture';
import { crashBefore, held } from '../../fixtures/held-files.ts';
import { MOUNTAINS, shareCache, temporaryFolder } from '../../fixtures/temporary-folder';

vi.mock('node:fs/promises', async (importActual) => {
  const { withTrouble } = await import('../../fixtures/held-files.ts');
  return withTrouble(await importActual());
});

const ROOT = join(import.meta.dirname, '../../..');

let folder = '';
beforeEach(() => {
  folder = temporaryFolder(MOUNTAINS);
  shareCache(join(folder, '.cache'));
});

const text = (file: string) => readFileSync(join(folder, file), 'utf8');
/** Replaces words in a file, as the couple do by hand. */
const edit = (file: string, from: string, to: string) =>
  writeFileSync(
    join(folder, file),
    text(file).replace(from, () => to),
  );

describe('a step', () => {
  /** An editor whose `change` and `hasDone` take a single step. */
  const open = async () => {
    // Each test has its own history and trash.
    const cacheFolder = join(folder, '.cache');
    const project = Object.assign(openProject(ROOT, relative(ROOT, folder), null), { cacheFolder });
    const editor = await openEditor({ project, pictures: new Map(), onChange: () => {} });
    return {
      ...editor,
      change: async (single: Step, id: string = randomUUID()) => (await editor.change([single], [id]))[0],
      hasDone: async (id: string) => (await editor.areDone([id]))[0],
    };
  };
  const set = (file: string, path: (string | number)[], was: Value, value: string | null): Change => ({
    kind: 'set',
    at: { file, path },
    was,
    value,
  });
  const step = (...changes: Change[]): Step => ({ label: 'the heading', changes });
  const heading = (was: string, value: string | null) => step(set('thanks.yaml', ['heading'], was, value));

  test('is written, undone and redone, even by another window after a restart', async () => {
    const before = text('thanks.yaml');
    const editor = await open();
    const was = textOf(await editor.state(), 'heading');
    expect(await editor.change(heading(was, 'Takk for alt'))).toEqual({ status: 'done' });
    expect(text('thanks.yaml')).toBe(before.replace(was, 'Takk for alt'));
    expect((await editor.state()).undo).toBe('the heading');
    const restarted = await open();
    expect(await restarted.undo()).toEqual({ status: 'done' });
    expect(text('thanks.yaml')).toBe(before);
    expect(await restarted.redo()).toEqual({ status: 'done' });
    expect(text('thanks.yaml')).toBe(before.replace(was, 'Takk for alt'));
    expect(await restarted.redo()).toMatchObject({ status: 'refused' });
  });

  test('that replaces a card’s picture keeps its translation with the card', async () => {
    mkdirSync(join(folder, 'es'));
    const written = { 'photo: card-02.jpg': 'Dos', 'photo: card-01.jpg': 'Uno', 'video: card-06.mp4': 'Seis' };
    const cards = Object.entries(written).map(([name, words]) => `  - ${name}\n    caption: ${words}\n`);
    writeFileSync(join(folder, 'es/story.yaml'), `cards:\n${cards.join('')}`);
    const before = [text('story.yaml'), text('es/story.yaml')];
    const editor = await open();
    const change = async (index: number, line: string, name: string, kind: 'photo' | 'video') => {
      const replacement = pictureStep(
        await editor.state(),
        { file: 'story.yaml', path: ['cards', index, line] },
        { name, kind },
      );
      return typeof replacement === 'object' && replacement && editor.change(replacement);
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

  test('that removes lines removes their translations, unless default words replace them', async () => {
    mkdirSync(join(folder, 'es'));
    const words = 'words:\n  open: Pasen\n';
    writeFileSync(join(folder, 'es/site.yaml'), words);
    writeFileSync(join(folder, 'es/travel.yaml'), 'stays:\n  title: Camas\n');
    writeFileSync(join(folder, 'es/faq.yaml'), 'questions:\n  - {}\n  - answer: Seda\n  - {}\n  - {}\n');
    const editor = await open();
    const state = await editor.state();
    const changed = (file: string, path: (string | number)[], value: Value) =>
      changesOf(state, file, path, valueAt(state.files[file]?.data, path), value);
    const changes = [
      ...changed('travel.yaml', ['stays'], null),
      ...changed('site.yaml', ['words', 'open'], null),
      // `ask` takes the place of the answer.
      ...changed('faq.yaml', ['questions', 1, 'ask'], 'In silk?'),
    ];
    expect(await editor.change(step(...changes))).toEqual({ status: 'done' });
    expect(text('es/travel.yaml')).toBe('');
    expect(text('es/site.yaml')).toBe(words);
    expect(text('es/faq.yaml')).not.toContain('Seda');
  });

  describe('that chooses another world', () => {
    const texts = () => ['site.yaml', 'schedule.yaml'].map(text);
    const choose = async (editor: Awaited<ReturnType<typeof open>>, world: string) => {
      const state = await editor.state();
      const was = valueAt(state.files['site.yaml']?.data, ['world']);
      const changes = changesOf(state, 'site.yaml', ['world'], was, world);
      expect(await editor.change({ label: 'the world', changes })).toEqual({ status: 'done' });
    };

    test('and back leaves every file unchanged', async () => {
      const editor = await open();
      const before = texts();
      await choose(editor, 'harbour');
      await choose(editor, 'mountains');
      expect(texts()).toEqual(before);
    });

    test('gives the photo world its photo in one step, and keeps the photo in others', async () => {
      const photo = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#456' } });
      await photo.jpeg().toFile(join(folder, 'media/card-02.jpg'));
      const editor = await open();
      const before = texts();
      const { suggestedCover, files } = await editor.state();
      const changes = choosePhotoWorld(files['site.yaml']?.data ?? null, suggestedCover ?? '');
      expect(await editor.change({ label: 'the world', changes })).toEqual({ status: 'done' });
      const chosen = texts();
      expect(chosen.join()).toContain('cover:\n  photo: card-02.jpg');
      await choose(editor, 'harbour');
      await choose(editor, 'photo');
      expect(texts()).toEqual(chosen);
      for (let steps = 0; steps < 3; steps += 1) expect(await editor.undo()).toEqual({ status: 'done' });
      expect(texts()).toEqual(before);
    });
  });

  test('never overwrites a manual edit, and reports both versions', async () => {
    const editor = await open();
    const was = textOf(await editor.state(), 'heading');
    edit('thanks.yaml', was, 'By hand');
    const byHand = text('thanks.yaml');
    expect(await editor.change(heading(was, 'Ours'))).toEqual({
      status: 'conflict',
      at: { file: 'thanks.yaml', path: ['heading'] },
      theirs: 'By hand',
      yours: 'Ours',
    });
    expect(text('thanks.yaml')).toBe(byHand);
    // A manual edit elsewhere in the file stays.
    const later = textOf(await editor.state(), 'later');
    expect(await editor.change(step(set('thanks.yaml', ['later'], later, 'See you!')))).toEqual({ status: 'done' });
    expect(text('thanks.yaml')).toBe(byHand.replace(later, 'See you!'));
    edit('thanks.yaml', 'By hand', 'By another hand');
    expect(await editor.undo()).toEqual({ status: 'done' });
    expect(text('thanks.yaml')).toBe(byHand.replace('By hand', 'By another hand'));
    expect(await editor.redo()).toEqual({ status: 'done' });
    edit('thanks.yaml', 'See you!', 'So long');
    expect(await editor.undo()).toMatchObject({ status: 'refused' });
    expect(text('thanks.yaml')).toContain('So long');
  });

  test('that adds mistakes is not written, and gets the messages of the check', async () => {
    const files = ['thanks.yaml', 'schedule.yaml', 'story.yaml'];
    const before = files.map(text);
    const editor = await open();
    const was = textOf(await editor.state(), 'heading');
    const date = valueAt((await editor.state()).files['schedule.yaml']?.data, ['events', 0, 'date']);
    const answer = await editor.change(
      step(
        set('thanks.yaml', ['heading'], was, 'Fine'),
        set('schedule.yaml', ['events', 0, 'date'], date, '2027-13-01'),
      ),
    );
    expect(answer).toMatchObject({ status: 'mistakes', mistakes: [{ file: 'schedule.yaml' }] });
    expect(JSON.stringify(answer)).toContain('not a day in the calendar');
    expect(await editor.change(heading(was, null))).toMatchObject({ status: 'mistakes' });
    expect(await editor.change(step(set('thanks.yaml', ['unknown'], null, 'x')))).toMatchObject({ status: 'mistakes' });
    const photo = step({
      kind: 'set',
      at: { file: 'story.yaml', path: ['cards', 0, 'photo'] },
      was: 'card-01.jpg',
      value: 'none.jpg',
    });
    expect(await editor.change(photo)).toMatchObject({ status: 'mistakes' });
    const caption = valueAt((await editor.state()).files['story.yaml']?.data, ['cards', 0, 'caption']);
    const empty = await editor.change(step(set('story.yaml', ['cards', 0, 'caption'], caption, '')));
    expect(empty).toMatchObject({ status: 'mistakes', mistakes: [{ at: { path: ['cards', 0, 'caption'] } }] });
    expect(files.map(text)).toEqual(before);
    expect((await editor.state()).undo).toBeNull();
  });

  test('that removes a fact in use leads to the texts that use it', async () => {
    const editor = await open();
    const { files } = await editor.state();
    const was = valueAt(files['schedule.yaml']?.data, ['events', 2]);
    const label = 'the removal of Dinner';
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
    // A misspelt reference gets the message of the check.
    const path = ['questions', 1, 'answer'];
    const slip = step(set('faq.yaml', path, valueAt(files['faq.yaml']?.data, path), '{{events.feast.atire}}'));
    expect(JSON.stringify(await editor.change(slip))).toContain('events.feast.attire');
  });

  test('is written despite an older mistake elsewhere', async () => {
    edit('faq.yaml', 'questions:', 'qestions:');
    const editor = await open();
    expect((await editor.state()).mistakes).not.toEqual([]);
    const was = textOf(await editor.state(), 'heading');
    expect(await editor.change(heading(was, 'All the same'))).toEqual({ status: 'done' });
  });

  test('may correct an older mistake in one of several places, but not repeat it', async () => {
    edit('party.yaml', 'portrait-1.jpg', 'gone.jpg');
    edit('party.yaml', 'portrait-2.jpg', 'gone.jpg');
    const editor = await open();
    const photo = (member: number, was: string, value: string) =>
      step(set('party.yaml', ['sides', 0, 'members', member, 'photo'], was, value));
    expect(await editor.change(photo(0, 'gone.jpg', 'portrait-1.jpg'))).toEqual({ status: 'done' });
    expect(await editor.change(photo(0, 'portrait-1.jpg', 'gone.jpg'))).toMatchObject({ status: 'mistakes' });
    expect(await editor.change(photo(1, 'gone.jpg', 'portrait-2.jpg'))).toEqual({ status: 'done' });
  });

  test('that repeats an older mistake is not written', async () => {
    edit('schedule.yaml', '2027-09-17', '2027-13-17');
    const editor = await open();
    const date = set('schedule.yaml', ['events', 1, 'date'], '2027-09-18', '2027-13-18');
    expect(await editor.change(step(date))).toMatchObject({
      status: 'mistakes',
      mistakes: [{ file: 'schedule.yaml' }],
    });
  });

  test('removes all media files, or none if another program has locked one', async () => {
    const editor = await open();
    const names = ['spare-1.jpg', 'spare-2.jpg'];
    for (const name of names) cpSync(join(folder, 'media/card-01.jpg'), join(folder, 'media', name));
    const present = () => readdirSync(join(folder, 'media')).filter((name) => names.includes(name));
    // The file’s path in the trash.
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

  describe('whose answer was lost', () => {
    const ID = '0b0e9a52-6a43-4f0c-8a43-0c2f1d6e7a10';
    const OTHER_ID = '0b0e9a52-6a43-4f0c-8a43-0c2f1d6e7a11';

    test('counts as written after a crash right after the write', async () => {
      const editor = await open();
      const was = textOf(await editor.state(), 'heading');
      await crashBefore('history-', () => editor.change(heading(was, 'Takk'), ID));
      const restarted = await open();
      expect(await restarted.hasDone(ID)).toBe(true);
      expect(textOf(await restarted.state(), 'heading')).toBe('Takk');
      expect(await restarted.change(heading(was, 'Takk'), ID)).toEqual({ status: 'done' });
      expect(await restarted.undo()).toEqual({ status: 'done' });
      expect([textOf(await restarted.state(), 'heading'), (await restarted.state()).undo]).toEqual([was, null]);
    });

    test('counts as not written after a crash before the write', async () => {
      const editor = await open();
      const was = textOf(await editor.state(), 'heading');
      await crashBefore('/thanks.yaml', () => editor.change(heading(was, 'Takk'), ID));
      const restarted = await open();
      expect([await restarted.hasDone(ID), textOf(await restarted.state(), 'heading')]).toEqual([false, was]);
      expect(await restarted.change(heading(was, 'Takk'), ID)).toEqual({ status: 'done' });
      expect(textOf(await restarted.state(), 'heading')).toBe('Takk');
    });

    test('undoes only one step, even if a crash interrupts it or it is repeated', async () => {
      const editor = await open();
      const was = textOf(await editor.state(), 'heading');
      expect(await editor.change(heading(was, 'One'))).toEqual({ status: 'done' });
      expect(await editor.change(heading('One', 'Two'))).toEqual({ status: 'done' });
      await crashBefore('history-', () => editor.undo(ID));
      const restarted = await open();
      expect([await restarted.hasDone(ID), await restarted.undo(ID)]).toEqual([true, { status: 'done' }]);
      expect(textOf(await restarted.state(), 'heading')).toBe('One');
      expect(await restarted.undo(OTHER_ID)).toEqual({ status: 'done' });
      expect(textOf(await restarted.state(), 'heading')).toBe(was);
    });

    test('removes all files despite a crash between them', async () => {
      const editor = await open();
      const names = ['spare-1.jpg', 'spare-2.jpg'];
      const present = () => readdirSync(join(folder, 'media')).filter((name) => names.includes(name));
      for (const name of names) cpSync(join(folder, 'media/card-01.jpg'), join(folder, 'media', name));
      await crashBefore('spare-2.jpg/1', () => editor.removeMedia(names, ID));
      expect(present()).toEqual(['spare-2.jpg']);
      held.name = 'spare-2.jpg/1';
      await expect(open()).rejects.toThrow(/^spare-2\.jpg: This file is locked/);
      held.name = '';
      const restarted = await open();
      expect([await restarted.hasDone(ID), present()]).toEqual([true, []]);
      expect(await restarted.undo()).toEqual({ status: 'done' });
      expect(present()).toEqual(names);
    });

    test('is known after a restart even if the history could not be saved', async () => {
      const logged = vi.spyOn(console, 'error').mockReturnValue();
      const editor = await open();
      const was = textOf(await editor.state(), 'heading');
      held.name = 'history-';
      expect(await editor.change(heading(was, 'Takk'), ID)).toEqual({ status: 'done' });
      held.name = '';
      const restarted = await open();
      expect([await restarted.hasDone(ID), (await restarted.state()).undo]).toEqual([true, 'the heading']);
      logged.mockRestore();
    });
  });

  test('of a second window is checked against what the first one wrote', async () => {
    const editor = await open();
    const was = textOf(await editor.state(), 'heading');
    const answers = await Promise.all([editor.change(heading(was, 'One')), editor.change(heading(was, 'Two'))]);
    expect(answers.map((answer) => answer?.status)).toEqual(['done', 'conflict']);
    expect(text('thanks.yaml')).toContain('One');
  });
});

test('a dropped photo that another program has locked is refused with the reason', async () => {
  const project = Object.assign(openProject(folder, '.', null), { cacheFolder: join(folder, '.cache') });
  // One byte more, since a photo that the couple already have is not stored again.
  const photo = Buffer.concat([readFileSync(join(folder, 'media/card-01.jpg')), Buffer.from(' ')]);
  const request = Object.assign(Readable.from([photo]), {
    method: 'POST',
    url: '/media?name=new.jpg',
    headers: { host: 'localhost', origin: 'http://localhost', 'x-edit-token': 'a-token' },
  });
  const response = { setHeader: () => response, writeHead: () => response, end: vi.fn<(text: string) => void>() };
  held.name = 'new.jpg';
  const handle = openDeskApi(project, {} as Editor, 'a-token', {} as DeskServer);
  await handle(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  held.name = '';
  expect(response.end).toHaveBeenCalledWith(expect.stringMatching(/"refused".*new\.jpg: .*locked/));
});

test('a file that cannot be moved to another disk leaves no copy behind', async () => {
  const before = readdirSync(join(folder, 'media'));
  Object.assign(held, { name: 'moved.jpg', code: 'EXDEV' });
  const moving = moveFile(join(folder, 'media/card-01.jpg'), join(folder, 'media/moved.jpg'));
  await expect(moving).rejects.toThrow('held');
  Object.assign(held, { name: '', code: 'EBUSY' });
  expect(readdirSync(join(folder, 'media'))).toEqual(before);
});

describe('the preview of a world', () => {
  test('is drawn for each world; the photo world also needs a photo in `media/`', async () => {
    const project = openProject(ROOT, relative(ROOT, folder));
    for (const world of ['harbour', 'mountains'])
      expect(await sharp((await makeWorldPicture(project, world, '')) ?? undefined).metadata()).toMatchObject({
        width: 480,
      });
    for (const world of ['photo', 'moon']) expect(await makeWorldPicture(project, world, '')).toBeNull();
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).toFile(join(folder, 'out.png'));
    for (const photo of ['../out.png', 'gone.jpg']) expect(await makeWorldPicture(project, 'photo', photo)).toBeNull();
  });

  test('shows the photo rotated as on the cover, even while another world is chosen', async () => {
    const [red, blue] = ['#800000', '#000080'];
    const half = { input: { create: { width: 750, height: 1000, channels: 3 as const, background: blue } } };
    const photo = sharp({ create: { width: 1500, height: 1000, channels: 3, background: red } });
    await photo
      .composite([{ ...half, left: 750, top: 0 }])
      .jpeg()
      .toFile(join(folder, 'media/card-02.jpg'));
    edit('site.yaml', 'world: mountains', 'world: mountains\ncover: { photo: card-02.jpg, rotate: 180 }');
    const project = { ...openProject(ROOT, relative(ROOT, folder), null), isDraft: true };
    const drawn = sharp((await makeWorldPicture(project, 'photo', 'card-02.jpg')) ?? undefined);
    // After the rotation, the red half is on the right.
    const { data } = await drawn
      .extract({ left: 470, top: 5, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(data[2] ?? 255);
  });
});

/** The text of a line of `thanks.yaml`; empty if missing. */
function textOf(state: EditState, key: string): string {
  const value = valueAt(state.files['thanks.yaml']?.data, [key]);
  return typeof value === 'string' ? value : '';
}
