// A finger, or a mouse on screens without touch.
import { setTimeout as sleep } from 'node:timers/promises';

/** The number of moves in a drag, one per frame. */
export const MOVES = 120;
/** The number of moves in a swipe. */
const SWIPE_MOVES = 12;
/** The duration of a frame, in ms. */
export const FRAME = 1000 / 60;
/** The duration of a drag's moves, in ms. */
export const DRAG_MS = MOVES * FRAME;

export function pointer({ cdp, screen }) {
  const touch = (type, ...touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  const mouse = (type, x, y, buttons) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      buttons,
      button: type === 'mouseMoved' && !buttons ? 'none' : 'left',
      clickCount: 1,
    });
  if (screen.context.hasTouch) {
    return {
      down: (x, y) => touch('touchStart', { x, y, id: 0 }),
      move: (x, y) => touch('touchMove', { x, y, id: 0 }),
      up: () => touch('touchEnd'),
    };
  }
  return {
    down: (x, y) => mouse('mouseMoved', x, y, 0).then(() => mouse('mousePressed', x, y, 1)),
    move: (x, y) => mouse('mouseMoved', x, y, 1),
    up: (x, y) => mouse('mouseReleased', x, y, 0),
  };
}

/** Sends one move per frame without waiting for the page, like a hand. Resolves when the page has handled them all. */
export async function moveAlong(visit, path) {
  const start = performance.now();
  const sent = [];
  for (const [i, [x, y]] of path.entries()) {
    await sleep(Math.max(0, start + (i + 1) * FRAME - performance.now()));
    // `Promise.all` below reports errors.
    sent.push(pointer(visit).move(x, y));
    sent.at(-1).catch(() => {});
  }
  await Promise.all(sent);
}

/** Two seconds out and back. The pointer stays within the swipe threshold of 100 px, so that the card returns. */
export const outAndBack = ({ x, y }) =>
  Array.from({ length: MOVES }, (_, i) => {
    const away = (1 - Math.cos((2 * Math.PI * (i + 1)) / MOVES)) / 2;
    return [x + 80 * away, y - 24 * away];
  });

/** Swipes `count` cards quickly. @returns the number of swipes that the page missed */
export async function swipe(visit, target, { x, y }, count) {
  const path = Array.from({ length: SWIPE_MOVES }, (_, i) => [
    x + (target.swipe.x * (i + 1)) / SWIPE_MOVES,
    y + (target.swipe.y * (i + 1)) / SWIPE_MOVES,
  ]);
  const countSwiped = () => visit.page.evaluate(target.swiped);
  let missed = 0;
  for (let left = count; left;) {
    const before = await countSwiped();
    await pointer(visit).down(x, y);
    await moveAlong(visit, path);
    await pointer(visit).up(...path.at(-1));
    // A slow page may count the swipe up to 0.6 s later.
    for (let i = 0; i < 12 && (await countSwiped()) === before; i++) await sleep(50);
    // The pause between two swipes.
    await sleep(150);
    if ((await countSwiped()) > before) left--;
    else if (++missed > count) throw new Error(`${missed} swipes missed`);
  }
  return missed;
}
