import type { Page } from '@playwright/test';

/**
 * Moves the held top card to and fro, `inAFrame` times per frame.
 * @returns the canvas's device pixels per CSS pixel in each frame.
 */
export const moveAbout = (
  page: Page,
  from: { x: number; y: number },
  { moves, inAFrame }: { moves: number; inAFrame: number },
) =>
  page.evaluate(
    async ({ from, moves, inAFrame }) => {
      const canvas = document.querySelector('canvas');
      const ratios: number[] = [];
      for (let move = 0; move < moves; move++) {
        const clientX = from.x + 40 + 30 * Math.sin((9 / inAFrame) * move);
        const shared = { clientX, clientY: from.y, buttons: 1, pointerId: 1, isPrimary: true, bubbles: true };
        document.elementFromPoint(from.x, from.y)?.dispatchEvent(new PointerEvent('pointermove', shared));
        if (move % inAFrame !== inAFrame - 1) continue;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (canvas) ratios.push(canvas.width / canvas.clientWidth);
      }
      return ratios;
    },
    { from, moves, inAFrame },
  );
