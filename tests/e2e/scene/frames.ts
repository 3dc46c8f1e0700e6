import { expect, type Page } from '@playwright/test';

type Frames = {
  asked: number;
  draws: number;
  /** The largest number of draw calls in one requested frame. */
  mostDraws: number;
  /** Waits for a frame without counting it. */
  next: () => Promise<unknown>;
};

/** Starts to count the frames that the page requests and their draw calls. Call it before the page loads. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const record: Frames = { asked: 0, draws: 0, mostDraws: 0, next: () => new Promise((resolve) => request(resolve)) };
    type Methods = Record<string, (...values: unknown[]) => unknown>;
    const prototype = WebGL2RenderingContext.prototype as unknown as Methods;
    let drawsOfFrame = 0;
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
      const original = prototype[name];
      prototype[name] = function (this: unknown, ...values: unknown[]) {
        drawsOfFrame++;
        record.draws++;
        return original?.apply(this, values);
      };
    }
    window.requestAnimationFrame = (callback) => {
      record.asked++;
      return request((time) => {
        // Draws between frames, such as painting photos, do not count.
        drawsOfFrame = 0;
        callback(time);
        record.mostDraws = Math.max(record.mostDraws, drawsOfFrame);
      });
    };
    Object.assign(window, { frames: record });
  });
}

/** The counts so far. */
export const framesOf = (page: Page): Promise<Omit<Frames, 'next'>> =>
  page.evaluate(() => {
    const { asked, draws, mostDraws } = (window as unknown as { frames: Frames }).frames;
    return { asked, draws, mostDraws };
  });

/** Waits until the page requests no frame and draws nothing during twenty browser frames. */
export async function expectNoMoreFrames(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { frames } = window as unknown as { frames: Frames };
        const { asked, draws } = frames;
        for (let frame = 0; frame < 20; frame++) await frames.next();
        return { asked: frames.asked - asked, draws: frames.draws - draws };
      }),
    )
    .toEqual({ asked: 0, draws: 0 });
}
