import { describe, expect, test } from 'vitest';
import type { Change, Path, Value } from '../../../../desk/protocol';
import { alignTranslation } from '../../../../desk/server/write/align-translation.ts';
import { at, insert } from '../../../fixtures/write-yaml.ts';

describe('a translation', () => {
  const first = { questions: [{ question: 'A' }, { question: 'B' }, { question: 'C' }] };
  const own = { questions: [{ question: 'a' }, { question: 'b' }, { question: 'c' }] };
  const align = (one: Change, under: Value = first, over: Value = own) =>
    alignTranslation(one, JSON.stringify(under), JSON.stringify(over), 'es/faq.yaml');
  const there = (...path: Path) => ({ file: 'es/faq.yaml', path });
  const adds: Change = { kind: 'insert', at: at('questions', 1), length: 3, value: { question: 'X' } };

  test('follows changes in lists that match by order', () => {
    expect(align(adds)).toEqual({ kind: 'insert', at: there('questions', 1), length: 3, value: {} });
    expect(align({ kind: 'remove', at: at('questions', 1), was: { question: 'B' } })).toEqual({
      kind: 'remove',
      at: there('questions', 1),
      was: { question: 'b' },
    });
    expect(align({ kind: 'move', at: at('questions', 0), was: { question: 'A' }, to: 2 })).toEqual({
      kind: 'move',
      at: there('questions', 0),
      was: { question: 'a' },
      to: 2,
    });
  });

  test('has an empty entry for one that is not translated yet', () => {
    expect(insert('questions:\n  - question: a\n\n  - question: b\n', ['questions', 1], {})).toBe(
      'questions:\n  - question: a\n\n  - {}\n\n  - question: b\n',
    );
  });

  test('stays unchanged if its list is missing or has another length', () => {
    expect(align(adds, first, null)).toBe(null);
    expect(align(adds, first, { questions: [{ question: 'a' }] })).toBe(null);
    expect(align({ kind: 'set', at: at('questions', 1, 'question'), was: 'B', value: 'X' })).toBe(null);
  });

  test('matches entries by name', () => {
    const [under, over] = [
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
    expect(align({ kind: 'insert', at: place, length: 3, value: { photo: 'x.jpg' } }, under, over)).toBe(null);
    expect(align({ kind: 'move', at: place, was, to: 2 }, under, over)).toBe(null);
    // A removed entry, or one with a new photo, would no longer match.
    expect(align({ kind: 'remove', at: place, was }, under, over)).toEqual({
      kind: 'remove',
      at: there('sides', 0, 'members', 1),
      was: { photo: 'a.jpg', role: 'a' },
    });
    expect(
      align({ kind: 'set', at: at('sides', 0, 'members', 0, 'photo'), was: 'a.jpg', value: 'n.jpg' }, under, over),
    ).toEqual({ kind: 'set', at: there('sides', 0, 'members', 1, 'photo'), was: 'a.jpg', value: 'n.jpg' });
  });

  test('matches cards with the same picture by order', () => {
    const photo = 'a.jpg';
    const under = { cards: [{ photo, caption: 'A' }, { photo: 'b.jpg' }, { photo, caption: 'C' }] };
    const over = {
      cards: [
        { photo, caption: 'a' },
        { photo, caption: 'c' },
        { photo: 'b.jpg', caption: 'b' },
      ],
    };
    const move = (from: number, to: number) =>
      align({ kind: 'move', at: at('cards', from), was: under.cards[from] ?? null, to }, under, over);
    expect(move(2, 0)).toEqual({ kind: 'move', at: there('cards', 1), was: { photo, caption: 'c' }, to: 0 });
    expect(move(0, 1)).toBe(null);
    expect(move(1, 2)).toBe(null);
    const add = (index: number, value: Value) =>
      align({ kind: 'insert', at: at('cards', index), length: 3, value }, under, over);
    expect(add(1, { photo, caption: 'X' })).toEqual({
      kind: 'insert',
      at: there('cards', 1),
      length: 3,
      value: { photo },
    });
    expect(add(1, { photo: 'x.jpg' })).toBe(null);
  });

  test('matches cards without a picture by order', () => {
    const under = { cards: [{ caption: 'A' }, { photo: 'b.jpg' }, { caption: 'C' }] };
    const over = { cards: [{ photo: 'b.jpg', caption: 'b' }, { caption: 'a' }, { caption: 'c' }] };
    expect(align({ kind: 'move', at: at('cards', 2), was: { caption: 'C' }, to: 0 }, under, over)).toEqual({
      kind: 'move',
      at: there('cards', 2),
      was: { caption: 'c' },
      to: 1,
    });
    expect(align({ kind: 'insert', at: at('cards', 1), length: 3, value: { caption: 'X' } }, under, over)).toEqual({
      kind: 'insert',
      at: there('cards', 2),
      length: 3,
      value: {},
    });
  });

  test('names the picture that a card gets, unless the cards match by order', () => {
    const under = { cards: [{ photo: 'a.jpg' }, { caption: 'B' }, { caption: 'C' }] };
    const over = { cards: [{ caption: 'b' }, { caption: 'c' }, { photo: 'a.jpg', caption: 'a' }] };
    const gets: Change = { kind: 'set', at: at('cards', 1, 'photo'), was: null, value: 'b.jpg' };
    // Otherwise, two cards without a picture would be the translation of the only one left.
    expect(align(gets, under, over)).toEqual({ ...gets, at: there('cards', 0, 'photo') });
    const byOrder = { cards: [{ caption: 'a' }, { caption: 'b' }, { caption: 'c' }] };
    expect(align(gets, under, byOrder)).toBe(null);
  });

  test('still matches cards without a picture once its last named card is removed', () => {
    const under = { cards: [{ photo: 'a.jpg' }, { caption: 'B' }, { photo: 'c.jpg', caption: 'C' }] };
    const over = { cards: [{ photo: 'a.jpg', caption: 'a' }, { caption: 'b' }] };
    const removes: Change = { kind: 'remove', at: at('cards', 0), was: { photo: 'a.jpg' } };
    const was = { photo: 'a.jpg', caption: 'a' };
    expect(align(removes, under, over)).toEqual({
      kind: 'set',
      at: there('cards', 0),
      was,
      value: { photo: 'c.jpg' },
    });
    // All others match by order, or there are none.
    const removed = { kind: 'remove', at: there('cards', 0), was };
    expect(align(removes, { cards: under.cards.slice(0, 2) }, over)).toEqual(removed);
    expect(align(removes, under, { cards: [was] })).toEqual(removed);
    const byOrder = { cards: [{ caption: 'a' }, { caption: 'b' }, { caption: 'c' }] };
    expect(align(removes, under, byOrder)).toEqual({ ...removed, was: { caption: 'a' } });
  });
});
