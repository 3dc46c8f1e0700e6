import { createGradientMaterial, type GradientMaterial } from './gradient-material';
import { BACKGROUND_FADE_SECONDS, easeFade } from '../../look';
import { oklabOf } from '../../../model/colours/oklab';

/** How far the pools of colour drift during a fade, radians. They return, so that resting backgrounds look alike. */
const DRIFT = 1.1;

/** The background behind the deck, which fades to each top card's colours. */
export type Gradient = {
  material: GradientMaterial;
  /** Starts a fade to two or three colours, `#rrggbb`, unless they show already; the first call shows them at once. */
  show: (colours: readonly string[]) => void;
  /** Brings a fade up to date with the clock. @returns whether a fade was running. */
  advance: () => boolean;
  resize: (width: number, height: number) => void;
};

export function createGradient(): Gradient {
  const material = createGradientMaterial();
  const { uFrom, uTo } = material;
  /** The colours last passed to `show`, joined; empty before that. */
  let shown = '';
  /** How much of the fade's time has passed, 0 to 1. */
  let progress = 1;
  /** When the fade started, in ms of `performance.now()`. */
  let began = 0;
  /** The pools' drift when the fade started. */
  let driftFrom = 0;

  function advance(): boolean {
    if (progress === 1) return false;
    progress = Math.min((performance.now() - began) / (1000 * BACKGROUND_FADE_SECONDS), 1);
    const eased = easeFade(progress);
    material.uMix = eased;
    material.uDrift = progress === 1 ? 0 : driftFrom * (1 - eased) + DRIFT * Math.sin(Math.PI * eased);
    return true;
  }

  return {
    material,
    advance,
    show: (colours) => {
      const key = colours.join();
      if (key === shown) return;
      const isFirst = shown === '';
      shown = key;
      advance();
      const eased = easeFade(progress);
      for (const [pool, from] of uFrom.entries()) {
        const to = uTo[pool];
        // Of two colours, the second fills two pools.
        const colour = colours[pool] ?? colours.at(-1);
        if (!to || !colour) continue;
        // Starts from what is visible now, perhaps in the middle of a fade.
        from.lerp(to, eased);
        to.set(...oklabOf(colour));
        if (isFirst) from.copy(to);
      }
      progress = isFirst ? 1 : 0;
      began = performance.now();
      driftFrom = material.uDrift;
      material.uMix = progress;
    },
    resize: (width, height) => {
      material.uAspect = width / height;
    },
  };
}
