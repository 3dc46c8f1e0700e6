import type { Place } from '../../protocol';

/** Attributes with words for guests; `content` is for meta tags. */
export const ATTRIBUTES = ['aria-label', 'alt', 'title', 'aria-description', 'placeholder', 'content'] as const;

/** Where a text appears: on the page, in an attribute or as the tab's title. */
export type Where = 'text' | 'tab' | (typeof ATTRIBUTES)[number];

/** One appearance of a text of the content on the page. */
export type Holder = {
  place: Place;
  where: Where;
  /** The elements with this text only, one per paragraph; empty for an attribute, or if one has other content, too. */
  parts: Element[];
  /** The only part, or the innermost element around the whole text; for an attribute, the element with the attribute. */
  element: Element;
  /** The text's nodes, in order; empty for an attribute. */
  nodes: Text[];
  /** The visible text. */
  text: string;
};

/** The framed site's interface for the desk, `window.editOrigins`. */
export type Origins = {
  /** All texts of the content on the page, in order. */
  holders: () => Holder[];
  /** Calls a listener after texts have changed, once for many changes. @returns a function that stops the calls. */
  onChange: (listener: () => void) => () => void;
};

/** The attribute of the `iframe` that has the `Preview`. */
export const PREVIEW = 'data-preview';

/** The preview with the cover closed, as on a first visit. */
export const NEW_GUEST = 'new';

/** The preview: the site as guests see it, without editing. Null outside the preview, which omits the attribute. */
export type Preview = 'guest' | typeof NEW_GUEST | null;

/** A message from the frame: the site shows another page, such as `/schedule`, or needs a reload. */
export type SiteMessage = { type: 'edit:address'; address: string } | { type: 'edit:reload' };

declare global {
  interface Window {
    editOrigins?: Origins;
  }
}
