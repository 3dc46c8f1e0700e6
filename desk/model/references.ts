import type { EditState, Place } from '../protocol';

/** A piece of a text: words, or a reference as guests read it. `at` is where its value is written, if in one place. */
export type Piece = { text: string; fact: null | { name: string; at: Place | null; isKnown: boolean } };

/** Splits a text into words and resolved references. `build/read/facts/references.ts` matches the same form of references. */
export function piecesOf(text: string, facts: EditState['facts']): Piece[] {
  return text.split(/(\{\{[^{}]*\}\})/).flatMap((part): Piece[] => {
    if (part === '') return [];
    const name = /^\{\{\s*([^{}]*?)\s*\}\}$/.exec(part)?.[1];
    if (name === undefined) return [{ text: part, fact: null }];
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    return [{ text: fact?.shown ?? part, fact: { name, at: fact?.at ?? null, isKnown: fact !== undefined } }];
  });
}

/** A text with its references resolved. Unknown references stay. */
export function resolveReferences(text: string, facts: EditState['facts']): string {
  return piecesOf(text, facts)
    .map((piece) => piece.text)
    .join('');
}

/** Whether a text refers to facts. */
export function hasReferences(text: string): boolean {
  return /\{\{[^{}]*\}\}/.test(text);
}
