import pictureFragment from '../../../../shaders/ending/picture.frag?raw';
import pictureVertex from '../../../../shaders/ending/picture.vert?raw';
import printFragment from '../../../../shaders/ending/print.frag?raw';
import printVertex from '../../../../shaders/ending/print.vert?raw';
import { PRINT_ATTRIBUTES, PRINT_STRIDE } from './print-paths';

const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT;

/**
 * Creates the ending's GPU objects in a context. `picture` and `print` are the programs for a layer of the drawing and for
 * the prints, `corners` and `prints` their vertex arrays; `numbers` is the buffer for the floats of `layOutPaths`.
 */
export function createPrintGpu(gl: WebGL2RenderingContext, atlas: HTMLImageElement) {
  const print = link(gl, printVertex, printFragment);
  const printUniforms = {
    stage: gl.getUniformLocation(print, 'uStage'),
    picture: gl.getUniformLocation(print, 'uPicture'),
    tile: gl.getUniformLocation(print, 'uTile'),
    paper: gl.getUniformLocation(print, 'uPaper'),
    time: gl.getUniformLocation(print, 'uTime'),
    seconds: gl.getUniformLocation(print, 'uSeconds'),
    gleam: gl.getUniformLocation(print, 'uGleam'),
    opacity: gl.getUniformLocation(print, 'uOpacity'),
  };
  const picture = link(gl, pictureVertex, pictureFragment);
  const pictureUniforms = {
    stage: gl.getUniformLocation(picture, 'uStage'),
    picture: gl.getUniformLocation(picture, 'uPicture'),
    opacity: gl.getUniformLocation(picture, 'uOpacity'),
  };
  const square = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, square);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  const corners = gl.createVertexArray();
  gl.bindVertexArray(corners);
  pointTo(gl, picture, 'aCorner', 2, 0, 0);
  const prints = gl.createVertexArray();
  gl.bindVertexArray(prints);
  pointTo(gl, print, 'aCorner', 2, 0, 0);
  const numbers = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, numbers);
  let offset = 0;
  for (const [name, size] of Object.entries(PRINT_ATTRIBUTES)) {
    const location = pointTo(gl, print, name, size, PRINT_STRIDE, offset);
    gl.vertexAttribDivisor(location, 1);
    offset += size;
  }
  gl.bindVertexArray(null);
  const textures = { atlas: gl.createTexture(), behind: gl.createTexture(), before: gl.createTexture() };
  upload(gl, textures.atlas, atlas, true);
  return { gl, print, printUniforms, picture, pictureUniforms, square, corners, prints, numbers, ...textures };
}

export type PrintGpu = ReturnType<typeof createPrintGpu>;

export function disposePrintGpu({ gl, ...gpu }: PrintGpu): void {
  for (const program of [gpu.print, gpu.picture]) gl.deleteProgram(program);
  for (const array of [gpu.corners, gpu.prints]) gl.deleteVertexArray(array);
  for (const texture of [gpu.atlas, gpu.behind, gpu.before]) gl.deleteTexture(texture);
  for (const buffer of [gpu.square, gpu.numbers]) gl.deleteBuffer(buffer);
}

function link(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    // Null only if the context is lost.
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(gl.getProgramInfoLog(program) ?? 'The ending does not compile');
  return program;
}

/** Points an attribute at the bound buffer. Lengths are in floats; a stride of 0 means no gaps. @returns its location. */
function pointTo(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  name: string,
  size: number,
  stride: number,
  offset: number,
): number {
  const location = gl.getAttribLocation(program, name);
  gl.enableVertexAttribArray(location);
  gl.vertexAttribPointer(location, size, gl.FLOAT, false, stride * FLOAT_BYTES, offset * FLOAT_BYTES);
  return location;
}

/** Rasterises a layer of the drawing, an SVG image, at a size in pixels. */
export function rasterise(layer: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(width), 1);
  canvas.height = Math.max(Math.round(height), 1);
  canvas.getContext('2d')?.drawImage(layer, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Uploads an image. @param hasMipmaps whether it needs mipmaps, since it is drawn much smaller than it is. */
export function upload(
  gl: WebGL2RenderingContext,
  texture: WebGLTexture,
  source: TexImageSource,
  hasMipmaps = false,
): void {
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  // three.js shares the context and may have changed these settings.
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, source);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, hasMipmaps ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
  if (hasMipmaps) gl.generateMipmap(gl.TEXTURE_2D);
}
