import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeckLayout } from '../../../src/story/deck/layout';
import { rememberDrag } from '../../../src/story/flat/early-drag';

type Init = { clientX: number; isPrimary?: boolean; button?: number; ctrlKey?: boolean };
class FakeEvent {
  target = {};
  clientY = 0;
  isPrimary = true;
  button = 0;
  ctrlKey = false;
  constructor(
    readonly type: string,
    init: object = {},
  ) {
    Object.assign(this, init);
  }
}

/** The browser's window, with the presses that are saved for the page's script. */
let fakeWindow: { earlyPress?: { type: string; key?: string }[] };
let send: (type: string, init: Init) => void;
beforeEach(() => {
  const listeners = new Map<string, (event: FakeEvent) => void>();
  fakeWindow = {};
  send = (type, init) => listeners.get(type)?.(new FakeEvent(type, init));
  vi.stubGlobal('window', fakeWindow);
  vi.stubGlobal('PointerEvent', FakeEvent);
  vi.stubGlobal('KeyboardEvent', FakeEvent);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: FakeEvent) => void) =>
    listeners.set(type, listener),
  );
  // A function of the script in `index.html`. A drag calls it only for its first event.
  vi.stubGlobal('remember', (press: FakeEvent) => (fakeWindow.earlyPress = [press]));
  const layout = { unit: 1, centre: { x: 0, y: 0 }, card: { width: 500, height: 500 } } as DeckLayout;
  rememberDrag({ contains: () => true } as unknown as HTMLElement, () => layout);
});
afterEach(() => vi.unstubAllGlobals());

test('a drag before the script loads is saved, then replaced by the key of its swipe', () => {
  send('pointerdown', { clientX: 0 });
  send('pointermove', { clientX: 90 });
  expect(fakeWindow.earlyPress?.map(({ type }) => type)).toEqual(['pointerdown', 'pointermove']);
  send('pointerup', { clientX: 150 });
  expect(fakeWindow.earlyPress).toMatchObject([{ type: 'keydown', key: 'ArrowRight' }]);
});

test('a drag that starts next to the card swipes nothing', () => {
  send('pointerdown', { clientX: 300 });
  send('pointerup', { clientX: 500 });
  expect(fakeWindow.earlyPress).toBeUndefined();
});

test('two fingers, another mouse button, or a press with Control, swipe no card', () => {
  // The first press has been saved, and the second removes it.
  for (const other of [{ isPrimary: false }, { button: 2 }, { ctrlKey: true }]) {
    send('pointerdown', { clientX: 200 });
    send('pointerdown', { clientX: 0, ...other });
    send('pointerup', { clientX: 200 });
    expect(fakeWindow.earlyPress).toEqual([]);
  }
});
