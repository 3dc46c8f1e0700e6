/** How often the GPU is asked whether it has finished, ms. */
const ASK_EVERY_MS = 50;

/**
 * Calls back once the GPU has done all that it has been told so far: the first frame of a shader can take it a second,
 * and whoever has the screen meanwhile should keep it. @returns what takes that back.
 */
export function whenDrawn(gl: WebGL2RenderingContext, done: () => void): () => void {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  const ask = () => {
    if (fence && gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED) timer = setTimeout(ask, ASK_EVERY_MS);
    else done();
  };
  let timer = setTimeout(ask, ASK_EVERY_MS);
  return () => {
    clearTimeout(timer);
    gl.deleteSync(fence);
  };
}
