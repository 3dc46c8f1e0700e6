/** Of what the names are made that cameras, phones and messengers give, beside numbers. They say nothing of the picture. */
const BY_MACHINES = new Set(
  (
    'img imag image dsc dscn dscf mvi mov vid video film gopr pxl dji pano burst cimg sam wp fb signal snapchat screenshot ' +
    'screen shot bildschirmfoto whatsapp photo foto bild picture untitled scan download unnamed received full size render ' +
    'fullsizerender at am pm mp ms copy edited night portrait cover'
  ).split(' '),
);
const RANDOM = /^[\da-f]{8}([ -]?[\da-f]{4}){3}[ -]?[\da-f]{12}|^[\da-f]{16,}$/i;

/** What a picture's file is called, as words: `lake_como-2.jpg` is “Lake como 2”. Null where a machine has named it. */
export function wordsOfName(name: string): string | null {
  const words = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .split(/[\s_.()-]+/)
    .filter((word) => word !== '');
  const isByMachine = words.every((word) => /\d|^\P{L}*$/u.test(word) || BY_MACHINES.has(word.toLowerCase()));
  const text = words.join(' ');
  return isByMachine || RANDOM.test(text) ? null : text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A caption for a new card, which may not be empty: the name of its file as words, or else its date. */
export function suggestCaption(name: string, date: string): string {
  return wordsOfName(name) ?? date;
}

/** Whether a caption is still what was suggested. In the folder a name has lost its accents, and may have got a number. */
export function isSuggested(caption: string, name: string, date: string): boolean {
  const words = wordsOfName(name);
  return caption === date || (words !== null && bare(caption) === bare(words));
}

function bare(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]|\d+$/gu, '')
    .toLowerCase();
}
