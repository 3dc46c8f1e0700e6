import { expect, type Page } from '@playwright/test';

type Frames = {
  requested: number;
  drawCalls: number;
  /** The largest number of draw calls in one requested frame. */
  mostInFrame: number;
  /** Waits for a frame without counting it. */
  next: () => Promise<unknown>;
};

/** Starts to count the frames that the page requests and their draw calls. Call it before the page loads. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const next = () => new Promise((resolve) => request(resolve));
    const record: Frames = { requested: 0, drawCalls: 0, mostInFrame: 0, next };
    type Methods = Record<string, (...values: unknown[]) => unknown>;
    const prototype = WebGL2RenderingContext.prototype as unknown as Methods;
    let drawsOfFrame = 0;
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
      const original = prototype[name];
      prototype[name] = function (this: unknown, ...values: unknown[]) {
        drawsOfFrame++;
        record.drawCalls++;
        return original?.apply(this, values);
      };
    }
    window.requestAnimationFrame = (callback) => {
      record.requested++;
      return request((time) => {
        // Draw calls between frames, such as those that paint photos, do not count for `mostInFrame`.
        drawsOfFrame = 0;
        callback(time);
        record.mostInFrame = Math.max(record.mostInFrame, drawsOfFrame);
      });
    };
    Object.assign(window, { frames: record });
  });
}

/** The counts so far. */
export const framesOf = (page: Page): Promise<Omit<Frames, 'next'>> =>
  page.evaluate(() => {
    const { requested, drawCalls, mostInFrame } = (window as unknown as { frames: Frames }).frames;
    return { requested, drawCalls, mostInFrame };
  });

/** Waits until the page requests no frame and draws nothing for twenty frames. */
export async function expectNoMoreFrames(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { frames } = window as unknown as { frames: Frames };
        const { requested, drawCalls } = frames;
        for (let frame = 0; frame < 20; frame++) await frames.next();
        return { requested: frames.requested - requested, drawCalls: frames.drawCalls - drawCalls };
      }),
    )
    .toEqual({ requested: 0, drawCalls: 0 });
}
