import { shaderMaterial } from '@react-three/drei/core/shaderMaterial';
import { DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, Matrix4, PlaneGeometry } from 'three';
import fragment from '../../../shaders/interior/interior.frag?raw';
import vertex from '../../../shaders/interior/interior.vert?raw';
import layer from '../../../shaders/lib/layer.glsl?raw';
import { SLOTS } from '../deck/feel';
import type { DeckLayout } from '../deck/layout';
import type { Slot } from './slot';

/** A square whose corners lie on a circle of radius 1 is inset from it by this: rounded corners stay outside. */
const CORNER_INSET = 1 - Math.SQRT1_2;
/** The antialiased edge, px. */
const EDGE = 2;
/** A sheet that bends more than this is not where its flat inside would be. */
const MOST_BEND = 0.02;

/**
 * The opaque insides of all cards as one draw call of bare depth. Seven cards lie on each other; with this each pixel is
 * shaded for the uppermost alone.
 */
export type Interiors = {
  mesh: InstancedMesh;
  /** Forgets the last frame's cards. */
  begin: () => void;
  /** Adds a card that has been placed; one that is faded or bent hides nothing and is left out. */
  add: (slot: Slot, layout: DeckLayout) => void;
  /** Hands the cards of this frame to the GPU. */
  end: () => void;
  dispose: () => void;
};

export function createInteriors(): Interiors {
  const InteriorMaterial = shaderMaterial({}, [layer, vertex].join('\n'), fragment);
  const material = new InteriorMaterial();
  material.colorWrite = false;
  const geometry = new PlaneGeometry(1, 1);
  const places = new InstancedBufferAttribute(new Float32Array(SLOTS), 1).setUsage(DynamicDrawUsage);
  geometry.setAttribute('aPlace', places);
  const mesh = new InstancedMesh(geometry, material, SLOTS);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.frustumCulled = false;
  mesh.renderOrder = -2e6;
  const matrix = new Matrix4();
  let count = 0;

  return {
    mesh,
    begin: () => {
      count = 0;
    },
    add: ({ mesh: sheet, pose, material: { uPlace } }, { card }) => {
      if (!sheet || pose.opacity < 0.999 || Math.abs(pose.bendX) + Math.abs(pose.bendY) > MOST_BEND) return;
      const inset = 2 * (card.radius * CORNER_INSET + EDGE);
      const cos = Math.cos(sheet.rotation.z) * pose.scale;
      const sin = Math.sin(sheet.rotation.z) * pose.scale;
      const width = card.width - inset;
      const height = card.height - inset;
      matrix.set(
        cos * width,
        -sin * height,
        0,
        sheet.position.x,
        sin * width,
        cos * height,
        0,
        sheet.position.y,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        1,
      );
      mesh.setMatrixAt(count, matrix);
      places.setX(count, uPlace);
      count++;
    },
    end: () => {
      mesh.count = count;
      mesh.visible = count > 0;
      mesh.instanceMatrix.needsUpdate = true;
      places.needsUpdate = true;
    },
    dispose: () => {
      mesh.dispose();
      geometry.dispose();
      material.dispose();
    },
  };
}
