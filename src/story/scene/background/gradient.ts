import { createGradientMaterial, type GradientMaterial } from './gradient-material';
import { BACKGROUND_FADE_SECONDS, easeFade } from '../../look';
import { oklabOf } from '../../../model/colours/oklab';

/** How far the pools of colour drift during a fade, radians. They drift back, so that resting backgrounds look the same. */
const DRIFT = 1.1;

/** The background behind the deck, which fades to each top card's colours. */
export type Gradient = {
  material: GradientMaterial;
  /** Starts a fade to two or three colours, `#rrggbb`; the first call shows them at once. */
  show: (colours: readonly string[]) => void;
  /** Continues a fade, which goes on by the clock even while nothing draws it. @returns whether there is one. */
  advance: () => boolean;
  resize: (width: number, height: number) => void;
};

export function createGradient(): Gradient {
  const material = createGradientMaterial();
  const { uFrom, uTo } = material;
  let shown = '';
  let mix = 1;
  /** When the fade started, in ms of `performance.now()`. */
  let began = 0;
  /** The pools' drift when the fade started. */
  let driftFrom = 0;

  function advance(): boolean {
    if (mix === 1) return false;
    mix = Math.min((performance.now() - began) / (1000 * BACKGROUND_FADE_SECONDS), 1);
    const eased = easeFade(mix);
    material.uMix = eased;
    material.uDrift = mix === 1 ? 0 : driftFrom * (1 - eased) + DRIFT * Math.sin(Math.PI * eased);
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
      const eased = easeFade(mix);
      for (const [at, from] of uFrom.entries()) {
        const to = uTo[at];
        const colour = colours[at] ?? colours.at(-1);
        if (!to || !colour) continue;
        from.lerp(to, eased);
        to.set(...oklabOf(colour));
        if (isFirst) from.copy(to);
      }
      mix = isFirst ? 1 : 0;
      began = performance.now();
      driftFrom = material.uDrift;
      material.uMix = easeFade(mix);
    },
    resize: (width, height) => {
      material.uAspect = width / height;
    },
  };
}
