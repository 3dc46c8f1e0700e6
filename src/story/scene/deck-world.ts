import {
  PlaneGeometry,
  VideoTexture,
  type InstancedMesh,
  type Mesh,
  type PerspectiveCamera,
  type WebGLRenderer,
} from 'three';
import type { StoryCard, StoryContent } from '../../content/model';
import { stillOf } from '../card-photo';
import type { CardVideo } from '../card-video';
import type { Deck } from '../deck/deck';
import { SLOTS } from '../deck/feel';
import type { DeckLayout } from '../deck/layout';
import { createFrameStep } from '../frame-step';
import { createGradient } from './gradient';
import type { GradientMaterial } from './gradient-material';
import { createInteriors } from './interiors';
import { readLabelStyle } from './label';
import { createPhotoStore } from './photo-store';
import { createSlot, disposeSlot, dressSlot, placeSlot, revealPhoto, type Slot } from './slot';
import { createSlowness, HOPELESS_FRAME_MS, SLOW_FRAME_MS } from './slowness';
import { createStamps } from './stamps';

/** Everything on the canvas that is not React's: what is drawn, and how each frame writes to it. */
export type DeckWorld = {
  sheet: PlaneGeometry;
  backdropGrid: PlaneGeometry;
  interiors: InstancedMesh;
  backdrop: GradientMaterial;
  slots: readonly Slot[];
  setMesh: (slot: Slot, mesh: Mesh | null) => void;
  /** Fits camera, background and cards to a layout. */
  resize: (layout: DeckLayout, camera: PerspectiveCamera) => void;
  /** Follows the top card: its photos and its background. */
  focus: (index: number) => void;
  /** Words are drawn again, say when their font has come. */
  redress: () => void;
  /** Draws the next moment. @returns whether another frame is needed. */
  frame: () => boolean;
  dispose: () => void;
};

export type DeckWorldOptions = {
  renderer: WebGLRenderer;
  deck: Deck;
  story: StoryContent;
  video: CardVideo;
  /** Asks for a frame. */
  invalidate: () => void;
  /** Called when drawing has proved too slow at this many pixels. */
  onTooSlow: () => void;
};

/** Enough of a grid for the paper to bend smoothly. */
const SHEET_SEGMENTS = 14;
/** Enough of a grid for the background's colours to flow smoothly. */
const BACKDROP_SEGMENTS = 40;
/** Angle of view in degrees: weak, so that only a bend shows depth. */
const FIELD_OF_VIEW = 30;
/** Device pixels for each unit of a stamp. */
const STAMP_SCALE = 2;
/** Card paper, sRGB 0 to 1: the token --card. */
const PAPER = [0xff / 255, 0xfa / 255, 0xf0 / 255] as const;

export function createDeckWorld({ renderer, deck, story, video, invalidate, onTooSlow }: DeckWorldOptions): DeckWorld {
  const { cards, words } = story;
  const style = readLabelStyle(renderer.domElement);
  const stamps = createStamps({ like: words.likeStamp, superlike: words.superlikeStamp }, style, STAMP_SCALE);
  const sheet = new PlaneGeometry(1, 1, SHEET_SEGMENTS, SHEET_SEGMENTS);
  const backdropGrid = new PlaneGeometry(1, 1, BACKDROP_SEGMENTS, BACKDROP_SEGMENTS);
  const gradient = createGradient();
  const interiors = createInteriors();
  const slots = Array.from({ length: SLOTS }, () => createSlot(stamps, PAPER));
  const film = new VideoTexture(video.element);
  film.flipY = false;
  const step = createFrameStep();
  const slowness = createSlowness(() => (renderer.getPixelRatio() > 1 ? SLOW_FRAME_MS : HOPELESS_FRAME_MS));
  let layout: DeckLayout | null = null;
  const photos = createPhotoStore({
    renderer,
    count: cards.length,
    photoOf: (card) => still(cards[card]),
    neededWidth: () => (layout?.photo.width ?? 0) * renderer.getPixelRatio(),
    onDecoded: invalidate,
  });

  function placeCards(seconds: number): boolean {
    if (!layout) return false;
    let revealing = false;
    const topCard = deck.state().index;
    interiors.begin();
    for (let at = 0; at < SLOTS; at++) {
      const slot = slots[at];
      if (!slot?.mesh) continue;
      const card = deck.cardIn(at);
      const content = cards[card];
      slot.mesh.visible = content !== undefined;
      if (!content) continue;
      if (slot.card !== card) dressSlot(slot, card, content, layout, style, renderer.getPixelRatio());
      deck.readPose(at, slot.pose);
      placeSlot(slot, layout, topCard);
      interiors.add(slot, layout);
      slot.mesh.visible = slot.pose.opacity > 0.002;
      if (revealPhoto(slot, video.shows(card) ? film : photos.textureOf(card), seconds)) revealing = true;
    }
    interiors.end();
    return revealing;
  }

  function redress(): void {
    for (const slot of slots) slot.card = -1;
    invalidate();
  }

  return {
    sheet,
    backdropGrid,
    interiors: interiors.mesh,
    backdrop: gradient.material,
    slots,
    setMesh: (slot, mesh) => {
      slot.mesh = mesh;
      slot.card = -1;
    },
    resize: (next, camera) => {
      layout = next;
      fitCamera(camera, next.stage);
      gradient.resize(next.stage.width, next.stage.height);
      redress();
    },
    focus: (index) => {
      photos.focus(index);
      gradient.show((cards[index] ?? cards.at(-1))?.background ?? []);
      invalidate();
    },
    redress,
    frame: () => {
      const seconds = step.next();
      const held = deck.state().held !== null;
      const moving = deck.advance(seconds);
      const fading = gradient.advance(seconds);
      const uploaded = !held && photos.upload();
      const revealing = placeCards(seconds);
      const goesOn = moving || fading || uploaded || revealing;
      if (slowness.add(seconds * 1000)) onTooSlow();
      if (!goesOn) {
        step.rest();
        slowness.rest();
      }
      return goesOn;
    },
    dispose: () => {
      photos.dispose();
      slots.forEach(disposeSlot);
      gradient.material.dispose();
      stamps.dispose();
      film.dispose();
      interiors.dispose();
      backdropGrid.dispose();
      sheet.dispose();
    },
  };
}

/** A camera for which a CSS pixel is a unit of the plane that the cards lie in. */
function fitCamera(camera: PerspectiveCamera, { width, height }: { width: number; height: number }): void {
  camera.fov = FIELD_OF_VIEW;
  camera.aspect = width / height;
  camera.position.z = height / 2 / Math.tan((FIELD_OF_VIEW / 360) * Math.PI);
  camera.near = camera.position.z / 4;
  camera.far = camera.position.z * 2;
  camera.updateProjectionMatrix();
}

function still(card: StoryCard | undefined) {
  return card ? stillOf(card) : null;
}
