import { expect, test } from 'vitest';
import { openDerived } from '../../../build/read/derived';

test('a page that is still being made when a save is checked is not broken', async () => {
  const derived = openDerived();
  let finish = () => {};
  const slow = new Promise<string>((made) => (finish = () => made('Our story')));
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
