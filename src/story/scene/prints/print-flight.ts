import type { StoryEnding } from '../../../model/content';
import type { Rect } from '../../deck/layout';
import type { Swipe } from '../../../model/content';
import type { Overlay } from '../../card/overlay';
import pictureFragment from '../../../../shaders/ending/picture.frag?raw';
import pictureVertex from '../../../../shaders/ending/picture.vert?raw';
import printFragment from '../../../../shaders/ending/print.frag?raw';
import printVertex from '../../../../shaders/ending/print.vert?raw';

type Size = { width: number; height: number };

/** The ending in the scene: all cards fly back as small prints and settle into the picture. */
export type PrintFlight = Overlay & {
  /** Puts the picture to a part of the stage, in CSS px. */
  place: (picture: Rect, stage: Size) => void;
  /** Fades away; `onGone` is called when nothing is left. */
  leave: (onGone: () => void) => void;
};

export type PrintFlightOptions = {
  ending: StoryEnding;
  pictures: { behind: HTMLImageElement; before: HTMLImageElement; atlas: HTMLImageElement };
  /** Which way a card went, from where it comes back. */
  exitOf: (card: number) => Swipe;
  /** Whether they fly, or lie there at once. */
  flies: boolean;
  /** Told when they cannot be drawn. */
  onFail: () => void;
};

/** A print flies for so long; the last sets out so much later than the first; then a gleam goes over them. Seconds. */
const FLIGHT_SECONDS = 1.25;
const STAGGER_SECONDS = 1.35;
const GLEAM_SECONDS = 0.8;
const LANDED = FLIGHT_SECONDS + STAGGER_SECONDS;
/** It sets out over the last ones still settling. */
const GLEAM_FROM = LANDED - 0.3;
const END = GLEAM_FROM + GLEAM_SECONDS;
/** The drawing comes in meanwhile, and all of it goes when a card is taken back. Seconds. */
const FADE_IN_SECONDS = 0.9;
const FADE_OUT_SECONDS = 0.3;
/** A frame that was late does not skip the flight. */
const LONGEST_STEP_SECONDS = 0.1;
/** A print sets out as a card, this part of the stage's shorter side wide. */
const CARD_SHARE = 0.22;
/** More pixels than this for each of CSS show nothing. */
const MAX_DPR = 2;

/** What `shaders/ending/print.vert` is told of each print, and how many numbers each is. */
const ATTRIBUTES = { aRest: 4, aFrom: 4, aWay: 4, aTile: 2 };
const STRIDE = 14;

/** Made anew for each context. */
type Gpu = ReturnType<typeof createGpu>;

export function createPrintFlight({ ending, pictures, exitOf, flies, onFail }: PrintFlightOptions): PrintFlight {
  const { cells, atlas } = ending;
  const numbers = new Float32Array(STRIDE * cells.length);
  const paper = readPaper();
  let gpu: Gpu | null = null;
  let picture: Rect = { x: 0, y: 0, width: 0, height: 0 };
  let stage: Size = { width: 1, height: 1 };
  /** What was put somewhere else is brought to the GPU with the next frame. */
  let isPlaced = false;
  let isDrawn = false;
  let time = flies ? 0 : END;
  let share = 1;
  let onGone: (() => void) | null = null;

  function write(): void {
    const scale = picture.width / ending.width;
    const cardWidth = Math.min(stage.width, stage.height) * CARD_SHARE;
    for (const [card, [x, y, width, tilt]] of cells.entries()) {
      const isUp = exitOf(card) === 'superlike';
      const drift = driftOf(card);
      const restX = picture.x + x * scale;
      const restY = picture.y + y * scale;
      // From beyond the edge that it left by, in a flock.
      const fromX = isUp ? stage.width * (0.5 + 0.42 * drift) : stage.width + cardWidth;
      const fromY = isUp ? -cardWidth : stage.height * (0.42 + 0.4 * drift);
      // Round through the stage's lower left, so that the flock sweeps over it before it comes to rest.
      const wayX = isUp ? restX - stage.width * (0.1 + 0.16 * drift) : stage.width * (0.18 + 0.14 * drift);
      const wayY = stage.height * (isUp ? 0.95 + 0.15 * drift : 0.78 + 0.34 * drift);
      const at = card * STRIDE;
      numbers[at] = restX;
      numbers[at + 1] = restY;
      numbers[at + 2] = width * scale;
      numbers[at + 3] = (tilt * Math.PI) / 180;
      numbers[at + 4] = fromX;
      numbers[at + 5] = fromY;
      numbers[at + 6] = cardWidth * (1 + 0.2 * drift);
      numbers[at + 7] = 0.9 * drift + (isUp ? -0.5 : 0.6);
      numbers[at + 8] = wayX;
      numbers[at + 9] = wayY;
      numbers[at + 10] = cells.length > 1 ? (card / (cells.length - 1)) * STAGGER_SECONDS : 0;
      // Every third turns over on its way, the others rock.
      numbers[at + 11] = (drift < 0 ? -1 : 1) * (card % 3 === 0 ? 1 : 0.17);
      numbers[at + 12] = (card % atlas.columns) / atlas.columns;
      numbers[at + 13] = Math.floor(card / atlas.columns) / atlas.rows;
    }
  }

  function bring(gl: WebGL2RenderingContext): Gpu {
    if (gpu?.gl !== gl) {
      gpu = createGpu(gl, pictures.atlas);
      isPlaced = false;
    }
    if (isPlaced) return gpu;
    isPlaced = true;
    gl.bindBuffer(gl.ARRAY_BUFFER, gpu.numbers);
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.STATIC_DRAW);
    const dpr = Math.min(window.devicePixelRatio, MAX_DPR);
    upload(gl, gpu.behind, paint(pictures.behind, picture.width * dpr, picture.height * dpr));
    upload(gl, gpu.before, paint(pictures.before, picture.width * dpr, picture.height * dpr));
    return gpu;
  }

  function drawPicture({ gl, picture: program, pictureAt: at, corners }: Gpu, texture: WebGLTexture): void {
    gl.useProgram(program);
    gl.bindVertexArray(corners);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform2f(at.stage, stage.width, stage.height);
    gl.uniform4f(at.picture, picture.x, picture.y, picture.width, picture.height);
    gl.uniform1f(at.share, share * smooth(time / FADE_IN_SECONDS));
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }

  function drawPrints({ gl, print: program, printAt: at, prints, atlas: texture }: Gpu): void {
    gl.useProgram(program);
    gl.bindVertexArray(prints);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform2f(at.stage, stage.width, stage.height);
    gl.uniform4f(at.picture, picture.x, picture.y, picture.width, picture.height);
    gl.uniform2f(at.tile, 1 / atlas.columns, 1 / atlas.rows);
    gl.uniform3fv(at.paper, paper);
    gl.uniform1f(at.time, time);
    gl.uniform1f(at.seconds, FLIGHT_SECONDS);
    // Out of the picture on both sides.
    const gleam = Math.max((time - GLEAM_FROM) / GLEAM_SECONDS, 0);
    gl.uniform1f(at.gleam, -0.6 + 2.2 * gleam);
    gl.uniform1f(at.share, share);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, cells.length);
  }

  return {
    place: (nextPicture, nextStage) => {
      picture = nextPicture;
      stage = nextStage;
      write();
      isPlaced = false;
    },
    leave: (gone) => {
      onGone = gone;
    },
    advance: (seconds) => {
      if (onGone) {
        share -= seconds / FADE_OUT_SECONDS;
        if (share > 0) return true;
        onGone();
        return false;
      }
      // The first frame brings everything to the GPU: it takes its time, and not the flight's.
      if (!isDrawn) return true;
      time = Math.min(time + Math.min(seconds, LONGEST_STEP_SECONDS), END);
      return time < END;
    },
    draw: (gl) => {
      if (!(gl instanceof WebGL2RenderingContext)) return;
      const made = bring(gl);
      isDrawn = true;
      gl.disable(gl.DEPTH_TEST);
      gl.disable(gl.CULL_FACE);
      gl.enable(gl.BLEND);
      gl.blendEquation(gl.FUNC_ADD);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.activeTexture(gl.TEXTURE0);
      drawPicture(made, made.behind);
      drawPrints(made);
      drawPicture(made, made.before);
      gl.bindVertexArray(null);
    },
    fail: onFail,
    dispose: () => {
      if (gpu) disposeGpu(gpu);
      gpu = null;
    },
  };
}

/** The colour of the cards' paper on the page, sRGB, each channel 0 to 1. */
function readPaper(): [red: number, green: number, blue: number] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return [1, 1, 1];
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--card');
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255];
}

/** From -1 to 1, the same for the same card. */
function driftOf(card: number): number {
  return (Math.sin(card * 78.233 + 1.7) * 9631.41) % 1;
}

/** Slow at both ends. */
function smooth(share: number): number {
  const within = Math.min(Math.max(share, 0), 1);
  return within * within * (3 - 2 * within);
}

function createGpu(gl: WebGL2RenderingContext, atlas: HTMLImageElement) {
  const print = link(gl, printVertex, printFragment);
  const printAt = {
    stage: gl.getUniformLocation(print, 'uStage'),
    picture: gl.getUniformLocation(print, 'uPicture'),
    tile: gl.getUniformLocation(print, 'uTile'),
    paper: gl.getUniformLocation(print, 'uPaper'),
    time: gl.getUniformLocation(print, 'uTime'),
    seconds: gl.getUniformLocation(print, 'uSeconds'),
    gleam: gl.getUniformLocation(print, 'uGleam'),
    share: gl.getUniformLocation(print, 'uShare'),
  };
  const picture = link(gl, pictureVertex, pictureFragment);
  const pictureAt = {
    stage: gl.getUniformLocation(picture, 'uStage'),
    picture: gl.getUniformLocation(picture, 'uPicture'),
    share: gl.getUniformLocation(picture, 'uShare'),
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
  for (const [name, size] of Object.entries(ATTRIBUTES)) {
    const at = pointTo(gl, print, name, size, STRIDE, offset);
    gl.vertexAttribDivisor(at, 1);
    offset += size;
  }
  gl.bindVertexArray(null);
  const textures = { atlas: gl.createTexture(), behind: gl.createTexture(), before: gl.createTexture() };
  upload(gl, textures.atlas, atlas, true);
  return { gl, print, printAt, picture, pictureAt, square, corners, prints, numbers, ...textures };
}

function disposeGpu({ gl, print, picture, square, corners, prints, numbers, atlas, behind, before }: Gpu): void {
  for (const program of [print, picture]) gl.deleteProgram(program);
  for (const array of [corners, prints]) gl.deleteVertexArray(array);
  for (const texture of [atlas, behind, before]) gl.deleteTexture(texture);
  for (const buffer of [square, numbers]) gl.deleteBuffer(buffer);
}

function link(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(gl.getProgramInfoLog(program) ?? 'The ending has not compiled');
  return program;
}

/** Has an attribute take its numbers from the bound buffer. */
function pointTo(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  name: string,
  size: number,
  stride: number,
  offset: number,
): number {
  const at = gl.getAttribLocation(program, name);
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, size, gl.FLOAT, false, stride * 4, offset * 4);
  return at;
}

/** A drawing in so many pixels. */
function paint(drawing: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(width), 1);
  canvas.height = Math.max(Math.round(height), 1);
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Small prints of large tiles need smaller ones to look at. */
function upload(gl: WebGL2RenderingContext, texture: WebGLTexture, source: TexImageSource, hasSmaller = false): void {
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, source);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, hasSmaller ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
  if (hasSmaller) gl.generateMipmap(gl.TEXTURE_2D);
}
