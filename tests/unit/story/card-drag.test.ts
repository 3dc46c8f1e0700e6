import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeck } from '../../../src/story/deck/deck';
import { layOutDeck } from '../../../src/story/deck/layout';
import { useCardDrag } from '../../../src/story/stage/use-card-drag';

/** The hook's handler, which use-gesture calls for each event of a drag. */
let onDrag: (state: object) => void = () => {};
vi.mock('@use-gesture/react', () => ({ useDrag: (handler: typeof onDrag) => (onDrag = handler) }));
vi.mock('react', async (original) => ({ ...(await original<object>()), useEffect: () => {} }));

// Node.js has no DOM.
class FakeElement {
  releasePointerCapture = vi.fn<(id: number) => void>();
}
beforeEach(() => {
  vi.stubGlobal('Node', FakeElement);
  vi.stubGlobal('Element', FakeElement);
});
afterEach(() => vi.unstubAllGlobals());

/** A deck of one card, and a function that calls the handler for an event in the middle of the card. */
function dragOn(region: { contains: (node: object) => boolean }) {
  const deck = createDeck({ allowed: [['like']] });
  const stage = { x: 0, y: 0, width: 800, height: 600 };
  const layout = layOutDeck({ stage, area: stage, rem: 16 });
  const onTap = vi.fn<() => void>();
  const cancel = vi.fn<() => void>();
  useCardDrag({ deck, layout, target: { current: region as unknown as HTMLElement }, onTap });
  const { x, y } = layout.centre;
  const touch = (type: string, change: object, event: object = {}) =>
    onDrag({
      xy: [x, y],
      initial: [x, y],
      event: { type, target: new FakeElement(), timeStamp: 0, ...event },
      cancel,
      ...change,
    });
  return { deck, onTap, cancel, touch };
}

test('a touch of the card is a tap, unless a second finger joins it', () => {
  const { deck, onTap, touch } = dragOn({ contains: () => true });
  touch('pointerdown', { first: true });
  // As when a second finger appears.
  deck.cancel();
  touch('pointerup', { last: true, tap: true });
  expect(onTap).not.toHaveBeenCalled();
  touch('pointerdown', { first: true });
  touch('pointerup', { last: true, tap: true });
  expect(onTap).toHaveBeenCalledOnce();
});

// On a Mac it opens the context menu, after which Chrome does not report the release.
test('a press with Control does not pick up the card', () => {
  const { deck, cancel, touch } = dragOn({ contains: () => true });
  touch('pointerdown', { first: true }, { ctrlKey: true });
  expect(deck.state.held).toBeNull();
  expect(cancel).toHaveBeenCalledOnce();
});

test('a press on a button that ends elsewhere does nothing', () => {
  const button = new FakeElement();
  const { cancel, touch } = dragOn({ contains: (node) => node !== button });
  touch('pointerdown', { first: true }, { target: button, pointerId: 7 });
  expect(cancel).toHaveBeenCalledOnce();
  expect(button.releasePointerCapture).toHaveBeenCalledWith(7);
});
