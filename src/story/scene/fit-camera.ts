import type { PerspectiveCamera } from 'three';

/** Angle of view in degrees: narrow, so that only a bend shows depth. */
const FIELD_OF_VIEW = 30;

/** Fits a camera so that a length of 1 in the cards' plane is one CSS pixel. */
export function fitCamera(camera: PerspectiveCamera, { width, height }: { width: number; height: number }): void {
  camera.fov = FIELD_OF_VIEW;
  camera.aspect = width / height;
  // Half the angle of view, in radians.
  const halfView = (FIELD_OF_VIEW / 360) * Math.PI;
  camera.position.z = height / 2 / Math.tan(halfView);
  // Only bends leave the cards' plane, and never as far as this.
  camera.near = camera.position.z / 4;
  camera.far = camera.position.z * 2;
  camera.updateProjectionMatrix();
  // The camera moves only here, so frames need not update its matrix.
  camera.matrixWorldAutoUpdate = true;
  camera.updateMatrixWorld();
  camera.matrixWorldAutoUpdate = false;
}
