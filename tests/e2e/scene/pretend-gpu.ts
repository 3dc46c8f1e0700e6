import type { Page } from '@playwright/test';

/**
 * Pretends that the GPU takes `ms` for each frame. With 0, the scene takes over even on a busy machine without a GPU. Call
 * it before the page loads.
 */
export function pretendGpu(page: Page, ms: number): Promise<unknown> {
  return page.addInitScript((ms) => {
    const { prototype } = WebGL2RenderingContext;
    const fenceSync: unknown = Reflect.get(prototype, 'fenceSync');
    let startedAt = 0;
    prototype.fenceSync = function (this: WebGL2RenderingContext, ...values) {
      startedAt = performance.now();
      return typeof fenceSync === 'function' ? Reflect.apply(fenceSync, this, values) : null;
    };
    prototype.getSyncParameter = function (this: WebGL2RenderingContext) {
      return performance.now() - startedAt < ms ? this.UNSIGNALED : this.SIGNALED;
    };
  }, ms);
}
