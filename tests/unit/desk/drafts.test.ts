import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftAt, settleDraft, typeDraft, useDrafts, type DraftKind } from '../../../desk/page/state/drafts';
import { followDrafts, followPath } from '../../../desk/page/state/follow-drafts';
import { valueAt } from '../../../desk/model/values';
import type { Answer, Place, Step, Value } from '../../../desk/protocol';
import { guardLeaving } from '../../../desk/page/shell/leave';
import { isSaving } from '../../../desk/page/state/queue';
import { save, sendAllDrafts, saveDraft } from '../../../desk/page/state/saving';
import { refresh, useDesk } from '../../../desk/page/state/desk-store';
import { useWords, type Editing } from '../../../desk/page/words/use-words';
import { settle } from '../../../desk/server/plan/settle';

vi.hoisted(() => {
  // The tray’s store, which knows about unsaved cards, reads the session’s storage when it is imported.
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});

const FILE = 'faq.yaml';
const KEYS = ['a', 'b', 'c', 'd'] as const;
const MISTAKES: Answer = { status: 'mistakes', mistakes: [] };

const KIND: DraftKind = {
  tidy: (_place, value) => value,
  step: (at, was, value) => ({ label: String(at.path), changes: [{ kind: 'set', at, was, value }] }),
};
const placeOf = (key: string): Place => ({ file: FILE, path: [key] });

/** The file’s data, the rule for them, and the steps of each save request. */
let data: Record<string, Value>;
let allows: (data: Record<string, Value>) => boolean;
let requests: Step[][];
/** Whether requests to save are held back; `release` answers the last one. */
let isHolding: boolean;
let release: () => void;
let version = 0;

const setsIn = (steps: readonly Step[]) =>
  steps.flatMap(({ changes }) => changes.filter((change) => change.kind === 'set'));

async function answerSteps(steps: Step[]): Promise<Answer[]> {
  requests.push(steps);
  if (isHolding) await new Promise<void>((done) => (release = done));
  return settle(steps.length, async (positions) => {
    const sets = setsIn(steps.filter((_, position) => positions.includes(position)));
    for (const { at, was, value } of sets) {
      const theirs = valueAt(data, at.path);
      if (theirs !== was) return { status: 'conflict', at, theirs, yours: value };
    }
    const after = { ...data, ...Object.fromEntries(sets.map(({ at, value }) => [String(at.path[0]), value])) };
    if (!allows(after)) return MISTAKES;
    data = after;
    return { status: 'done' };
  });
}

beforeEach(() => {
  data = { a: 0, b: 0, c: 0, d: 0 };
  allows = () => true;
  requests = [];
  isHolding = false;
  release = () => {};
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string }) => {
    if (address.endsWith('change')) return Response.json(await answerSteps(JSON.parse(body) as Step[]));
    version += 1;
    return Response.json({ version, files: { [FILE]: { data, whole: data } }, media: [] });
  });
});
afterEach(() => {
  // Before the desk’s state is reset, since the desk sends refused drafts again when it changes.
  useDrafts.setState({ all: [] });
  vi.unstubAllGlobals();
  useDesk.setState(useDesk.getInitialState());
});

/** Types a value as its field does, in place of what the page shows. @returns the draft’s id */
function type(key: string, value: Value): number {
  return typeDraft(placeOf(key), KIND, valueAt(useDesk.getState().state?.files[FILE]?.data, [key]), value);
}

const sentKeys = () => requests.map((steps) => setsIn(steps).map(({ at }) => at.path[0]));

describe('a refused value', () => {
  test('is kept, and saved with the values that make it valid, in any order', async () => {
    const rule = fc.tuple(fc.constantFrom(...KEYS), fc.constantFrom(...KEYS), fc.boolean());
    const typed = fc.tuple(fc.constantFrom(...KEYS), fc.integer({ min: 0, max: 3 }));
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(rule, { maxLength: 4, selector: String }),
        fc.array(typed, { maxLength: 8 }),
        async (rules, typedValues) => {
          data = { a: 0, b: 0, c: 0, d: 0 };
          useDrafts.setState({ all: [] });
          // By each rule, one value is at most another, or equal to it; 3 is never allowed.
          allows = (next) =>
            KEYS.every((key) => next[key] !== 3) &&
            rules.every(([low, high, isSame]) =>
              isSame ? next[low] === next[high] : Number(next[low]) <= Number(next[high]),
            );
          await refresh();
          for (const [key, value] of typedValues) {
            const refused = useDrafts.getState().all.filter(({ refusal, place }) => refusal && place.path[0] !== key);
            requests = [];
            await saveDraft(type(key, value));
            const [first] = requests;
            if (first)
              expect(setsIn(first).map(({ at }) => at.path)).toEqual([
                [key],
                ...refused.map(({ place }) => place.path),
              ]);
          }
          const latest = { a: 0, b: 0, c: 0, d: 0, ...Object.fromEntries(typedValues) };
          const { all: left } = useDrafts.getState();
          for (const key of KEYS) expect(draftAt(placeOf(key))?.value ?? data[key]).toBe(latest[key]);
          expect(left.filter(({ refusal }) => refusal === null)).toEqual([]);
          // No drafts that are left could be saved together; each bit of `subset` selects one.
          for (let subset = 1; subset < 2 ** left.length; subset += 1) {
            const drafts = left.filter((_, index) => subset & (1 << index));
            expect(
              allows({ ...data, ...Object.fromEntries(drafts.map(({ place, value }) => [place.path[0], value])) }),
            ).toBe(false);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('is retried after a change elsewhere, and only then', async () => {
    allows = ({ a, b }) => Number(a) <= Number(b);
    await refresh();
    await saveDraft(type('a', 2));
    expect(draftAt(placeOf('a'))?.refusal).toEqual(MISTAKES);
    await refresh();
    data = { ...data, b: 2 };
    await refresh();
    await vi.waitFor(() => expect(draftAt(placeOf('a'))).toBeUndefined());
    expect([data['a'], sentKeys()]).toEqual([2, [['a'], ['a']]]);
  });

  test('is not retried endlessly while another draft conflicts', async () => {
    const conflict: Answer = { status: 'conflict', at: placeOf('a'), theirs: 9, yours: 1 };
    const refused: Answer = { status: 'refused', message: 'faq.yaml: another program is using this file.' };
    vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string }) => {
      if (!address.endsWith('change')) return Response.json({ version: (version += 1), files: {}, media: [] });
      const steps = JSON.parse(body) as Step[];
      requests.push(steps);
      // Ends an endless loop, so that the test can fail.
      if (requests.length > 5) await new Promise(() => {});
      return Response.json(setsIn(steps).map(({ at }) => (at.path[0] === 'a' ? conflict : refused)));
    });
    await refresh();
    await saveDraft(type('a', 1));
    await saveDraft(type('b', 1));
    // Time for retries.
    await new Promise((done) => setTimeout(done, 100));
    expect(sentKeys()).toEqual([['a'], ['b', 'a']]);
  });

  test('does not block what was typed while it was being saved', async () => {
    allows = ({ a }) => a !== 1;
    await refresh();
    isHolding = true;
    const saving = saveDraft(type('a', 1));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    type('a', 12);
    release();
    await saving;
    expect(draftAt(placeOf('a'))).toMatchObject({ value: 12, refusal: null });
  });
});

describe('text typed during a save', () => {
  test('is kept, and can be saved next', async () => {
    await refresh();
    isHolding = true;
    const saving = saveDraft(type('a', 1));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    type('a', 12);
    isHolding = false;
    release();
    await saving;
    await saveDraft(type('a', 12));
    expect([data['a'], useDrafts.getState().all]).toEqual([12, []]);
  });

  test('replaces the value that another step is saving, without a conflict', async () => {
    await refresh();
    isHolding = true;
    const at = placeOf('a');
    const moved = save({ label: 'all days', changes: [{ kind: 'set', at, was: 0, value: 1 }] });
    await vi.waitUntil(() => requests.length === 1);
    const saved = saveDraft(type('a', 2));
    isHolding = false;
    release();
    await Promise.all([moved, saved]);
    expect([data['a'], useDrafts.getState().all]).toEqual([2, []]);
  });

  test('is sent when the window closes', async () => {
    await refresh();
    isHolding = true;
    const saving = saveDraft(type('a', 1));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    type('a', 12);
    type('b', 5);
    isHolding = false;
    release();
    sendAllDrafts();
    await saving;
    await vi.waitFor(() => expect(data).toEqual({ a: 12, b: 5, c: 0, d: 0 }));
  });
});

test('a step that changes nothing is done without a request', async () => {
  expect(await save(() => ({ label: 'the order of cards', changes: [] }))).toEqual({ status: 'done' });
  expect(requests).toEqual([]);
});

describe('a draft', () => {
  test('moves with its entry when entries are added, removed or moved', () => {
    const lists = fc
      .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 })
      .chain((before) => fc.tuple(fc.constant(before), fc.shuffledSubarray(before), fc.nat(before.length - 1)));
    const asList = (names: readonly string[]) => ({ list: names.map((name) => ({ name, words: 'x' })) });
    fc.assert(
      fc.property(lists, fc.nat(3), ([before, kept, index], added) => {
        const position = kept.indexOf(before[index] ?? '');
        // None is added if the draft’s entry is gone: a new entry could be taken for it.
        const fresh = position >= 0 ? Array.from({ length: added }, () => '') : [];
        const path = followPath(asList(before), asList([...fresh, ...kept]), ['list', index, 'words']);
        expect(path).toEqual(position >= 0 ? ['list', position + fresh.length, 'words'] : null);
      }),
    );
  });

  test('of words outlives its entry; a draft of anything else does not', () => {
    const place: Place = { file: FILE, path: ['list', 0, 'words'] };
    typeDraft(place, KIND, 'x', 'x, and more');
    typeDraft({ file: FILE, path: ['list', 0, 'isOpen'] }, KIND, false, true);
    const [before, after] = [['one', 'two'], ['two']].map((names) => {
      const list = names.map((name) => ({ name, words: 'x', isOpen: false }));
      return { [FILE]: { data: { list }, whole: { list } } };
    });
    followDrafts(before ?? {}, after ?? {});
    expect(useDrafts.getState().all).toMatchObject([
      { isGone: true, value: 'x, and more', refusal: { status: 'refused' } },
    ]);
    // Another entry is at its position now.
    expect(draftAt(place)).toBeUndefined();
  });

  test.each([
    ['refused', MISTAKES, 'words'],
    ['saved with only a part of them', { status: 'done' } as const, 'wor'],
  ])('of a removed entry still shows its words if it was %s meanwhile', (_how, answer, sent) => {
    const id = typeDraft({ file: FILE, path: ['list', 0] }, KIND, 'x', 'words');
    const [before, after] = [['x'], []].map((list) => ({ [FILE]: { data: { list }, whole: { list } } }));
    followDrafts(before ?? {}, after ?? {});
    settleDraft(id, sent, answer);
    expect(useDrafts.getState().all).toMatchObject([{ refusal: { message: expect.stringContaining('“words”') } }]);
  });

  test('stays with its entry when other lines of it change', () => {
    const entry = (words: string): Value => ({ name: words, list: ['one', 'two'] });
    expect(followPath([entry('a'), entry('b')], [entry('a'), entry('B')], [1, 'list', 1])).toEqual([1, 'list', 1]);
    expect(followPath({ heading: 'a' }, { heading: 'b' }, ['heading'])).toEqual(['heading']);
  });
});

describe('hiding the desk', () => {
  test.each([
    ['saves and closes the field on a phone', { isPhone: true, key: 'a', typed: 1, saved: 1, isOpen: false }],
    ['keeps a refused text open on a phone', { isPhone: true, key: 'b', typed: 1, saved: 1, isOpen: true }],
    ['keeps an emptied field open on a phone', { isPhone: true, key: 'a', typed: '', saved: 0, isOpen: true }],
    ['saves no half-typed text on a computer', { isPhone: false, key: 'a', typed: 1, saved: 0, isOpen: true }],
  ])('%s', async (_what, { isPhone, key, typed, saved, isOpen }) => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: true, querySelector: () => null }));
    vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: () => ({ matches: isPhone }) }));
    await refresh();
    allows = ({ b }) => b !== 3;
    await saveDraft(type('b', 3));
    type('a', typed);
    useWords.setState({ editing: { written: { place: placeOf(key) } } as Editing });
    guardLeaving();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(useWords.getState().editing !== null).toBe(isOpen);
    await vi.waitUntil(() => !isSaving());
    expect(data).toMatchObject({ a: saved, b: 0 });
    expect(draftAt(placeOf('b'))).toMatchObject({ value: 3, refusal: MISTAKES });
    // Typed later, without a conflict with what was saved.
    await saveDraft(type('a', 2));
    expect(data).toMatchObject({ a: 2 });
    useWords.setState({ editing: null });
  });
});
