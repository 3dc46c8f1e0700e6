import type { Declaration, Plugin } from 'postcss';

/** A length in `lvh`, `svh` or `dvh`, but not part of a name. */
const NEW_UNIT = /(?<![\w-])(-?[\d.]+)([dls])vh\b/g;

/**
 * Lowers `lvh`, `svh` and `dvh` for browsers that support only `vh`, which refers to the large viewport. `svh` becomes
 * a multiple of `--svh`, which `styles/tokens.css` sets on the root: custom properties use `svh`, too, and there a
 * fallback would not work. `dvh` gets a fallback in `vh` before it.
 */
export function viewportUnits(): Plugin {
  return {
    postcssPlugin: 'viewport-units',
    Declaration(declaration) {
      const { prop, value } = declaration;
      // `tokens.css` defines this property with `svh`.
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

/** Whether the style sheet itself has a fallback before this declaration. */
function hasFallback(declaration: Declaration): boolean {
  const before = declaration.prev();
  return before?.type === 'decl' && before.prop === declaration.prop;
}
