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
import { STAMP, stampMiddleOf } from '../../look';
import { findCore, type Core, type Lie } from './find-core';
import { createSheetGeometry } from './sheet-geometry';
import { createInsideMaterial, createSheetMaterial } from './pile-materials';

/** A square whose corners lie on a circle of radius 1 is inset from it by this: rounded corners stay outside. */
const CORNER_INSET = 1 - Math.SQRT1_2;
/** The antialiased edge, px. */
const EDGE = 2;
/** With fewer pixels than this for each of a face's, a single look at the face misses some of them. */
const COARSE = 0.6;
/** Above this opacity, 0 to 1, a card hides what is beneath. `shaders/card/card.vert` has the same number. */
const OPAQUE = 0.999;
/** The attributes of a card that `shaders/card/pile.glsl` reads, with their sizes in floats. */
const ATTRIBUTES = { aPose: 4, aPaper: 4, aShow: 4, aCore: 4, aMore: 2 };
const STRIDE = 18;

/**
 * All cards in two draw calls, whatever their number: first the opaque insides, uppermost first, so that a pixel is shaded
 * for the uppermost card alone; then the sheets' edges and shadows from the lowest to the uppermost.
 */
export type Pile = {
  insides: Mesh;
  sheets: Mesh;
  resize: (layout: DeckLayout) => void;
  /** Takes the faces from the layers of this texture, each of so many CSS px. */
  setFaces: (faces: Texture, size: { width: number; height: number }) => void;
  /** Readies the next frame for so many of its pixels for each of the faces': 1 or less. */
  setCoarseness: (share: number) => void;
  /** Forgets the last frame's cards. */
  begin: () => void;
  /** Lays a card on those before. `place` is its place in the pile: 0 the top one, 1 the next. Allocates nothing. */
  add: (pose: Pose, layer: number, place: number, layout: DeckLayout) => void;
  /** Hands the cards of this frame to the GPU. */
  end: () => void;
  dispose: () => void;
};

export function createPile(stamps: Texture): Pile {
  const materials = [createInsideMaterial(), createSheetMaterial()] as const;
  const [insideMaterial, sheetMaterial] = materials;
  // The sheets' numbers from the lowest card to the uppermost, then the insides' the other way round.
  const numbers = new Float32Array(2 * STRIDE * MOST_DRAWN);
  const middle = STRIDE * MOST_DRAWN; // where the second part begins
  const buffer = new InstancedInterleavedBuffer(numbers, STRIDE).setUsage(DynamicDrawUsage);
  const sheet = instancesOf(createSheetGeometry(true), buffer, 0);
  const insideGeometry = instancesOf(createSheetGeometry(false), buffer, middle);
  const sheets = new Mesh(sheet, sheetMaterial);
  const insides = new Mesh(insideGeometry, insideMaterial);
  sheets.frustumCulled = insides.frustumCulled = false;
  sheets.visible = insides.visible = false;
  for (const material of materials) material.uStamps = stamps;
  const inside = { width: 0, height: 0 };
  const core: Core = { left: 0, right: 0, bottom: 0, top: 0 };
  const lower: Lie = { x: 0, y: 0, rotation: 0, scale: 1 };
  const upper: Lie = { x: 0, y: 0, rotation: 0, scale: 1 };
  let count = 0;

  /** Says of a card which part of it the one above hides; one that shows all has some core, too. */
  function writeCore(card: number): void {
    core.left = -inside.width / 4;
    core.right = inside.width / 4;
    core.bottom = -inside.height / 4;
    core.top = inside.height / 4;
    const at = card * STRIDE;
    const above = at + STRIDE;
    const isBelowOpaque = card + 1 < count && (numbers[above + 8] ?? 0) > OPAQUE;
    readLie(lower, at);
    readLie(upper, above);
    const isHidden = isBelowOpaque && findCore(core, lower, upper, inside);
    numbers[at + 12] = core.left;
    numbers[at + 13] = core.bottom;
    numbers[at + 14] = core.right;
    numbers[at + 15] = core.top;
    numbers[at + 16] = isHidden ? 1 : 0;
  }

  function readLie(out: Lie, at: number): void {
    out.x = numbers[at] ?? 0;
    out.y = numbers[at + 1] ?? 0;
    out.rotation = numbers[at + 2] ?? 0;
    out.scale = numbers[at + 3] ?? 1;
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
        const stamps = [
          [stampMiddleOf(layout, 'like'), STAMP.angle.like],
          [stampMiddleOf(layout, 'superlike'), STAMP.angle.superlike],
        ] as const;
        for (const [at, [{ x, y }, angle]] of stamps.entries())
          material.uStampAt[at]?.set(x - card.width / 2, card.height / 2 - y, Math.cos(angle), Math.sin(angle));
      }
    },
    setFaces: (faces, { width, height }) => {
      for (const material of materials) {
        material.uFaces = faces;
        material.uLayer.set(width, height);
      }
    },
    setCoarseness: (share) => {
      for (const material of materials) material.uSpread = share < COARSE ? 0.25 : 0;
    },
    begin: () => {
      count = 0;
    },
    add: (pose, layer, place, { stage, centre, unit }) => {
      const at = count++ * STRIDE;
      numbers[at] = centre.x + pose.x * unit - stage.width / 2;
      numbers[at + 1] = stage.height / 2 - centre.y - pose.y * unit;
      numbers[at + 2] = pose.rotation;
      numbers[at + 3] = pose.scale;
      numbers[at + 4] = pose.bendX;
      numbers[at + 5] = pose.bendY;
      numbers[at + 6] = pose.lift;
      numbers[at + 7] = pose.depth;
      numbers[at + 8] = pose.opacity;
      numbers[at + 9] = pose.like;
      numbers[at + 10] = pose.superlike;
      numbers[at + 11] = place;
      numbers[at + 17] = layer;
    },
    end: () => {
      for (let card = 0; card < count; card++) writeCore(card);
      for (let card = 0; card < count; card++)
        numbers.copyWithin(middle + card * STRIDE, (count - 1 - card) * STRIDE, (count - card) * STRIDE);
      sheet.instanceCount = insideGeometry.instanceCount = count;
      sheets.visible = insides.visible = count > 0;
      buffer.needsUpdate = true;
    },
    dispose: () => {
      sheet.dispose();
      insideGeometry.dispose();
      for (const material of materials) material.dispose();
    },
  };
}

/** Instances of a sheet, whose numbers begin at `from` in the buffer. */
function instancesOf(sheet: BufferGeometry, buffer: InstancedInterleavedBuffer, from: number): InstancedBufferGeometry {
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
