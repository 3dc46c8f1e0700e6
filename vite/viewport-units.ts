import type { Declaration, Plugin } from 'postcss';

/** A length in one of the units that came in 2022, not a part of a name. */
const NEW_UNIT = /(?<![\w-])(-?[\d.]+)([dls])vh\b/g;

/**
 * Lets styles speak of the large, the small and the dynamic viewport to browsers that know only `vh`, which has been the
 * large one in all of them. `svh` goes through a property of the root (styles/tokens.css), since a fallback beside it would
 * not work in a custom property; `dvh`, which changes while a guest scrolls, has the large viewport's length before it.
 */
export function viewportUnits(): Plugin {
  return {
    postcssPlugin: 'viewport-units',
    Declaration(declaration) {
      const { prop, value } = declaration;
      if (prop === '--svh') return;
      const lowered = value.replace(NEW_UNIT, (whole, length: string, viewport: string) => {
        if (viewport === 'd') return whole;
        return viewport === 'l' ? `${length}vh` : `calc(${length} * var(--svh))`;
      });
      const fallback = lowered.replace(NEW_UNIT, '$1vh');
      declaration.value = lowered;
      if (fallback !== lowered && !hasFallback(declaration)) declaration.cloneBefore({ value: fallback });
    },
  };
}

function hasFallback(declaration: Declaration): boolean {
  const before = declaration.prev();
  return before?.type === 'decl' && before.prop === declaration.prop;
}
