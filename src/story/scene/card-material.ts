import { shaderMaterial } from '@react-three/drei/core/shaderMaterial';
import { AddEquation, CustomBlending, OneFactor, OneMinusSrcAlphaFactor, Vector2, Vector3, Vector4 } from 'three';
import type { Texture } from 'three';
import grain from '../../../shaders/lib/grain.glsl?raw';
import roundedBox from '../../../shaders/lib/rounded-box.glsl?raw';
import layer from '../../../shaders/lib/layer.glsl?raw';
import fragment from '../../../shaders/card/card.frag?raw';
import vertex from '../../../shaders/card/card.vert?raw';

/** One card's material; its uniforms are documented in `shaders/card/card.frag`. All cards share one program. */
export function createCardMaterial() {
  const CardMaterial = shaderMaterial(
    {
      uSize: new Vector2(1, 1),
      uRadius: 0,
      uMargin: 0,
      uPhotoRect: new Vector4(),
      uPhotoRadius: 0,
      uLabelRect: new Vector4(),
      uPhoto: null as Texture | null,
      uPhotoFit: new Vector4(0, 0, 1, 1),
      uPlaceholder: null as Texture | null,
      uPhotoShare: 0,
      uHasPhoto: 0,
      uLabel: null as Texture | null,
      uStamps: null as Texture | null,
      uStampSize: new Vector2(1, 1),
      uStamp: new Vector2(),
      uPaper: new Vector3(1, 1, 1),
      uLift: 0,
      uDepth: 0,
      uOpacity: 1,
      uTilt: 0,
      uUnit: 1,
      uBend: new Vector2(),
      uPlace: 0,
    },
    [layer, vertex].join('\n'),
    [grain, roundedBox, fragment].join('\n'),
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
