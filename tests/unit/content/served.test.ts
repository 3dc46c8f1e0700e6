import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { content } from '../../../build/serve/content-modules';
import { openProject } from '../../../build/check/open-project.ts';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder';

const ROOT = join(import.meta.dirname, '../../..');

let folder = '';
beforeEach(() => void (folder = temporaryFolder(MOUNTAINS)));

/** Opens pages in the desk, on a development server with the content plugin. */
async function serve(...pages: string[]) {
  const project = Object.assign(openProject(ROOT, folder), { isDraft: true });
  const plugin = content(project);
  const [load, hotUpdate] = [plugin.load, plugin.hotUpdate] as ((...args: unknown[]) => Promise<unknown>)[];
  const ids = pages.map((page) => `\0virtual:content/${page}`);
  for (const id of ids) await load?.call({ environment: { name: 'client' } }, id);
  const reloads = vi.fn<(payload: unknown) => void>();
  const moduleGraph = { getModuleById: (id: string) => id, invalidateModule: () => {} };
  const environment = { name: 'client', moduleGraph, hot: { send: reloads } };
  return {
    project,
    /** Called for each reload of a page. */
    reloads,
    change: (name: string, from: string, to: string) => {
      const file = join(folder, name);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from);
      writeFileSync(file, text.replace(from, to));
    },
    remove: (name: string) => rmSync(join(folder, name)),
    /** Reports a change of a file. @returns the modules that the pages replace without a reload */
    report: (name: string) => hotUpdate?.call({ environment }, { file: join(folder, name) }),
  };
}

test('a save that is reported twice updates its page once', async () => {
  const { change, report, reloads } = await serve('schedule', 'faq');
  change('schedule.yaml', 'Soup at the hut', 'Stew at the hut');
  const twice = await Promise.all([report('schedule.yaml'), report('schedule.yaml')]);
  expect(twice).toEqual([['\0virtual:content/schedule'], []]);
  change('schedule.yaml', 'Stew at the hut', 'Soup at the hut');
  expect(await report('schedule.yaml')).toEqual(['\0virtual:content/schedule']);
  expect(reloads).not.toHaveBeenCalled();
});

test('a change on several pages reloads once', async () => {
  const { change, report, reloads } = await serve('site', 'schedule');
  change('site.yaml', 'Þórdís', 'Zoë');
  await Promise.all([report('site.yaml'), report('site.yaml')]);
  expect(await report('site.yaml')).toEqual([]);
  expect(reloads).toHaveBeenCalledTimes(1);
});

test('another photo under the same name updates its page', async () => {
  const { report } = await serve('party');
  cpSync(join(folder, 'media/portrait-2.jpg'), join(folder, 'media/portrait-1.jpg'));
  expect(await report('media/portrait-1.jpg')).toEqual(['\0virtual:content/party']);
});

test('after a page’s file is removed, the site reloads once, then hot-updates again', async () => {
  const { project, change, remove, report, reloads } = await serve('program', 'faq');
  // As in `npm run dev`, not in the desk.
  project.isDraft = false;
  remove('program.yaml');
  expect(await report('program.yaml')).toEqual([]);
  expect(reloads).toHaveBeenCalledTimes(1);
  change('faq.yaml', 'question: ', 'question: So, ');
  expect(await report('faq.yaml')).toEqual(['\0virtual:content/faq']);
  expect(reloads).toHaveBeenCalledTimes(1);
});

test('a base path without its last slash gets one', () => {
  const config = content(openProject(ROOT, folder)).config as (config: object) => object;
  expect(config({ base: '/our/day' })).toMatchObject({ base: '/our/day/' });
  expect(config({ base: './' })).not.toHaveProperty('base');
});

test('the development server also watches content and a world outside the project', () => {
  const add = vi.fn<(paths: string[]) => void>();
  const { configureServer } = content(openProject(ROOT, folder));
  (configureServer as (server: unknown) => void)({ watcher: { add } });
  expect(add).toHaveBeenCalledExactlyOnceWith([folder, join(folder, '../world')]);
});
