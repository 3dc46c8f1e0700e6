import {
  DynamicDrawUsage,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  type BufferGeometry,
  type Texture,
} from 'three';
import type { Pose } from '../../deck/pose';
import { MOST_DRAWN } from '../../deck/feel';
import type { DeckLayout } from '../../deck/layout';
import { STAMP, stampCentreOf } from '../../look';
import { findCore, type Core, type Placement } from './find-core';
import { createSheetGeometry } from './sheet-geometry';
import { createInsideMaterial, createSheetMaterial } from './pile-materials';

/** How far a rectangle must be inset, per px of the corners' radius, to touch the rounded corners only at their middle. */
const CORNER_INSET = 1 - Math.SQRT1_2;
/** The width of the antialiased edge, CSS px. */
const EDGE = 2;
/** With fewer screen pixels per texel of a face, a single texture sample would skip texels. */
const COARSE = 0.6;
/** Below `COARSE`, each pixel takes four samples, this far from its centre along both axes, in screen pixels. */
const COARSE_SPREAD = 0.25;
/** Above this opacity, 0 to 1, a card hides everything below it. `shaders/card/card.vert` has the same number. */
const OPAQUE = 0.999;
/** The attributes that `shaders/card/pile.glsl` reads for each card, with their sizes in floats. */
const ATTRIBUTES = { aPose: 4, aPaper: 4, aShow: 4, aCore: 4, aFace: 2 };
/** The index of each value among a card's floats, in the order of the attributes; `depth` is the animated `place`. */
const AT = {
  x: 0,
  y: 1,
  rotation: 2,
  scale: 3,
  bendX: 4,
  bendY: 5,
  lift: 6,
  depth: 7,
  opacity: 8,
  like: 9,
  superlike: 10,
  place: 11,
  coreLeft: 12,
  coreBottom: 13,
  coreRight: 14,
  coreTop: 15,
  isCoreHidden: 16,
  layer: 17,
} as const;
const STRIDE = Object.keys(AT).length;

/**
 * Draws up to `MOST_DRAWN` cards in two calls: first the opaque insides, uppermost first, so that each pixel is shaded
 * only once; then the sheets' edges and shadows from the lowest to the uppermost.
 */
export type Pile = {
  insides: Mesh;
  sheets: Mesh;
  resize: (layout: DeckLayout) => void;
  /** Sets the texture whose layers are the faces, and a layer's size in CSS px. */
  setFaces: (faces: Texture, size: { width: number; height: number }) => void;
  /** Sets the next frame's screen pixels per texel of a face, at most 1. */
  setTexelRatio: (ratio: number) => void;
  /** Starts a frame: removes all cards. */
  begin: () => void;
  /** Adds a card above the previous ones. `place` is 0 for the top card, negative in flight. Allocates nothing. */
  add: (pose: Pose, layer: number, place: number, layout: DeckLayout) => void;
  /** Ends a frame: the next render draws its cards. */
  end: () => void;
  dispose: () => void;
};

export function createPile(stamps: Texture): Pile {
  const materials = [createInsideMaterial(), createSheetMaterial()] as const;
  const [insideMaterial, sheetMaterial] = materials;
  // The cards in both orders: for the sheets the lowest card first, then for the insides the uppermost first.
  const numbers = new Float32Array(2 * STRIDE * MOST_DRAWN);
  const insidesFrom = STRIDE * MOST_DRAWN;
  const buffer = new InstancedInterleavedBuffer(numbers, STRIDE).setUsage(DynamicDrawUsage);
  const sheetGeometry = instantiate(createSheetGeometry(true), buffer, 0);
  const insideGeometry = instantiate(createSheetGeometry(false), buffer, insidesFrom);
  const sheets = new Mesh(sheetGeometry, sheetMaterial);
  const insides = new Mesh(insideGeometry, insideMaterial);
  // The shader places the cards, so three.js cannot know whether they are in view.
  sheets.frustumCulled = insides.frustumCulled = false;
  sheets.visible = insides.visible = false;
  for (const material of materials) material.uStamps = stamps;
  const inside = { width: 0, height: 0 };
  // Reused for every card, so that a frame allocates nothing.
  const core: Core = { left: 0, right: 0, bottom: 0, top: 0 };
  const lower: Placement = { x: 0, y: 0, rotation: 0, scale: 1 };
  const upper: Placement = { x: 0, y: 0, rotation: 0, scale: 1 };
  let count = 0;

  /** Writes a card's core: the part that the card above hides. If it hides none, the core is the middle, not hidden. */
  function writeCore(card: number): void {
    core.left = -inside.width / 4;
    core.right = inside.width / 4;
    core.bottom = -inside.height / 4;
    core.top = inside.height / 4;
    const at = card * STRIDE;
    const above = at + STRIDE;
    const isBelowOpaque = card + 1 < count && (numbers[above + AT.opacity] ?? 0) > OPAQUE;
    const isCoreHidden = isBelowOpaque && findCore(core, readPlacement(lower, at), readPlacement(upper, above), inside);
    numbers[at + AT.coreLeft] = core.left;
    numbers[at + AT.coreBottom] = core.bottom;
    numbers[at + AT.coreRight] = core.right;
    numbers[at + AT.coreTop] = core.top;
    numbers[at + AT.isCoreHidden] = isCoreHidden ? 1 : 0;
  }

  function readPlacement(out: Placement, at: number): Placement {
    out.x = numbers[at + AT.x] ?? 0;
    out.y = numbers[at + AT.y] ?? 0;
    out.rotation = numbers[at + AT.rotation] ?? 0;
    out.scale = numbers[at + AT.scale] ?? 1;
    return out;
  }

  return {
    insides,
    sheets,
    resize: (layout) => {
      const { unit, card } = layout;
      const inset = 2 * (card.radius * CORNER_INSET + EDGE);
      inside.width = card.width - inset;
      inside.height = card.height - inset;
      for (const material of materials) {
        material.uSize.set(card.width, card.height);
        material.uInside.set(inside.width, inside.height);
        material.uRadius = card.radius;
        material.uUnit = unit;
        material.uStampSize.set(STAMP.width * unit, STAMP.height * unit);
        const stampPlaces = [
          [stampCentreOf(layout, 'like'), STAMP.angle.like],
          [stampCentreOf(layout, 'superlike'), STAMP.angle.superlike],
        ] as const;
        for (const [stamp, [{ x, y }, angle]] of stampPlaces.entries())
          material.uStampAt[stamp]?.set(x - card.width / 2, card.height / 2 - y, Math.cos(angle), Math.sin(angle));
      }
    },
    setFaces: (faces, { width, height }) => {
      for (const material of materials) {
        material.uFaces = faces;
        material.uLayer.set(width, height);
      }
    },
    setTexelRatio: (ratio) => {
      for (const material of materials) material.uSpread = ratio < COARSE ? COARSE_SPREAD : 0;
    },
    begin: () => {
      count = 0;
    },
    add: (pose, layer, place, { stage, centre, unit }) => {
      const at = count++ * STRIDE;
      numbers[at + AT.x] = centre.x + pose.x * unit - stage.width / 2;
      numbers[at + AT.y] = stage.height / 2 - centre.y - pose.y * unit;
      numbers[at + AT.rotation] = pose.rotation;
      numbers[at + AT.scale] = pose.scale;
      numbers[at + AT.bendX] = pose.bendX;
      numbers[at + AT.bendY] = pose.bendY;
      numbers[at + AT.lift] = pose.lift;
      numbers[at + AT.depth] = pose.depth;
      numbers[at + AT.opacity] = pose.opacity;
      numbers[at + AT.like] = pose.like;
      numbers[at + AT.superlike] = pose.superlike;
      numbers[at + AT.place] = place;
      numbers[at + AT.layer] = layer;
    },
    end: () => {
      for (let card = 0; card < count; card++) writeCore(card);
      for (let card = 0; card < count; card++)
        numbers.copyWithin(insidesFrom + card * STRIDE, (count - 1 - card) * STRIDE, (count - card) * STRIDE);
      sheetGeometry.instanceCount = insideGeometry.instanceCount = count;
      sheets.visible = insides.visible = count > 0;
      buffer.needsUpdate = true;
    },
    dispose: () => {
      sheetGeometry.dispose();
      insideGeometry.dispose();
      for (const material of materials) material.dispose();
    },
  };
}

/** Creates a geometry with one instance of a sheet for each card; the cards' values start at `from` in the buffer. */
function instantiate(sheet: BufferGeometry, buffer: InstancedInterleavedBuffer, from: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setIndex(sheet.getIndex());
  for (const name of ['position', 'aPart']) geometry.setAttribute(name, sheet.getAttribute(name));
  let offset = from;
  for (const [name, size] of Object.entries(ATTRIBUTES)) {
    geometry.setAttribute(name, new InterleavedBufferAttribute(buffer, size, offset));
    offset += size;
  }
  return geometry;
}
