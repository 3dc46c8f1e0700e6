import { createGradientMaterial, type GradientMaterial } from './gradient-material';
import { oklabOf } from './oklab';

/** How long one background takes to become the next. */
const FADE_SECONDS = 1.4;
/** How far the pools drift while it does, radians. */
const DRIFT = 1.1;

/** The background behind the deck: fades to each top card's colours, and rests. */
export type Gradient = {
  material: GradientMaterial;
  /** Starts the fade to two or three colours, `#rrggbb`; the first call shows them at once. */
  show: (colors: readonly string[]) => void;
  /** @returns whether it still fades. */
  advance: (seconds: number) => boolean;
  resize: (width: number, height: number) => void;
};

export function createGradient(): Gradient {
  const material = createGradientMaterial();
  const { uFrom, uTo } = material;
  let shown = '';
  let mix = 1;

  return {
    material,
    show: (colors) => {
      const key = colors.join();
      if (key === shown) return;
      const isFirst = shown === '';
      shown = key;
      const eased = ease(mix);
      for (const [at, from] of uFrom.entries()) {
        const to = uTo[at];
        const color = colors[at] ?? colors.at(-1);
        if (!to || !color) continue;
        from.lerp(to, eased);
        to.set(...oklabOf(color));
        if (isFirst) from.copy(to);
      }
      mix = isFirst ? 1 : 0;
      material.uMix = ease(mix);
    },
    advance: (seconds) => {
      if (mix === 1) return false;
      const before = ease(mix);
      mix = Math.min(mix + seconds / FADE_SECONDS, 1);
      material.uMix = ease(mix);
      material.uDrift += (ease(mix) - before) * DRIFT;
      return true;
    },
    resize: (width, height) => {
      material.uAspect = width / height;
    },
  };
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
