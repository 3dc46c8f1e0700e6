import type { Pose } from '../deck/pose';
import { SHADE } from '../look';

/** Writes poses to a card's element. */
export type FlatSheet = {
  /** Writes what has changed in a pose, usually only the transform. @param unit the CSS px per deck unit. */
  write: (pose: Pose, unit: number) => void;
  setHidden: (hidden: boolean) => void;
};

/** A smaller change of opacity is invisible. */
const LEAST_CHANGE = 0.004;
/**
 * The same for the veil of a moving card, which is painted with its card. The rise of the stack changes it by less, so
 * that a drag repaints only the top card.
 */
const LEAST_CHANGE_OF_VEIL = 0.04;
/** A card's shadow changes in this many steps from lying to lifted, for the same reason. */
const LIFT_STEPS = 4;

/** A card's lowest opacity: browsers count a photo at opacity 0 as unpainted. */
export const BARELY_VISIBLE = 0.01;

/** The veil's opacity at full shade: what the shade takes from the channel that it darkens most. See `veilColour`. */
const DARKEST = 1 - Math.min(...SHADE.factors);

/**
 * The colour of a veil that imitates the scene's shade. The scene multiplies colours, but an overlay can only mix them: this
 * is exact for white and, in the deepest shade, off by 17 of 255 for black.
 */
export function veilColour(): string {
  const channels = SHADE.factors.map((factor) => Math.round((255 * (factor - (1 - DARKEST))) / DARKEST));
  return `rgb(${channels.join(' ')})`;
}

/** The opacity of a card's veil at a depth of the stack. */
export function veilAt(depth: number): number {
  return Math.min(Math.max(depth * SHADE.perPlace, 0), SHADE.most) * DARKEST;
}

/** Creates the sheet of a card's element, whose parts have `data-part`. Continues from what was written there before. */
export function createFlatSheet(element: HTMLElement): FlatSheet {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part="${name}"]`);
  /**
   * Creates a function that writes an opacity if it has changed by `least`, with `lowest` in place of 0. It hides invisible
   * parts, since a transparent layer costs as much as any.
   */
  const createOpacityWriter = (target: HTMLElement | null, lowest = 0) => {
    let written = target?.hidden ? 0 : Number(target?.style.opacity || 1);
    return (value: number, least = LEAST_CHANGE) => {
      // Exactly `lowest` and 1 at the ends: a nearly opaque layer is blended as well.
      const next = value < LEAST_CHANGE ? lowest : value > 1 - LEAST_CHANGE ? 1 : value;
      const isAtEnd = next === lowest || next === 1;
      if (!target || next === written || (!isAtEnd && Math.abs(next - written) < least)) return;
      written = next;
      target.style.opacity = String(next);
      if (target !== element) target.hidden = next === 0;
    };
  };
  const setOpacity = createOpacityWriter(element, BARELY_VISIBLE);
  let lifted = Number(element.style.getPropertyValue('--lift'));
  const setLift = (lift: number) => {
    const next = Math.round(Math.min(Math.max(lift, 0), 1) * LIFT_STEPS) / LIFT_STEPS;
    if (next === lifted) return;
    lifted = next;
    element.style.setProperty('--lift', String(next));
    element.toggleAttribute('data-lifted', next > 0);
  };
  const setShade = createOpacityWriter(part('shade'));
  const setLike = createOpacityWriter(part('like'));
  const setSuperlike = createOpacityWriter(part('superlike'));
  let transform = '';
  let { hidden: isHidden } = element;

  return {
    write: (pose, unit) => {
      const next = transformOf(pose, unit);
      if (next !== transform) element.style.transform = transform = next;
      setOpacity(pose.opacity);
      setLift(pose.lift);
      // Exact at rest.
      setShade(veilAt(pose.depth), Number.isInteger(pose.depth) ? 0 : LEAST_CHANGE_OF_VEIL);
      setLike(pose.like);
      setSuperlike(pose.superlike);
    },
    setHidden: (hidden) => {
      if (hidden !== isHidden) element.hidden = isHidden = hidden;
    },
  };
}

/** A pose as a CSS transform. @param unit the CSS px per deck unit. */
export function transformOf(
  { x, y, rotation, scale }: Pick<Pose, 'x' | 'y' | 'rotation' | 'scale'>,
  unit: number,
): string {
  return `translate3d(${x * unit}px, ${y * unit}px, 0) rotate(${rotation}rad) scale(${scale})`;
}
