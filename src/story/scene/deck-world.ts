import { Mesh, PlaneGeometry, type Object3D, type PerspectiveCamera, type WebGLRenderer } from 'three';
import type { StoryCard, StoryContent } from '../../content/model';
import { stillOf } from '../card-photo';
import type { CardVideo } from '../card-video';
import { createPose } from '../deck/body';
import type { Deck } from '../deck/deck';
import { SLOTS, VISIBLE_CARDS } from '../deck/feel';
import type { DeckLayout } from '../deck/layout';
import { createFrameStep } from '../frame-step';
import { createCardFace, revealPhoto, type CardFace } from './card-face';
import { coverFit } from './cover-fit';
import { createGradient } from './gradient';
import { readLabelStyle } from './label';
import { createLabelLayers } from './label-layers';
import { createPhotoLayers } from './photo-layers';
import { createPhotoStore, KEPT_PHOTOS } from './photo-store';
import { createPile, wordsRectOf } from './pile';
import { createPlaceholderLayers } from './placeholder-layers';
import { createSlowness, slowestFrameMs } from './slowness';
import { createStamps } from './stamps';

/** Everything on the canvas that is not React's: what is drawn, and how each frame writes to it. */
export type DeckWorld = {
  /** What is drawn, in this order. */
  objects: readonly Object3D[];
  /** Compiles all shaders, off the main thread where the browser can; nothing is to be drawn before. */
  compile: (camera: PerspectiveCamera) => Promise<unknown>;
  /** Fits camera, background and cards to a layout. */
  resize: (layout: DeckLayout, camera: PerspectiveCamera) => void;
  /** Follows the top card: its photos and its background. */
  focus: (index: number) => void;
  /** Words are drawn again, say when their font has come. */
  redress: () => void;
  /** The film has a new picture. */
  followFilm: () => void;
  /**
   * Brings what has come to the GPU and, once no photo of the stack is waited for, draws the cards where another view has
   * moved them: a single time, since each frame before would only keep a slow GPU from this one.
   * @param anyway draws them also without their photos.
   * @returns whether it has drawn.
   */
  prepare: (anyway: boolean) => boolean;
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
  /** Called when drawing has proved too slow with so many device pixels for each CSS pixel. */
  onTooSlow: (dpr: number) => void;
};

/** Enough of a grid for the background's colours to flow smoothly. */
const BACKDROP_SEGMENTS = 40;
/** Angle of view in degrees: weak, so that only a bend shows depth. */
const FIELD_OF_VIEW = 30;
/** A card fainter than this is not drawn. */
const INVISIBLE = 0.002;
/** Device pixels for each unit of a stamp. */
const STAMP_SCALE = 2;

export function createDeckWorld({ renderer, deck, story, video, invalidate, onTooSlow }: DeckWorldOptions): DeckWorld {
  const { cards, words } = story;
  const style = readLabelStyle(renderer.domElement);
  const stamps = createStamps({ like: words.likeStamp, superlike: words.superlikeStamp }, style, STAMP_SCALE);
  const gradient = createGradient();
  const backdropGrid = new PlaneGeometry(1, 1, BACKDROP_SEGMENTS, BACKDROP_SEGMENTS);
  const backdrop = new Mesh(backdropGrid, gradient.material);
  backdrop.frustumCulled = backdrop.visible = false;
  const pile = createPile();
  const { material } = pile;
  const faces = Array.from({ length: SLOTS }, (_, slot) => createCardFace(slot));
  const pose = createPose();
  const labels = createLabelLayers(renderer, SLOTS, style);
  const placeholders = createPlaceholderLayers(SLOTS);
  const photoLayers = createPhotoLayers(renderer, KEPT_PHOTOS, video.element);
  const step = createFrameStep();
  const slowness = createSlowness(() => slowestFrameMs(renderer.getPixelRatio()));
  let layout: DeckLayout | null = null;
  let hasFilmMoved = false;
  /** The card in whose layer the film is. */
  let filmCard = -1;
  const photos = createPhotoStore({
    count: cards.length,
    photoOf: (card) => still(cards[card]),
    box: () => layout?.photo ?? null,
    paint: (card, bitmap) => {
      if (card !== filmCard) photoLayers.paint(photoLayerOf(card), bitmap);
      bitmap.close();
    },
    onSettled: invalidate,
  });
  material.uStamps = stamps;
  material.uPlaceholders = placeholders.texture;
  material.uPaper.set(...style.paper);
  material.uInk.set(...style.ink);
  material.uAccent.set(...style.accent);

  /** Brings what has been decoded to the GPU: a film's frame at once, one photo while no card is held. */
  function upload(): boolean {
    const { index, held } = deck.state();
    if (hasFilmMoved && video.shows(index)) {
      photoLayers.paintFilm(photoLayerOf(index));
      filmCard = index;
    }
    hasFilmMoved = false;
    return held === null && photos.upload();
  }

  function placeCards(seconds: number): boolean {
    if (!layout) return false;
    const top = deck.state().index;
    let revealing = false;
    backdrop.visible = true;
    pile.begin();
    // From the lowest to the uppermost, which is the one that left first.
    for (let card = top + VISIBLE_CARDS - 1; card > top + VISIBLE_CARDS - 1 - SLOTS; card--) {
      const slot = ((card % SLOTS) + SLOTS) % SLOTS;
      const face = faces[slot];
      const content = cards[card];
      if (!face || !content || deck.cardIn(slot) !== card) continue;
      deck.readPose(slot, pose);
      if (pose.opacity <= INVISIBLE) continue;
      if (face.card !== card) dress(face, card, content, layout);
      if (face.hasPhoto && revealPhoto(face, card === filmCard || photos.has(card), seconds)) revealing = true;
      pile.add(pose, face, card - top, layout);
    }
    pile.end();
    return revealing;
  }

  /** Dresses a sheet as a card: words, placeholder. The photo follows when it is on the GPU. */
  function dress(face: CardFace, card: number, content: StoryCard, of: DeckLayout): void {
    const picture = stillOf(content);
    face.card = card;
    face.photoLayer = photoLayerOf(card);
    // A photo that is here already, say before the window changed its size, need not come through once more.
    face.photoShare = photos.has(card) ? 1 : 0;
    face.hasPhoto = picture !== null;
    face.captionFrom = labels.write(face.layer, content, picture ? of.label : wordsRectOf(of), of);
    if (!picture) return;
    coverFit(face.fit, picture, of.photo);
    placeholders.write(face.layer, picture);
  }

  function redress(): void {
    for (const face of faces) face.card = -1;
    invalidate();
  }
  const objects = [pile.interiors, backdrop, pile.sheets];
  return {
    objects,
    // One by one, since a scene to hold them would take them from the one that they are in.
    compile: (camera) =>
      Promise.all([...objects.map((object) => renderer.compileAsync(object, camera)), photoLayers.compile()]),
    resize: (next, camera) => {
      layout = next;
      const dpr = renderer.getPixelRatio();
      fitCamera(camera, next.stage);
      gradient.resize(next.stage.width, next.stage.height);
      pile.resize(next);
      labels.resize(wordsRectOf(next), dpr);
      material.uLabels = labels.texture();
      material.uLabelPixels.set(labels.size.width, labels.size.height);
      if (photoLayers.resize({ width: next.photo.width * dpr, height: next.photo.height * dpr })) {
        filmCard = -1;
        photos.refresh();
      }
      const { x, y, width, height } = photoLayers.fit;
      material.uPhotos = photoLayers.texture();
      material.uPhotosFit.set(x, y, width, height);
      redress();
    },
    focus: (index) => {
      photos.focus(index);
      gradient.show((cards[index] ?? cards.at(-1))?.background ?? []);
      invalidate();
    },
    redress,
    followFilm: () => {
      hasFilmMoved = true;
      invalidate();
    },
    prepare: (anyway) => {
      while (photos.upload());
      if (!layout || !(anyway || photos.isSettled())) return false;
      placeCards(Infinity);
      return true;
    },
    frame: () => {
      const seconds = step.next();
      const moving = deck.advance(seconds);
      const fading = gradient.advance(seconds);
      const uploaded = upload();
      const revealing = placeCards(seconds);
      const goesOn = moving || fading || uploaded || revealing;
      if (slowness.add(seconds * 1000)) onTooSlow(renderer.getPixelRatio());
      if (!goesOn) {
        step.rest();
        slowness.rest();
      }
      return goesOn;
    },
    dispose: () => {
      photos.dispose();
      photoLayers.dispose();
      labels.dispose();
      placeholders.texture.dispose();
      stamps.dispose();
      pile.dispose();
      gradient.material.dispose();
      backdropGrid.dispose();
    },
  };
}

/** The store keeps as many neighbours as there are layers, so no two of them share one. */
function photoLayerOf(card: number): number {
  return card % KEPT_PHOTOS;
}

/** A camera for which a CSS pixel is a unit of the plane that the cards lie in. */
function fitCamera(camera: PerspectiveCamera, { width, height }: { width: number; height: number }): void {
  camera.fov = FIELD_OF_VIEW;
  camera.aspect = width / height;
  camera.position.z = height / 2 / Math.tan((FIELD_OF_VIEW / 360) * Math.PI);
  camera.near = camera.position.z / 4;
  camera.far = camera.position.z * 2;
  camera.updateProjectionMatrix();
  // It moves only here, so no frame need look whether it has.
  camera.matrixWorldAutoUpdate = true;
  camera.updateMatrixWorld();
  camera.matrixWorldAutoUpdate = false;
}

function still(card: StoryCard | undefined) {
  return card ? stillOf(card) : null;
}
