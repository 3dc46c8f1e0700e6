import { shaderMaterial } from '@react-three/drei/core/shaderMaterial';
import { AddEquation, CustomBlending, OneFactor, OneMinusSrcAlphaFactor, Vector2, Vector3, Vector4 } from 'three';
import type { Texture } from 'three';
import cardFragment from '../../../shaders/card/card.frag?raw';
import cardVertex from '../../../shaders/card/card.vert?raw';
import pile from '../../../shaders/card/pile.glsl?raw';
import interiorFragment from '../../../shaders/interior/interior.frag?raw';
import interiorVertex from '../../../shaders/interior/interior.vert?raw';
import grain from '../../../shaders/lib/grain.glsl?raw';
import roundedBox from '../../../shaders/lib/rounded-box.glsl?raw';

/** The one material of all cards; its uniforms, the same for each card, are documented in `shaders/card/card.frag`. */
export function createCardMaterial() {
  const CardMaterial = shaderMaterial(
    {
      uSize: new Vector2(1, 1),
      uMargin: 0,
      uRadius: 0,
      uUnit: 1,
      uPhotoRect: new Vector4(),
      uPhotoRadius: 0,
      uLabelRect: new Vector4(),
      uWordsRect: new Vector4(),
      uLabelPixels: new Vector2(1, 1),
      uLabels: null as Texture | null,
      uInk: new Vector3(),
      uAccent: new Vector3(),
      uPaper: new Vector3(1, 1, 1),
      uPhotos: null as Texture | null,
      uPhotosFit: new Vector4(0, 0, 1, 1),
      uPlaceholders: null as Texture | null,
      uStamps: null as Texture | null,
      uStampSize: new Vector2(1, 1),
    },
    [pile, cardVertex].join('\n'),
    [grain, roundedBox, cardFragment].join('\n'),
  );
  const material = new CardMaterial();
  material.transparent = true;
  material.depthWrite = false;
  // The shader's colours are premultiplied.
  material.blending = CustomBlending;
  material.blendEquation = AddEquation;
  material.blendSrc = OneFactor;
  material.blendDst = OneMinusSrcAlphaFactor;
  return material;
}

export type CardMaterial = ReturnType<typeof createCardMaterial>;

/** Bare depth; see `shaders/interior/interior.vert`. */
export function createInteriorMaterial() {
  const InteriorMaterial = shaderMaterial(
    { uInside: new Vector2() },
    [pile, interiorVertex].join('\n'),
    interiorFragment,
  );
  const material = new InteriorMaterial();
  material.colorWrite = false;
  return material;
}
