import { LONGEST_STEM, plainWord } from '../../model/plain-word.ts';

/** Windows reserves these names, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A name that is valid on every computer and in every address: `img-1234-2.heic` for `IMG 1234 (2).HEIC`.
 * @param ending the extension that fits the bytes, without a dot
 * @param fallback the name if no plain letter or digit is left; it also precedes a name that Windows reserves
 */
export function cleanName(
  given: string,
  ending: string,
  fallback: string,
  isTaken: (name: string) => boolean = () => false,
): string {
  const written = plainWord(lastPart(given).replace(/\.[a-z0-9]{1,5}$/i, ''), LONGEST_STEM);
  const stem = written === '' ? fallback : DEVICE.test(written) ? `${fallback}-${written}` : written;
  let name = `${stem}.${ending}`;
  for (let count = 2; isTaken(name); count++) name = `${stem}-${count}.${ending}`;
  return name;
}

/** A file's original name, without its folders. */
export function lastPart(given: string): string {
  return given.replace(/^.*[\\/]/s, '');
}
