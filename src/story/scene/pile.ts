import {
  DynamicDrawUsage,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  PlaneGeometry,
  type Texture,
} from 'three';
import type { Pose } from '../deck/body';
import { MOST_DRAWN } from '../deck/feel';
import type { DeckLayout } from '../deck/layout';
import { STAMP, stampMiddleOf } from '../look';
import { createInsideMaterial, createSheetMaterial } from './pile-materials';

/** Enough of a grid for the paper to bend smoothly: at a bend of 1 it is off by less than a tenth of a pixel. */
const SHEET_SEGMENTS = 8;
/** A square whose corners lie on a circle of radius 1 is inset from it by this: rounded corners stay outside. */
const CORNER_INSET = 1 - Math.SQRT1_2;
/** The antialiased edge, px. */
const EDGE = 2;
/** What `shaders/card/pile.glsl` is told of each card, and how many numbers each is. */
const ATTRIBUTES = { aPose: 4, aPaper: 4, aShow: 4, aLayer: 1 };
const STRIDE = 13;

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
  const middle = STRIDE * MOST_DRAWN;
  const buffer = new InstancedInterleavedBuffer(numbers, STRIDE).setUsage(DynamicDrawUsage);
  const plane = new PlaneGeometry(1, 1, SHEET_SEGMENTS, SHEET_SEGMENTS);
  const sheet = instancesOf(plane, buffer, 0);
  const inside = instancesOf(plane, buffer, middle);
  const sheets = new Mesh(sheet, sheetMaterial);
  const insides = new Mesh(inside, insideMaterial);
  sheets.frustumCulled = insides.frustumCulled = false;
  sheets.visible = insides.visible = false;
  for (const material of materials) material.uStamps = stamps;
  let count = 0;

  return {
    insides,
    sheets,
    resize: (layout) => {
      const { unit, card } = layout;
      const inset = 2 * (card.radius * CORNER_INSET + EDGE);
      const like = stampMiddleOf(layout, 'like');
      const superlike = stampMiddleOf(layout, 'superlike');
      for (const material of materials) {
        material.uSize.set(card.width, card.height);
        material.uInside.set(card.width - inset, card.height - inset);
        material.uRadius = card.radius;
        material.uUnit = unit;
        material.uStampSize.set(STAMP.width * unit, STAMP.height * unit);
        const [likeAt, superlikeAt] = material.uStampAt;
        likeAt?.set(like.x - card.width / 2, card.height / 2 - like.y, STAMP.angle.like, 0);
        superlikeAt?.set(superlike.x - card.width / 2, card.height / 2 - superlike.y, STAMP.angle.superlike, 0);
      }
    },
    setFaces: (faces, { width, height }) => {
      for (const material of materials) {
        material.uFaces = faces;
        material.uLayer.set(width, height);
      }
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
      numbers[at + 12] = layer;
    },
    end: () => {
      for (let card = 0; card < count; card++)
        numbers.copyWithin(middle + card * STRIDE, (count - 1 - card) * STRIDE, (count - card) * STRIDE);
      sheet.instanceCount = inside.instanceCount = count;
      sheets.visible = insides.visible = count > 0;
      buffer.needsUpdate = true;
    },
    dispose: () => {
      plane.dispose();
      sheet.dispose();
      inside.dispose();
      for (const material of materials) material.dispose();
    },
  };
}

/** Instances of a grid whose numbers begin at `from` in the buffer. */
function instancesOf(plane: PlaneGeometry, buffer: InstancedInterleavedBuffer, from: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setIndex(plane.getIndex());
  geometry.setAttribute('position', plane.getAttribute('position'));
  let offset = from;
  for (const [name, size] of Object.entries(ATTRIBUTES)) {
    geometry.setAttribute(name, new InterleavedBufferAttribute(buffer, size, offset));
    offset += size;
  }
  return geometry;
}
