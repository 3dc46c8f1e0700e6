import { keyOfPlace, type Mark } from '../../model/origins/marks';
import { ATTRIBUTES, type Holder } from '../../model/origins/origins-type';

/** The marks that `watchOrigins` has removed from a page’s text nodes and attributes. */
type PageMarks = { texts: WeakMap<Node, Mark>; attributes: WeakMap<Element, Map<string, Mark>> };

/** Finds all texts of the content on a page, in order. */
export function findHolders(document: Document, { texts, attributes }: PageMarks): Holder[] {
  const found: Holder[] = [];
  /** The last text of each place. A later node may continue it, even after the attributes of a link within it. */
  const lastTexts = new Map<string, Holder>();
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const where of ATTRIBUTES) {
        const mark = attributes.get(node)?.get(where);
        const text = node.getAttribute(where);
        if (mark && text) found.push({ place: mark.place, where, element: node, parts: [], nodes: [], text });
      }
      continue;
    }
    const origin = texts.get(node);
    const element = node.parentElement;
    if (!(node instanceof Text) || !origin || !element || node.data === '') continue;
    const key = keyOfPlace(origin.place);
    const continued = origin.isContinued && lastTexts.get(key);
    if (continued) {
      const isSameParagraph = continued.nodes.at(-1)?.parentElement?.closest('p') === element.closest('p');
      continued.nodes.push(node);
      continued.text += (isSameParagraph ? '' : '\n\n') + node.data;
      continue;
    }
    const where = element instanceof HTMLTitleElement ? 'tab' : 'text';
    const holder: Holder = { place: origin.place, where, element, parts: [], nodes: [node], text: node.data };
    lastTexts.set(key, holder);
    found.push(holder);
  }
  // Attributes have no nodes.
  for (const holder of found) if (holder.nodes.length > 0) setElements(holder);
  return found;
}

/** Sets a text’s `parts`, and its `element` if that is not the first node’s parent: see `Holder`. */
function setElements(holder: Holder): void {
  const own = new Set<Node>(holder.nodes);
  /** Whether an element contains this text and nothing else. */
  const isOwn = (element: Element): boolean =>
    Array.from(element.childNodes).every((child) =>
      child instanceof Element
        ? // An element without children, such as a picture, is not part of a text.
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
    // A formatted run’s part is its paragraph. Any other element is itself a part: a list’s item, not the list.
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
    if (around instanceof Element) holder.element = around;
  }
  holder.parts = [...parts];
  const [part] = parts;
  if (part && parts.size === 1) holder.element = part;
}

/** The names of the elements that show formatted runs of light Markdown. */
const RUNS = new Set(['em', 'strong', 'a']);

/** Whether a node that is not an element shows nothing, such as a comment or white space. */
const isBlank = (node: Node) => !(node instanceof Text) || node.data.trim() === '';

/** Whether an element is hidden, such as a link’s hint for screen readers. */
const isHidden = (element: Element) => element instanceof HTMLElement && element.hidden;
