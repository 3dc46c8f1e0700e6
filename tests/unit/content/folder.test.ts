import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMistakes } from '../../../build/read/messages/mistake.ts';
import { openProject } from '../../../build/check/open-project.ts';
import { isMeantAsContent, meantBy } from '../../../build/read/list-content.ts';
import { openEditor } from '../../../desk/server/editor.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FIXTURE = 'tests/fixtures/mountains/content';

let outside: string;
beforeAll(async () => {
  outside = join(await mkdtemp(join(tmpdir(), 'content-')), 'Unser Fest für Zoë');
  await cp(join(ROOT, FIXTURE), outside, { recursive: true });
});
afterAll(() => rm(join(outside, '..'), { recursive: true }));

describe('the folder in CONTENT', () => {
  test('may be anywhere on the machine, with spaces and umlauts in its path', async () => {
    const project = openProject(ROOT, outside);
    expect(project).toMatchObject({ folder: outside, mediaFolder: join(outside, 'media') });
    const { mistakes, written } = await project.read();
    expect(mistakes).toEqual([]);
    expect(written?.site.couple.names).toEqual(['Þórdís', 'Bjørn']);
    expect(await project.lastEventChange()).toBeInstanceOf(Date);
  });

  test('is the same folder however its path is written', () => {
    const paths = [FIXTURE, `./${FIXTURE}/`, join(ROOT, FIXTURE), `${join(ROOT, FIXTURE)}/`];
    expect(new Set(paths.map((path) => openProject(ROOT, path).folder)).size).toBe(1);
    expect(openProject(ROOT, relative(ROOT, outside)).folder).toBe(outside);
  });

  test.each([
    ['inside the project', () => join(ROOT, FIXTURE), FIXTURE],
    ['elsewhere', () => outside, null],
  ])('appears in mistakes with its shortest path: %s', async (_where, path, shown) => {
    const { mistakes } = await openProject(ROOT, path()).readWith(new Map([['faq.yaml', '']]));
    expect(mistakes.map(({ file }) => file)).toEqual([`${shown ?? outside}/faq.yaml`]);
  });

  test('may have pictures and documents that are named like a page', async () => {
    const names = ['registry.png', 'story.gif', 'registry.pdf', 'story.docx', 'faq.numbers', 'map.kml'];
    const files = names.map((name) => join(outside, name));
    for (const file of files) await writeFile(file, '');
    const { mistakes } = await openProject(ROOT, outside).read();
    for (const file of files) await rm(file);
    expect(mistakes).toEqual([]);
  });

  test.each(['faq', 'FAQ.txt', 'faq.md', 'faq.rtf', 'faq .yaml', 'faq.yam', 'faq.yaml.docx', 'faq.yml.txt'])(
    'names the file that "%s" must be',
    (name) => {
      expect([isMeantAsContent(name), meantBy(name)]).toEqual([true, 'faq']);
    },
  );

  test('warns about folders with content that nothing reads', async () => {
    const unread = {
      en_gb: '"en-GB"',
      ES: '"es"',
      spanish: 'by its code, like es or pt-BR',
      'zh-Hant': 'by its code, like es or pt-BR',
    };
    const folders = [...Object.keys(unread), 'languages', '.our-story', 'scans'].map((name) => join(outside, name));
    for (const folder of folders) await mkdir(folder);
    for (const folder of folders.slice(0, -1)) await writeFile(join(folder, 'thanks.yaml'), 'heading: Gracias');
    const { mistakes, warnings } = await openProject(ROOT, outside).read();
    for (const folder of folders) await rm(folder, { recursive: true });
    expect(mistakes).toEqual([]);
    const found = warnings.flatMap(({ file, message }) =>
      message.includes('folder') ? [[basename(file), message]] : [],
    );
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(
        Object.entries(unread).map(([name, remedy]) => [
          name,
          `No page reads this folder. If it is a second language, name it ${remedy}; otherwise move it out of the content.`,
        ]),
      ),
    );
  });

  test('is read again after a failure', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    const project = openProject(ROOT, folder);
    // A link to a folder, which cannot be read as a file.
    await symlink(folder, join(folder, 'faq.yaml'));
    await expect(project.read()).rejects.toThrow('EISDIR');
    await rm(join(folder, 'faq.yaml'));
    expect(await project.read()).toMatchObject({ written: null });
  });

  test('is reported as one mistake if it does not exist', async () => {
    const project = openProject(ROOT, 'no such/földer');
    const { mistakes, written } = await project.read();
    expect(written).toBeNull();
    const message =
      'There is no such folder. Run the command in your site’s folder, or correct the path in the variable CONTENT.';
    expect(formatMistakes(mistakes)).toContain(`no such/földer:1:1  ${message}`);
    expect(mistakes).toHaveLength(1);
    const opened = openEditor({ project, pictures: new Map(), onChange: () => {} });
    await expect(opened).rejects.toThrow(`no such/földer: ${message}`);
  });
});
