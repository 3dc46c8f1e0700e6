/** The sign that starts a block text, `|` or `>`. */
export const BLOCK_TEXT = /^[>|][-+\d]*(\s+#.*)?$/;
/** What may follow a closing quotation mark or bracket: spaces, then perhaps a comment. */
const AFTER_CLOSE = /^(\s+#.*|\s*)$/;
const CURLY = /^[“”„«‘’‚]/;
/** A colour in brackets or braces: without quotation marks, YAML skips the rest of its line. */
const BARE_COLOUR = /([[,]\s*|:\s+)#[0-9a-f]{6}\b/i;
/** A "#" in brackets or braces that cuts off the end of a text, or all up to the closing bracket. */
const CUT_TEXT = /^[^"'\]}#]*(?:[^\s"',[{\]}]\s+#[\p{L}\p{N}]|\s#[\p{L}\p{N}].*[\]}]$)/u;

const SIGN_HELP = 'Text that starts with this character needs quotation marks around all of it: "…".';
const COLON_HELP = 'Text with a colon in it needs quotation marks around all of it: "…".';
const CURLY_HELP = `${COLON_HELP} These are curly: type the straight ones from your keyboard.`;
const COLOUR_HELP = 'A "#" starts a note here. Put each colour in quotation marks: ["#1d2450", "#4b3f86"].';
const NOTE_HELP = 'A "#" after a space starts a note. Put each text that contains one in "quotation marks".';
const DASH_HELP =
  'Text that starts with a dash needs quotation marks around all of it: "…". A list starts on the next line.';
const OPEN_QUOTE =
  'A quotation mark opens here and is never closed. Add the closing one; if it is on a line below, indent that line ' +
  'further than the name of this text.';
const OPEN_APOSTROPHE =
  'The text starts with a \' that is never closed. If it is an apostrophe, write ’ or put the text in "…"; otherwise ' +
  'add the closing one.';
const OPEN_BRACKET = 'A bracket opens here and is never closed. Add the closing one.';
const APOSTROPHE_WITHIN =
  'The text ends at the second \' on this line. If it is an apostrophe, write ’ or put the text in "…".';
const QUOTE_WITHIN = 'The text ends at the second " on this line. For quotation marks inside a text, write “ and ”.';

/** What is wrong with a value and the lines that continue it; null if nothing is. */
export function checkValue(value: string, below: readonly string[]): string | null {
  if (/^["']/.test(value)) return checkQuoted(value, below);
  if (/^[[{]/.test(value)) {
    // A text that starts with a reference, such as `{{couple.first}}`.
    if (value.startsWith('{{')) return SIGN_HELP;
    if (BARE_COLOUR.test(value)) return COLOUR_HELP;
    if (CUT_TEXT.test(value)) return NOTE_HELP;
    const whole = [value, ...below].join('\n');
    const close = closingBracket(whole);
    if (close < 0) return OPEN_BRACKET;
    // If text follows the closing bracket, both brackets are part of a text.
    return close < value.length && !AFTER_CLOSE.test(value.slice(close + 1)) ? SIGN_HELP : null;
  }
  if (/^-(\s|$)/.test(value)) return DASH_HELP;
  if (/^([@%`&*!|>]|\?\s)/.test(value)) return BLOCK_TEXT.test(value) ? null : SIGN_HELP;
  const plain = value.replace(/(^|\s)#.*$/, '').trimEnd();
  if (/:(\s|$)/.test(plain)) return CURLY.test(plain) ? CURLY_HELP : COLON_HELP;
  return null;
}

function checkQuoted(value: string, below: readonly string[]): string | null {
  const sign = value.startsWith('"') ? '"' : "'";
  const close = closingQuote(value);
  if (close < 0 && closingQuote([value, ...below].join('\n')) >= 0) return null;
  if (close < 0) return sign === '"' ? OPEN_QUOTE : OPEN_APOSTROPHE;
  if (AFTER_CLOSE.test(value.slice(close + 1))) return null;
  return sign === '"' ? QUOTE_WITHIN : APOSTROPHE_WITHIN;
}

/** The index of the closing quotation mark; -1 if it is missing. */
function closingQuote(text: string): number {
  const inside = text.startsWith('"') ? /^"(?:[^"\\]|\\[^])*"/ : /^'(?:[^']|'')*'(?!')/;
  return (inside.exec(text)?.[0].length ?? 0) - 1;
}

/** The index of the closing bracket; -1 if it is missing. */
function closingBracket(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    // Within a word, the sign is an apostrophe.
    if (/["']/.test(sign) && /[\s,:[{]/.test(text.charAt(at - 1))) {
      const close = closingQuote(text.slice(at));
      if (close > 0) at += close;
    } else if (/[[{]/.test(sign)) depth += 1;
    else if (/[\]}]/.test(sign)) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Whether the quotation mark or bracket that starts a value is never closed in it. */
export function isOpen(value: string): boolean {
  return (/^["']/.test(value) ? closingQuote(value) : closingBracket(value)) < 0;
}
