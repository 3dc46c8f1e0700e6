/** Letters that are no others with a sign above or below. */
const SPELT: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Windows keeps these for its devices, whatever ending follows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Room for a number, an ending, and what is made of the file, within the 255 bytes of a name. */
const LONGEST_STEM = 80;

/**
 * A name that is the same on every computer and in every address: `IMG 1234 (2).HEIC` as `img-1234-2.heic`.
 * @param ending what the bytes are, without a dot.
 * @param plain the name of what has none that could be written so.
 */
export function cleanName(
  given: string,
  ending: string,
  plain: string,
  isTaken: (name: string) => boolean = () => false,
): string {
  const written = stemIn(given)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELT[letter] ?? '')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_STEM)
    .replace(/^-+|-+$/g, '');
  const stem = written === '' ? plain : DEVICE.test(written) ? `${plain}-${written}` : written;
  let name = `${stem}.${ending}`;
  for (let count = 2; isTaken(name); count++) name = `${stem}-${count}.${ending}`;
  return name;
}

/** What a file is called where it comes from, without its folders. */
export function lastPart(given: string): string {
  return given.replace(/^.*[\\/]/s, '');
}

function stemIn(given: string): string {
  return lastPart(given).replace(/\.[a-z0-9]{1,5}$/i, '');
}
