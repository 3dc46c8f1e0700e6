import type { Pose } from '../deck/body';
import { SHADE } from '../look';

/** A card's element and the parts of it that a pose changes. */
export type FlatSheet = {
  /** Writes a pose, with the CSS px of a deck unit: transforms and opacities only, and only those that have changed. */
  write: (pose: Pose, unit: number) => void;
  setHidden: (hidden: boolean) => void;
};

/** A change of opacity below this is not seen. */
const LEAST_CHANGE = 0.004;

/** How dark the veil over the deepest card is: its colour is what the shade leaves least of. See `veilColor`. */
const DARKEST = 1 - Math.min(...SHADE.left);

/**
 * The colour of a veil that does to a bright surface what the shade does in the scene: an overlay can only mix, where the
 * scene multiplies, so that it is exact for white and off by a few parts of 255 for black.
 */
export function veilColor(): string {
  const channels = SHADE.left.map((left) => Math.round((255 * (left - (1 - DARKEST))) / DARKEST));
  return `rgb(${channels.join(' ')})`;
}

/** @param element the card's; its parts are found by `data-part`. */
export function createFlatSheet(element: HTMLElement): FlatSheet {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const opacityOf = (target: HTMLElement | null, first: number) => {
    let written = first;
    return (value: number) => {
      if (!target || Math.abs(value - written) < LEAST_CHANGE) return;
      written = value;
      target.style.opacity = value < LEAST_CHANGE ? '0' : String(value);
    };
  };
  const setOpacity = opacityOf(element, 1);
  const setLift = opacityOf(part('shadow'), 0);
  const setShade = opacityOf(part('shade'), 0);
  const setLike = opacityOf(part('like'), 0);
  const setSuperlike = opacityOf(part('superlike'), 0);
  let transform = '';
  let isHidden = false;

  return {
    write: (pose, unit) => {
      const next = `translate3d(${pose.x * unit}px, ${pose.y * unit}px, 0) rotate(${pose.rotation}rad) scale(${pose.scale})`;
      if (next !== transform) element.style.transform = transform = next;
      setOpacity(pose.opacity);
      setLift(Math.min(Math.max(pose.lift, 0), 1));
      setShade(Math.min(Math.max(pose.depth * SHADE.perPlace, 0), SHADE.most) * DARKEST);
      setLike(pose.like);
      setSuperlike(pose.superlike);
    },
    setHidden: (hidden) => {
      if (hidden !== isHidden) element.hidden = isHidden = hidden;
    },
  };
}
