import type { Plugin } from 'vite';
import { andOf } from './content/couple-names.ts';
import { isContent } from './content.ts';
import type { Project } from './content/project.ts';
import type { Written } from '../src/content/schema.ts';
import { fitNames, LEADING, type NamesFit } from './fonts/fit-names.ts';
import { measureDisplay } from './fonts/measure-display.ts';

/** The style sheet that says how long the couple's names are, and the one that sets them. */
const SHEET = 'virtual:names.css';
const SETTING = /\/couple-names\.module\.css$/;

/** The drawn ampersand: its width and margins, in shares of the letters' size (`couple-names.module.css`). */
const AMPERSAND = 0.57;
const TRACKING = -0.03;
/** Letters are measured one by one, and kerned where they stand. */
const SAFETY = 1.03;

/** Letters that reach so far below the line, and the room that the date below them needs, in shares of the letters' size. */
const DESCENT = 0.1;
const TAIL = 0.14;

/** How names are set on tall screens and on wide ones, and whether the last reaches below its line. */
type NamesSetting = { tall: NamesFit; wide: NamesFit; hasTail: boolean };

/**
 * Serves `virtual:names.css`: what the cover needs to set names of any length as large as there is room for. Lines are moved
 * apart only for names whose accents would touch the line above, as Vietnamese capitals may.
 */
export function names(project: Project): Plugin {
  const fit = async () => {
    const { written } = await project.read();
    return written ? fitCouple(written.site, project.cacheFolder) : null;
  };
  return {
    name: 'names',
    enforce: 'pre',
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : null),
    async load(id) {
      if (id !== `\0${SHEET}`) return null;
      const setting = await fit();
      if (!setting) return '';
      const { tall, wide, hasTail } = setting;
      return `:root{--names-tail:${hasTail ? TAIL : 0}em;${rules(tall)}}@media (min-aspect-ratio:1/1){:root{${rules(wide)}}}`;
    },
    transform: {
      filter: { id: SETTING },
      async handler(code) {
        const setting = await fit();
        if (!setting || Math.max(setting.tall.leading, setting.wide.leading) === LEADING) return null;
        const { tall, wide } = setting;
        const own = `.names{line-height:${round(tall.leading)}}@media (min-aspect-ratio:1/1){.names{line-height:${round(wide.leading)}}}`;
        return { code: code + own, map: null };
      },
    },
    hotUpdate({ file }) {
      if (!isContent(file, project)) return;
      const { moduleGraph } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id === `\0${SHEET}` || SETTING.test(id)) moduleGraph.invalidateModule(module);
    },
  };
}

async function fitCouple(site: Written['site'], cacheFolder: string): Promise<NamesSetting> {
  const [first = '', second = ''] = site.couple.names.map((name) => name.normalize('NFC'));
  const and = andOf(site);
  const { widthOf, reachOf } = await measureDisplay(cacheFolder, first + second + and);
  const lengthOf = (text: string) =>
    Array.from(text).reduce((sum, letter) => sum + (letter === '&' ? AMPERSAND : widthOf(letter)) + TRACKING, 0);
  const heightOf = (text: string) => {
    const reaches = Array.from(text.replace('&', ''), reachOf);
    return {
      above: Math.max(...reaches.map(({ above }) => above)),
      below: Math.max(...reaches.map(({ below }) => below)),
    };
  };
  const hasTail = heightOf(second).below > DESCENT;
  return { ...fitNames(`${first} ${and}`, second, lengthOf, heightOf), hasTail };
}

/** `first` is how the first name stands to the second, `wrap` whether a name may be parted. */
function rules({ em, lines, leading }: NamesFit): string {
  const first = lines === 1 ? 'inline' : 'block';
  const wrap = lines > 2 ? 'normal' : 'nowrap';
  const high = round((lines * leading) / LEADING);
  return `--names-em:${(em * SAFETY).toFixed(2)};--names-lines:${high};--names-first:${first};--names-wrap:${wrap}`;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
