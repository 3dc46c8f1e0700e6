import type { Pose } from '../deck/body';

/** Writes a pose to a card's element: transforms and opacity only, so that no layout is needed. */
export function writePose(element: HTMLElement, pose: Pose, unit: number): void {
  const { style } = element;
  style.transform = `translate3d(${pose.x * unit}px, ${pose.y * unit}px, 0) rotate(${pose.rotation}rad) scale(${pose.scale})`;
  style.opacity = String(pose.opacity);
  style.setProperty('--lift', String(pose.lift));
  style.setProperty('--shade', String(Math.min(pose.depth * 0.05, 0.3)));
  style.setProperty('--like', String(pose.like));
  style.setProperty('--superlike', String(pose.superlike));
}
