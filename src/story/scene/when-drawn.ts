/** How often the GPU is asked whether it has finished, ms. */
const ASK_EVERY_MS = 10;

/**
 * Calls back once the GPU has done all that it is told in this task, with the milliseconds that it took: the first frame
 * of a shader can take it a second, and whoever has the screen meanwhile should keep it. @returns what takes that back.
 */
export function whenDrawn(gl: WebGL2RenderingContext, done: (ms: number) => void): () => void {
  let fence: WebGLSync | null = null;
  let since = 0;
  let timer = setTimeout(() => {
    since = performance.now();
    fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    ask();
  });
  function ask(): void {
    if (fence && gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED) timer = setTimeout(ask, ASK_EVERY_MS);
    else done(performance.now() - since);
  }
  return () => {
    clearTimeout(timer);
    gl.deleteSync(fence);
  };
}
