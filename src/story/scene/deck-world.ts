import { Mesh, PlaneGeometry, type Object3D, type PerspectiveCamera, type WebGLRenderer } from 'three';
import type { StoryCard, StoryContent } from '../../content/model';
import { stillOf } from '../card-photo';
import type { CardVideo } from '../card-video';
import type { Deck } from '../deck/deck';
import { MOST_DRAWN } from '../deck/feel';
import type { VisitCard } from '../deck/motion';
import type { DeckLayout } from '../deck/layout';
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
  /** Shows the deck as it is `seconds` after the last frame. @returns whether another frame is needed. */
  frame: (seconds: number, moving: boolean) => boolean;
  dispose: () => void;
};

export type DeckWorldOptions = {
  renderer: WebGLRenderer;
  deck: Deck;
  story: StoryContent;
  video: CardVideo;
  /** Called when there is something new to draw. */
  onNews: () => void;
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

export function createDeckWorld({ renderer, deck, story, video, onNews, onTooSlow }: DeckWorldOptions): DeckWorld {
  const { cards, words } = story;
  const style = readLabelStyle(renderer.domElement);
  const stamps = createStamps({ like: words.likeStamp, superlike: words.superlikeStamp }, style, STAMP_SCALE);
  const gradient = createGradient();
  const backdropGrid = new PlaneGeometry(1, 1, BACKDROP_SEGMENTS, BACKDROP_SEGMENTS);
  const backdrop = new Mesh(backdropGrid, gradient.material);
  backdrop.frustumCulled = backdrop.visible = false;
  const pile = createPile();
  const { material } = pile;
  const faces = Array.from({ length: MOST_DRAWN }, (_, slot) => createCardFace(slot));
  const labels = createLabelLayers(renderer, MOST_DRAWN, style);
  const placeholders = createPlaceholderLayers(MOST_DRAWN);
  const photoLayers = createPhotoLayers(renderer, KEPT_PHOTOS, video.element);
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
    onSettled: onNews,
  });
  material.uStamps = stamps;
  material.uPlaceholders = placeholders.texture;
  material.uPaper.set(...style.paper);
  material.uInk.set(...style.ink);
  material.uAccent.set(...style.accent);

  /** Brings what has been decoded to the GPU: a film's frame at once, one photo while no card is held. */
  function upload(): boolean {
    const { index, held } = deck.state;
    if (hasFilmMoved && video.shows(index)) {
      photoLayers.paintFilm(photoLayerOf(index));
      filmCard = index;
    }
    hasFilmMoved = false;
    return held === null && photos.upload();
  }

  /** The step of the frame that is being drawn, and whether a photo comes through in it. */
  let step = 0;
  let revealing = false;
  const placeCard: VisitCard = (card, pose) => {
    const face = faces[card % MOST_DRAWN];
    const content = cards[card];
    if (!layout || !face || !content || pose.opacity <= INVISIBLE) return;
    if (face.card !== card) dress(face, card, content, layout);
    if (face.hasPhoto && revealPhoto(face, card === filmCard || photos.has(card), step)) revealing = true;
    pile.add(pose, face, card - deck.state.index, layout);
  };

  function placeCards(seconds: number): boolean {
    if (!layout) return false;
    step = seconds;
    revealing = false;
    backdrop.visible = true;
    pile.begin();
    deck.walk(placeCard);
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
    onNews();
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
      onNews();
    },
    redress,
    followFilm: () => {
      hasFilmMoved = true;
      onNews();
    },
    prepare: (anyway) => {
      while (photos.upload());
      if (!layout || !(anyway || photos.isSettled())) return false;
      placeCards(Infinity);
      return true;
    },
    frame: (seconds, moving) => {
      const fading = gradient.advance(seconds);
      const uploaded = upload();
      const revealing = placeCards(seconds);
      const goesOn = moving || fading || uploaded || revealing;
      if (slowness.add(seconds * 1000)) onTooSlow(renderer.getPixelRatio());
      if (!goesOn) slowness.rest();
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
