let answer: boolean | null = null;

/** Whether this browser gives a WebGL context; asked once. */
export function hasWebGL(): boolean {
  answer ??= ask();
  return answer;
}

function ask(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
