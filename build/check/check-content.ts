import { basename, dirname } from 'node:path/posix';
import { findLanguage, readLanguages, type LanguageTexts } from '../read/languages/shipped-words.ts';
import { withDefaults } from '../read/languages/layers.ts';
import { joinCauses, mistakeIn, withoutRepeats } from '../read/messages/mistake.ts';
import { findOddities } from './oddities/oddities.ts';
import { listNotes, listOurs } from './sample/line-notes.ts';
import { listFacts } from './sample/samples.ts';
import { hiddenIn } from '../../src/model/hidden.ts';
import type { Content } from '../read/checked-content.ts';
import { lastName } from '../read/yaml/walk.ts';
import { checkFileNames } from './file-names.ts';
import { type Sources, readSources, languageOf } from './read-sources.ts';
import { checkSources } from './check-sources.ts';
import { checkTranslation } from './translation/check-translation.ts';
import { explainVersion } from './check-version.ts';
import { checkHidden } from './leave-out-hidden.ts';

/** Optional facts besides the content: by default, the shipped languages, today, and no sample media. */
export type Known = {
  /** The shipped languages and the couple's own. */
  languages?: LanguageTexts;
  /** The day of the check, ISO. */
  today?: string;
  /** The names of the media files that are still the sample couple's. */
  sampleMedia?: ReadonlySet<string>;
};

/**
 * Checks a couple's whole content and reports all mistakes at once. `check-media.ts` checks the media files themselves.
 * @param texts by file name; a second language's files as `es/story.yaml`.
 * @param mediaFiles the names of the files in `media/`.
 * @param folder the content folder, as mistakes show it.
 */
export function checkContent(
  texts: ReadonlyMap<string, string | Uint8Array>,
  mediaFiles: readonly string[],
  folder = 'content',
  { languages = readLanguages(), today = new Date().toISOString().slice(0, 10), sampleMedia = new Set() }: Known = {},
): Content {
  // The `dirname` of a second language's file is its code; that of the first language's files is ".".
  const textsIn = (language: string) =>
    new Map([...texts].flatMap(([path, text]) => (dirname(path) === language ? [[basename(path), text]] : [])));
  const firstTexts = textsIn('.');
  const codes = [...new Set([...texts.keys()].map(dirname))].filter((code) => code !== '.');
  const { mistakes: found, misnamed } = checkFileNames([...firstTexts.keys()], folder);
  const sources = readSources(firstTexts, folder, mediaFiles);
  const hidden = hiddenIn(sources.get('site')?.data);
  const withoutHidden = (all: Sources) => [...all].filter(([name]) => !hidden.includes(name));
  for (const [, source] of withoutHidden(sources)) found.push(...source.mistakes);

  const firstCode = languageOf(sources.get('site')?.data);
  const first = findLanguage(
    firstCode ?? 'en',
    languages,
    (message) => sources.get('site')?.mistakeAt(['language'], message) ?? mistakeIn(`${folder}/site.yaml`, message),
  );
  found.push(...first.mistakes);
  const complete = new Map(
    [...sources].map(([name, source]) => [name, withDefaults(source, first.language.words[name])] as const),
  );
  const checked = checkSources(complete, folder, mediaFiles, misnamed);
  found.push(...checked.mistakes);

  found.push(...checkHidden(sources.get('site'), codes));
  const checkedTranslations = codes.map((code) =>
    checkTranslation(code, textsIn(code), {
      folder,
      sources,
      misnamed,
      complete,
      mediaFiles,
      languages,
    }),
  );
  const translations = checkedTranslations.filter(({ language }) => !hidden.includes(language.code));
  found.push(...translations.flatMap((translation) => translation.mistakes));
  if (translations.some(({ language }) => language.code === firstCode)) {
    const remedy = `Delete this folder, or correct "language" in ${folder}/site.yaml.`;
    found.push(mistakeIn(`${folder}/${firstCode}`, `The files in ${folder}/ are in "${firstCode}", too. ${remedy}`));
  }

  const errors = joinCauses(withoutRepeats(found.filter(({ severity }) => severity === 'error')));
  const mistakes = explainVersion(sources.get('site'), errors);
  const isSound = mistakes.length === 0;
  const shownReadable = (all: Sources) => new Map(withoutHidden(all).filter(([, { data }]) => data !== undefined));
  const sourcesByLanguage = [sources, ...translations.map(({ own }) => own)];
  const shownByLanguage = sourcesByLanguage.map(shownReadable);
  const facts = shownByLanguage.flatMap((files) =>
    [...files].flatMap(([name, source]) =>
      listFacts(name, source, sampleMedia).filter(({ path }) => !hidden.includes(`${name}.${String(path[0])}`)),
    ),
  );
  const media = checked.media.concat(
    checkedTranslations.flatMap(({ language, media: uses }) =>
      uses.map((use) => Object.assign(use, { isHidden: use.isHidden || hidden.includes(language.code) })),
    ),
  );
  // Any file that cannot be read, even a hidden one, may use media.
  const isReadable = (files: Sources) => [...files.values()].every(({ data }) => data !== undefined);
  const isAllReadable = isReadable(sources) && checkedTranslations.every(({ own }) => isReadable(own));
  const usedMedia = isSound && isAllReadable ? new Set(media.map(({ name }) => name)) : null;
  const odd = findOddities(shownReadable(sources), checked.written, {
    today,
    allSources: shownByLanguage.flatMap((files) => [...files.values()]),
    sample: new Set(facts.filter(({ isSample }) => isSample).map(({ file, line }) => `${file}:${line}`)),
    isPersonal: !facts.some(({ isSample, path }) => isSample && /^(names|address|date)$/.test(lastName(path))),
    media: usedMedia && { present: mediaFiles, used: usedMedia, folder: `${folder}/media` },
  });
  // No warnings for lines that already have a mistake, or that the couple marked "# ours".
  const settled = new Set(shownByLanguage.flatMap((files) => [...files.values()].flatMap(listOurs)));
  for (const { file, line } of mistakes.flatMap((mistake) => mistake.parts ?? mistake)) settled.add(`${file}:${line}`);
  return {
    written: isSound ? checked.resolve() : null,
    whole: isSound ? checked.resolveWhole() : null,
    mistakes,
    warnings: withoutRepeats([...found.filter(({ severity }) => severity === 'warning'), ...odd]).filter(
      ({ file, line }) => !settled.has(`${file}:${line}`),
    ),
    facts,
    notes: sourcesByLanguage.flatMap((files) => withoutHidden(files).flatMap(([, source]) => listNotes(source))),
    media,
    usedMedia,
    sources: Object.fromEntries(sources),
    language: first.language,
    translations: translations.map(({ language, resolve, untranslated, story, own }) => ({
      language,
      written: isSound ? resolve() : null,
      untranslated,
      story,
      sources: Object.fromEntries(own),
    })),
    // Mistakes in a hidden language do not stop the build; they only leave out its content here.
    wholeTranslations: Object.fromEntries(
      checkedTranslations.flatMap(({ language, mistakes: own, resolveWhole }) =>
        isSound && !own.some(({ severity }) => severity === 'error') ? [[language.code, resolveWhole()]] : [],
      ),
    ),
  };
}
