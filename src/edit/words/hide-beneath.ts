import type { Holder } from '../site/origins-type';
import { rangeOf } from './geometry';

const NAME = 'edit-beneath';

/** Keeps a text from being seen below the field that lies over it, and changes nothing in the page. @returns what ends it. */
export function hideBeneath(holder: Holder): (() => void) | undefined {
  const range = rangeOf(holder);
  const page = holder.element.ownerDocument;
  const view = page.defaultView;
  // Where a browser cannot, the field's ground covers it.
  if (!range || !view || !('highlights' in view.CSS)) return undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`::highlight(${NAME}) { color: transparent; fill: transparent; text-decoration: none }`);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  view.CSS.highlights.set(NAME, new view.Highlight(range));
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
    view.CSS.highlights.delete(NAME);
  };
}
