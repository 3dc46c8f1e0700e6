import type { Plugin } from 'vite';
import { coloursCss } from './colours/colours-css.ts';
import type { Project } from './content/project.ts';
import { coverCss } from './cover/cover-css.ts';
import { focusOf } from './cover/focus.ts';
import { makeCover } from './cover/make-cover.ts';

/**
 * Adds to the palette of the chosen world what follows from the couple's own content: their colours, and what the words on
 * their cover's picture need. Without these it is the world's, to the byte.
 */
export function palette(project: Project): Plugin {
  return {
    name: 'palette',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/worlds\/[^/]+\/palette\.css$/ },
      async handler(code) {
        const { written } = await project.read();
        if (!written) return null;
        const { site } = written;
        const own = [
          site.cover ? coverCss(await makeCover(site, project), focusOf(site.cover.focus)) : '',
          site.colours ? coloursCss(site.colours) : '',
        ].join('');
        return own === '' ? null : { code: code + own, map: null };
      },
    },
  };
}
