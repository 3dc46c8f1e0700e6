import type { StoryEnding, Swipe } from '../../../model/content';
import type { Rect } from '../../deck/layout';
import type { Overlay } from '../../view/overlay';
import { easeFade } from '../../look';
import type { Colour } from '../../read-colour';
import { createPrintGpu, disposePrintGpu, rasterise, upload, type PrintGpu } from './print-gpu';
import { FLIGHT_SECONDS, layOutPaths, STAGGER_SECONDS } from './print-paths';

type Size = { width: number; height: number };

/** The ending in WebGL: all cards fly back as small prints and settle into the picture. */
export type PrintFlight = Overlay & {
  /** Sets where the picture is on the stage, in CSS px. */
  place: (picture: Rect, stage: Size) => void;
  /** Fades out, then calls `onGone`. */
  leave: (onGone: () => void) => void;
};

export type PrintFlightOptions = {
  ending: StoryEnding;
  /** The layers of the drawing behind and in front of the prints, and the photos of all prints in one file. */
  pictures: { behind: HTMLImageElement; before: HTMLImageElement; atlas: HTMLImageElement };
  /** The colour of the cards' paper. */
  paper: Colour;
  /** The direction in which a card left; its print flies back from there. */
  exitOf: (card: number) => Swipe;
  /** Whether the prints fly; otherwise they are in place at once. */
  flies: boolean;
  /** Called when the prints cannot be drawn. */
  onFail: () => void;
};

/** When the last print lands, in seconds. The gleam over the finished picture starts while the last prints settle. */
const LANDED = FLIGHT_SECONDS + STAGGER_SECONDS;
const GLEAM_FROM = LANDED - 0.3;
const GLEAM_SECONDS = 0.8;
const END = GLEAM_FROM + GLEAM_SECONDS;
/** The drawing fades in while prints fly, and everything fades out when the guest brings a card back. */
const FADE_IN_SECONDS = 0.9;
const FADE_OUT_SECONDS = 0.3;
/** A late frame, such as the one after the uploads, must not skip the flight. */
const LONGEST_STEP_SECONDS = 0.1;
/** The layers of the drawing have at most this many device pixels per CSS pixel. */
const MAX_DPR = 2;

export function createPrintFlight({ ending, pictures, paper, exitOf, flies, onFail }: PrintFlightOptions): PrintFlight {
  const { cells, atlas } = ending;
  let paths = new Float32Array();
  let gpu: PrintGpu | null = null;
  let picture: Rect = { x: 0, y: 0, width: 0, height: 0 };
  let stage: Size = { width: 1, height: 1 };
  /** Whether the GPU has the paths and layers for the current place. */
  let isUploaded = false;
  let hasDrawn = false;
  let time = flies ? 0 : END;
  let opacity = 1;
  let onGone: (() => void) | null = null;

  /** Creates everything on the GPU for a new context, and uploads what a new place changes. */
  function prepare(gl: WebGL2RenderingContext): PrintGpu {
    if (gpu?.gl !== gl) {
      gpu = createPrintGpu(gl, pictures.atlas);
      isUploaded = false;
    }
    if (isUploaded) return gpu;
    isUploaded = true;
    gl.bindBuffer(gl.ARRAY_BUFFER, gpu.numbers);
    gl.bufferData(gl.ARRAY_BUFFER, paths, gl.STATIC_DRAW);
    const dpr = Math.min(window.devicePixelRatio, MAX_DPR);
    upload(gl, gpu.behind, rasterise(pictures.behind, picture.width * dpr, picture.height * dpr));
    upload(gl, gpu.before, rasterise(pictures.before, picture.width * dpr, picture.height * dpr));
    return gpu;
  }

  /** Draws one layer of the drawing. */
  function drawLayer(
    { gl, picture: program, pictureUniforms: uniforms, corners }: PrintGpu,
    texture: WebGLTexture,
  ): void {
    gl.useProgram(program);
    gl.bindVertexArray(corners);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform2f(uniforms.stage, stage.width, stage.height);
    gl.uniform4f(uniforms.picture, picture.x, picture.y, picture.width, picture.height);
    gl.uniform1f(uniforms.opacity, opacity * easeFade(Math.min(time / FADE_IN_SECONDS, 1)));
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }

  function drawPrints({ gl, print: program, printUniforms: uniforms, prints, atlas: texture }: PrintGpu): void {
    gl.useProgram(program);
    gl.bindVertexArray(prints);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform2f(uniforms.stage, stage.width, stage.height);
    gl.uniform4f(uniforms.picture, picture.x, picture.y, picture.width, picture.height);
    gl.uniform2f(uniforms.tile, 1 / atlas.columns, 1 / atlas.rows);
    gl.uniform3fv(uniforms.paper, paper);
    gl.uniform1f(uniforms.time, time);
    gl.uniform1f(uniforms.seconds, FLIGHT_SECONDS);
    // The gleam starts and ends outside the picture.
    const gleam = Math.max((time - GLEAM_FROM) / GLEAM_SECONDS, 0);
    gl.uniform1f(uniforms.gleam, -0.6 + 2.2 * gleam);
    gl.uniform1f(uniforms.opacity, opacity);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, cells.length);
  }

  return {
    place: (nextPicture, nextStage) => {
      picture = nextPicture;
      stage = nextStage;
      paths = layOutPaths({ ending, exitOf, picture, stage });
      isUploaded = false;
    },
    leave: (gone) => {
      onGone = gone;
    },
    advance: (seconds) => {
      if (onGone) {
        opacity -= seconds / FADE_OUT_SECONDS;
        if (opacity > 0) return true;
        onGone();
        return false;
      }
      // The flight starts after the first frame, which uploads everything.
      if (!hasDrawn) return true;
      time = Math.min(time + Math.min(seconds, LONGEST_STEP_SECONDS), END);
      return time < END;
    },
    draw: (gl) => {
      // Always WebGL 2; only the types of three.js still include WebGL 1.
      if (!(gl instanceof WebGL2RenderingContext)) return;
      const prepared = prepare(gl);
      hasDrawn = true;
      gl.disable(gl.DEPTH_TEST);
      gl.disable(gl.CULL_FACE);
      gl.enable(gl.BLEND);
      gl.blendEquation(gl.FUNC_ADD);
      // The shaders' colours are premultiplied.
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.activeTexture(gl.TEXTURE0);
      drawLayer(prepared, prepared.behind);
      drawPrints(prepared);
      drawLayer(prepared, prepared.before);
      gl.bindVertexArray(null);
    },
    fail: onFail,
    dispose: () => {
      if (gpu) disposePrintGpu(gpu);
      gpu = null;
    },
  };
}
