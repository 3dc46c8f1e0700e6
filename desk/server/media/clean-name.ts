import { LONGEST_STEM, plainWord } from '../../model/names/plain-word.ts';

/** Names that Windows reserves, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A name that is valid on every computer and in every address: `img-1234-2.heic` for `IMG 1234 (2).HEIC`.
 * @param ending the extension that fits the bytes, without a dot
 * @param fallback the name if the given one has no plain letter or digit; also put before a name that Windows reserves
 */
export function cleanName(given: string, ending: string, fallback: string, isTaken: (name: string) => boolean): string {
  const written = plainWord(lastPart(given).replace(/\.[a-z0-9]{1,5}$/i, ''), LONGEST_STEM);
  const stem = written === '' ? fallback : RESERVED.test(written) ? `${fallback}-${written}` : written;
  let name = `${stem}.${ending}`;
  for (let count = 2; isTaken(name); count++) name = `${stem}-${count}.${ending}`;
  return name;
}

/** The last part of a path, which may be from any system: a file's name without its folders. */
export function lastPart(given: string): string {
  return given.replace(/^.*[\\/]/s, '');
}
