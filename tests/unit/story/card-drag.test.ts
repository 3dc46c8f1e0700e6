import { afterEach, expect, test, vi } from 'vitest';
import { createDeck } from '../../../src/story/deck/deck';
import { layOutDeck } from '../../../src/story/deck/layout';
import { useCardDrag } from '../../../src/story/stage/use-card-drag';

/** The hook's handler, which use-gesture calls for each event of a drag. */
let onDrag: (state: object) => void = () => {};
vi.mock('@use-gesture/react', () => ({ useDrag: (handler: typeof onDrag) => (onDrag = handler) }));
vi.mock('react', async (original) => ({ ...(await original<object>()), useEffect: () => {} }));

afterEach(() => vi.unstubAllGlobals());

test('a touch of the card is a tap, unless a second finger joins it', () => {
  // Node.js has no DOM: here, any object counts as a node of it.
  vi.stubGlobal('Node', Object);
  const deck = createDeck({ allowed: [['like']] });
  const stage = { x: 0, y: 0, width: 800, height: 600 };
  const layout = layOutDeck({ stage, area: stage, rem: 16 });
  const region = { contains: () => true } as unknown as HTMLElement;
  const onTap = vi.fn<() => void>();
  useCardDrag({ deck, layout, target: { current: region }, onTap });
  const { x, y } = layout.centre;
  const touch = (type: string, change: object) =>
    onDrag({ xy: [x, y], initial: [x, y], event: { type, target: {}, timeStamp: 0 }, ...change });
  touch('pointerdown', { first: true });
  // As when a second finger appears.
  deck.cancel();
  touch('pointerup', { last: true, tap: true });
  expect(onTap).not.toHaveBeenCalled();
  touch('pointerdown', { first: true });
  touch('pointerup', { last: true, tap: true });
  expect(onTap).toHaveBeenCalledOnce();
});
