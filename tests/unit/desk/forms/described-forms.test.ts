import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { entry, rich, slug, text } from '../../../../src/model/schema/schema-parts.ts';
import { type FileName } from '../../../../src/model/schema/schema.ts';
import { formAt, linesOf, canBeLeftOut } from '../../../../desk/model/form-at.ts';
import type { Path } from '../../../../desk/protocol.ts';
import { describeForm } from '../../../../desk/server/state/forms.ts';
import { filesOf, forms } from '../../../fixtures/desk-state.ts';
import { ALL_FOLDERS } from '../../../fixtures/sample.ts';

/** Shapes and positions on the map, which only a text editor can change. */
const OF_THE_MAP =
  /^map:(coasts|lakes|rivers|ridges|islands\.\d+\.at|(stops|peaks)\.\w+\.at|ways\.\w+\.line|(wide|tall)\..*)$/;

/** Every value as its place and control: `site:couple.names.0 words`. The control is `unknown` without a form. */
function controlsIn(name: FileName, data: unknown, path: Path = []): string[] {
  const form = formAt(forms[name], path);
  const id = `${name}:${path.join('.')}`;
  if (form?.control === 'list')
    return (data as unknown[]).flatMap((value, index) => controlsIn(name, value, [...path, index]));
  if (form?.control === 'entry')
    return Object.entries(data as object).flatMap(([key, value]) => controlsIn(name, value, [...path, key]));
  return [`${id} ${form?.control ?? 'unknown'}`];
}

const formOf = (name: FileName, ...path: Path) => {
  const form = formAt(forms[name], path);
  if (!form) throw new Error(`${name}:${path.join('.')} has no form`);
  return form;
};
const controlAt = (name: FileName, ...path: Path) => formOf(name, ...path).control;

describe('the forms', () => {
  test.each(ALL_FOLDERS)('have a field for every value in %s, except for map shapes', (folder) => {
    const found = filesOf(folder).flatMap(({ name, data }) => controlsIn(name, data));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((each) => each.endsWith(' unknown'))).toEqual([]);
    const written = found.filter((each) => each.endsWith(' written')).map((each) => each.split(' ')[0] ?? '');
    expect(written.filter((each) => !OF_THE_MAP.test(each))).toEqual([]);
  });

  test('have a control that fits the value', () => {
    expect(controlAt('site', 'language')).toBe('language');
    expect(controlAt('site', 'world')).toBe('choice');
    expect(controlAt('site', 'couple', 'names')).toBe('list');
    expect(controlAt('site', 'couple', 'names', 0)).toBe('words');
    expect(controlAt('site', 'wedding', 'date')).toBe('day');
    expect(controlAt('site', 'wedding', 'timeZone')).toBe('zone');
    expect(controlAt('site', 'address')).toBe('link');
    expect(controlAt('site', 'cover', 'photo')).toBe('photo');
    expect(controlAt('site', 'cover', 'focus')).toBe('focus');
    expect(controlAt('site', 'cover', 'light')).toBe('choice');
    expect(controlAt('site', 'colours', 'nightAccent')).toBe('colour');
    expect(controlAt('site', 'letSearchEnginesIn')).toBe('yesOrNo');
    expect(controlAt('schedule', 'intro')).toBe('paragraphs');
    expect(controlAt('schedule', 'events', 0, 'id')).toBe('name');
    expect(controlAt('schedule', 'events', 0, 'start')).toBe('time');
    expect(controlAt('schedule', 'events', 0, 'place')).toBe('place');
    expect(controlAt('reply', 'events', 0)).toBe('event');
    expect(controlAt('schedule', 'events', 0, 'drawing')).toBe('choice');
    expect(controlAt('schedule', 'words', 'guestTime')).toBe('words');
    expect(controlAt('places', 'places', 'hotel', 'map')).toBe('link');
    expect(controlAt('places', 'places', 'hotel', 'parking')).toBe('words');
    expect(controlAt('story', 'cards', 0, 'background')).toBe('colours');
    expect(controlAt('story', 'cards', 0, 'video')).toBe('video');
    expect(controlAt('story', 'cards', 0, 'start')).toBe('filmTime');
    expect(controlAt('registry', 'shops', 0, 'logo')).toBe('photo');
    expect(controlAt('map', 'islands', 0, 'radius')).toBe('number');
    expect(controlAt('map', 'kinds', 'train', 'style')).toBe('choice');
    expect(controlAt('map', 'coasts')).toBe('written');
  });

  test('know optional and usual lines, list lengths and choices', () => {
    expect(formOf('site', 'couple', 'names')).toMatchObject({ least: 2, most: 2, isOptional: false });
    expect(formOf('party', 'sides')).toMatchObject({ least: 1, most: 2 });
    expect(formOf('schedule', 'events', 3, 'attire').isOptional).toBe(true);
    expect(formOf('schedule', 'events', 3, 'title').isOptional).toBe(false);
    expect(formOf('travel', 'stays', 'items').isOptional).toBe(true);
    expect(formOf('site', 'world').choices).toEqual(['harbour', 'mountains', 'photo', 'own']);
    expect(formOf('site', 'language').choices).toContain('es');
    expect(formOf('schedule', 'events', 0, 'drawing').choices).toContain('ceremony');
    expect(formOf('faq', 'questions', 0, 'answer').isUsual).toBe(true);
  });

  test('know which words come with the language', () => {
    expect(formOf('site', 'words', 'open').hasDefault).toBe(true);
    expect(formOf('site', 'words', 'and').hasDefault).toBeUndefined();
    expect(formOf('site', 'pages', 'registry', 'menu').hasDefault).toBe(true);
    expect(formOf('story', 'show', 'start').hasDefault).toBe(true);
    expect(formOf('story', 'heading').hasDefault).toBeUndefined();
    expect(canBeLeftOut(formOf('schedule', 'words'))).toBe(true);
    expect(canBeLeftOut(formOf('site', 'couple'))).toBe(false);
  });

  test('list an entry’s lines in the schema’s order', () => {
    expect(linesOf(formAt(forms.schedule, ['events', 2])).slice(0, 4)).toEqual(['id', 'title', 'date', 'start']);
    expect(linesOf(forms.site)[0]).toBe('version');
    expect(linesOf(formAt(forms.places, ['places', 'church']))).toEqual(['name', 'address', 'map', 'link']);
    expect(linesOf(formAt(forms.places, ['facts']))).toEqual([]);
    expect(linesOf(formAt(forms.faq, ['nothing', 'here']))).toEqual([]);
  });

  test('follow whatever a schema gains, and refuse an unknown control', () => {
    const gained = entry({
      motto: text.max(40).optional(),
      tables: z
        .array(entry({ name: slug, seats: z.int().min(1).default(8), story: rich.optional() }))
        .min(1)
        .max(30),
      dance: z.enum(['slow', 'fast']).default('slow'),
      tags: z.record(slug, text).prefault({}),
      shout: z.preprocess((value) => value, z.boolean()),
      // No control fits.
      odd: z.union([z.number(), z.string()]),
    });
    expect(describeForm(gained)).toEqual({
      control: 'entry',
      isOptional: false,
      lines: {
        motto: { control: 'words', isOptional: true },
        tables: {
          control: 'list',
          isOptional: false,
          least: 1,
          most: 30,
          item: {
            control: 'entry',
            isOptional: false,
            lines: {
              name: { control: 'name', isOptional: false },
              seats: { control: 'number', isOptional: true },
              story: { control: 'paragraphs', isOptional: true },
            },
          },
        },
        dance: { control: 'choice', isOptional: true, choices: ['slow', 'fast'] },
        tags: { control: 'entry', isOptional: true, lines: {}, others: { control: 'words', isOptional: false } },
        shout: { control: 'yesOrNo', isOptional: false },
        odd: { control: 'written', isOptional: false },
      },
    });
    // @ts-expect-error: the compiler refuses an unknown control.
    text.meta({ control: 'wrods' });
  });
});
