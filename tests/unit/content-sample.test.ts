import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent, type Content } from '../../vite/content/check-content.ts';
import { noteSample } from '../../vite/content/note-sample.ts';
import { formatReport, formatSamples } from '../../vite/content/report.ts';
import { findSampleMedia, listNotes } from '../../vite/content/samples.ts';
import { readSource } from '../../vite/content/source.ts';
import { small, smallMedia } from '../fixtures/content/small.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'src/content');
const text = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const isSample = readSource('site.yaml', text('site.yaml')).text.includes('- Nell\n    - Mateo\n');

describe.skipIf(!isSample)('the sample couple’s content', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  const mediaFiles = readdirSync(join(FOLDER, 'media'));
  let sampleMedia: ReadonlySet<string>;

  beforeAll(async () => {
    sampleMedia = await findSampleMedia(join(FOLDER, 'media'), mediaFiles);
  });

  /** The content after some changes, each of a file's text. */
  function changed(...changes: [file: string, from: string | RegExp, to: string][]): Content {
    const texts = new Map(names.map((name) => [name, text(name)]));
    for (const [file, from, to] of changes)
      texts.set(
        file,
        (texts.get(file) ?? '').replace(from, () => to),
      );
    return checkContent(texts, mediaFiles, 'content', { today: '2026-01-01', sampleMedia });
  }
  const left = (content: Content) => content.facts.filter(({ isSample }) => isSample).length;

  it('is its own reference, which is up to date (else run `node tools/note-sample.mjs`)', async () => {
    expect(readFileSync(join(ROOT, 'vite/content/sample.json'), 'utf8')).toBe(await noteSample(FOLDER));
  });

  it('is sample to the last fact and picture, told in a few lines, and nothing of it looks odd', () => {
    const content = changed();
    expect(content.facts.filter(({ isSample }) => !isSample)).toEqual([]);
    expect([...sampleMedia].toSorted()).toEqual(mediaFiles.toSorted());
    expect(content.mistakes.concat(content.warnings)).toEqual([]);
    const report = formatSamples(content.facts);
    expect(report).toMatch(/content\/story\.yaml +all of it: 50 cards/);
    expect(report).toMatch(/content\/site\.yaml:\d+ +names: Nell, Mateo \(and with them the share picture\)/);
    expect(report.split('\n').length).toBeLessThan(25);
  });

  it('is theirs no more, fact by fact, once the value is another', () => {
    const before = left(changed());
    expect(left(changed(['site.yaml', '- Nell', '- Ana']))).toBe(before - 1);
    expect(left(changed(['story.yaml', 'caption: The date goes well', 'caption: It went well']))).toBe(before - 1);
    expect(left(changed(['schedule.yaml', 'start: 1:30 PM', 'start: 2:30 PM']))).toBe(before - 1);
    // Wrapped in another way it says the same.
    expect(left(changed(['site.yaml', 'of getting there.\n  Everything', 'of getting\n  there. Everything']))).toBe(
      before,
    );
    expect(left(changed(['site.yaml', '- Nell', '- Nell # ours']))).toBe(before - 1);
  });

  it('is told card by card where few are left, and by their number where many are', () => {
    const story = text('story.yaml');
    const cards = story.indexOf('cards:\n') + 'cards:\n'.length;
    const own = story.slice(0, cards) + story.slice(cards).replace(/(caption|alt|photo|video): .*/g, '$1: "Ours"');
    const lines = formatSamples(
      changed(['story.yaml', story, own.replace('"Ours"', 'story-04-the-date-goes-well.jpg')]).facts,
    );
    expect(lines).toMatch(/content\/story\.yaml:\d+ +photo: story-04-the-date-goes-well\.jpg$/m);
    expect(formatSamples(changed(['story.yaml', 'video: story-03-one-umbrella.mp4', 'video: a.mp4']).facts)).toContain(
      'all 50 cards',
    );
  });
});

describe('npm run check', () => {
  /** The small content with nothing of the sample's: some of its days and times are by chance. */
  const own = Object.entries(small).map(
    ([name, text]) => [name, text.replaceAll('2023-07', '2024-07').replaceAll(':30 PM', ':45 PM')] as const,
  );
  const check = (changes: Record<string, string>, media: readonly string[] = smallMedia) =>
    formatReport(
      checkContent(new Map([...own, ...Object.entries(changes)]), media, 'content', { today: '2024-01-01' }),
    );

  it('tells mistakes first, then what looks odd, then notes, and at last what to do next', () => {
    const thanks = `${small['thanks.yaml']}`.replace('Soon', 'Soon # sample').replace('Thanks', '“Thanks”');
    expect(check({ 'faq.yaml': 'questions: []', 'thanks.yaml': thanks })).toMatch(
      /^There is 1 mistake[^]*content\/faq\.yaml:1:12 [^]*Worth a look \(1\)[^]*content\/thanks\.yaml:1:10 [^]*You noted "# sample" yourselves \(1\):\n\n {2}content\/thanks\.yaml:3 {2}later: Soon\n\nNext: mend what is listed first/,
    );
    expect(check({}, [...smallMedia, 'old.jpg'])).toMatch(
      /^Worth a look \(1\)[^]*No mistakes: the site can be built\. All of it is yours\. Next: look at what is listed above\.$/,
    );
    expect(check({})).toBe(
      'No mistakes: the site can be built. All of it is yours. Next: put it online, as README.md says.',
    );
  });
});

describe('a note "# sample" of the couple’s own', () => {
  it('is listed by its line', () => {
    const source = readSource('a.yaml', 'name: Nell # sample\ndate: 2023-07-03\ntext: >- # sample\n  Long\n');
    expect(listNotes(source)).toEqual([
      { file: 'a.yaml', line: 1, text: 'name: Nell' },
      { file: 'a.yaml', line: 3, text: 'text: >-' },
    ]);
  });

  it('may stand for a whole file, or the entry below it', () => {
    const source = readSource(
      'a.yaml',
      '# About this file.\n# sample\nlist:\n  # sample\n  - name: Nell\n  - name: Bo\n',
    );
    expect(listNotes(source).map(({ text }) => text)).toEqual(['the whole file', 'name: Nell']);
  });

  it('is not seen in text that speaks of samples', () => {
    expect(listNotes(readSource('a.yaml', 'text: A cheese sample\n'))).toEqual([]);
  });
});
