import { hiddenIn } from '../../../src/model/hidden.ts';
import { schemas, type FileName } from '../../../src/model/schema/schema.ts';
import { findLanguage, type LanguageTexts } from '../../read/languages/shipped-words.ts';
import { withTranslatedWords } from '../../read/languages/layers.ts';
import { translate } from '../../read/languages/translate.ts';
import { mistakeIn, type Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/yaml/source.ts';
import { isTree, type Path } from '../../read/yaml/walk.ts';
import type { Untranslated } from '../../read/checked-content.ts';
import { checkTranslatedNames } from './translated-names.ts';
import { listUntranslated } from './untranslated.ts';
import { type Sources, readSources } from '../read-sources.ts';
import { checkSources } from '../check-sources.ts';

/** The first language's files, and what the checks of all languages share. */
type Shared = {
  folder: string;
  sources: Sources;
  /** The files that exist only under a wrong name: `site` for `site.yml`. */
  misnamed: readonly string[];
  /** `sources`, with gaps filled by the shipped words. */
  complete: Sources;
  mediaFiles: readonly string[];
  languages: LanguageTexts;
};

/**
 * Checks a second language, laid over the first. Reports only mistakes in the second language's own folder.
 * @param texts the contents of that folder's files, by name.
 */
export function checkTranslation(
  code: string,
  texts: ReadonlyMap<string, string | Uint8Array>,
  { folder, sources, misnamed, complete, mediaFiles, languages }: Shared,
) {
  const ownFolder = `${folder}/${code}`;
  const own = readSources(texts, ownFolder, mediaFiles);
  const remedy = `This folder is read as the language "${code}". If it is something else, move it out of ${folder}/.`;
  const { language, mistakes: languageMistakes } = findLanguage(code, languages, (message) =>
    mistakeIn(ownFolder, `${remedy} ${message}`),
  );
  const mistakes = [
    ...languageMistakes,
    ...checkTranslatedNames([...texts.keys()], ownFolder, folder, [...sources.keys(), ...misnamed]),
  ];
  const hidden = hiddenIn(sources.get('site')?.data);
  const untranslated: Untranslated[] = [];
  const merged = new Map<FileName, Source>();
  for (const [name, first] of complete) {
    const base = withTranslatedWords(first, language.words[name]);
    const ownSource = own.get(name);
    const isReadable = ownSource?.mistakes.length === 0 && first.mistakes.length === 0;
    const translation = ownSource && isReadable ? translate(ownSource, base, schemas[name]) : null;
    merged.set(name, translation?.source ?? base);
    if (hidden.includes(name)) continue;
    mistakes.push(...(ownSource?.mistakes ?? []), ...(translation?.mistakes ?? []));
    const needsNoTranslation = (path: Path) =>
      hidden.includes(`${name}.${String(path[0])}`) || translation?.has(path) === true;
    const firstAsWritten = sources.get(name);
    if (firstAsWritten)
      untranslated.push(...listUntranslated(name, firstAsWritten, language.words[name], needsNoTranslation));
  }
  const site = merged.get('site');
  if (site && isTree(site.data)) {
    const ownSite = own.get('site')?.data;
    if (isTree(ownSite) && (ownSite.language ?? code) !== code)
      mistakes.push(site.mistakeAt(['language'], `This folder's language is ${code}. Delete the line.`));
    merged.set('site', { ...site, data: { ...site.data, language: code } });
  }
  const checked = checkSources(merged, folder, mediaFiles, misnamed);
  const isOwn = ({ file }: Mistake) => file.startsWith(`${ownFolder}/`);
  return {
    language,
    own,
    // Without words for the language, the folder may be a backup: what is wrong inside does not matter yet.
    mistakes: languageMistakes.some(({ file }) => file === ownFolder)
      ? languageMistakes
      : mistakes.concat(checked.mistakes.filter(isOwn)),
    // Only a mistake shows which language's file a value is from.
    media: checked.media.filter(({ source, path }) => isOwn(source.mistakeAt(path, ''))),
    untranslated,
    story: merged.get('story'),
    resolve: checked.resolve,
    resolveWhole: checked.resolveWhole,
  };
}
