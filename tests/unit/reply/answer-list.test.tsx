import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listGuests } from '../../../desk/model/replies/guest-list';
import { AnswerList } from '../../../desk/page/replies/answer-list';
import { Exports } from '../../../desk/page/replies/exports';

const answers = {
  couple: '',
  replies: [],
  invited: [],
  aside: [],
  isPageKnown: true,
  events: [{ id: 'feast', title: 'Feast' }],
  dishes: [],
};

test('the list of answers still names an event that was removed since', () => {
  const people = [
    { name: 'Ana', events: ['brunch'], dish: '', diet: '' },
    { name: 'Ben', events: ['feast'], dish: '', diet: '' },
  ];
  const reply = { household: 'k3f9x2ab', sent: 1_800_000_000, people, song: '', message: '' };
  const markup = renderToStaticMarkup(
    <AnswerList replies={[reply]} answers={answers} buttonLabel="Set aside" onPress={() => {}} />,
  );
  expect(markup).toContain('Ana: brunch (no longer asked about)\nBen: Feast');
});

test('the desk exports a message that was cut in the middle of an emoji', () => {
  const people = [{ name: 'Ana', events: ['feast'], dish: '', diet: '' }];
  const reply = { household: 'k3f9x2ab', sent: 1_800_000_000, people, song: '', message: '🎉'.slice(0, 1) };
  const list = listGuests([reply], [], { events: ['feast'], dishes: [] });
  expect(renderToStaticMarkup(<Exports list={list} answers={answers} />)).toContain(encodeURIComponent('\uFFFD'));
});
