/** The text of a file, or why the file cannot be read as text, with the line of the first fault. */
export type Decoded = { text: string } | { line: number; message: string };

const SAVE_AS_UTF8 =
  'Save it again as UTF-8: in Notepad under File › Save as › Encoding; in TextEdit with Format › Make Plain Text, ' +
  'then in the save dialog; in VS Code at the bottom right.';

/** Decodes a text file in UTF-8 only: any other encoding would be a guess. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (isUtf16(bytes)) return { line: 1, message: `This file is saved as UTF-16. ${SAVE_AS_UTF8}` };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.startsWith('{\\rtf')) return { text };
    return {
      line: 1,
      message: 'This file contains formatted text. In TextEdit choose Format › Make Plain Text, then save it.',
    };
  } catch {
    // Without `fatal`, U+FFFD replaces what is not UTF-8.
    const lossy = new TextDecoder().decode(bytes);
    // In Windows-1252 each byte is a character, so the broken word can be shown and the line numbers stay the same.
    const lines = new TextDecoder('windows-1252').decode(bytes).split('\n');
    const line = lossy.slice(0, lossy.indexOf('\uFFFD')).split('\n').length;
    const word = /\p{L}*\P{ASCII}+\p{L}*/u.exec(lines[line - 1] ?? '')?.[0] ?? '';
    return { line, message: `"${word}" cannot be read here: the file is not saved as UTF-8. ${SAVE_AS_UTF8}` };
  }
}

/** True with a byte order mark, or if many bytes are zero: in UTF-16, one of a plain letter's two bytes is zero. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, 200);
  return start.length > 1 && start.filter((byte) => byte === 0).length > start.length / 3;
}
