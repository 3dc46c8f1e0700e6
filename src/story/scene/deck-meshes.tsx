import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PlaneGeometry, VideoTexture, type PerspectiveCamera } from 'three';
import type { StoryCard } from '../../content/model';
import { stillOf } from '../card-photo';
import type { DeckViewProps } from '../deck-view';
import { SLOTS } from '../deck/feel';
import { createFrameStep } from '../frame-step';
import { createGradient } from './gradient';
import { readLabelStyle } from './label';
import { createPhotoStore } from './photo-store';
import { createSlot, disposeSlot, dressSlot, placeSlot, revealPhoto } from './slot';
import { createStamps } from './stamps';

export type DeckMeshesProps = DeckViewProps & {
  /** Draws nothing: the context is lost and another view has the deck. */
  paused: boolean;
};

/** Enough of a grid for the paper to bend smoothly. */
const SHEET_SEGMENTS = 14;
/** Angle of view: weak, so that only a bend shows depth. */
export const FIELD_OF_VIEW = 30;
/** Gradient and cards, moved by the deck. React draws them once; after that each frame writes to them. */
export function DeckMeshes({ deck, story, index, layout, video, onWake, paused }: DeckMeshesProps) {
  const renderer = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const invalidate = useThree((state) => state.invalidate);
  const dpr = renderer.getPixelRatio();
  const [step] = useState(createFrameStep);
  const photoWidth = useRef(0);

  const world = useMemo(() => {
    const style = readLabelStyle(renderer.domElement);
    const stamps = createStamps({ like: story.words.likeStamp, superlike: story.words.superlikeStamp }, style, 2);
    const film = new VideoTexture(video.element);
    film.flipY = false;
    return {
      style,
      stamps,
      film,
      sheet: new PlaneGeometry(1, 1, SHEET_SEGMENTS, SHEET_SEGMENTS),
      gradient: createGradient(),
      slots: Array.from({ length: SLOTS }, () => createSlot(stamps, PAPER)),
      photos: createPhotoStore({
        renderer,
        count: story.cards.length,
        photoOf: (card) => stillOf(story.cards[card] ?? NO_CARD),
        neededWidth: () => photoWidth.current,
        onDecoded: invalidate,
      }),
    };
  }, [renderer, story, video, invalidate]);

  useEffect(
    () => () => {
      world.photos.dispose();
      world.slots.forEach(disposeSlot);
      world.gradient.material.dispose();
      world.stamps.dispose();
      world.film.dispose();
      world.sheet.dispose();
    },
    [world],
  );

  useEffect(() => onWake(invalidate), [onWake, invalidate]);
  useEffect(() => video.onFrame(invalidate), [video, invalidate]);

  useEffect(() => {
    photoWidth.current = layout.photo.width * dpr;
  }, [layout, dpr]);

  useEffect(() => {
    world.photos.focus(index);
    world.gradient.show((story.cards[index] ?? story.cards.at(-1) ?? NO_CARD).background);
    invalidate();
  }, [world, story, index, invalidate]);

  useEffect(() => {
    const { width, height } = layout.stage;
    camera.fov = FIELD_OF_VIEW;
    camera.aspect = width / height;
    camera.position.z = height / 2 / Math.tan((FIELD_OF_VIEW / 360) * Math.PI);
    camera.near = camera.position.z / 4;
    camera.far = camera.position.z * 2;
    camera.updateProjectionMatrix();
    world.gradient.resize(width, height);
    for (const slot of world.slots) slot.card = -1;
    invalidate();
  }, [world, layout, camera, invalidate]);

  useEffect(() => {
    // Words drawn before their font was there are drawn again.
    void document.fonts.ready.then(() => {
      for (const slot of world.slots) slot.card = -1;
      invalidate();
    });
  }, [world, invalidate]);

  useFrame(() => {
    if (paused) return;
    const seconds = step();
    const held = deck.state().held !== null;
    const moving = deck.advance(seconds);
    const fading = world.gradient.advance(seconds);
    const uploaded = !held && world.photos.upload();
    const revealing = placeCards(seconds);
    if (moving || fading || uploaded || revealing) invalidate();
  });

  function placeCards(seconds: number): boolean {
    let revealing = false;
    for (let at = 0; at < SLOTS; at++) {
      const slot = world.slots[at];
      if (!slot?.mesh) continue;
      const card = deck.cardIn(at);
      const content = story.cards[card];
      slot.mesh.visible = content !== undefined;
      if (!content) continue;
      if (slot.card !== card) dressSlot(slot, card, content, layout, world.style, dpr);
      deck.readPose(at, slot.pose);
      placeSlot(slot, layout);
      slot.mesh.visible = slot.pose.opacity > 0.002;
      const texture = video.shows(card) ? world.film : world.photos.textureOf(card);
      if (revealPhoto(slot, texture, seconds)) revealing = true;
    }
    return revealing;
  }

  return (
    <>
      <mesh geometry={world.sheet} material={world.gradient.material} renderOrder={-1e6} frustumCulled={false} />
      {world.slots.map((slot, at) => (
        <mesh
          key={at}
          ref={(mesh) => {
            slot.mesh = mesh;
          }}
          geometry={world.sheet}
          material={slot.material}
          frustumCulled={false}
          visible={false}
        />
      ))}
    </>
  );
}

/** Card paper, sRGB 0 to 1: the token --card. */
const PAPER = [0xff / 255, 0xfa / 255, 0xf0 / 255] as const;
const NO_CARD = {
  id: -1,
  date: '',
  caption: '',
  media: { kind: 'none' },
  background: [],
  allowed: [],
} as const satisfies StoryCard;
