// Measures the speed of the machine: a fixed amount of arithmetic, and the fill rate of WebGL.
import { loadavg } from 'node:os';
import { withPage } from './browser.mjs';
import { VIEWS } from './screens.mjs';

/** Runs in the page. @returns milliseconds for a fixed amount of integer and floating-point arithmetic on one core. */
function arithmetic() {
  const start = performance.now();
  let a = 1;
  let b = 0.5;
  for (let i = 0; i < 2e8; i++) {
    a = (Math.imul(a, 1664525) + 1013904223) | 0;
    b = b * 0.999 + (a & 7);
  }
  const ms = performance.now() - start;
  return b > 0 ? ms : 0; // uses b, so that no compiler removes the loop
}

/** Runs in the page. @returns how many million pixels per second WebGL fills with a shader of some arithmetic. */
function fill() {
  const [SIDE, PASSES] = [1024, 24];
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const gl = canvas.getContext('webgl2', { antialias: false });
  const program = gl.createProgram();
  const add = (type, source) => {
    const shader = gl.createShader(type);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  };
  add(
    gl.VERTEX_SHADER,
    `#version 300 es
    void main() { gl_Position = vec4(vec2((gl_VertexID << 1) & 2, gl_VertexID & 2) * 2. - 1., 0., 1.); }`,
  );
  add(
    gl.FRAGMENT_SHADER,
    `#version 300 es
    precision highp float;
    uniform float pass;
    out vec4 color;
    void main() {
      vec2 p = gl_FragCoord.xy / ${SIDE}.;
      float t = p.x + p.y + pass;
      for (int i = 0; i < 8; i++) t = fract(t * 1.7 + p.x * p.y);
      color = vec4(t, p, 1.);
    }`,
  );
  gl.linkProgram(program);
  gl.useProgram(program);
  const pass = gl.getUniformLocation(program, 'pass');
  const draw = (passes) => {
    for (let i = 0; i < passes; i++) {
      gl.uniform1f(pass, i);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    }
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)); // waits until everything is drawn
  };
  draw(1); // compiles
  const start = performance.now();
  draw(PASSES);
  return (SIDE * SIDE * PASSES) / 1e6 / ((performance.now() - start) / 1000);
}

/** The machine's speed now, and its average load of the last minute. */
export function measureSpeed() {
  const load = loadavg()[0];
  return withPage({ context: VIEWS.desktop }, async ({ page }) => ({
    load,
    scriptMs: await page.evaluate(arithmetic),
    fillMpx: await page.evaluate(fill),
  }));
}
