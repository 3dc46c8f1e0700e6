import { shaderMaterial } from '@react-three/drei/core/shaderMaterial';
import { Vector2, Vector3, Vector4, type Texture } from 'three';
import fragment from '../../../../shaders/face/face.frag?raw';
import vertex from '../../../../shaders/face/face.vert?raw';
import grain from '../../../../shaders/lib/grain.glsl?raw';
import roundedBox from '../../../../shaders/lib/rounded-box.glsl?raw';

/** The material that paints a face; its uniforms are documented in `shaders/face/`. */
export function createFaceMaterial() {
  const FaceMaterial = shaderMaterial(
    {
      uSize: new Vector2(1, 1),
      uRegion: new Vector4(),
      uCard: new Vector2(1, 1),
      uUnit: 1,
      uTexel: 1,
      uPaper: new Vector3(1, 1, 1),
      uLabel: null as Texture | null,
      uLabelFrom: new Vector2(),
      uPhotoRect: new Vector4(),
      uPhotoRadius: 0,
      uPlaceholder: null as Texture | null,
      uPlaceholderFit: new Vector4(0, 0, 1, 1),
      uPhoto: null as Texture | null,
      uPhotoFit: new Vector4(0, 0, 1, 1),
      uBefore: null as Texture | null,
      uBeforeFit: new Vector4(0, 0, 1, 1),
      uBeforeLayer: -1,
      uShare: 0,
    },
    vertex,
    [grain, roundedBox, fragment].join('\n'),
  );
  const material = new FaceMaterial();
  // The material paints into a layer of a texture array, which has no depth buffer.
  material.depthTest = material.depthWrite = false;
  return material;
}
