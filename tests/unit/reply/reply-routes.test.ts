import { appendFile, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import type { Editor } from '../../../desk/server/editor.ts';
import { replyRoutes } from '../../../desk/server/replies/reply-routes.ts';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** What the desk shows for a couple's folder. @param lines at the end of `site.yaml` */
async function answersWith(lines: string) {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'content'));
  for (const name of ['site', 'places', 'schedule', 'reply'])
    await cp(join(MOUNTAINS, `${name}.yaml`), join(folder, `content/${name}.yaml`));
  await appendFile(join(folder, 'content/site.yaml'), `\n${lines}\n`);
  const editor = { between: (task: () => unknown) => task() } as Editor;
  return replyRoutes(openProject(folder, 'content', null), editor)['GET /replies']();
}

test('a hidden reply page still names the events and meals that its answers count for', async () => {
  const shown = await answersWith('');
  expect(shown).toMatchObject({ isPageRead: true, dishes: [{ id: 'trout' }, { id: 'barley' }] });
  expect(await answersWith('hidden: [reply]')).toEqual(shown);
});

test('while a text has a mistake, the desk knows that it cannot count', async () => {
  expect(await answersWith('hidden: [nothing]')).toMatchObject({ isPageRead: false });
});
