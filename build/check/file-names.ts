import { NEEDED_FILES } from '../../src/model/schema/schema.ts';
import { languageCode } from '../../src/model/schema/schema-parts.ts';
import { meantBy } from '../read/list-content.ts';
import { nearest } from '../read/messages/did-you-mean.ts';
import { mistakeIn, type Mistake } from '../read/messages/mistake.ts';
import { NAMES } from './read-sources.ts';

/** Reports unknown, misnamed and missing files. `misnamed` lists correct names: `site` for `site.yml`. */
export function checkFileNames(names: readonly string[], folder: string): { mistakes: Mistake[]; misnamed: string[] } {
  const known = new Set(NAMES.map((name) => `${name}.yaml`));
  const [mistakes, misnamed]: [Mistake[], string[]] = [[], []];
  const report = (name: string, message: string) => mistakes.push(mistakeIn(`${folder}/${name}`, message));
  for (const name of names.filter((each) => !known.has(each))) {
    const meant = meantBy(name);
    if (meant === undefined || names.includes(`${meant}.yaml`)) {
      // If the file that this name means exists, too, this one is left over and needs no new name.
      const missing = meant === undefined ? NAMES.filter((each) => !names.includes(`${each}.yaml`)) : [];
      report(name, `No page reads this file. ${suggestFile(name, missing)}`);
      continue;
    }
    misnamed.push(meant);
    const hint = name.endsWith('.txt')
      ? ' Your computer may hide the ".txt": turn on file name extensions to see it.'
      : '';
    report(name, `This file must be called exactly "${meant}.yaml". Rename it.${hint}`);
  }
  for (const name of NEEDED_FILES.filter((each) => !names.includes(`${each}.yaml`) && !misnamed.includes(each)))
    report(`${name}.yaml`, 'This file is missing. Put it back.');
  return { mistakes, misnamed };
}

/** Warns about a folder that is not read. @param name its name: `pt-br`, `ES`, `spanish` */
export function checkFolderName(name: string, folder: string): Mistake {
  const [language = '', ...region] = name.split(/[-_]/);
  const code = [language.toLowerCase(), ...region.map((part) => part.toUpperCase())].join('-');
  const remedy = languageCode.safeParse(code).success ? `"${code}"` : 'by its code, like es or pt-BR';
  const message = `No page reads this folder. If it is a second language, name it ${remedy}; otherwise move it out of the content.`;
  return mistakeIn(`${folder}/${name}`, message, 'warning');
}

/**
 * A copy of a file, `story-old.yaml`, or its second version in a synced folder, if two computers changed it at once:
 * `faq (1).yaml`, `faq-LAPTOP.yaml`. Two small letters are a language, `faq-es.yaml`; three are more often `old` or `bak`.
 */
const SECOND_VERSION = /^([A-Za-z]+)(?: ?\(.+\)| \d+|-(?![a-z]{2}(?:-[A-Z]{2})?\.).+|\.sync-conflict-.+)\.ya?ml$/;

/** The remedy for a file that no page reads. @param missing the files that it could be, without `.yaml` */
export function suggestFile(name: string, missing: readonly string[]): string {
  const first = SECOND_VERSION.exec(name)?.[1]?.toLowerCase();
  if (NAMES.some((each) => each === first && !missing.includes(each)))
    return `It is probably a second version of ${first}.yaml: a copy of yours, or one from another computer that shares this folder. Copy what you need from it into ${first}.yaml, then delete it.`;
  const near = nearest(name.split('.')[0] ?? '', missing);
  return near === null ? 'Delete it, or move it out of this folder.' : `Did you mean "${near}.yaml"?`;
}
