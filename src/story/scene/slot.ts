import { CanvasTexture, LinearFilter, type Mesh, type Texture } from 'three';
import type { StoryCard } from '../../content/model';
import { stillOf } from '../card-photo';
import { createPose, type Pose } from '../deck/body';
import type { DeckLayout, Rect } from '../deck/layout';
import { createCardMaterial, type CardMaterial } from './card-material';
import { drawLabel, labelRectOf, type LabelStyle } from './label';
import { createPlaceholder } from './placeholder';
import { STAMP_SIZE } from './stamps';

/** Room around a card for its shadow, in deck units. */
const SHADOW_MARGIN = 64;
/** How long a photo takes to come out of its placeholder. */
const REVEAL_SECONDS = 0.25;

/** One of the pool's sheets of paper: its mesh, its material and the card that it shows. */
export type Slot = {
  material: CardMaterial;
  mesh: Mesh | null;
  /** The card that the material is dressed as, -1 for none. */
  card: number;
  pose: Pose;
  label: CanvasTexture;
  placeholder: Texture | null;
};

export function createSlot(stamps: Texture, paper: readonly [number, number, number]): Slot {
  const material = createCardMaterial();
  material.uStamps = stamps;
  material.uPaper.set(...paper);
  const label = new CanvasTexture(document.createElement('canvas'));
  label.generateMipmaps = false;
  label.minFilter = LinearFilter;
  label.flipY = false;
  material.uLabel = label;
  return { material, mesh: null, card: -1, pose: createPose(), label, placeholder: null };
}

/** Dresses a slot as a card: words, measures, placeholder. The photo follows when it is on the GPU. */
export function dressSlot(slot: Slot, id: number, card: StoryCard, layout: DeckLayout, style: LabelStyle, dpr: number) {
  const { material } = slot;
  const still = stillOf(card);
  slot.placeholder?.dispose();
  slot.placeholder = still ? createPlaceholder(still) : null;
  slot.card = id;
  material.uPlaceholder = slot.placeholder;
  material.uPhoto = slot.placeholder;
  material.uPhotoShare = 0;
  material.uHasPhoto = still ? 1 : 0;
  material.uSize.set(layout.card.width, layout.card.height);
  material.uRadius = layout.card.radius;
  material.uMargin = SHADOW_MARGIN * layout.unit;
  material.uUnit = layout.unit;
  material.uStampSize.set(STAMP_SIZE.width * layout.unit, STAMP_SIZE.height * layout.unit);
  material.uPhotoRadius = layout.photo.radius;
  setRect(material.uPhotoRect, layout.photo, layout);
  setRect(material.uLabelRect, labelRectOf(card, layout), layout);
  if (still) coverFit(material, still, layout.photo);
  drawLabel(slot.label.image, card, layout, style, dpr);
  // A canvas of another size is another texture to the GPU.
  slot.label.dispose();
  slot.label.needsUpdate = true;
  if (slot.mesh) slot.mesh.renderOrder = -id;
}

/** Gives a slot its photo (or film) and lets it come through. @returns whether it is still coming. */
export function revealPhoto(slot: Slot, texture: Texture | null, seconds: number): boolean {
  const { material } = slot;
  if (!texture) {
    if (material.uPhoto === slot.placeholder) return false;
    material.uPhoto = slot.placeholder;
    material.uPhotoShare = 0;
    return true;
  }
  material.uPhoto = texture;
  if (material.uPhotoShare === 1) return false;
  material.uPhotoShare = Math.min(material.uPhotoShare + seconds / REVEAL_SECONDS, 1);
  return true;
}

/** Writes a slot's pose to its mesh and uniforms. Runs for each card in each frame: allocates nothing. */
export function placeSlot({ mesh, material, pose, card }: Slot, layout: DeckLayout, topCard: number): void {
  if (!mesh) return;
  const { stage, centre, unit } = layout;
  mesh.position.set(centre.x + pose.x * unit - stage.width / 2, stage.height / 2 - centre.y - pose.y * unit, 0);
  mesh.rotation.z = -pose.rotation;
  mesh.scale.setScalar(pose.scale);
  material.uPlace = card - topCard;
  material.uBend.set(pose.bendX, pose.bendY);
  material.uLift = pose.lift;
  material.uDepth = pose.depth;
  material.uOpacity = pose.opacity;
  material.uTilt = pose.rotation * pose.lift;
  material.uStamp.set(pose.like, pose.superlike);
}

export function disposeSlot(slot: Slot): void {
  slot.material.dispose();
  slot.label.dispose();
  slot.placeholder?.dispose();
}

/** A rectangle of the layout as the shader wants it: middle from the card's middle with y up, and half its size. */
function setRect(
  out: { set: (x: number, y: number, z: number, w: number) => unknown },
  rect: Rect,
  layout: DeckLayout,
) {
  out.set(
    rect.x + rect.width / 2 - layout.card.width / 2,
    layout.card.height / 2 - rect.y - rect.height / 2,
    rect.width / 2,
    rect.height / 2,
  );
}

/** Lets a picture fill its slot, its middle in the middle, as `object-fit: cover` does. */
function coverFit(material: CardMaterial, picture: { width: number; height: number }, slot: Rect): void {
  const ratio = slot.width / slot.height / (picture.width / picture.height);
  const width = Math.min(ratio, 1);
  const height = Math.min(1 / ratio, 1);
  material.uPhotoFit.set((1 - width) / 2, (1 - height) / 2, width, height);
}
