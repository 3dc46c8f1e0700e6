import { NEEDED_FILES } from '../../src/model/schema/schema.ts';
import { meantBy } from '../read/list-content.ts';
import { nearest } from '../read/messages/did-you-mean.ts';
import { mistakeIn, type Mistake } from '../read/messages/mistake.ts';
import { NAMES } from './read-sources.ts';

/** Reports unknown, misnamed and missing files. `misnamed` lists what they should be: `site` for `site.yml`. */
export function checkFileNames(names: readonly string[], folder: string): { mistakes: Mistake[]; misnamed: string[] } {
  const known = new Set(NAMES.map((name) => `${name}.yaml`));
  const mistake = (name: string, message: string) => mistakeIn(`${folder}/${name}`, message);
  const mistakes: Mistake[] = [];
  const misnamed: string[] = [];
  for (const name of names.filter((each) => !known.has(each))) {
    const meant = meantBy(name);
    if (meant === undefined || names.includes(`${meant}.yaml`)) {
      // A second file for a page that has one is left over.
      const missing = meant === undefined ? NAMES.filter((each) => !names.includes(`${each}.yaml`)) : [];
      mistakes.push(mistake(name, `No page reads this file. ${suggestFile(name, missing)}`));
      continue;
    }
    misnamed.push(meant);
    const hidden = name.endsWith('.txt')
      ? ' Your computer may hide the ".txt": turn on file name extensions to see it.'
      : '';
    mistakes.push(mistake(name, `This file must be called exactly "${meant}.yaml". Rename it.${hidden}`));
  }
  for (const name of NEEDED_FILES.filter((each) => !names.includes(`${each}.yaml`) && !misnamed.includes(each)))
    mistakes.push(mistake(`${name}.yaml`, 'This file is missing. Put it back.'));
  return { mistakes, misnamed };
}

/** The remedy for a file that no page reads. @param missing the files it may be meant as, without `.yaml` */
export function suggestFile(name: string, missing: readonly string[]): string {
  const near = nearest(name.split('.')[0] ?? '', missing);
  return near === null ? 'Delete it, or move it out of this folder.' : `Did you mean "${near}.yaml"?`;
}
