import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { EditState } from '../../../../desk/protocol';
import { useDesk } from '../../../../desk/page/state/desk-store';
import { BrokenFiles } from '../../../../desk/page/trouble/broken-files';
import { Trouble, type TroubleProps } from '../../../../desk/page/trouble/trouble';

describe('a conflict', () => {
  const answer = {
    status: 'conflict',
    at: { file: 'faq.yaml', path: ['heading'] },
    theirs: 'By hand',
    yours: 'Ours',
  } as const;
  const render = (choices: Partial<TroubleProps>) =>
    renderToStaticMarkup(createElement(Trouble, { answer, ...choices }));

  test('offers only the choices that are possible', () => {
    const act = () => {};
    expect(render({ onTheirs: act, onMine: act })).toMatch(/Keep theirs.*Use mine/);
    expect(render({ onTheirs: act })).toContain('Keep theirs');
    expect(render({ onTheirs: act })).not.toContain('Use mine');
    expect(render({})).not.toContain('button');
  });
});

test('a mistake of a whole file, such as its absence, names no line', () => {
  const initial = useDesk.getInitialState();
  const { state } = initial;
  const show = (line: number) => {
    const mistake = { file: 'faq.yaml', line, message: 'This file is missing. Put it back.', at: null };
    // A server's render shows a store's initial state.
    initial.state = { mistakes: [mistake] } as unknown as EditState;
    return renderToStaticMarkup(createElement(BrokenFiles));
  };
  expect(show(1)).toContain('>faq.yaml</h2>');
  expect(show(2)).toContain('>faq.yaml, line 2</h2>');
  initial.state = state;
});

test('a file that cannot be opened is not said to be unsaved', () => {
  const answer = { status: 'refused', message: 'This is not a file that “Save as one file” made.' } as const;
  const html = renderToStaticMarkup(createElement(Trouble, { answer, title: 'Not opened' }));
  expect(html).toContain('Not opened');
  expect(html).not.toContain('Not saved');
});

test('each of several mistakes with the same words is a line of its own', () => {
  const mistakes = [2, 9].map((line) => ({ file: 'schedule.yaml', line, message: 'This is no time.', at: null }));
  const lines = Trouble({ answer: { status: 'mistakes', mistakes } })
    .props.children.flat()
    .filter(Boolean);
  expect(new Set(lines.map(({ key }: { key: string }) => key)).size).toBe(lines.length);
});
