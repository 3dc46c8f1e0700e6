import type { Place } from '../../protocol';
import { commonPlace, keyOfPlace, readMarks, strip } from '../../model/marks';
import { ATTRIBUTES, type Holder, type Origins } from '../../model/origins-type';

/** Where a piece of text comes from. */
type Origin = { place: Place; isContinued: boolean };

/** The same where a text shows that is made of several: the place that holds all of them. */
function originOf(text: string): Origin | null {
  const marks = readMarks(text);
  const place = commonPlace(marks.map((mark) => mark.place));
  return place && { place, isContinued: marks[0]?.isContinued ?? false };
}

/**
 * Takes the hidden marks out of all texts of a page before they are painted, as long as it lives, and remembers where each
 * comes from. Nothing but text is changed: what React looks at are the texts that it was given.
 */
export function watchOrigins(document: Document): Origins {
  const texts = new WeakMap<Node, Origin>();
  const attributes = new WeakMap<Element, Map<string, Origin>>();
  const listeners = new Set<() => void>();
  let known: Holder[] | null = null;
  let isTelling = false;

  const readText = (node: Text, isNew: boolean) => {
    const origin = originOf(node.data);
    if (origin) {
      texts.set(node, origin);
      node.data = strip(node.data);
      // What has come back to the page is as it was left.
    } else if (!isNew) texts.delete(node);
  };
  const readAttribute = (element: Element, name: string, isNew: boolean) => {
    const value = element.getAttribute(name) ?? '';
    const origin = originOf(value);
    if (origin) {
      const of = attributes.get(element) ?? new Map<string, Origin>();
      attributes.set(element, of.set(name, origin));
      element.setAttribute(name, strip(value));
    } else if (!isNew) attributes.get(element)?.delete(name);
  };
  const readAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) readText(node, true);
      else if (node instanceof Element) for (const name of ATTRIBUTES) readAttribute(node, name, true);
  };

  const tell = () => {
    if (isTelling) return;
    isTelling = true;
    // A timer, since a page that is not seen has no frames.
    setTimeout(() => {
      isTelling = false;
      for (const listener of listeners) listener();
    });
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records)
      if (type === 'childList') addedNodes.forEach(readAll);
      else if (target instanceof Text) readText(target, false);
      else if (target instanceof Element && attributeName) readAttribute(target, attributeName, false);
    // Its own changes are none.
    observer.takeRecords();
    known = null;
    tell();
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...ATTRIBUTES],
  });
  readAll(document);

  return {
    placeOf: (node) => texts.get(node)?.place ?? null,
    holders: () => (known ??= findHolders(document, texts, attributes)),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function findHolders(
  document: Document,
  texts: WeakMap<Node, Origin>,
  attributes: WeakMap<Element, Map<string, Origin>>,
): Holder[] {
  const found: Holder[] = [];
  /** The last of each place: its runs may go on, past what a link says of itself. */
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
  for (const holder of found) if (holder.nodes.length > 0) frame(holder);
  return found;
}

const XHTML = 'http://www.w3.org/1999/xhtml';

/** Finds what is around a text: as much as is of it alone, and the one element around all. */
function frame(holder: Holder): void {
  const own = new Set<Node>(holder.nodes);
  const isOwn = (element: Element): boolean =>
    Array.from(element.childNodes).every((child) =>
      child instanceof Element
        ? isHidden(child) || (child.childNodes.length > 0 && isOwn(child))
        : own.has(child) || isBlank(child),
    );
  const parts = new Set<Element>();
  for (const node of holder.nodes) {
    let part = node.parentElement;
    if (!part || !isOwn(part)) {
      parts.clear();
      break;
    }
    // A paragraph of several runs is one part; a list of one thing is not.
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
  if (holder.parts.length === 1 && holder.parts[0]) [holder.element] = [holder.parts[0]];
}

/** What light Markdown makes of a run. */
const RUNS = new Set(['em', 'strong', 'a']);

const isBlank = (node: Node) => !(node instanceof Text) || node.data.trim() === '';

/** What a link says of itself to those who listen. */
const isHidden = (element: Element) => element instanceof HTMLElement && element.hidden;
