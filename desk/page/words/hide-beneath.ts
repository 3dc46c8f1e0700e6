import type { Holder } from '../../model/origins/origins-type';
import { rangeOf } from './geometry';

const HIGHLIGHT = 'edit-beneath';

/** Hides a text under its field, without touching the page’s DOM. @returns a cleanup function, if it could hide it */
export function hideBeneath(holder: Holder): (() => void) | undefined {
  const range = rangeOf(holder);
  const page = holder.element.ownerDocument;
  const view = page.defaultView;
  // Without the Highlight API the field’s background covers the text.
  if (!range || !view || !('highlights' in view.CSS)) return undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(
    `::highlight(${HIGHLIGHT}) { color: transparent; fill: transparent; text-shadow: none; text-decoration: none }`,
  );
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  view.CSS.highlights.set(HIGHLIGHT, new view.Highlight(range));
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
    view.CSS.highlights.delete(HIGHLIGHT);
  };
}
