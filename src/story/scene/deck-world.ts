import { Mesh, PlaneGeometry, type Object3D, type PerspectiveCamera, type WebGLRenderer } from 'three';
import type { StoryContent } from '../../model/content';
import { photoDpr, stillOf } from '../card/card-photo';
import type { CardVideo } from '../card/card-video';
import type { Deck } from '../deck/deck';
import { VISIBLE_CARDS } from '../deck/feel';
import type { DeckLayout } from '../deck/layout';
import type { VisitCard } from '../deck/motion';
import { backgroundAt } from '../look';
import { createCardFaces, FACES } from './faces/card-faces';
import { createFaceLayers } from './faces/face-layers';
import { createGradient } from './background/gradient';
import { loadFaceFonts, readLabelStyle } from './faces/label';
import { createPhotoStore } from './faces/photo-store';
import { createPile } from './pile/pile';
import { createStamps } from './faces/stamps';
import { fitCamera } from './fit-camera';

/** Everything on the canvas outside React: the drawn objects and what each frame writes to them. */
export type DeckWorld = {
  /** Calls back when there is something new to draw; one listener at a time. @returns a function that unsubscribes. */
  onNews: (listener: () => void) => () => void;
  /** The drawn objects, in drawing order. */
  objects: readonly Object3D[];
  /** Compiles all shaders, off the main thread if the browser can; draw nothing before the promise resolves. */
  compile: (camera: PerspectiveCamera) => Promise<unknown>;
  /** Fits camera, background and cards to a layout. */
  resize: (layout: DeckLayout, camera: PerspectiveCamera) => void;
  /** Loads photos and shows the background for a new top card. */
  focus: (index: number) => void;
  /** Loads the fonts of all cards and stamps, then redraws their words. */
  loadFonts: () => Promise<void>;
  /** Call when the film has a new frame. */
  followFilm: () => void;
  /**
   * Uploads the photos that have loaded. Once every photo of the stack is uploaded or has failed, places the cards where
   * the flat deck has moved them, with its background. Draw only then: on a slow GPU, earlier frames would delay the first
   * useful one.
   * @param hasWaited whether to place the cards even if photos are still loading.
   * @returns whether the cards are placed.
   */
  prepare: (hasWaited: boolean) => boolean;
  /** Sets the next frame's device pixels per CSS pixel. */
  setRatio: (ratio: number) => void;
  /** Updates everything for a frame, `seconds` after the last. @returns whether another frame is needed. */
  frame: (seconds: number) => boolean;
  dispose: () => void;
};

export type DeckWorldOptions = {
  renderer: WebGLRenderer;
  deck: Deck;
  story: StoryContent;
  video: CardVideo;
};

/** Enough for smooth gradients of the background's colours, which are computed per vertex. */
const BACKDROP_SEGMENTS = 40;
/** A card is drawn only above this opacity. */
const INVISIBLE = 0.002;
/** Texels of a stamp per deck unit. */
const STAMP_SCALE = 2;

export function createDeckWorld({ renderer, deck, story, video }: DeckWorldOptions): DeckWorld {
  const { cards, words } = story;
  // A part of a face is painted without clearing the other parts.
  renderer.autoClear = false;
  const style = readLabelStyle(renderer.domElement);
  const stamps = createStamps({ like: words.likeStamp, superlike: words.superlikeStamp }, style, STAMP_SCALE);
  const gradient = createGradient();
  const backdropGrid = new PlaneGeometry(1, 1, BACKDROP_SEGMENTS, BACKDROP_SEGMENTS);
  const backdrop = new Mesh(backdropGrid, gradient.material);
  // Its shader stretches it over the whole screen, wherever the camera is.
  backdrop.frustumCulled = false;
  const pile = createPile(stamps.texture);
  const layers = createFaceLayers(renderer, FACES, video.element, style);
  const faces = createCardFaces(cards, layers);
  let layout: DeckLayout | null = null;
  let hasFilmMoved = false;
  /** Whether the scene is visible. While it is not, photos need no fade. */
  let isShown = false;
  let notify = () => {};

  const photos = createPhotoStore({
    count: cards.length,
    photoOf: (card) => {
      const content = cards[card];
      return content ? stillOf(content) : null;
    },
    photoBox: () => layout?.photo ?? null,
    paint: (card, picture) => {
      // The film's frames have replaced its poster.
      if (video.shows(card) && faces.hasPhoto(card)) picture.close();
      else faces.paintPhoto(card, picture, isShown && card === deck.state.index);
    },
    onSettled: () => notify(),
  });

  /** Uploads a new frame of the film, and one photo unless a card is held. @returns whether it uploaded a photo. */
  function uploadNew(): boolean {
    const { index, held } = deck.state;
    if (hasFilmMoved && video.shows(index)) faces.paintFilm(index);
    hasFilmMoved = false;
    return held === null && photos.upload();
  }

  const placeCard: VisitCard = (card, pose) => {
    const place = card - deck.state.index;
    // A swiped card loses its face once the card that shares it, `FACES` places further down, is in the stack.
    if (!layout || pose.opacity <= INVISIBLE || place + FACES < VISIBLE_CARDS) return;
    const layer = faces.layerOf(card);
    if (layer !== undefined) pile.add(pose, layer, place, layout);
  };

  function placeCards(): void {
    pile.begin();
    deck.walk(placeCard);
    pile.end();
  }

  const objects = [pile.insides, backdrop, pile.sheets];
  return {
    onNews: (listener) => {
      notify = listener;
      return () => {
        if (notify === listener) notify = () => {};
      };
    },
    objects,
    // One by one: a group would remove them from their scene.
    compile: (camera) =>
      Promise.all([...objects.map((object) => renderer.compileAsync(object, camera)), layers.compile()]),
    resize: (next, camera) => {
      layout = next;
      const dpr = photoDpr(next.photo);
      fitCamera(camera, next.stage);
      gradient.resize(next.stage.width, next.stage.height);
      pile.resize(next);
      faces.resize(next, dpr);
      pile.setFaces(layers.texture(), layers.size);
      photos.resize();
      notify();
    },
    focus: (index) => {
      photos.focus(index);
      gradient.show(backgroundAt(cards, index));
      notify();
    },
    loadFonts: async () => {
      await loadFaceFonts(cards, [words.likeStamp, words.superlikeStamp], style);
      faces.reword();
      stamps.draw();
      notify();
    },
    followFilm: () => {
      hasFilmMoved = true;
      notify();
    },
    prepare: (hasWaited) => {
      isShown = false;
      while (photos.upload());
      if (!layout || !(hasWaited || photos.isSettled())) return false;
      gradient.advance();
      placeCards();
      return true;
    },
    setRatio: (ratio) => {
      if (layout) pile.setTexelRatio(ratio / photoDpr(layout.photo));
    },
    frame: (seconds) => {
      isShown = true;
      const isBackgroundFading = gradient.advance();
      const hasUploaded = uploadNew();
      const isPhotoFading = faces.advance(seconds);
      placeCards();
      return isBackgroundFading || hasUploaded || isPhotoFading;
    },
    dispose: () => {
      faces.dispose();
      photos.dispose();
      layers.dispose();
      stamps.texture.dispose();
      pile.dispose();
      gradient.material.dispose();
      backdropGrid.dispose();
    },
  };
}
