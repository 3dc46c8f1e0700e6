import type { Place } from '../protocol';

/** Attributes whose words reach guests, or those who listen. `content` is a meta tag's. */
export const ATTRIBUTES = ['aria-label', 'alt', 'title', 'aria-description', 'placeholder', 'content'] as const;

/** Where guests meet a text: on the page, in an attribute or as the tab's title. */
export type Where = 'text' | 'tab' | (typeof ATTRIBUTES)[number];

/** A text of the content where it is shown. */
export type Holder = {
  place: Place;
  where: Where;
  /** The innermost element around all of it; of an attribute the one that has it. */
  element: Element;
  /** What holds this text and nothing else, paragraph by paragraph; none where other things stand beside it. */
  parts: Element[];
  /** Its pieces on the page, in their order. */
  nodes: Text[];
  /** As it is shown. */
  text: string;
};

/** The framed site's interface for the desk, `window.editOrigins`. */
export type Origins = {
  /** All texts of the content that are on the page now, in their order. */
  holders: () => Holder[];
  /** Called after texts have changed, soon and once for many. @returns what ends it. */
  onChange: (listener: () => void) => () => void;
};

/** Marks the frame in the preview: its site is as guests see it, with WebGL. */
export const PREVIEW = 'data-preview';

/** What the frame says to the desk: that it shows another page, `/schedule`, or that it has to be loaded again. */
export type SiteMessage = { type: 'edit:address'; address: string } | { type: 'edit:reload' };

declare global {
  interface Window {
    editOrigins?: Origins;
  }
}
