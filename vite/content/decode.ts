/** The bytes of a text file as text, or why they are none: where, and what to do. */
export type Decoded = { text: string } | { line: number; message: string };

const SAVE_AS_UTF8 =
  'Save it again as UTF-8: in Notepad with File › Save as › Encoding, in TextEdit with Format › Make Plain Text and ' +
  'then in the window for saving, in VS Code at the lower right.';

/** Reads a text file as UTF-8 and nothing else: any other reading would be a guess at what guests should see. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (isUtf16(bytes)) return { line: 1, message: `This file is saved as UTF-16. ${SAVE_AS_UTF8}` };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.startsWith('{\\rtf')) return { text };
    return {
      line: 1,
      message: 'This file holds formatted text. In TextEdit choose Format › Make Plain Text; save it.',
    };
  } catch {
    const readable = new TextDecoder().decode(bytes);
    // As Windows would have read it, to show the word: each byte is one letter there, so the lines are the same.
    const lines = new TextDecoder('windows-1252').decode(bytes).split('\n');
    const line = readable.slice(0, readable.indexOf('\uFFFD')).split('\n').length;
    const word = /\p{L}*\P{ASCII}+\p{L}*/u.exec(lines[line - 1] ?? '')?.[0] ?? '';
    return { line, message: `"${word}" cannot be read here: the file is not saved as UTF-8. ${SAVE_AS_UTF8}` };
  }
}

/** With its mark at the start, or, since these files are mostly plain letters, with every other byte a zero. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, 200);
  return start.length > 1 && start.filter((byte) => byte === 0).length > start.length / 3;
}
