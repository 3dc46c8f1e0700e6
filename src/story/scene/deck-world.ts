import { Mesh, PlaneGeometry, type Object3D, type PerspectiveCamera, type WebGLRenderer } from 'three';
import type { StoryContent } from '../../model/content';
import { photoDpr, stillOf } from '../card/card-photo';
import type { CardVideo } from '../card/card-video';
import type { Deck } from '../deck/deck';
import { VISIBLE_CARDS } from '../deck/feel';
import type { DeckLayout } from '../deck/layout';
import type { VisitCard } from '../deck/motion';
import { PHOTO_FADE_SECONDS } from '../look';
import { createCardFace, type CardFace } from './faces/card-face';
import { createFaceLayers } from './faces/face-layers';
import { createGradient } from './background/gradient';
import { readLabelStyle } from './faces/label';
import { createPhotoStore } from './faces/photo-store';
import { createPile } from './pile/pile';
import { createStamps } from './faces/stamps';

/** Everything on the canvas that is not React's: what is drawn, and how each frame writes to it. */
export type DeckWorld = {
  /** Calls back when there is something new to draw; one listener at a time. @returns what ends that. */
  onNews: (listener: () => void) => () => void;
  /** What is drawn, in this order. */
  objects: readonly Object3D[];
  /** Compiles all shaders, off the main thread where the browser can; nothing is to be drawn before. */
  compile: (camera: PerspectiveCamera) => Promise<unknown>;
  /** Fits camera, background and cards to a layout. */
  resize: (layout: DeckLayout, camera: PerspectiveCamera) => void;
  /** Follows the top card: its photos and its background. */
  focus: (index: number) => void;
  /** Words are drawn again, say when their font has come. */
  reword: () => void;
  /** The film has a new picture. */
  followFilm: () => void;
  /**
   * Brings what has come to the GPU and, once no photo of the stack is waited for, places the cards where another view has
   * moved them: a single time, since each frame before would only keep a slow GPU from this one.
   * @param anyway places them also without their photos.
   * @returns whether there is something to draw.
   */
  prepare: (anyway: boolean) => boolean;
  /** The next frame has so many device pixels for each CSS pixel. */
  setRatio: (ratio: number) => void;
  /** Shows the deck as it is `seconds` after the last frame. @returns whether another frame is needed. */
  frame: (seconds: number) => boolean;
  dispose: () => void;
};

export type DeckWorldOptions = {
  renderer: WebGLRenderer;
  deck: Deck;
  story: StoryContent;
  video: CardVideo;
};

/** Enough of a grid for the background's colours to flow smoothly. */
const BACKDROP_SEGMENTS = 40;
/** Angle of view in degrees: weak, so that only a bend shows depth. */
const FIELD_OF_VIEW = 30;
/** A card fainter than this is not drawn. */
const INVISIBLE = 0.002;
/** Device pixels for each unit of a stamp. */
const STAMP_SCALE = 2;
/** Photos on faces that are larger or smaller than those they were fetched for by more than this are fetched anew. */
const TOLERANCE = 1.2;

/** Faces on the GPU: those of the visible cards and of the last three in flight. */
const FACES = VISIBLE_CARDS + 3;

/** A photo on its way out of its placeholder. */
type Reveal = { card: number; picture: ImageBitmap; share: number };

export function createDeckWorld({ renderer, deck, story, video }: DeckWorldOptions): DeckWorld {
  const { cards, words } = story;
  // Faces are painted in parts.
  renderer.autoClear = false;
  const style = readLabelStyle(renderer.domElement);
  const stamps = createStamps({ like: words.likeStamp, superlike: words.superlikeStamp }, style, STAMP_SCALE);
  const gradient = createGradient();
  const backdropGrid = new PlaneGeometry(1, 1, BACKDROP_SEGMENTS, BACKDROP_SEGMENTS);
  const backdrop = new Mesh(backdropGrid, gradient.material);
  backdrop.frustumCulled = backdrop.visible = false;
  const pile = createPile(stamps);
  const layers = createFaceLayers(renderer, FACES, video.element, style);
  const faces = Array.from({ length: FACES }, (_, layer) => createCardFace(layer));
  let layout: DeckLayout | null = null;
  /** How wide the photos are that have been fetched, device px. */
  let fetchedWidth = 0;
  let hasFilmMoved = false;
  let reveal: Reveal | null = null;
  /** Whether the scene is on show: else nothing need come in gently. */
  let isShown = false;
  let tell = () => {};

  const photos = createPhotoStore({
    count: cards.length,
    photoOf: (card) => {
      const content = cards[card];
      return content ? stillOf(content) : null;
    },
    box: () => layout?.photo ?? null,
    paint: takePhoto,
    onSettled: () => tell(),
  });

  function faceOf(card: number): CardFace | undefined {
    return faces[((card % FACES) + FACES) % FACES];
  }

  /** Dresses a layer as a card: paper, words, and a placeholder, or the photo that it had before a resize. */
  function dress(face: CardFace, card: number, keepsPhoto = false): void {
    const content = cards[card];
    if (!content) return;
    face.hasPhoto = keepsPhoto;
    face.card = card;
    layers.dress(face.layer, content, keepsPhoto);
  }

  /** Takes a photo that has been fetched to its face: gently where it is seen. */
  function takePhoto(card: number, picture: ImageBitmap): void {
    const face = faceOf(card);
    const content = cards[card];
    if (!face || !content || (video.shows(card) && face.hasPhoto)) return picture.close();
    if (face.card !== card) dress(face, card);
    endReveal();
    const isSeen = isShown && card === deck.state.index && !face.hasPhoto;
    face.hasPhoto = true;
    layers.paintPhoto(face.layer, content, picture, isSeen ? 0 : 1);
    if (isSeen) reveal = { card, picture, share: 0 };
    else layers.forget(picture);
  }

  function advanceReveal(seconds: number): boolean {
    if (!reveal) return false;
    reveal.share = Math.min(reveal.share + seconds / PHOTO_FADE_SECONDS, 1);
    paintReveal(reveal);
    if (reveal.share === 1) endReveal();
    return true;
  }

  function endReveal(): void {
    if (!reveal) return;
    const ended = reveal;
    reveal = null;
    if (ended.share < 1) paintReveal({ ...ended, share: 1 });
    layers.forget(ended.picture);
  }

  function paintReveal({ card, picture, share }: Reveal): void {
    const face = faceOf(card);
    const content = cards[card];
    if (face?.card === card && content) layers.paintPhoto(face.layer, content, picture, share);
  }

  /** Brings what has come to the faces: a film's picture at once, one photo while no card is held. */
  function takeNews(): boolean {
    const { index, held } = deck.state;
    const face = faceOf(index);
    const content = cards[index];
    if (hasFilmMoved && video.shows(index) && face && content) {
      endReveal();
      if (face.card !== index) dress(face, index);
      layers.paintFilm(face.layer, content);
      face.hasPhoto = true;
    }
    hasFilmMoved = false;
    return held === null && photos.upload();
  }

  const placeCard: VisitCard = (card, pose) => {
    const face = faceOf(card);
    const place = card - deck.state.index;
    // One that left so long ago has given its face to the lowest card.
    if (!layout || !face || pose.opacity <= INVISIBLE || place < VISIBLE_CARDS - FACES) return;
    if (face.card !== card) dress(face, card);
    pile.add(pose, face.layer, place, layout);
  };

  function placeCards(): void {
    backdrop.visible = true;
    pile.begin();
    deck.walk(placeCard);
    pile.end();
  }

  const objects = [pile.insides, backdrop, pile.sheets];
  return {
    onNews: (listener) => {
      tell = listener;
      return () => {
        if (tell === listener) tell = () => {};
      };
    },
    objects,
    // One by one, since a scene to hold them would take them from the one that they are in.
    compile: (camera) =>
      Promise.all([...objects.map((object) => renderer.compileAsync(object, camera)), layers.compile()]),
    resize: (next, camera) => {
      layout = next;
      const dpr = photoDpr(next.photo);
      fitCamera(camera, next.stage);
      gradient.resize(next.stage.width, next.stage.height);
      pile.resize(next);
      endReveal();
      layers.resize(next, dpr);
      pile.setFaces(layers.texture(), layers.size);
      for (const face of faces) {
        const before = face.card;
        face.card = -1;
        const place = before - deck.state.index;
        // The others are dressed when they are drawn again.
        if (place >= 0 && place < VISIBLE_CARDS) dress(face, before, face.hasPhoto);
      }
      layers.forgetBefore();
      const width = next.photo.width * dpr;
      const off = Math.max(width / fetchedWidth, fetchedWidth / width);
      if (off > TOLERANCE) {
        fetchedWidth = width;
        photos.refresh();
      }
      tell();
    },
    focus: (index) => {
      photos.focus(index);
      gradient.show((cards[index] ?? cards.at(-1))?.background ?? []);
      tell();
    },
    reword: () => {
      for (const face of faces) {
        const content = cards[face.card];
        if (content) layers.reword(face.layer, content);
      }
      tell();
    },
    followFilm: () => {
      hasFilmMoved = true;
      tell();
    },
    prepare: (anyway) => {
      isShown = false;
      while (photos.upload());
      if (!layout || !(anyway || photos.isSettled())) return false;
      placeCards();
      return true;
    },
    setRatio: (ratio) => {
      if (layout) pile.setCoarseness(ratio / photoDpr(layout.photo));
    },
    frame: (seconds) => {
      isShown = true;
      const fading = gradient.advance(seconds);
      const taken = takeNews();
      const revealing = advanceReveal(seconds);
      placeCards();
      return fading || taken || revealing;
    },
    dispose: () => {
      reveal?.picture.close();
      photos.dispose();
      layers.dispose();
      stamps.dispose();
      pile.dispose();
      gradient.material.dispose();
      backdropGrid.dispose();
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
  // It moves only here, so no frame need look whether it has.
  camera.matrixWorldAutoUpdate = true;
  camera.updateMatrixWorld();
  camera.matrixWorldAutoUpdate = false;
}
