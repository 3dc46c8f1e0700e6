import {
  DynamicDrawUsage,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  PlaneGeometry,
} from 'three';
import type { Pose } from '../deck/body';
import { MOST_DRAWN } from '../deck/feel';
import type { DeckLayout, Rect } from '../deck/layout';
import type { CardFace } from './card-face';
import { createCardMaterial, createInteriorMaterial, type CardMaterial } from './pile-materials';
import { STAMP_SIZE } from './stamps';

/** Room around a card for its shadow, in deck units. */
const SHADOW_MARGIN = 64;
/** Enough of a grid for the paper to bend smoothly. */
const SHEET_SEGMENTS = 14;
/** A square whose corners lie on a circle of radius 1 is inset from it by this: rounded corners stay outside. */
const CORNER_INSET = 1 - Math.SQRT1_2;
/** The antialiased edge, px. */
const EDGE = 2;
/** What `shaders/card/pile.glsl` is told of each card, and how many numbers each is. */
const ATTRIBUTES = { aPose: 4, aPaper: 4, aShow: 4, aPhoto: 4, aFit: 4 };
const STRIDE = 20;

/**
 * All cards in two draw calls, whatever their number: first the depth of all opaque insides, so that a pixel is shaded
 * for the uppermost card alone, then the sheets from the lowest to the uppermost. Both read the same numbers, which are
 * the only thing that a frame sends to the GPU.
 */
export type Pile = {
  interiors: Mesh;
  sheets: Mesh;
  material: CardMaterial;
  resize: (layout: DeckLayout) => void;
  /** Forgets the last frame's cards. */
  begin: () => void;
  /** Lays a card on those before. `place` is its place in the pile: 0 the top one, 1 the next. Allocates nothing. */
  add: (pose: Pose, face: CardFace, place: number, layout: DeckLayout) => void;
  /** Hands the cards of this frame to the GPU. */
  end: () => void;
  dispose: () => void;
};

export function createPile(): Pile {
  const material = createCardMaterial();
  const interiorMaterial = createInteriorMaterial();
  const numbers = new Float32Array(STRIDE * MOST_DRAWN);
  const buffer = new InstancedInterleavedBuffer(numbers, STRIDE).setUsage(DynamicDrawUsage);
  const sheet = instancesOf(new PlaneGeometry(1, 1, SHEET_SEGMENTS, SHEET_SEGMENTS), buffer);
  const interior = instancesOf(new PlaneGeometry(1, 1), buffer);
  const sheets = new Mesh(sheet, material);
  const interiors = new Mesh(interior, interiorMaterial);
  sheets.frustumCulled = interiors.frustumCulled = false;
  sheets.visible = interiors.visible = false;
  let count = 0;

  return {
    interiors,
    sheets,
    material,
    resize: (layout) => {
      const { unit, card, photo, label } = layout;
      const inset = 2 * (card.radius * CORNER_INSET + EDGE);
      interiorMaterial.uInside.set(card.width - inset, card.height - inset);
      material.uSize.set(card.width, card.height);
      material.uMargin = SHADOW_MARGIN * unit;
      material.uRadius = card.radius;
      material.uUnit = unit;
      material.uPhotoRadius = photo.radius;
      material.uStampSize.set(STAMP_SIZE.width * unit, STAMP_SIZE.height * unit);
      setRect(material.uPhotoRect, photo, card);
      setRect(material.uLabelRect, label, card);
      setRect(material.uWordsRect, wordsRectOf(layout), card);
    },
    begin: () => {
      count = 0;
    },
    add: (pose, face, place, { stage, centre, unit }) => {
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
      numbers[at + 12] = face.photoShare;
      numbers[at + 13] = face.photoLayer;
      numbers[at + 14] = face.hasPhoto ? face.captionFrom : -face.captionFrom;
      numbers[at + 15] = face.layer;
      numbers[at + 16] = face.fit.x;
      numbers[at + 17] = face.fit.y;
      numbers[at + 18] = face.fit.width;
      numbers[at + 19] = face.fit.height;
    },
    end: () => {
      sheet.instanceCount = interior.instanceCount = count;
      sheets.visible = interiors.visible = count > 0;
      buffer.needsUpdate = true;
    },
    dispose: () => {
      sheet.dispose();
      interior.dispose();
      material.dispose();
      interiorMaterial.dispose();
    },
  };
}

/** The part of a card without a photo that its words take. */
export function wordsRectOf({ photo, card }: DeckLayout): Rect {
  return { x: photo.x, y: photo.x, width: card.width - 2 * photo.x, height: card.height - 2 * photo.x };
}

function instancesOf(plane: PlaneGeometry, buffer: InstancedInterleavedBuffer): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setIndex(plane.getIndex());
  geometry.setAttribute('position', plane.getAttribute('position'));
  let offset = 0;
  for (const [name, size] of Object.entries(ATTRIBUTES)) {
    geometry.setAttribute(name, new InterleavedBufferAttribute(buffer, size, offset));
    offset += size;
  }
  return geometry;
}

/** A rectangle of the layout as the shader wants it: middle from the card's middle with y up, and half its size. */
function setRect(
  out: { set: (x: number, y: number, z: number, w: number) => unknown },
  rect: Rect,
  card: { width: number; height: number },
) {
  out.set(
    rect.x + rect.width / 2 - card.width / 2,
    card.height / 2 - rect.y - rect.height / 2,
    rect.width / 2,
    rect.height / 2,
  );
}
