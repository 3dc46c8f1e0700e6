import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  visit,
  type Alias,
  type Document,
  type Node,
  type Scalar,
} from 'yaml';
import { nameOf, resolved, sourcesOf, type Targets } from './follow-alias.ts';

/*
 * YAML's anchors and aliases: `night: &dark "#1d2450"` gives a value a name, and `day: *dark` repeats it.
 */

/** A document's resolved aliases, and the mistakes in them, by offset. */
type Aliases = {
  targets: Targets;
  /** Anchors and aliases that cannot be resolved. */
  mistakes: { offset: number; message: string }[];
  /** Unquoted texts that start with a YAML sign, so YAML reads them as something else. */
  signs: number[];
};

/** Limit for resolved values: a few lines of nested aliases can expand to billions. */
const MOST_VALUES = 200_000;

const NAME = /^[\w-]+$/;
/** An anchor or alias at the start of a value. Names are plain words; anything else is text. */
const MARK = /(?:^|[\s[{,])([&*])([\w-]+)(?=[\s,\]}]|$)/gm;

const ON_NAME = 'This anchor marks only the name after it. Put it on its own line, after the "-" above.';
const IN_ITSELF = 'This alias repeats the entry that contains it, endlessly. Delete it.';
const NO_ENTRY = 'The name << repeats the lines of another entry and needs its alias: "<<: *name".';
const TOO_MANY = 'The aliases in this file multiply into too many values. Write the values out.';

/** Anchors that an alias uses. An unused one is probably text: `&Sons`. */
export function usedAnchors(text: string): ReadonlySet<string> {
  const names = { '&': new Set<string>(), '*': new Set<string>() };
  for (const [, sign, name = ''] of text.matchAll(MARK)) names[sign === '&' ? '&' : '*'].add(name);
  return new Set([...names['&']].filter((name) => names['*'].has(name)));
}

/** Resolves every alias in a document. */
export function findAliases(document: Document): Aliases {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  const used = new Set<unknown>();
  const texts: Scalar[] = [];
  const mistakes: Aliases['mistakes'] = [];
  const signs: number[] = [];
  const unresolved: Alias[] = [];
  const merges: { key: Scalar; value: unknown }[] = [];
  visit(document, {
    Alias(_key, alias, ancestors) {
      const target = anchors.get(alias.source);
      if (!target) unresolved.push(alias);
      else if (ancestors.includes(target)) mistakes.push({ offset: offsetOf(alias), message: IN_ITSELF });
      else targets.set(alias, target);
      used.add(target);
    },
    Value(key, node) {
      if (node.tag !== undefined) signs.push(offsetOf(node));
      if (node.anchor === undefined) return;
      anchors.set(node.anchor, node);
      if (key === 'key') mistakes.push({ offset: offsetOf(node), message: ON_NAME });
      else if (isScalar(node)) texts.push(node);
    },
    Pair(_key, { key, value }) {
      if (isNode(key) && !isScalar(key)) signs.push(offsetOf(key));
      if (isScalar(key) && nameOf(key) === '<<') merges.push({ key, value });
    },
  });
  for (const alias of unresolved) {
    const isName = anchors.size > 0 && NAME.test(alias.source);
    const message = `There is no "&${alias.source}" above this line. Correct the name, or put text that starts with * in "quotation marks".`;
    if (isName) mistakes.push({ offset: offsetOf(alias), message });
    else signs.push(offsetOf(alias));
  }
  for (const { key, value } of merges)
    if (mistakes.length === 0 && !sourcesOf(value, targets).every((source) => isMap(resolved(source, targets))))
      mistakes.push({ offset: offsetOf(key), message: NO_ENTRY });
  // An unused anchor is probably text, unless a misspelt alias means it.
  if (mistakes.length === 0) signs.push(...texts.filter((text) => !used.has(text)).map(offsetOf));
  const isSound = mistakes.length === 0 && signs.length === 0;
  if (isSound && countValues(document.contents, targets) > MOST_VALUES)
    mistakes.push({ offset: Math.min(...[...targets.keys()].map(offsetOf)), message: TOO_MANY });
  return { targets, mistakes, signs: signs.toSorted((a, b) => a - b) };
}

/** The number of values after resolving all aliases. */
function countValues(root: unknown, targets: Targets): number {
  const known = new Map<unknown, number>();
  const count = (node: unknown): number => {
    if (isPair(node)) return count(node.value);
    const target = resolved(node, targets);
    if (!isCollection(target)) return 1;
    const size = known.get(target) ?? target.items.reduce<number>((sum, item) => sum + count(item), 1);
    known.set(target, size);
    return size;
  };
  return count(root);
}

function offsetOf({ range }: Node): number {
  return range?.[0] ?? 0;
}
