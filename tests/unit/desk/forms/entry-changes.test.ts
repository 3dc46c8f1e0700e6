import { describe, expect, test } from 'vitest';
import { changesOf } from '../../../../desk/page/forms/entries/companions.ts';
import { isCompanion } from '../../../../desk/page/forms/entries/follow-up.ts';
import { inWords } from '../../../../desk/model/names/place-names.ts';
import { setChange } from '../../../../desk/model/values.ts';
import type { Path } from '../../../../desk/protocol.ts';
import { both, dataOf, state } from '../../../fixtures/desk-state.ts';

describe('a change', () => {
  test('adds missing entries around it, and removes those it leaves empty', () => {
    const at = { file: 'site.yaml', path: ['pages', 'faq', 'menu'] };
    const added = setChange({ language: 'en' }, at, null, 'Asked');
    expect(added).toEqual({
      kind: 'set',
      at: { file: 'site.yaml', path: ['pages'] },
      was: null,
      value: { faq: { menu: 'Asked' } },
    });
    const data = { language: 'en', pages: { faq: { menu: 'Asked' } } };
    expect(setChange(data, at, 'Asked', null, (path) => path.length > 0)).toEqual({
      kind: 'set',
      at: { file: 'site.yaml', path: ['pages'] },
      was: { faq: { menu: 'Asked' } },
      value: null,
    });
    expect(setChange(data, at, 'Asked', null)).toMatchObject({ at, value: null });
  });

  test('adds the answers to a follow-up question only together with it', () => {
    expect(isCompanion('faq.yaml', 'yesLabel')).toBe(true);
    expect(isCompanion('faq.yaml', 'ask') || isCompanion('site.yaml', 'colours')).toBe(false);
  });

  test('replaces an answer by a follow-up question, or the reverse, in one step', () => {
    const data = { questions: [{ question: 'Kids?', answer: 'Yes.' }] };
    const known = { ...state, files: { 'faq.yaml': both(data) } };
    const asking = changesOf(known, 'faq.yaml', ['questions', 0, 'ask'], null, 'How many?');
    expect(asking.map((each) => [each.at.path[2], 'value' in each && each.value !== null])).toEqual([
      ['answer', false],
      ['ask', true],
      ['yesLabel', true],
      ['noLabel', true],
      ['yes', true],
      ['no', true],
    ]);
    const asks = { questions: [{ question: 'Kids?', ask: 'How many?', yes: 'Good.' }] };
    const answering = changesOf(
      { ...state, files: { 'faq.yaml': both(asks) } },
      'faq.yaml',
      ['questions', 0, 'answer'],
      null,
      'Yes.',
    );
    expect(answering.map((each) => [each.at.path[2], 'value' in each && each.value])).toEqual([
      ['ask', null],
      ['yes', null],
      ['answer', 'Yes.'],
    ]);
    expect(changesOf(known, 'faq.yaml', ['questions', 0, 'answer'], 'Yes.', 'No.')).toHaveLength(1);
  });

  test('of a new event’s title sets its short name; other titles leave it unchanged', () => {
    const events = [
      { id: 'newEvent', title: 'New event' },
      { id: 'brunch', title: 'Brunch' },
    ];
    const known = { ...state, files: { 'schedule.yaml': both({ events }) } };
    const named = changesOf(known, 'schedule.yaml', ['events', 0, 'title'], 'New event', 'Brunch');
    expect(named[1]).toMatchObject({ at: { path: ['events', 0, 'id'] }, was: 'newEvent', value: 'brunch2' });
    expect(changesOf(known, 'schedule.yaml', ['events', 1, 'title'], 'Brunch', 'Lunch')).toHaveLength(1);
  });

  test('is named in words', () => {
    const at = (...path: Path) => inWords({ file: 'schedule.yaml', path }, dataOf('schedule.yaml'));
    expect(at('events', 1, 'title')).toBe('the title of Wedding by the lake');
    expect(at('words', 'guestTime')).toBe('the words for “Guest time”');
    expect(at('couple')).toBe('the couple');
    expect(at('facts', 'rsvpEmail')).toBe('the RSVP email (facts)');
    expect(at('intro')).toBe('the intro');
    const stays = { items: [{ name: '{{places.inn.name}}' }] };
    const facts = { 'places.inn.name': { shown: 'The Inn', at: null } };
    expect(inWords({ file: 'travel.yaml', path: ['items', 0, 'rate'] }, stays, facts)).toBe('the rate of The Inn');
    // A long name is cut as guests read it, never within a reference.
    const asked = { items: [{ question: 'How far is it on foot from the station to {{places.inn.name}}?' }] };
    expect(inWords({ file: 'faq.yaml', path: ['items', 0, 'answer'] }, asked, facts)).toBe(
      'the answer of How far is it on foot from the station to The…',
    );
    const words = { words: { menu: 'Menu', home: 'Home' } };
    expect(inWords({ file: 'site.yaml', path: ['words', 'home'] }, words)).toBe('the words for “Home”');
  });
});
