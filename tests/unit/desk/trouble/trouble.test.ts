import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
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

test('each of several mistakes with the same words is a line of its own', () => {
  const mistakes = [2, 9].map((line) => ({ file: 'schedule.yaml', line, message: 'This is no time.', at: null }));
  const lines = Trouble({ answer: { status: 'mistakes', mistakes } })
    .props.children.flat()
    .filter(Boolean);
  expect(new Set(lines.map(({ key }: { key: string }) => key)).size).toBe(lines.length);
});
