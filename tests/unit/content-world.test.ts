import { describe, expect, it } from 'vitest';
import { checkContent } from '../../vite/content/check-content.ts';
import { formatMistake } from '../../vite/content/mistake.ts';
import { small, smallMedia } from '../fixtures/content/small.ts';

/** What is told where these lines stand at the end of `site.yaml`. */
function told(...lines: string[]): string[] {
  const texts = { ...small, 'site.yaml': `${small['site.yaml']}${lines.join('\n')}\n` };
  return checkContent(new Map(Object.entries(texts)), smallMedia).mistakes.map(formatMistake);
}

describe('a picture of your own as the cover', () => {
  it('is taken, with what must stay in view and its light', () => {
    expect(told('world: photo', 'cover: { photo: beach.jpg, focus: 30% bottom, light: night }')).toEqual([]);
  });

  it('is asked for where the world is made of it, and refused elsewhere', () => {
    expect(told('world: photo').join()).toMatch(
      /"world: photo" needs your picture\. .*cover: \{ photo: its-name\.jpg \}$/,
    );
    expect(told('cover: { photo: beach.jpg }').join()).toMatch(
      /The harbour is drawn and shows no photo\. .*"world: photo"/,
    );
  });

  it('must be there, and its focus a place', () => {
    expect(told('world: photo', 'cover: { photo: beech.jpg }').join()).toContain(
      '"beech.jpg" is not in src/content/media/',
    );
    expect(told('world: photo', 'cover: { photo: beach.jpg, focus: upwards }').join()).toContain(
      '"focus" must be a place in the picture, first across and then down: like left top',
    );
    expect(told('world: photo', 'cover: { photo: beach.jpg, light: dusk }').join()).toContain('Write day or night');
  });
});

describe('colours of your own', () => {
  it('are taken where they can be read, and told of at their line where not', () => {
    const colours = (ink: string) => ['colours:', "  accent: '#9a5b3c'", `  ink: '${ink}'`, "  paper: '#faf7f1'"];
    expect(told(...colours('#20242c'))).toEqual([]);
    const [mistake = ''] = told(...colours('#8a8a8a'));
    const line = (small['site.yaml'] ?? '').split('\n').length + 2;
    expect(mistake).toMatch(new RegExp(`^src/content/site\\.yaml:${line}:8  "ink" \\(#8a8a8a\\) on "paper"`));
  });

  it('are written as colours, and all three of the day', () => {
    expect(told('colours: { accent: red, ink: "#000000", paper: "#ffffff" }').join()).toContain(
      'must be a colour like',
    );
    expect(told('colours: { accent: "#9a5b3c", ink: "#000000" }').join()).toContain('"paper" is missing here');
  });
});
