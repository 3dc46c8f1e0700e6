import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { OnlineLink } from '../../../../desk/page/todo/online-link';
import { Samples } from '../../../../desk/page/todo/samples';
import { useDesk } from '../../../../desk/page/state/desk-store';
import { groupOf, indexOfCurrent, indexOfNext, kindOf } from '../../../../desk/page/trouble/finding-order';
import { goToNext } from '../../../../desk/page/trouble/go-to-finding';
import type { EditState, Finding } from '../../../../desk/protocol';

/** The sample that was opened last. */
const opened = (key: string, index: number) => ({ key, index });

describe('the next sample', () => {
  test('starts with the first sample and wraps around after the last', () => {
    expect(indexOfNext(['a', 'b'], null)).toBe(0);
    expect(indexOfNext(['a', 'b'], opened('a', 0))).toBe(1);
    expect(indexOfNext(['a', 'b'], opened('b', 1))).toBe(0);
  });

  test('is the one that took the position of an edited sample', () => {
    expect(indexOfNext(['a', 'c'], opened('b', 1))).toBe(1);
    expect(indexOfNext(['a'], opened('b', 1))).toBe(0);
  });

  test('visits every sample, whichever are edited on the way', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), (edited) => {
        let keys = edited.map((_, index) => String(index));
        const seen: string[] = [];
        let current: Parameters<typeof indexOfNext>[1] = null;
        for (const isEdited of edited) {
          const index = indexOfNext(keys, current);
          const key = keys[index] ?? '';
          seen.push(key);
          current = { key, index };
          if (isEdited) keys = keys.filter((each) => each !== key);
        }
        expect(seen).toEqual(edited.map((_, index) => String(index)));
      }),
    );
  });
});

test('the sample that took the position of an edited one is current', () => {
  expect(indexOfCurrent(['a', 'c'], opened('b', 1))).toBe(1);
});

test('no sample is current before the first one is opened, or once none are left', () => {
  expect(indexOfCurrent(['a'], null)).toBeNull();
  expect(indexOfCurrent([], opened('a', 0))).toBeNull();
});

test('findings that differ only in words, numbers or addresses are of one kind', () => {
  const long = (word: string) => `"${word}" is a very long word and does not fit on a phone.`;
  expect(kindOf(long('Donau'))).toBe(kindOf(long('Schiff')));
  expect(kindOf('This card shows the same picture as card 3.')).toBe(
    kindOf('This card shows the same picture as card 12.'),
  );
  const example = (address: string) => `${address} is only an example address. Write the real one.`;
  expect(kindOf(example('example.com'))).toBe(kindOf(example('hotel.example.org')));
  expect(kindOf(long('Donau'))).not.toBe(kindOf('The wedding is in the past.'));
});

test('Next leads past a text with two findings of a kind', () => {
  const found = ['foo', 'bar', 'baz'].map((name, index): Finding => {
    const at = { file: 'faq.yaml', path: ['questions', Math.floor(index / 2), 'answer'] };
    return { file: 'faq.yaml', line: 1, message: `"{{${name}}}" refers to a fact that does not exist.`, at };
  });
  useDesk.setState({ state: { mistakes: found, warnings: [] } as unknown as EditState });
  const visited = found.map(({ message }) => {
    goToNext(kindOf(message));
    return useDesk.getState().goal?.path[1];
  });
  expect(visited).toEqual([0, 1, 0]);
});

test('a finding without a place shares no line with the same finding elsewhere', () => {
  const inFile = (file: string, hasPlace: boolean) => {
    const at = hasPlace ? { file, path: ['heading'] } : null;
    return groupOf({ file, line: 1, message: 'This is not valid YAML.', at });
  };
  expect(inFile('faq.yaml', false)).not.toBe(inFile('site.yaml', false));
  expect(inFile('faq.yaml', false)).not.toBe(inFile('faq.yaml', true));
  expect(inFile('faq.yaml', true)).toBe(inFile('site.yaml', true));
});

test('while there are mistakes, To do does not promise that the site can go online', () => {
  const hint = (hasMistakes: boolean) =>
    renderToStaticMarkup(createElement(OnlineLink, { hasMistakes, isLastTask: false })).replace(/<[^>]*>/g, '');
  expect(hint(false)).toContain('You can put it online at any time');
  expect(hint(true)).toContain('First fix what “To fix” lists.');
});

test('To do does not say that no samples are left while mistakes may conceal some', () => {
  const show = (mistakes: unknown[]) =>
    renderToStaticMarkup(
      createElement(Samples, { state: { mistakes, samples: [], progress: {} } as unknown as EditState }),
    );
  expect(show([])).toContain('Everything is yours now.');
  expect(show([{}])).toBe('');
});
