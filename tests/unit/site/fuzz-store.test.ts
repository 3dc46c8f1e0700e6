import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { TRACKED_ROUTES, type TrackedRoute } from '../../../src/model/pages';
import { readStored, type WeddingState } from '../../../src/store';
import { runs } from '../../properties';

/** What a guest does, or what another tab, an older release or a failing disk leaves in the storage. */
type Act =
  | { kind: 'stored'; text: string }
  | { kind: 'open' | 'readAll' | 'thank' | 'reset' }
  | { kind: 'markRead'; route: TrackedRoute };

/** Mostly a flag, sometimes any other JSON value. */
const possibleFlag = fc.oneof({ weight: 2, arbitrary: fc.boolean() }, { weight: 1, arbitrary: fc.jsonValue() });
/** A stored value of the right shape, with wrong, missing and extra parts. */
const storedValue = fc.record(
  {
    state: fc.oneof(
      { weight: 1, arbitrary: possibleFlag },
      {
        weight: 5,
        arbitrary: fc.record(
          {
            opened: possibleFlag,
            thanked: possibleFlag,
            readStates: fc.oneof(
              possibleFlag,
              fc.dictionary(fc.oneof(fc.constantFrom(...TRACKED_ROUTES), fc.string()), possibleFlag),
            ),
            storyIndex: possibleFlag,
            open: possibleFlag,
            ['__proto__']: possibleFlag,
          },
          { requiredKeys: [] },
        ),
      },
    ),
    version: possibleFlag,
  },
  { requiredKeys: [] },
);
/** The JSON of a stored value with up to four pieces removed, inserted or overwritten. */
const damagedText = fc
  .tuple(
    storedValue,
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 8 }), fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 4 }),
  )
  .map(([value, edits]) =>
    edits.reduce((text, [place, removed, inserted]) => {
      const start = place % (text.length + 1);
      return text.slice(0, start) + inserted + text.slice(start + removed);
    }, JSON.stringify(value)),
  );
const storedText = fc.oneof(
  storedValue.map((value) => JSON.stringify(value)),
  damagedText,
  fc.json(),
  fc.string(),
);

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('stored'), text: storedText }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom<'open' | 'readAll' | 'thank' | 'reset'>('open', 'readAll', 'thank', 'reset'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('markRead'), route: fc.constantFrom(...TRACKED_ROUTES) }) },
);

/** The persisted part of a state; throws unless it has exactly the promised shape. */
function persistedPart({ opened, thanked, readStates }: WeddingState) {
  const flags = [opened, thanked, ...TRACKED_ROUTES.map((route) => readStates[route])];
  if (!flags.every((flag) => typeof flag === 'boolean')) throw new Error(`Flags ${flags.join()}`);
  if (Object.keys(readStates).length !== TRACKED_ROUTES.length) throw new Error(Object.keys(readStates).join());
  return { opened, thanked, readStates };
}

afterEach(() => vi.unstubAllGlobals());

test('any stored text results in a valid state and never undoes opened or read', async () => {
  const warn = vi.spyOn(console, 'warn');
  let saved: string | null = null;
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: () => saved,
    setItem: (_key: string, value: string) => (saved = value),
    removeItem: () => (saved = null),
  });
  const { useWedding } = await import('../../../src/store');
  const fresh = useWedding.getState();

  function perform(act: Act): void {
    const state = useWedding.getState();
    if (act.kind === 'markRead') state.markRead(act.route);
    else if (act.kind !== 'stored') state[act.kind]();
    else {
      saved = act.text;
      // The storage is synchronous, so the state has changed when this returns.
      void useWedding.persist.rehydrate();
    }
  }

  fc.assert(
    fc.property(fc.array(anyAct, { minLength: 1, maxLength: 8 }), (acts) => {
      useWedding.setState(fresh, true);
      for (const each of acts) {
        const before = persistedPart(useWedding.getState());
        perform(each);
        const after = persistedPart(useWedding.getState());
        const { open, storyIndex } = useWedding.getState();
        const hasForgotten =
          (before.opened && !after.opened) ||
          TRACKED_ROUTES.some((route) => before.readStates[route] && !after.readStates[route]);
        if (hasForgotten || open !== fresh.open || storyIndex !== 0)
          throw new Error(`From ${JSON.stringify(before)} to ${JSON.stringify(useWedding.getState())}`);
        if (each.kind !== 'stored') expect(saved).toBe(JSON.stringify({ state: after, version: 1 }));
      }
    }),
    { numRuns: runs(1_000) },
  );
  expect(warn).not.toHaveBeenCalled();
});

test('only the valid parts of a stored value are read', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const { opened = false, thanked = false, readStates = {}, ...rest } = readStored(value);
      expect([opened, thanked, ...Object.values(readStates)].every((flag) => typeof flag === 'boolean')).toBe(true);
      expect(rest).toEqual({});
    }),
    { numRuns: runs(1_000) },
  );
});
