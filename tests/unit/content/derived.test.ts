import { expect, test } from 'vitest';
import { openDerived, type Change } from '../../../build/read/derived';

const neverLate = () => expect.unreachable('a quick page was late');

test('a page that is still being made when a save is checked is not broken', async () => {
  const derived = openDerived();
  let finish = () => {};
  const slow = new Promise<string>((made) => (finish = () => made('Our story')));
  const makes = [slow, Promise.resolve('Our story')];
  const make = () => makes.shift() ?? Promise.reject(new Error('made too often'));
  const loaded = derived.derive('story', make);
  const changed = derived.findChanged(neverLate);
  finish();
  expect(await loaded).toBe('Our story');
  expect(await changed).toEqual([]);
});

test('a page is broken from a failed make until its next load', async () => {
  const derived = openDerived();
  const makes = [
    () => Promise.resolve('Our story'),
    () => Promise.reject(new Error('no title')),
    () => Promise.resolve(''),
  ];
  await derived.derive('story', () => (makes.shift() ?? (() => Promise.resolve('')))());
  expect(await derived.findChanged(neverLate)).toEqual([{ id: 'story', isBroken: true }]);
  expect(await derived.findChanged(neverLate)).toEqual([{ id: 'story', isBroken: true }]);
  expect(await derived.findChanged(neverLate)).toEqual([]);
});

test('a page that waits for its photos holds up no other page', async () => {
  const derived = openDerived();
  let finish = () => {};
  let words = 'old';
  const photos = new Promise<void>((made) => (finish = made));
  await derived.derive('faq', () => Promise.resolve(words));
  const loaded = derived.derive('story', () => {
    const made = words;
    return photos.then(() => made);
  });
  const late: Change[] = [];
  words = 'new';
  expect(await derived.findChanged((change) => late.push(change))).toEqual([{ id: 'faq', isBroken: false }]);
  expect(late).toEqual([]);
  finish();
  expect(await loaded).toBe('old');
  await expect.poll(() => late).toEqual([{ id: 'story', isBroken: false }]);
});
