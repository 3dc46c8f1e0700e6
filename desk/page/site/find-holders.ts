import { keyOfPlace, type Mark } from '../../model/origins/marks';
import { ATTRIBUTES, type Holder } from '../../model/origins/origins-type';

/** Where the texts and attributes of a page come from. */
type PageMarks = { texts: WeakMap<Node, Mark>; attributes: WeakMap<Element, Map<string, Mark>> };

/** All texts of the content on a page, in order. */
export function findHolders(document: Document, { texts, attributes }: PageMarks): Holder[] {
  const found: Holder[] = [];
  /** The last text of each place, which may continue after a link: the link’s attributes come between. */
  const open = new Map<string, Holder>();
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      const element = node;
      attributes.get(element)?.forEach(({ place }, name) => {
        const where = ATTRIBUTES.find((each) => each === name);
        const text = element.getAttribute(name) ?? '';
        if (where && text) found.push({ place, where, element, parts: [], nodes: [], text });
      });
      continue;
    }
    const origin = texts.get(node);
    const element = node.parentElement;
    if (!(node instanceof Text) || !origin || !element || node.data === '') continue;
    const key = keyOfPlace(origin.place);
    const begun = origin.isContinued && open.get(key);
    if (begun) {
      const isSameParagraph = begun.nodes.at(-1)?.parentElement?.closest('p') === element.closest('p');
      begun.nodes.push(node);
      begun.text += (isSameParagraph ? '' : '\n\n') + node.data;
      continue;
    }
    const where = element.localName === 'title' && element.namespaceURI === XHTML ? 'tab' : 'text';
    const holder: Holder = { place: origin.place, where, element, parts: [], nodes: [node], text: node.data };
    open.set(key, holder);
    found.push(holder);
  }
  for (const holder of found) if (holder.nodes.length > 0) setElements(holder);
  return found;
}

/** Distinguishes the title of the tab from one in an SVG. */
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Sets a text’s `parts`; also its `element`, if the text has several nodes or a single part. */
function setElements(holder: Holder): void {
  const own = new Set<Node>(holder.nodes);
  const isOwn = (element: Element): boolean =>
    Array.from(element.childNodes).every((child) =>
      child instanceof Element
        ? // An empty element, such as a picture, is not part of a text.
          isHidden(child) || (child.childNodes.length > 0 && isOwn(child))
        : own.has(child) || isBlank(child),
    );
  const parts = new Set<Element>();
  for (const node of holder.nodes) {
    let part = node.parentElement;
    if (!part || !isOwn(part)) {
      parts.clear();
      break;
    }
    // A paragraph of several runs is one part; a list with one item is not.
    while (part.parentElement && RUNS.has(part.localName) && isOwn(part.parentElement)) part = part.parentElement;
    parts.add(part);
  }
  const [first] = holder.nodes;
  const last = holder.nodes.at(-1);
  if (first && last && first !== last) {
    const range = document.createRange();
    range.setStart(first, 0);
    range.setEnd(last, last.length);
    const { commonAncestorContainer: around } = range;
    holder.element = around instanceof Element ? around : holder.element;
  }
  holder.parts = [...parts];
  const [part, another] = holder.parts;
  if (part && !another) holder.element = part;
}

/** The elements of formatted runs in light Markdown. */
const RUNS = new Set(['em', 'strong', 'a']);

const isBlank = (node: Node) => !(node instanceof Text) || node.data.trim() === '';

/** A hidden hint next to a link, for screen readers. */
const isHidden = (element: Element) => element instanceof HTMLElement && element.hidden;
