import { appendFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import type { Editor } from '../../../desk/server/editor.ts';
import { replyRoutes } from '../../../desk/server/replies/reply-routes.ts';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder.ts';

/**
 * Requests the answers in a couple's folder from the desk's server.
 * @param lines added to `site.yaml`
 * @param replies the text of the file with the answers; left out if nobody has answered
 */
async function answersWith(lines: string, replies?: string) {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'content'));
  for (const name of ['site', 'places', 'schedule', 'reply'])
    await cp(join(MOUNTAINS, `${name}.yaml`), join(folder, `content/${name}.yaml`));
  await appendFile(join(folder, 'content/site.yaml'), `\n${lines}\n`);
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
    isPageRead: true,
    events: [{ id: 'supper' }, { id: 'wedding' }, { id: 'feast' }],
    dishes: [{ id: 'trout' }, { id: 'barley' }],
  });
  expect(await answersWith('hidden: [reply]')).toEqual(shown);
});

test('while the content has a mistake, the desk knows that it cannot count answers', async () => {
  // No page has this name.
  expect(await answersWith('hidden: [nothing]')).toMatchObject({ isPageRead: false });
});

test('the desk explains how to replace a damaged file of answers', async () => {
  const message = expect.stringMatching(/^Your guests’ answers, .*replies\.json, are damaged\. Put back a copy/);
  expect(await answersWith('', '{"replies":')).toEqual({ status: 'refused', message });
});
