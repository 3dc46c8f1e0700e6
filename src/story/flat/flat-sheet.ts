import type { Pose } from '../deck/pose';
import { SHADE } from '../look';

/** Writes poses to a card's element. */
export type FlatSheet = {
  /** Writes what has changed in a pose, usually only the transform. @param unit CSS px per deck unit. */
  write: (pose: Pose, unit: number) => void;
  setHidden: (hidden: boolean) => void;
};

/** A smaller change of opacity is invisible. */
const LEAST_CHANGE = 0.004;
/**
 * The same for the veil that darkens a moving card, in larger steps, since each change repaints the whole card. When a
 * drag makes the stack rise, the veils below change by less than this, so only the top card is repainted.
 */
const LEAST_CHANGE_OF_VEIL = 0.04;
/** A card's shadow changes from lying to lifted in this many steps, since each step repaints the card. */
const LIFT_STEPS = 4;

/** A card's lowest opacity: at 0, browsers would not count its photo as painted (largest contentful paint). */
export const BARELY_VISIBLE = 0.01;

/** The veil's opacity in full shade: the share that the shade takes from the channel it darkens most. */
const FULL_SHADE_OPACITY = 1 - Math.min(...SHADE.factors);

/**
 * The colour of a veil that imitates the scene's shade. The scene multiplies colours, but a veil can only mix them: the
 * result is exact for white and, in the deepest shade, off by 17 of 255 for black.
 */
export function veilColour(): string {
  const channels = SHADE.factors.map((factor) =>
    Math.round((255 * (factor - (1 - FULL_SHADE_OPACITY))) / FULL_SHADE_OPACITY),
  );
  return `rgb(${channels.join(' ')})`;
}

/** The opacity of a card's veil at a depth of the stack. */
export function veilAt(depth: number): number {
  return Math.min(Math.max(depth * SHADE.perPlace, 0), SHADE.most) * FULL_SHADE_OPACITY;
}

/** Creates the sheet of a card's element, whose parts have `data-part`. Continues from the styles already written there. */
export function createFlatSheet(element: HTMLElement): FlatSheet {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part="${name}"]`);
  /**
   * Creates a function that writes an opacity if it has changed by `least`, with `lowest` in place of 0. The function hides
   * invisible parts, since a transparent layer costs as much as a visible one.
   */
  const createOpacityWriter = (target: HTMLElement | null, lowest = 0) => {
    let written = target?.hidden ? 0 : Number(target?.style.opacity || 1);
    return (value: number, least = LEAST_CHANGE) => {
      // Rounds to `lowest` and to 1: unlike an opaque layer, a nearly opaque one has to be blended.
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
  const setVeil = createOpacityWriter(part('shade'));
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
      // At rest, the veil is exact.
      setVeil(veilAt(pose.depth), Number.isInteger(pose.depth) ? 0 : LEAST_CHANGE_OF_VEIL);
      setLike(pose.like);
      setSuperlike(pose.superlike);
    },
    setHidden: (hidden) => {
      if (hidden !== isHidden) element.hidden = isHidden = hidden;
    },
  };
}

/** A pose as a CSS transform. @param unit CSS px per deck unit. */
export function transformOf(
  { x, y, rotation, scale }: Pick<Pose, 'x' | 'y' | 'rotation' | 'scale'>,
  unit: number,
): string {
  return `translate3d(${x * unit}px, ${y * unit}px, 0) rotate(${rotation}rad) scale(${scale})`;
}
