import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseView, firstView, type ViewEvent, type ViewState } from '../../../src/story/view/choose-view';

/** The state after these events. */
const after = (events: readonly ViewEvent[], from: ViewState = firstView(0)) => events.reduce(chooseView, from);
const SHOWN: ViewEvent = { type: 'shown' };
const READY: ViewEvent = { type: 'ready', held: false };
const LOST: ViewEvent = { type: 'lost' };
const RESTORED: ViewEvent = { type: 'restored' };

describe('the view of the deck', () => {
  test('is the flat deck until the scene, loaded after the first card, is ready', () => {
    expect(firstView(0)).toMatchObject({ view: 'stand-in', mayLoad: false });
    expect(after([SHOWN])).toMatchObject({ view: 'stand-in', mayLoad: true });
    expect(after([SHOWN, READY]).view).toBe('scene');
  });

  test('changes to the scene only once no card is held', () => {
    const held = after([SHOWN, { type: 'ready', held: true }]);
    expect(held.view).toBe('stand-in');
    expect(chooseView(held, { type: 'let go' }).view).toBe('scene');
  });

  test('does not change on a release before the scene is ready', () => {
    expect(after([SHOWN, { type: 'let go' }]).view).toBe('stand-in');
  });

  test('is flat after a lost context, then a new scene once it is restored', () => {
    const lost = after([SHOWN, READY, LOST]);
    expect(lost).toMatchObject({ view: 'stand-in', isReady: false, losses: 1 });
    expect(chooseView(lost, { type: 'let go' }).view).toBe('stand-in');
    const restored = after([RESTORED, READY], lost);
    expect(restored).toMatchObject({ view: 'scene', generation: 1 });
  });

  test('is flat for good after the third lost context in a visit', () => {
    const twice = after([SHOWN, READY, LOST, RESTORED, READY, LOST, RESTORED, READY]);
    expect(twice.view).toBe('scene');
    const thrice = chooseView(twice, LOST);
    expect(thrice).toMatchObject({ view: 'flat', losses: 3 });
    expect(after([RESTORED, READY, { type: 'let go' }], thrice)).toBe(thrice);
  });

  test('is flat from the start if the guest returns after three lost contexts', () => {
    expect(firstView(2).view).toBe('stand-in');
    expect(firstView(3).view).toBe('flat');
  });

  test('is flat for good if the scene is refused, which does not count as a loss', () => {
    expect(after([{ type: 'refused' }, SHOWN, READY, RESTORED])).toMatchObject({ view: 'flat', losses: 0 });
  });

  test('is flat for good once the scene is too slow, even when the guest returns', () => {
    const slow = after([SHOWN, READY, { type: 'slow' }, READY]);
    expect(slow.view).toBe('flat');
    expect(firstView(slow.losses).view).toBe('flat');
  });

  test('never returns from flat, and never shows a scene that is not ready', () => {
    const event = fc.oneof(
      fc.constantFrom<ViewEvent>(SHOWN, LOST, RESTORED, { type: 'let go' }, { type: 'refused' }, { type: 'slow' }),
      fc.record({ type: fc.constant('ready' as const), held: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = firstView(0);
        for (const each of events) {
          const next = chooseView(state, each);
          if (state.view === 'flat') expect(next).toBe(state);
          if (next.view === 'scene') expect(next.isReady).toBe(true);
          expect(next.losses).toBeLessThanOrEqual(3);
          state = next;
        }
      }),
    );
  });
});
