import { shaderMaterial } from '@react-three/drei/core/shaderMaterial';
import {
  AddEquation,
  CustomBlending,
  LessDepth,
  OneFactor,
  OneMinusSrcAlphaFactor,
  Vector2,
  Vector3,
  Vector4,
  type Texture,
} from 'three';
import cardVertex from '../../../../shaders/card/card.vert?raw';
import insideFragment from '../../../../shaders/card/inside.frag?raw';
import pile from '../../../../shaders/card/pile.glsl?raw';
import sheetFragment from '../../../../shaders/card/sheet.frag?raw';
import surface from '../../../../shaders/card/surface.glsl?raw';
import roundedBox from '../../../../shaders/lib/rounded-box.glsl?raw';
import { SHADE, SHADOW } from '../../look';

/** Creates the uniforms that both materials have; they are documented in `shaders/card/`. */
const createSharedUniforms = () => ({
  uSize: new Vector2(1, 1),
  uInside: new Vector2(1, 1),
  uUnit: 1,
  uRadius: 0,
  uLayer: new Vector2(1, 1),
  uFaces: null as Texture | null,
  uSpread: 0,
  uStamps: null as Texture | null,
  uStampSize: new Vector2(1, 1),
  uStampAt: [new Vector4(), new Vector4()],
  uShadow: [SHADOW.lying, SHADOW.lifted].map(({ blur, offset, opacity }) => new Vector4(blur, offset, opacity)),
  uShadowShrink: SHADOW.shrink,
  uShadowTint: new Vector3(...SHADOW.tint),
  uShade: new Vector4(...SHADE.factors, SHADE.perPlace),
  uMostShade: SHADE.most,
});

/** The sheets: edges and shadows, and all of a translucent card. */
export function createSheetMaterial() {
  const SheetMaterial = shaderMaterial(
    createSharedUniforms(),
    [pile, cardVertex].join('\n'),
    [roundedBox, surface, sheetFragment].join('\n'),
  );
  const material = new SheetMaterial();
  material.transparent = true;
  material.depthWrite = false;
  // Less, not less or equal: the card's own inside is painted already, at the same depth.
  material.depthFunc = LessDepth;
  // The shader's colours are premultiplied.
  material.blending = CustomBlending;
  material.blendEquation = AddEquation;
  material.blendSrc = OneFactor;
  material.blendDst = OneMinusSrcAlphaFactor;
  return material;
}

/** The opaque insides, which hide everything below them. */
export function createInsideMaterial() {
  const InsideMaterial = shaderMaterial(
    createSharedUniforms(),
    ['#define INSIDE', pile, cardVertex].join('\n'),
    [surface, insideFragment].join('\n'),
  );
  return new InsideMaterial();
}
