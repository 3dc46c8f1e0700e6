import { commonPlace, readMarks, stripMarks, type Mark } from '../../model/origins/marks';
import { ATTRIBUTES, type Holder, type Origins } from '../../model/origins/origins-type';
import { findHolders } from './find-holders';

/** Where a text comes from: for a text made of several, their `commonPlace`. Null if it has no marks. */
function originOf(text: string): Mark | null {
  const marks = readMarks(text);
  const place = commonPlace(marks.map((mark) => mark.place));
  return place && { place, isContinued: marks[0]?.isContinued ?? false };
}

/**
 * Removes the hidden marks from all texts of a page before each paint, and remembers where each text comes from.
 * Replaces no node, since React relies on its own nodes.
 */
export function watchOrigins(document: Document): Origins {
  const texts = new WeakMap<Node, Mark>();
  const attributes = new WeakMap<Element, Map<string, Mark>>();
  const listeners = new Set<() => void>();
  let cachedHolders: Holder[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // An inserted node without marks may have been on the page before: it keeps its origin. A changed one has lost it.
  const stripText = (node: Text, isInserted: boolean) => {
    const origin = originOf(node.data);
    if (origin) {
      texts.set(node, origin);
      node.data = stripMarks(node.data);
    } else if (!isInserted) texts.delete(node);
  };
  const stripAttribute = (element: Element, name: string, isInserted: boolean) => {
    const value = element.getAttribute(name) ?? '';
    const origin = originOf(value);
    if (origin) {
      const marks = attributes.get(element) ?? new Map<string, Mark>();
      attributes.set(element, marks.set(name, origin));
      element.setAttribute(name, stripMarks(value));
    } else if (!isInserted) attributes.get(element)?.delete(name);
  };
  const stripAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) stripText(node, true);
      else if (node instanceof Element) for (const name of ATTRIBUTES) stripAttribute(node, name, true);
  };
  const notify = () => {
    timer = undefined;
    for (const listener of listeners) listener();
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records)
      if (type === 'childList') addedNodes.forEach(stripAll);
      else if (target instanceof Text) stripText(target, false);
      else if (target instanceof Element && attributeName) stripAttribute(target, attributeName, false);
    // Drop the records of the changes made just now.
    observer.takeRecords();
    cachedHolders = null;
    // One notice for many changes. A timer, since a hidden page has no animation frames.
    timer ??= setTimeout(notify);
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...ATTRIBUTES],
  });
  stripAll(document);

  return {
    holders: () => (cachedHolders ??= findHolders(document, { texts, attributes })),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
