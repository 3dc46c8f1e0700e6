import { describe, expect, test } from 'vitest';
import type { Change, Path, Value } from '../../../../desk/protocol';
import { alignTranslation } from '../../../../desk/server/write/align-translation.ts';
import { at, insert } from '../../../fixtures/write-yaml.ts';

describe('a translation', () => {
  const original = { questions: [{ question: 'A' }, { question: 'B' }, { question: 'C' }] };
  const translated = { questions: [{ question: 'a' }, { question: 'b' }, { question: 'c' }] };
  const align = (change: Change, first: Value = original, own: Value = translated) =>
    alignTranslation(change, JSON.stringify(first), JSON.stringify(own), 'es/faq.yaml');
  const inSpanish = (...path: Path) => ({ file: 'es/faq.yaml', path });
  const insertion: Change = { kind: 'insert', at: at('questions', 1), length: 3, value: { question: 'X' } };

  test('follows changes in lists that match by order', () => {
    expect(align(insertion)).toEqual({ kind: 'insert', at: inSpanish('questions', 1), length: 3, value: {} });
    expect(align({ kind: 'remove', at: at('questions', 1), was: { question: 'B' } })).toEqual({
      kind: 'remove',
      at: inSpanish('questions', 1),
      was: { question: 'b' },
    });
    expect(align({ kind: 'move', at: at('questions', 0), was: { question: 'A' }, to: 2 })).toEqual({
      kind: 'move',
      at: inSpanish('questions', 0),
      was: { question: 'a' },
      to: 2,
    });
  });

  test('has an empty entry for an entry that is not translated yet', () => {
    expect(insert('questions:\n  - question: a\n\n  - question: b\n', ['questions', 1], {})).toBe(
      'questions:\n  - question: a\n\n  - {}\n\n  - question: b\n',
    );
  });

  test('stays unchanged if its list is missing or has another length', () => {
    expect(align(insertion, original, null)).toBe(null);
    expect(align(insertion, original, { questions: [{ question: 'a' }] })).toBe(null);
    expect(align({ kind: 'set', at: at('questions', 1, 'question'), was: 'B', value: 'X' })).toBe(null);
  });

  test('matches entries by their photos', () => {
    const [first, own] = [
      { sides: [{ members: [{ photo: 'a.jpg', name: 'A' }, { photo: 'b.jpg' }, { photo: 'c.jpg' }] }] },
      {
        sides: [
          {
            members: [
              { photo: 'c.jpg', role: 'c' },
              { photo: 'a.jpg', role: 'a' },
            ],
          },
        ],
      },
    ];
    const place = at('sides', 0, 'members', 0);
    const was = { photo: 'a.jpg', name: 'A' };
    expect(align({ kind: 'insert', at: place, length: 3, value: { photo: 'x.jpg' } }, first, own)).toBe(null);
    expect(align({ kind: 'move', at: place, was, to: 2 }, first, own)).toBe(null);
    // Otherwise the entry that was removed, or that got a new photo, would no longer match.
    expect(align({ kind: 'remove', at: place, was }, first, own)).toEqual({
      kind: 'remove',
      at: inSpanish('sides', 0, 'members', 1),
      was: { photo: 'a.jpg', role: 'a' },
    });
    expect(
      align({ kind: 'set', at: at('sides', 0, 'members', 0, 'photo'), was: 'a.jpg', value: 'n.jpg' }, first, own),
    ).toEqual({ kind: 'set', at: inSpanish('sides', 0, 'members', 1, 'photo'), was: 'a.jpg', value: 'n.jpg' });
  });

  test('matches cards with the same picture by order', () => {
    const photo = 'a.jpg';
    const first = { cards: [{ photo, caption: 'A' }, { photo: 'b.jpg' }, { photo, caption: 'C' }] };
    const own = {
      cards: [
        { photo, caption: 'a' },
        { photo, caption: 'c' },
        { photo: 'b.jpg', caption: 'b' },
      ],
    };
    const move = (from: number, to: number) =>
      align({ kind: 'move', at: at('cards', from), was: first.cards[from] ?? null, to }, first, own);
    expect(move(2, 0)).toEqual({ kind: 'move', at: inSpanish('cards', 1), was: { photo, caption: 'c' }, to: 0 });
    expect(move(0, 1)).toBe(null);
    expect(move(1, 2)).toBe(null);
    const insertAt = (index: number, value: Value) =>
      align({ kind: 'insert', at: at('cards', index), length: 3, value }, first, own);
    expect(insertAt(1, { photo, caption: 'X' })).toEqual({
      kind: 'insert',
      at: inSpanish('cards', 1),
      length: 3,
      value: { photo },
    });
    expect(insertAt(1, { photo: 'x.jpg' })).toBe(null);
  });

  test('matches cards without a picture by order', () => {
    const first = { cards: [{ caption: 'A' }, { photo: 'b.jpg' }, { caption: 'C' }] };
    const own = { cards: [{ photo: 'b.jpg', caption: 'b' }, { caption: 'a' }, { caption: 'c' }] };
    expect(align({ kind: 'move', at: at('cards', 2), was: { caption: 'C' }, to: 0 }, first, own)).toEqual({
      kind: 'move',
      at: inSpanish('cards', 2),
      was: { caption: 'c' },
      to: 1,
    });
    expect(align({ kind: 'insert', at: at('cards', 1), length: 3, value: { caption: 'X' } }, first, own)).toEqual({
      kind: 'insert',
      at: inSpanish('cards', 2),
      length: 3,
      value: {},
    });
  });

  test('names a card’s new picture, unless the cards match by order', () => {
    const first = { cards: [{ photo: 'a.jpg' }, { caption: 'B' }, { caption: 'C' }] };
    const own = { cards: [{ caption: 'b' }, { caption: 'c' }, { photo: 'a.jpg', caption: 'a' }] };
    const newPicture: Change = { kind: 'set', at: at('cards', 1, 'photo'), was: null, value: 'b.jpg' };
    // Otherwise two translated cards without a picture would match the only card without one.
    expect(align(newPicture, first, own)).toEqual({ ...newPicture, at: inSpanish('cards', 0, 'photo') });
    const byOrder = { cards: [{ caption: 'a' }, { caption: 'b' }, { caption: 'c' }] };
    expect(align(newPicture, first, byOrder)).toBe(null);
  });

  test('still matches cards without a picture after its last picture is removed', () => {
    const first = { cards: [{ photo: 'a.jpg' }, { caption: 'B' }, { photo: 'c.jpg', caption: 'C' }] };
    const own = { cards: [{ photo: 'a.jpg', caption: 'a' }, { caption: 'b' }] };
    const removal: Change = { kind: 'remove', at: at('cards', 0), was: { photo: 'a.jpg' } };
    const was = { photo: 'a.jpg', caption: 'a' };
    // A translation without pictures would match by order, so the removed entry becomes a card C without words.
    expect(align(removal, first, own)).toEqual({
      kind: 'set',
      at: inSpanish('cards', 0),
      was,
      value: { photo: 'c.jpg' },
    });
    // The entry is removed as usual if the others match by order, or if no other is left.
    const removed = { kind: 'remove', at: inSpanish('cards', 0), was };
    expect(align(removal, { cards: first.cards.slice(0, 2) }, own)).toEqual(removed);
    expect(align(removal, first, { cards: [was] })).toEqual(removed);
    const byOrder = { cards: [{ caption: 'a' }, { caption: 'b' }, { caption: 'c' }] };
    expect(align(removal, first, byOrder)).toEqual({ ...removed, was: { caption: 'a' } });
  });
});
