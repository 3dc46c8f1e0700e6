import type { Plugin } from 'vite';
import { coloursCss } from '../draw/colours/colours-css.ts';
import type { Project } from '../read/project.ts';
import { coverCss } from '../draw/cover/cover-css.ts';
import { focusOf } from '../../src/model/pictures/focus.ts';
import { makeCover } from '../draw/cover/make-cover.ts';

/** Adds the couple's own colours, and the styles for text on their cover photo, to the chosen world's palette. */
export function palette(project: Project): Plugin {
  return {
    name: 'palette',
    enforce: 'pre',
    transform: {
      filter: { id: /\/palette\.css$/ },
      async handler(code, id) {
        const ownStyles = await project.derived.derive(id, () => makeOwnStyles(project));
        return ownStyles === '' ? null : { code: code + ownStyles, map: null };
      },
    },
  };
}

async function makeOwnStyles(project: Project): Promise<string> {
  const { written } = await project.read();
  if (!written) return '';
  const { site } = written;
  return [
    site.cover ? coverCss(await makeCover(site, project), focusOf(site.cover.focus)) : '',
    site.colours ? coloursCss(site.colours) : '',
  ].join('');
}
