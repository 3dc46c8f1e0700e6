import type { Pose } from '../deck/pose';
import { SHADE } from '../look';

/** A card's element and the parts of it that a pose changes. */
export type FlatSheet = {
  /** Writes a pose, with the CSS px of a deck unit: what has changed of it, which is nearly always a transform alone. */
  write: (pose: Pose, unit: number) => void;
  setHidden: (hidden: boolean) => void;
};

/** A change of opacity below this is not seen. */
const LEAST_CHANGE = 0.004;
/** The same for the veil of a card that moves: it is painted with its card, and a card is not painted anew in each frame. */
const LEAST_CHANGE_OF_VEIL = 0.02;
/** Nor is it for its shadow: this many steps from lying to lifted. */
const STEPS_OF_LIFT = 4;

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
  /** Writes an opacity when it has changed by enough. What cannot be seen is taken out: a clear layer costs as much as any. */
  const opacityOf = (target: HTMLElement | null) => {
    let written = target?.hidden ? 0 : 1;
    return (value: number, least = LEAST_CHANGE) => {
      // Either end is reached exactly: what is only nearly opaque is blended all the same.
      const next = value < LEAST_CHANGE ? 0 : value > 1 - LEAST_CHANGE ? 1 : value;
      const isAtEnd = next === 0 || next === 1;
      if (!target || next === written || (!isAtEnd && Math.abs(next - written) < least)) return;
      written = next;
      target.style.opacity = String(next);
      if (target !== element) target.hidden = next === 0;
    };
  };
  const setOpacity = opacityOf(element);
  let lifted = 0;
  const setLift = (lift: number) => {
    const next = Math.round(Math.min(Math.max(lift, 0), 1) * STEPS_OF_LIFT) / STEPS_OF_LIFT;
    if (next === lifted) return;
    lifted = next;
    element.style.setProperty('--lift', String(next));
    element.toggleAttribute('data-lifted', next > 0);
  };
  const setShade = opacityOf(part('shade'));
  const setLike = opacityOf(part('like'));
  const setSuperlike = opacityOf(part('superlike'));
  let transform = '';
  let isHidden = false;

  return {
    write: (pose, unit) => {
      const next = `translate3d(${pose.x * unit}px, ${pose.y * unit}px, 0) rotate(${pose.rotation}rad) scale(${pose.scale})`;
      if (next !== transform) element.style.transform = transform = next;
      setOpacity(pose.opacity);
      setLift(pose.lift);
      const veil = Math.min(Math.max(pose.depth * SHADE.perPlace, 0), SHADE.most) * DARKEST;
      setShade(veil, Number.isInteger(pose.depth) ? 0 : LEAST_CHANGE_OF_VEIL);
      setLike(pose.like);
      setSuperlike(pose.superlike);
    },
    setHidden: (hidden) => {
      if (hidden !== isHidden) element.hidden = isHidden = hidden;
    },
  };
}
