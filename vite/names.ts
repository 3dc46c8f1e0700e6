import type { Plugin } from 'vite';
import type { Project } from './content/project.ts';
import { fitNames, type NamesFit } from './fonts/fit-names.ts';
import { measureDisplay } from './fonts/measure-display.ts';

/** The style sheet that says how long the couple's names are. */
const SHEET = 'virtual:names.css';

/** The drawn ampersand: its width and margins, in shares of the letters' size (`couple-names.module.css`). */
const AMPERSAND = 0.57;
const TRACKING = -0.03;

/** Serves `virtual:names.css`: what the cover needs to set names of any length as large as there is room for. */
export function names(project: Project): Plugin {
  return {
    name: 'names',
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : null),
    async load(id) {
      if (id !== `\0${SHEET}`) return null;
      const { written } = await project.read();
      if (!written) return '';
      const [first = '', second = ''] = written.site.couple.names;
      const letterWidths = await measureDisplay(first + second);
      const widthOf = (text: string) =>
        Array.from(text).reduce(
          (sum, letter) => sum + (letter === '&' ? AMPERSAND : letterWidths(letter)) + TRACKING,
          0,
        );
      const { tall, wide } = fitNames(`${first} &`, second, widthOf);
      return `:root{${rules(tall)}}@media (min-aspect-ratio:1/1){:root{${rules(wide)}}}`;
    },
  };
}

function rules({ em, lines }: NamesFit): string {
  return `--names-em:${em.toFixed(2)};--names-lines:${lines}`;
}
