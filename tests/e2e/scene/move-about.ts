import type { Page } from '@playwright/test';

/**
 * Moves the held top card to and fro, `movesPerFrame` times per frame. The card was grabbed at `from`.
 * @returns the canvas's device pixels per CSS pixel in each frame.
 */
export const moveAbout = (
  page: Page,
  from: { x: number; y: number },
  { moves, movesPerFrame }: { moves: number; movesPerFrame: number },
) =>
  page.evaluate(
    async ({ from, moves, movesPerFrame }) => {
      const canvas = document.querySelector('canvas');
      const ratios: number[] = [];
      for (let move = 0; move < moves; move++) {
        // 10 to 70 px to the right, which is too little for a swipe.
        const clientX = from.x + 40 + 30 * Math.sin((9 / movesPerFrame) * move);
        const shared = { clientX, clientY: from.y, buttons: 1, pointerId: 1, isPrimary: true, bubbles: true };
        document.elementFromPoint(from.x, from.y)?.dispatchEvent(new PointerEvent('pointermove', shared));
        if (move % movesPerFrame !== movesPerFrame - 1) continue;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (canvas) ratios.push(canvas.width / canvas.clientWidth);
      }
      return ratios;
    },
    { from, moves, movesPerFrame },
  );
