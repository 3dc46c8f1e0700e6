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
import { followAlias, nameOf, sourcesOf, type Targets } from './follow-alias.ts';

/*
 * YAML's anchors and aliases: `night: &dark "#1d2450"` gives a value a name, and `day: *dark` repeats it.
 */

/** A document's resolved aliases, and what is wrong with the others. */
type Aliases = {
  targets: Targets;
  /** Anchors and aliases that cannot be resolved. */
  mistakes: { offset: number; message: string }[];
  /** Offsets of unquoted texts that start with one of YAML's signs, such as `!` or `&`, so YAML reads something else. */
  misread: number[];
};

/** Limit for resolved values: a few lines of nested aliases can expand to billions. */
const MOST_VALUES = 200_000;

/** The names that count. YAML allows others, but those are a couple's text: `*Coats!*`. */
const NAME = /^[\w-]+$/;
/** An anchor or alias with such a name at the start of a value. */
const MARK = /(?:^|[\s[{,])([&*])([\w-]+)(?=[\s,\]}]|$)/gm;

const ON_NAME = 'This anchor marks only the name after it. Put it on its own line, after the "-" above.';
const IN_ITSELF = 'This alias repeats the entry that contains it, endlessly. Delete it.';
const NO_ENTRY = 'The name << repeats the lines of another entry and needs its alias: "<<: *name".';
const TOO_MANY = 'The aliases in this file multiply into too many values. Write the values out.';

/** The names in a text that both an anchor and an alias have. An unused anchor is probably text: `&Sons`. */
export function usedAnchors(text: string): ReadonlySet<string> {
  const names = { '&': new Set<string>(), '*': new Set<string>() };
  for (const [, sign, name = ''] of text.matchAll(MARK)) names[sign === '&' ? '&' : '*'].add(name);
  return new Set([...names['&']].filter((name) => names['*'].has(name)));
}

/** Resolves the aliases in a document and reports those that it cannot. */
export function findAliases(document: Document): Aliases {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  const anchoredTexts: Scalar[] = [];
  const mistakes: Aliases['mistakes'] = [];
  const misread: number[] = [];
  const unresolved: Alias[] = [];
  const merges: { key: Scalar; value: unknown }[] = [];
  visit(document, {
    Alias(_key, alias, ancestors) {
      const target = anchors.get(alias.source);
      if (!target) unresolved.push(alias);
      else if (ancestors.includes(target)) mistakes.push({ offset: offsetOf(alias), message: IN_ITSELF });
      else targets.set(alias, target);
    },
    Value(key, node) {
      // `!important` is a tag.
      if (node.tag !== undefined) misread.push(offsetOf(node));
      if (node.anchor === undefined) return;
      anchors.set(node.anchor, node);
      if (key === 'key') mistakes.push({ offset: offsetOf(node), message: ON_NAME });
      else if (isScalar(node)) anchoredTexts.push(node);
    },
    Pair(_key, { key, value }) {
      // `{names}: …` has an entry as its key.
      if (isNode(key) && !isScalar(key)) misread.push(offsetOf(key));
      if (isScalar(key) && nameOf(key) === '<<') merges.push({ key, value });
    },
  });
  for (const alias of unresolved) {
    // In a file without anchors, nobody means an alias.
    const isMeant = anchors.size > 0 && NAME.test(alias.source);
    const message = `There is no "&${alias.source}" above this line. Correct the name, or put text that starts with * in "quotation marks".`;
    if (isMeant) mistakes.push({ offset: offsetOf(alias), message });
    else misread.push(offsetOf(alias));
  }
  const wrongMerge = merges.find(
    ({ value }) => !sourcesOf(value, targets).every((source) => isMap(followAlias(source, targets))),
  );
  // An alias that cannot be resolved also makes its merge wrong.
  if (wrongMerge && mistakes.length === 0) mistakes.push({ offset: offsetOf(wrongMerge.key), message: NO_ENTRY });
  // An unused anchor is probably text, unless a misspelt alias means it.
  const used = new Set(targets.values());
  if (mistakes.length === 0) misread.push(...anchoredTexts.filter((text) => !used.has(text)).map(offsetOf));
  const isSound = mistakes.length === 0 && misread.length === 0;
  if (isSound && countValues(document.contents, targets) > MOST_VALUES)
    mistakes.push({ offset: Math.min(...[...targets.keys()].map(offsetOf)), message: TOO_MANY });
  return { targets, mistakes, misread: misread.toSorted((a, b) => a - b) };
}

/** The number of values after resolving all aliases. */
function countValues(root: unknown, targets: Targets): number {
  const known = new Map<unknown, number>();
  const count = (node: unknown): number => {
    if (isPair(node)) return count(node.value);
    const target = followAlias(node, targets);
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
