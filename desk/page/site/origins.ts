import { commonPlace, readMarks, strip, type Mark } from '../../model/origins/marks';
import { ATTRIBUTES, type Holder, type Origins } from '../../model/origins/origins-type';
import { findHolders } from './find-holders';

/** Where a text comes from; for a text made of several, the place that contains them all. */
function originOf(text: string): Mark | null {
  const marks = readMarks(text);
  const place = commonPlace(marks.map((mark) => mark.place));
  return place && { place, isContinued: marks[0]?.isContinued ?? false };
}

/**
 * Removes the hidden marks from all texts of a page before each paint, and remembers where each text comes from. Only
 * text is changed, so React finds its own nodes.
 */
export function watchOrigins(document: Document): Origins {
  const texts = new WeakMap<Node, Mark>();
  const attributes = new WeakMap<Element, Map<string, Mark>>();
  const listeners = new Set<() => void>();
  let cachedHolders: Holder[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // An inserted node without marks may be an old one that returns and keeps its origin; a changed node has lost it.
  const readText = (node: Text, isInserted: boolean) => {
    const origin = originOf(node.data);
    if (origin) {
      texts.set(node, origin);
      node.data = strip(node.data);
    } else if (!isInserted) texts.delete(node);
  };
  const readAttribute = (element: Element, name: string, isInserted: boolean) => {
    const value = element.getAttribute(name) ?? '';
    const origin = originOf(value);
    if (origin) {
      const own = attributes.get(element) ?? new Map<string, Mark>();
      attributes.set(element, own.set(name, origin));
      element.setAttribute(name, strip(value));
    } else if (!isInserted) attributes.get(element)?.delete(name);
  };
  const readAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) readText(node, true);
      else if (node instanceof Element) for (const name of ATTRIBUTES) readAttribute(node, name, true);
  };
  const notify = () => {
    timer = undefined;
    for (const listener of listeners) listener();
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records)
      if (type === 'childList') addedNodes.forEach(readAll);
      else if (target instanceof Text) readText(target, false);
      else if (target instanceof Element && attributeName) readAttribute(target, attributeName, false);
    // Drop the records of the changes made just above.
    observer.takeRecords();
    cachedHolders = null;
    // A timer, since a hidden page has no animation frames.
    timer ??= setTimeout(notify);
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
    holders: () => (cachedHolders ??= findHolders(document, { texts, attributes })),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
