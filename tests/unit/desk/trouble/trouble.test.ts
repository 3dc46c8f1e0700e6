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
  const told = (choices: Partial<TroubleProps>) => renderToStaticMarkup(createElement(Trouble, { answer, ...choices }));

  test('offers only the choices that are possible', () => {
    const act = () => {};
    expect(told({ onTheirs: act, onMine: act })).toMatch(/Keep theirs.*Use mine/);
    expect(told({ onTheirs: act })).toContain('Keep theirs');
    expect(told({ onTheirs: act })).not.toContain('Use mine');
    expect(told({})).not.toContain('button');
  });
});
