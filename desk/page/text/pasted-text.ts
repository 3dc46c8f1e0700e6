import { announce } from '../state/desk-store';
import { linkAddress } from './link-address';
import { readRich } from './read-rich';
import { tidy } from './tidy';

/** Matches the formats of pasted text that the site does not have. */
const LOST_FORMATS = 'h1, h2, h3, h4, h5, h6, table, img, u, s, strike, mark, sup, sub, font, [style*="color"]';

let wasAnnounced = false;

/**
 * Returns pasted words as light Markdown with bold, italic, links, lists and line breaks. The first time that another
 * format is lost, announces it.
 * @param isParagraphs false for a text of one line, which has no formats
 */
export function pastedText(data: DataTransfer, isParagraphs: boolean): string {
  const plain = data.getData('text/plain');
  const html = isParagraphs ? data.getData('text/html') : '';
  if (html === '') return tidy(isParagraphs ? writeBullets(plain) : plain, isParagraphs);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a')) {
    const address = linkAddress(link.getAttribute('href') ?? '');
    // A path is meant for the site that the words were copied from.
    if (address === null || address.startsWith('/')) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', address);
  }
  if (!wasAnnounced && body.querySelector(LOST_FORMATS)) {
    wasAnnounced = true;
    announce('Pasted with bold, italic, links and lists. Colours, sizes, tables and pictures are left out.');
  }
  return tidy(readRich(body, { isPasted: true }), true);
}

/** Replaces the bullets of a list in plain text with the site’s own. */
function writeBullets(text: string): string {
  return text.replaceAll(/^[ \t]*[-*·‣◦][ \t]+(?=\S)/gm, '• ');
}
