import type { Plugin } from 'vite';
import type { Project } from '../read/project.ts';
import { fitCouple } from '../draw/fonts/fit-couple.ts';
import { LEADING, type NamesFit } from '../draw/fonts/fit-names.ts';

const SHEET = 'virtual:names.css';
/** The style sheet that uses the measurements. */
const COUPLE_NAMES = /\/couple-names\.module\.css$/;

/**
 * Serves `virtual:names.css`: measurements with which the cover sets names of any length as large as they fit. Also
 * widens the line spacing for names whose accents would touch the line above, such as Vietnamese capitals.
 */
export function names(project: Project): Plugin {
  const findFit = async () => {
    const { written } = await project.read();
    return written ? fitCouple(written.site, project.cacheFolder) : null;
  };
  return {
    name: 'names',
    enforce: 'pre',
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : null),
    async load(id) {
      if (id !== `\0${SHEET}`) return null;
      const fit = await project.derived.derive(id, findFit);
      if (!fit) return '';
      const { tall, wide, tail } = fit;
      return `:root{--names-tail:${tail}em;${rules(tall)}}@media (min-aspect-ratio:1/1){:root{${rules(wide)}}}`;
    },
    transform: {
      filter: { id: COUPLE_NAMES },
      async handler(code, id) {
        const fit = await project.derived.derive(id, findFit);
        if (!fit || Math.max(fit.tall.leading, fit.wide.leading) === LEADING) return null;
        const { tall, wide } = fit;
        const lineHeights = `.names{line-height:${round(tall.leading)}}@media (min-aspect-ratio:1/1){.names{line-height:${round(wide.leading)}}}`;
        return { code: code + lineHeights, map: null };
      },
    },
  };
}

/** `--names-lines` is a height, in lines of the usual leading; `--names-first` is the `display` of the first name. */
function rules({ em, lines, leading }: NamesFit): string {
  const first = lines === 1 ? 'inline' : 'block';
  const wrap = lines > 2 ? 'normal' : 'nowrap';
  const height = round((lines * leading) / LEADING);
  return `--names-em:${em.toFixed(2)};--names-lines:${height};--names-first:${first};--names-wrap:${wrap}`;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
