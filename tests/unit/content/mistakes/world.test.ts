import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../../build/check/check-content.ts';
import type { Content } from '../../../../build/read/checked-content.ts';
import { formatMistake } from '../../../../build/read/messages/mistake.ts';
import { small, smallMedia } from '../../../fixtures/content/small.ts';

/** Checks the small content with these lines at the end of `site.yaml`. */
function check(...lines: string[]): Content {
  const texts = { ...small, 'site.yaml': `${small['site.yaml']}${lines.join('\n')}\n` };
  return checkContent(new Map(Object.entries(texts)), smallMedia);
}

const report = (...lines: string[]) => check(...lines).mistakes.map(formatMistake);

describe('a picture of your own as the cover', () => {
  test('is accepted with its focus and light', () => {
    expect(report('world: photo', 'cover: { photo: beach.jpg, focus: 30% bottom, light: night }')).toEqual([]);
  });

  test('is required by the photo world; other worlds ignore it with a warning', () => {
    expect(report('world: photo').join()).toMatch(
      /"world: photo" needs your picture\. .*cover: \{ photo: its-name\.jpg \}$/,
    );
    const { mistakes, warnings, written } = check('cover: { photo: beach.jpg }');
    expect(mistakes).toEqual([]);
    expect(warnings.map(formatMistake).join()).toMatch(
      /The world "harbour" is drawn and shows no photo\. .*"world: photo"/,
    );
    expect(written?.site.cover).toBeUndefined();
  });

  test('must exist, and its focus and light must be valid', () => {
    expect(report('world: photo', 'cover: { photo: beech.jpg }').join()).toContain(
      '"beech.jpg" is not in content/media/',
    );
    expect(report('world: photo', 'cover: { photo: beach.jpg, focus: upwards }').join()).toContain(
      '"focus" must be a place in the picture, first across and then down: like left top',
    );
    expect(report('world: photo', 'cover: { photo: beach.jpg, light: dusk }').join()).toContain('Write day or night');
  });
});

describe('the version of the content', () => {
  test('explains names of drawings from version 1, and refuses newer content', () => {
    const schedule = (drawing: string) =>
      (small['schedule.yaml'] ?? '').replace(/( +)place: .*\n/, `$&$1drawing: ${drawing}\n`);
    const checkWith = (drawing: string) =>
      checkContent(new Map(Object.entries({ ...small, 'schedule.yaml': schedule(drawing) })), smallMedia);
    expect(checkWith('brunch').mistakes).toEqual([]);
    expect(checkWith('chapel').mistakes[0]?.message).toContain('Run "npx our-story update" first.');
    // Updating would not help with a misspelt name, so its mistake comes without that advice.
    expect(checkWith('chappel').mistakes).toHaveLength(1);
    expect(report('version: 99', 'cover: nonsense')).toEqual([
      expect.stringMatching(/version 99.* install a newer one/),
    ]);
  });
});

test('a typeface that does not ship is rejected with a list of those that do', () => {
  expect(report('typeface: jost')).toEqual([]);
  expect(report('typeface: jst').join()).toContain('Write fraunces, playfair, cormorant, lora or jost');
});

describe('colours of your own', () => {
  test('are accepted if readable, and otherwise reported at their line', () => {
    const colours = (ink: string) => ['colours:', "  accent: '#9a5b3c'", `  ink: '${ink}'`, "  paper: '#faf7f1'"];
    expect(report(...colours('#20242c'))).toEqual([]);
    const [mistake = ''] = report(...colours('#8a8a8a'));
    // `colours:` takes the place of the text's last, empty line.
    const line = (small['site.yaml'] ?? '').split('\n').length + 2;
    expect(mistake).toMatch(new RegExp(`^content/site\\.yaml:${line}:8  "ink" \\(#8a8a8a\\) on "paper"`));
  });

  test('must be valid, and include all three for the day', () => {
    expect(report('colours: { accent: red, ink: "#000000", paper: "#ffffff" }').join()).toContain(
      'must be a colour like',
    );
    expect(report('colours: { accent: "#9a5b3c", ink: "#000000" }').join()).toContain('"paper" is missing here');
  });
});
