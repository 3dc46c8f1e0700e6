import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerList } from '../../../desk/page/replies/answer-list';

test('the desk shows whom it counts as coming to an event that was removed since', () => {
  const people = [
    { name: 'Ana', events: ['brunch'], dish: '', diet: '' },
    { name: 'Ben', events: ['feast'], dish: '', diet: '' },
  ];
  const reply = { household: 'k3f9x2ab', sent: 1_800_000_000, people, song: '', message: '' };
  const answers = {
    couple: '',
    replies: [],
    invited: [],
    aside: [],
    events: [{ id: 'feast', title: 'Feast' }],
    dishes: [],
  };
  const markup = renderToStaticMarkup(
    <AnswerList replies={[reply]} answers={answers} buttonLabel="Set aside" onPress={() => {}} />,
  );
  expect(markup).toContain('Ana: brunch (no longer asked about)\nBen: Feast');
});
