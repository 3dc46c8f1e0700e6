import { describe, expect, test } from 'vitest';
import { moveDay, offerAfter, type Saved } from '../../../desk/model/offers';
import { changesOf } from '../../../desk/page/forms/entries/companions';
import type { EditState } from '../../../desk/protocol';
import { fileState } from '../../fixtures/desk-state';

const files: EditState['files'] = {
  'site.yaml': fileState({
    wedding: { date: '2027-09-18', countdownTo: '2027-09-17' },
    pages: { faq: { menu: 'FAQs', title: 'Asked often' } },
  }),
  'schedule.yaml': fileState({ events: [{ date: '2027-02-28' }, { date: '2027-03-01' }] }),
};
/** The state after a date was saved. */
const stateWith = (date: string, undo: string | null) => ({
  files: { ...files, 'site.yaml': fileState({ wedding: { date, countdownTo: '2027-09-17' } }) },
  undo,
});
const savedDate = (was: string, value: string): Saved => ({
  label: 'the date (wedding)',
  at: { file: 'site.yaml', path: ['wedding', 'date'] },
  was,
  value,
});

describe('after the wedding’s date has moved', () => {
  test('all events can follow by the same number of days, in one step', () => {
    const offer = offerAfter(stateWith('2027-03-12', 'the date (wedding)'), savedDate('2027-02-28', '2027-03-12'));
    expect(offer?.question).toBe('2 events and the countdown are still as before. Move them 12 days later, too?');
    expect(offer?.step.changes).toMatchObject([
      { at: { path: ['events', 0, 'date'] }, was: '2027-02-28', value: '2027-03-12' },
      { at: { path: ['events', 1, 'date'] }, was: '2027-03-01', value: '2027-03-13' },
      { at: { path: ['wedding', 'countdownTo'] }, was: '2027-09-17', value: '2027-09-29' },
    ]);
  });

  test('the deadline for replies can follow, too', () => {
    const saved = savedDate('2027-09-18', '2028-09-18');
    const reply = { 'reply.yaml': fileState({ deadline: '2027-07-31' }) };
    const { files: before, undo } = stateWith('2028-09-18', saved.label);
    const offer = offerAfter({ files: { ...before, ...reply }, undo }, saved);
    expect(offer?.question).toBe(
      '2 events, the countdown and the deadline for replies are still as before. Move them 366 days later, too?',
    );
    expect(offer?.step.label).toBe('the days of all events, the day of the countdown and the deadline for replies');
    expect(offer?.step.changes.at(-1)).toEqual({
      kind: 'set',
      at: { file: 'reply.yaml', path: ['deadline'] },
      was: '2027-07-31',
      value: '2028-07-31',
    });
    const site = { 'site.yaml': fileState({ wedding: { date: '2028-09-18' } }) };
    const only = offerAfter({ files: { ...site, ...reply }, undo }, saved);
    expect(only?.question).toBe('The deadline for replies is still as before. Move it 366 days later, too?');
    expect(only?.step.label).toBe('the deadline for replies');
  });

  test('nothing is offered once the move was undone, or another step followed', () => {
    const saved = savedDate('2027-02-28', '2027-03-12');
    expect(offerAfter(stateWith('2027-02-28', null), saved)).toBeNull();
    expect(offerAfter(stateWith('2027-03-12', 'the days of all events'), saved)).toBeNull();
    // The move was undone, and the step before it has the same label.
    expect(offerAfter(stateWith('2027-02-28', saved.label), saved)).toBeNull();
  });

  test('the countdown moves in the same step if the wedding moves earlier', () => {
    const state = { files, forms: {}, suggestedCover: null };
    const changesTo = (day: string) => changesOf(state, 'site.yaml', ['wedding', 'date'], '2027-09-18', day);
    expect(changesTo('2027-05-01')).toMatchObject([
      { value: '2027-05-01' },
      { was: '2027-09-17', value: '2027-04-30' },
    ]);
    expect(changesTo('2027-09-25')).toMatchObject([{ value: '2027-09-25' }]);
    // The offer leaves out the countdown, which the saved step has already moved.
    const offer = offerAfter(stateWith('2027-09-17', 'the date (wedding)'), savedDate('2027-09-18', '2027-09-17'));
    expect(offer?.question).toBe('2 events are still as before. Move them a day earlier, too?');
  });

  test('the countdown’s own step is not named after events', () => {
    const { 'site.yaml': data } = stateWith('2027-03-12', null).files;
    const saved = savedDate('2027-02-28', '2027-03-12');
    const offer = offerAfter({ files: { 'site.yaml': data }, undo: saved.label }, saved);
    expect(offer?.question).toBe('The countdown is still as before. Move it 12 days later, too?');
    expect(offer?.step.label).toBe('the day of the countdown');
  });
});

test('a year, a month or an impossible day is not moved', () => {
  expect(['2027', '2027-02', '2027-02-30'].map((day) => moveDay(day, 1))).toEqual([null, null, null]);
});

test('after a page’s title has changed, the menu can follow', () => {
  const at = { file: 'site.yaml', path: ['pages', 'faq', 'title'] };
  const saved = { label: 'the title of FAQs', at, was: 'Asked', value: 'Asked often' };
  const offer = offerAfter({ files, undo: 'the title of FAQs' }, saved);
  expect(offer?.step.changes).toEqual([
    { kind: 'set', at: { file: 'site.yaml', path: ['pages', 'faq', 'menu'] }, was: 'FAQs', value: 'Asked often' },
  ]);
  const same = { ...files, 'site.yaml': fileState({ pages: { faq: { menu: 'FAQs', title: 'FAQs' } } }) };
  expect(offerAfter({ files: same, undo: 'the title of FAQs' }, { ...saved, value: 'FAQs' })).toBeNull();
});
