import { appendFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { makeReply } from '../../../build/make/make-reply.ts';
import type { Editor } from '../../../desk/server/editor.ts';
import { addReplies, readReplies, setAside } from '../../../desk/server/replies/reply-file.ts';
import { replyRoutes } from '../../../desk/server/replies/reply-routes.ts';
import type { Reply } from '../../../src/reply/reply.ts';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** A couple's folder with what the reply page needs. @param lines added to `site.yaml` */
async function folderWith(lines: string): Promise<string> {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'content'));
  for (const name of ['site', 'places', 'schedule', 'reply'])
    await cp(join(MOUNTAINS, `${name}.yaml`), join(folder, `content/${name}.yaml`));
  await appendFile(join(folder, 'content/site.yaml'), `\n${lines}\n`);
  return folder;
}

/**
 * Requests the answers in a couple's folder from the desk's server.
 * @param lines added to `site.yaml`
 * @param replies the text of the file with the answers; left out if nobody has answered
 */
async function answersWith(lines: string, replies?: string) {
  const folder = await folderWith(lines);
  if (replies !== undefined) {
    await mkdir(join(folder, '.our-story'));
    await writeFile(join(folder, '.our-story/replies.json'), replies);
  }
  const editor = { between: (task: () => unknown) => task() } as Editor;
  return replyRoutes(openProject(folder, 'content', null), editor)['GET /replies']();
}

test('a hidden reply page still names the events and meals to count answers by', async () => {
  const shown = await answersWith('');
  expect(shown).toMatchObject({
    isPageKnown: true,
    events: [{ id: 'supper' }, { id: 'wedding' }, { id: 'feast' }],
    dishes: [{ id: 'trout' }, { id: 'barley' }],
  });
  expect(await answersWith('hidden: [reply]')).toEqual(shown);
});

test('a hidden schedule still has the events that guests are asked about', async () => {
  expect(await answersWith('hidden: [schedule]')).toEqual(await answersWith(''));
});

test('a second language names the events of a hidden schedule in its own words', async () => {
  const folder = await folderWith('hidden: [schedule]');
  await mkdir(join(folder, 'content/es'));
  await writeFile(join(folder, 'content/es/schedule.yaml'), 'events:\n  - id: supper\n    title: Sopa\n');
  const project = openProject(folder, 'content', 'es');
  const { written } = await project.read();
  const page = written?.reply && (await makeReply(written.reply, project, written));
  expect(page?.events[0]?.title).toBe('Sopa');
});

test('while the content has a mistake, the desk knows that it cannot count answers', async () => {
  // No page has this name.
  expect(await answersWith('hidden: [nothing]')).toMatchObject({ isPageKnown: false });
});

test('an answer of a form stays set aside when its line number changes or turns into a time', async () => {
  const project = openProject(await folderWith(''), 'content', null);
  const answer = (sent: number, message: string): Reply => ({
    household: 'form-1',
    sent,
    people: [{ name: 'Kim', events: [], dish: '', diet: '' }],
    song: '',
    message,
  });
  await addReplies(project, [answer(3, 'A test')]);
  await setAside(project, 'form-1 3', true);
  await addReplies(project, [answer(5, 'A test')]);
  await addReplies(project, [answer(1_800_000_000, 'A test'), answer(1_800_000_001, 'We come!')]);
  expect((await readReplies(project)).aside).toEqual(['form-1 3', 'form-1 5', 'form-1 1800000000']);
  // Once brought back, it counts, whatever its line.
  await setAside(project, 'form-1 5', false);
  await addReplies(project, [answer(7, 'A test')]);
  expect((await readReplies(project)).aside).toEqual(['form-1 3', 'form-1 1800000000']);
});

test('the desk explains how to replace a damaged file of answers', async () => {
  const message = expect.stringMatching(/^Your guests’ answers, .*replies\.json, are damaged\. Put back a copy/);
  expect(await answersWith('', '{"replies":')).toEqual({ status: 'refused', message });
});
