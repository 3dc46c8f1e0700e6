import { expect, test } from 'vitest';
import type { DevEnvironment, HotUpdateOptions } from 'vite';
import { openDerived } from '../../../build/read/derived';
import type { Project } from '../../../build/read/project';
import { openContentUpdates } from '../../../build/serve/content-updates';

test('a page still being made when a save is checked is not reported as broken', async () => {
  const derived = openDerived();
  let finish = () => {};
  const slow = new Promise<string>((resolve) => (finish = () => resolve('Our story')));
  const makes = [slow, Promise.resolve('Our story')];
  const make = () => makes.shift() ?? Promise.reject(new Error('made too often'));
  const loaded = derived.derive('story', make);
  const changed = derived.findChanged();
  finish();
  expect(await loaded).toBe('Our story');
  expect(await changed).toEqual([]);
});

test('a failed page is reported as broken, and once more when it works again', async () => {
  const derived = openDerived();
  const makes = [
    () => Promise.resolve('Our story'),
    () => Promise.reject(new Error('no title')),
    () => Promise.resolve('Our story'),
    () => Promise.resolve('Our story'),
  ];
  await derived.derive('story', () => makes.shift()?.() ?? Promise.reject(new Error('made too often')));
  expect(await derived.findChanged()).toEqual([{ id: 'story', isBroken: true }]);
  expect(await derived.findChanged()).toEqual([{ id: 'story', isBroken: true }]);
  expect(await derived.findChanged()).toEqual([]);
});

test('a page is reloaded if the content cannot be read', async () => {
  const change = { id: '\0virtual:content/faq', isBroken: true };
  const project = {
    folder: '/couple/content',
    languageFolder: '/engine/src/languages',
    read: () => Promise.reject(new Error('ENOENT')),
    invalidate: () => {},
    derived: { findChanged: () => Promise.resolve([change]) },
  } as unknown as Project;
  const sent: unknown[] = [];
  const browser = {
    name: 'client',
    moduleGraph: { getModuleById: () => undefined },
    hot: { send: (payload: unknown) => sent.push(payload) },
  } as unknown as DevEnvironment;
  const handleUpdate = openContentUpdates(project);
  const saved = { file: '/couple/content/faq.yaml', modules: [] } as unknown as HotUpdateOptions;
  expect(await handleUpdate(saved, browser)).toEqual([]);
  expect(sent).toEqual([{ type: 'full-reload' }]);
});
