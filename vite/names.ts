import type { Plugin } from 'vite';
import { isContent } from './content.ts';
import type { Project } from './content/project.ts';
import { fitNames, type NamesFit } from './fonts/fit-names.ts';
import { measureDisplay } from './fonts/measure-display.ts';

/** The style sheet that says how long the couple's names are. */
const SHEET = 'virtual:names.css';

/** The drawn ampersand: its width and margins, in shares of the letters' size (`couple-names.module.css`). */
const AMPERSAND = 0.57;
const TRACKING = -0.03;
/** Letters are measured one by one, and kerned where they stand. */
const SAFETY = 1.03;

/** Letters that reach so far below the line, and the room that the date below them needs, in shares of the letters' size. */
const DESCENT = 0.1;
const TAIL = 0.14;

/** Serves `virtual:names.css`: what the cover needs to set names of any length as large as there is room for. */
export function names(project: Project): Plugin {
  return {
    name: 'names',
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : null),
    async load(id) {
      if (id !== `\0${SHEET}`) return null;
      const { written } = await project.read();
      if (!written) return '';
      const [first = '', second = ''] = written.site.couple.names.map((name) => name.normalize('NFC'));
      const letters = await measureDisplay(project.cacheFolder, first + second);
      const widthOf = (text: string) =>
        Array.from(text).reduce(
          (sum, letter) => sum + (letter === '&' ? AMPERSAND : letters.widthOf(letter)) + TRACKING,
          0,
        );
      const { tall, wide } = fitNames(`${first} &`, second, widthOf);
      const tail = Array.from(second).some((letter) => letters.depthOf(letter) > DESCENT) ? TAIL : 0;
      return `:root{--names-tail:${tail}em;${rules(tall)}}@media (min-aspect-ratio:1/1){:root{${rules(wide)}}}`;
    },
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment;
      const sheet = moduleGraph.getModuleById(`\0${SHEET}`);
      if (sheet && isContent(file, project)) moduleGraph.invalidateModule(sheet);
    },
  };
}

/** `first` is how the first name stands to the second, `wrap` whether a name may be parted. */
function rules({ em, lines }: NamesFit): string {
  const first = lines === 1 ? 'inline' : 'block';
  const wrap = lines > 2 ? 'normal' : 'nowrap';
  return `--names-em:${(em * SAFETY).toFixed(2)};--names-lines:${lines};--names-first:${first};--names-wrap:${wrap}`;
}
