import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { TRACKED_ROUTES, type TrackedRoute } from '../../src/site/pages';
import { readStored, type WeddingState } from '../../src/store';

/** What a guest, or another tab, an older release and a failing disk may do. */
type Act =
  | { kind: 'stored'; text: string }
  | { kind: 'open' | 'readAll' | 'thank' | 'reset' }
  | { kind: 'markRead'; route: TrackedRoute };

const anything = fc.oneof({ weight: 2, arbitrary: fc.boolean() }, { weight: 1, arbitrary: fc.jsonValue() });
/** The right shape with wrong values, missing ones and strange ones. */
const ofShape = fc.record(
  {
    state: fc.oneof(
      { weight: 1, arbitrary: anything },
      {
        weight: 5,
        arbitrary: fc.record(
          {
            opened: anything,
            thanked: anything,
            readStates: fc.oneof(
              anything,
              fc.dictionary(fc.oneof(fc.constantFrom(...TRACKED_ROUTES), fc.string()), anything),
            ),
            storyIndex: anything,
            open: anything,
            ['__proto__']: anything,
          },
          { requiredKeys: [] },
        ),
      },
    ),
    version: anything,
  },
  { requiredKeys: [] },
);
/** Its text with up to four pieces cut out, put in or written over. */
const damaged = fc
  .tuple(
    ofShape,
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 8 }), fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 4 }),
  )
  .map(([value, pieces]) =>
    pieces.reduce((text, [at, cut, put]) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + put + text.slice(start + cut);
    }, JSON.stringify(value)),
  );
const text = fc.oneof(
  ofShape.map((value) => JSON.stringify(value)),
  damaged,
  fc.json(),
  fc.string(),
);

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('stored'), text }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom<'open' | 'readAll' | 'thank' | 'reset'>('open', 'readAll', 'thank', 'reset'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('markRead'), route: fc.constantFrom(...TRACKED_ROUTES) }) },
);

/** The part of a state that is kept, if it is of the promised shape and nothing else. */
function keptOf({ opened, thanked, readStates }: WeddingState) {
  const flags = [opened, thanked, ...TRACKED_ROUTES.map((route) => readStates[route])];
  if (!flags.every((flag) => typeof flag === 'boolean')) throw new Error(`Flags ${flags.join()}`);
  if (Object.keys(readStates).length !== TRACKED_ROUTES.length) throw new Error(Object.keys(readStates).join());
  return { opened, thanked, readStates };
}

afterEach(() => vi.unstubAllGlobals());

test('whatever is stored, by whomever, the state is a valid one, and what was opened and read stays so', async () => {
  const complaint = vi.spyOn(console, 'warn');
  let kept: string | null = null;
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_key: string, value: string) => (kept = value),
    removeItem: () => (kept = null),
  });
  const { useWedding } = await import('../../src/store');
  const fresh = useWedding.getState();

  function carryOut(act: Act): void {
    const state = useWedding.getState();
    if (act.kind === 'markRead') state.markRead(act.route);
    else if (act.kind !== 'stored') state[act.kind]();
    else {
      kept = act.text;
      void useWedding.persist.rehydrate();
    }
  }

  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 8 }), (acts) => {
      useWedding.setState(fresh, true);
      for (const each of acts) {
        const before = keptOf(useWedding.getState());
        carryOut(each);
        const after = keptOf(useWedding.getState());
        const { open, storyIndex } = useWedding.getState();
        const hasShrunk =
          (before.opened && !after.opened) ||
          TRACKED_ROUTES.some((route) => before.readStates[route] && !after.readStates[route]);
        if (hasShrunk || open !== fresh.open || storyIndex !== 0)
          throw new Error(`From ${JSON.stringify(before)} to ${JSON.stringify(useWedding.getState())}`);
        if (each.kind !== 'stored') expect(kept).toBe(JSON.stringify({ state: after, version: 1 }));
      }
    }),
    { numRuns: 5_000 },
  );
  expect(complaint).not.toHaveBeenCalled();
});

test('what is read of any value is made of nothing but valid parts', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const { opened = false, thanked = false, readStates = {}, ...rest } = readStored(value);
      expect([opened, thanked, ...Object.values(readStates)].every((flag) => typeof flag === 'boolean')).toBe(true);
      expect(rest).toEqual({});
    }),
    { numRuns: 5_000 },
  );
});
