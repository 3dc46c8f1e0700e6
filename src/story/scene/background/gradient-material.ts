import { shaderMaterial } from '@react-three/drei/core/shaderMaterial';
import { Vector3 } from 'three';
import grain from '../../../../shaders/lib/grain.glsl?raw';
import oklab from '../../../../shaders/lib/oklab.glsl?raw';
import fragment from '../../../../shaders/gradient/gradient.frag?raw';
import vertex from '../../../../shaders/gradient/gradient.vert?raw';

/** The background's material; its uniforms are documented in `shaders/gradient/gradient.vert`. */
export function createGradientMaterial() {
  const threeColours = () => [new Vector3(), new Vector3(), new Vector3()];
  const GradientMaterial = shaderMaterial(
    { uFrom: threeColours(), uTo: threeColours(), uMix: 1, uDrift: 0, uAspect: 1 },
    [oklab, vertex].join('\n'),
    [grain, fragment].join('\n'),
  );
  const material = new GradientMaterial();
  // Only the cards' sheets are drawn after it, and they are always nearer.
  material.depthWrite = false;
  return material;
}

export type GradientMaterial = ReturnType<typeof createGradientMaterial>;
