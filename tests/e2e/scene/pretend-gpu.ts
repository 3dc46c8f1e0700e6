import type { Page } from '@playwright/test';

/**
 * Pretends that the GPU takes this long for a frame, ms. With 0, a busy machine without a GPU does not stop the scene from
 * taking over.
 */
export function pretendGpu(page: Page, ms: number): Promise<unknown> {
  return page.addInitScript((wait) => {
    const { prototype } = WebGL2RenderingContext;
    const fenceSync: unknown = Reflect.get(prototype, 'fenceSync');
    let since = 0;
    prototype.fenceSync = function (this: WebGL2RenderingContext, ...values) {
      since = performance.now();
      return typeof fenceSync === 'function' ? Reflect.apply(fenceSync, this, values) : null;
    };
    prototype.getSyncParameter = function (this: WebGL2RenderingContext) {
      return performance.now() - since < wait ? this.UNSIGNALED : this.SIGNALED;
    };
  }, ms);
}
