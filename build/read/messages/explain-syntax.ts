/** The message for an error that several slips can cause: it names the likely ones. */
export const UNREADABLE =
  'This line cannot be read. Check that it is indented like its neighbours, that a space follows ' +
  '"name:", and that text with a colon in it is in "quotation marks".';

/** Explains an error of the parser: its own messages describe grammar, not what to do. */
export function explainSyntax(code: string, message: string): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'This line starts with a tab. Use spaces instead.';
    case 'MISSING_CHAR':
      if (message.startsWith('Missing ,')) return 'A comma is missing here, between two values in brackets. Add it.';
      return 'A quotation mark or bracket that opens here or above is never closed. Add the closing one.';
    case 'BLOCK_IN_FLOW':
      return 'Between { and }, a comma separates the lines, and text with a colon in it needs "quotation marks".';
    case 'BAD_DQ_ESCAPE':
      return 'In "quotation marks", a \\ needs a second one before it: write \\\\.';
    case 'BAD_INDENT':
    case 'MULTILINE_IMPLICIT_KEY':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'UNEXPECTED_TOKEN':
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return UNREADABLE;
    default:
      return `This cannot be read (${message.split('\n')[0]}). Compare it with the lines around it.`;
  }
}
