import { createElement, type KeyboardEvent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatOfKey } from '../../../desk/page/text/format-of-key';
import { formatSource, hrefAround } from '../../../desk/page/text/format-source';
import { linkAddress } from '../../../desk/page/text/link-address';
import { LinkForm } from '../../../desk/page/text/link-form';
import { beyondLimit } from '../../../desk/model/soft-limits';
import { readRich } from '../../../desk/page/text/read-rich';
import { tidy } from '../../../desk/page/text/tidy';
import type { Format } from '../../../desk/page/text/text-tools';

/** Formats the words in guillemets. @returns the text, with guillemets around the words that are selected afterwards */
function format(text: string, wanted: Format): string {
  const [before = '', words = '', after = ''] = text.split(/[«»]/);
  const whole = before + words + after;
  const edit = formatSource(whole, before.length, before.length + words.length, wanted);
  const changed = whole.slice(0, edit.from) + edit.text + whole.slice(edit.to);
  const end = edit.from + edit.text.length;
  return `${changed.slice(0, edit.from)}«${edit.text}»${changed.slice(end)}`;
}

test('Ctrl or ⌘ with B is bold, with U does nothing, and with Shift is the browser’s', () => {
  const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(formatOfKey({ ...none, key: 'b', ctrlKey: true })).toEqual({ kind: 'strong' });
  expect(formatOfKey({ ...none, key: 'u', metaKey: true })).toBeNull();
  expect(formatOfKey({ ...none, key: 'I', ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(formatOfKey({ ...none, key: 'b' })).toBeUndefined();
});

describe('a format', () => {
  const [strong, em] = [{ kind: 'strong' }, { kind: 'em' }] as const;
  test.each([
    ['marks the selected words', 'Ask «her».', strong, 'Ask «**her**».'],
    ['leaves spaces outside', 'Ask« her »now', em, 'Ask« *her* »now'],
    ['marks each line on its own', '«a\nb»', strong, '«**a**\n**b**»'],
    ['is removed if it is chosen again', 'Ask «**her**».', strong, 'Ask «her».'],
    ['is removed if only its words are selected', 'Ask **«her»**.', strong, 'Ask «her».'],
    ['is removed from all of its words if some are selected', 'Ask **her «and him»**.', strong, 'Ask «her and him».'],
    ['includes selected words that have it', '«Ask **her» now**', strong, '«**Ask her now**»'],
    ['is removed from each line', '«**a**\n**b**»', strong, '«a\nb»'],
    ['leaves the same format before it as it is', '**Ask**« her»', strong, '**Ask**« **her**»'],
    ['replaces the other one', 'Ask **«her»**.', em, 'Ask «*her*».'],
    ['links the words', 'See «the map».', { kind: 'link', href: 'https://a.org' }, 'See «[the map](https://a.org)».'],
    ['is replaced by a link', 'See **«it»**.', { kind: 'link', href: '/a' }, 'See «[it](/a)».'],
    ['changes a link', 'See [«the» map](/a).', { kind: 'link', href: '/b' }, 'See «[the map](/b)».'],
    [
      'changes a link, not the bold around it',
      '**See [«it»](/a)**',
      { kind: 'link', href: '/b' },
      '**See «[it](/b)»**',
    ],
    ['removes a link', 'See [«the» map](/a).', { kind: 'link', href: null }, 'See «the map».'],
    ['removes a link with brackets', 'See [«it»](/a_(b)).', { kind: 'link', href: null }, 'See «it».'],
    ['leaves a link with brackets as it is', '«See [it](/a_(b))»', strong, '«**See** [it](/a_(b))»'],
    ['stays if there is no link to remove', 'See **«it»**.', { kind: 'link', href: null }, 'See **«it»**.'],
    ['leaves asterisks in a link as they are', '«See [it](/a*b) or *her*»', strong, '«**See** [it](/a*b) **or her**»'],
    ['leaves a link as it is', '«See [the» map](/a), now', strong, '«**See** [the map](/a)», now'],
    ['is removed from the words around a link', '«**See** [it](/a) **now**»', strong, '«See [it](/a) now»'],
    [
      'replaces a link that is partly selected',
      '«See [the» map](/a).',
      { kind: 'link', href: '/b' },
      '«[See the map](/b)».',
    ],
    ['links each paragraph', '«a\n\nb»', { kind: 'link', href: '/b' }, '«[a](/b)\n\n[b](/b)»'],
    ['keeps asterisks that mark nothing', '«2 * 3 * 4»', strong, '«2 * 3 * 4»'],
    ['marks nothing in a link', 'See [«the» map](/a).', strong, 'See [«the» map](/a).'],
  ] as const)('%s', (_promise, before, wanted, after) => {
    expect(format(before, wanted)).toBe(after);
  });
});

test('the address of a link is that of the link around the selection', () => {
  expect(hrefAround('See [the map](/a).', 6, 9)).toBe('/a');
  expect(hrefAround('See [the map](/a).', 0, 3)).toBe(null);
});

test.each([
  ['https://a.org/x', 'https://a.org/x'],
  ['http://a.org', 'https://a.org'],
  ['Https://a.org', 'https://a.org'],
  ['café.pt', 'https://café.pt'],
  ['кафе.укр/меню', 'https://кафе.укр/меню'],
  ['उदाहरण.भारत', 'https://उदाहरण.भारत'],
  ['a.org/b (c)', 'https://a.org/b%20%28c%29'],
  ['a.org/b\u00A0c\u2009d', 'https://a.org/b%C2%A0c%E2%80%89d'],
  ['https://a.org/b\nc', null],
  ['nell@a.org', 'mailto:nell@a.org'],
  ['+1 (212) 555-0137', 'tel:+12125550137'],
  ['(212) 555-0137', 'tel:2125550137'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['(+351) 912 345 678', 'tel:+351912345678'],
  ['+49 30/90\u20110 – 20', 'tel:+493090020'],
  ['/travel', '/travel'],
  ['javascript:alert(1)', null],
  ['the map', null],
  ['', null],
])('a link to “%s” leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test('a tidied text keeps its lines and paragraphs, or becomes one line', () => {
  expect(tidy(' one \n two\n\n\n 3  4 ', true)).toBe('one\ntwo\n\n3 4');
  expect(tidy(' one \n two ', false)).toBe('one two');
});

test('the note about a text that is too long says where guests stop seeing it', () => {
  const at = (...path: (string | number)[]) => ({ file: 'story.yaml', path });
  const caption = 'We met on a ferry that was two hours late, and neither of us minded at all.';
  expect(beyondLimit(at('cards', 0, 'caption'), caption, null)).toContain('cut off after “us minded at …”');
  expect(beyondLimit(at('cards', 0, 'caption'), 'Short', null)).toBe(null);
  expect(beyondLimit(at('intro'), caption, null)).toBe(null);
});

test('Escape on a button of the link form closes only that form', () => {
  const onDone = vi.fn<(href: string | null) => void>();
  let form: ReactElement<{ onKeyDown?: (event: KeyboardEvent) => void }> | undefined;
  renderToStaticMarkup(createElement(() => (form = LinkForm({ address: 'https://a.example', onDone }))));
  const stopPropagation = vi.fn<() => void>();
  const event = { key: 'Escape', target: {}, nativeEvent: {}, preventDefault: () => {}, stopPropagation };
  form?.props.onKeyDown?.(event as unknown as KeyboardEvent);
  expect(onDone).toHaveBeenCalledWith('https://a.example');
  expect(stopPropagation).toHaveBeenCalled();
});

/** The parts of an element that are read when HTML is pasted. */
class PastedElement {
  parentElement: PastedElement | null = null;
  style = {};
  /** A list’s first number. */
  start = 1;
  childNodes: (PastedElement | PastedWords)[];
  constructor(
    readonly localName: string,
    ...children: (PastedElement | string)[]
  ) {
    this.childNodes = children.map((each) => (typeof each === 'string' ? new PastedWords(each) : each));
    for (const child of this.childNodes) if (child instanceof PastedElement) child.parentElement = this;
  }
  get children() {
    return this.childNodes.filter((each) => each instanceof PastedElement);
  }
  getAttribute = () => null;
  closest = (name: string): unknown => (this.localName === name ? this : this.parentElement?.closest(name));
}

class PastedWords {
  constructor(readonly data: string) {}
}

describe('pasted HTML', () => {
  beforeEach(() => {
    vi.stubGlobal('Text', PastedWords);
    vi.stubGlobal('HTMLElement', PastedElement);
  });
  afterEach(() => vi.unstubAllGlobals());
  const make = (name: string, ...children: (PastedElement | string)[]) => new PastedElement(name, ...children);
  const read = (pasted: PastedElement) =>
    tidy(readRich(make('body', pasted) as unknown as Node, { isPasted: true }), true);
  const list = (...items: PastedElement[]) => make('ul', ...items);

  test.each([
    ['whose items contain blocks', list(make('li', ' ', make('div', 'a')), make('li', make('p', 'b'))), '• a\n• b'],
    ['of several paragraphs', list(make('li', make('p', 'a'), make('p', 'b')), make('li', 'c')), '• a\nb\n• c'],
    ['in a list', list(make('li', 'a', list(make('li', 'b')))), '• a\n• b'],
    ['with an empty item', list(make('li'), make('li', 'b')), '•\n• b'],
  ])('has each bullet on the line of its words: a list %s', (_which, pasted, text) => {
    expect(read(pasted)).toBe(text);
  });

  test('has no formats in a text of one line', () => {
    const field = make('div', 'Ask ', make('b', 'her'), '.');
    expect(readRich(field as unknown as Node)).toBe('Ask **her**.');
    expect(readRich(field as unknown as Node, { hasFormats: false })).toBe('Ask her.');
  });

  test('keeps the numbers of a list that begins in the middle or contains another', () => {
    const steps = make('ol', make('li', 'c'), list(make('li', 'd')), make('li', 'e'));
    steps.start = 3;
    expect(read(steps)).toBe('3. c\n• d\n4. e');
  });

  test('separates the cells of a table, and terms from their explanations', () => {
    const row = (...cells: string[]) => make('tr', ...cells.map((cell) => make('td', cell)));
    expect(read(make('table', row('Bus', '10:00'), row('Boat', '11:30')))).toBe('Bus 10:00\nBoat 11:30');
    expect(read(make('table', make('tr', make('td', make('div', 'Bus')), make('td', make('div', '10:00')))))).toBe(
      'Bus\n10:00',
    );
    expect(read(make('dl', make('dt', 'Check-in'), make('dd', '15:00')))).toBe('Check-in\n15:00');
  });

  test('keeps the lines of a plain-text mail', () => {
    expect(read(make('pre', 'Dear all,\n\ncome at noon.\nBring shoes.'))).toBe(
      'Dear all,\n\ncome at noon.\nBring shoes.',
    );
    expect(read(make('p', 'Dear\nall'))).toBe('Dear all');
  });
});
