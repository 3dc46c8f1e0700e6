let answer: boolean | null = null;

/** Whether this browser has WebGL 2; tested once. */
export function hasWebGL(): boolean {
  answer ??= testWebGL();
  return answer;
}

function testWebGL(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Frees the context, since browsers allow only a few contexts at once.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
