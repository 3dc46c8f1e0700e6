/** How often to poll the GPU, ms. */
const POLL_MS = 10;

/**
 * Calls `done` once the GPU has finished the current task's commands, or the context is lost, with the ms since the task's
 * end. Polls: waiting could block the page for a second on a shader's first frame. @returns a function that cancels.
 */
export function whenDrawn(gl: WebGL2RenderingContext, done: (ms: number) => void): () => void {
  let fence: WebGLSync | null = null;
  let since = 0;
  let timer = setTimeout(() => {
    since = performance.now();
    fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    poll();
  });
  function poll(): void {
    if (fence && gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED) timer = setTimeout(poll, POLL_MS);
    else done(performance.now() - since);
  }
  return () => {
    clearTimeout(timer);
    gl.deleteSync(fence);
  };
}
