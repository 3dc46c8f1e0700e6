import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '../../../build/check/check-content.ts';
import type { Content } from '../../../build/read/checked-content.ts';
import { SAMPLE_BACKGROUNDS } from '../../../build/make/story/match-colours.ts';
import { sampleJson } from '../../../build/check/sample/sample-json.ts';
import { formatReport } from '../../../build/check/report.ts';
import { formatSamples } from '../../../build/check/sample/format-samples.ts';
import { listNotes } from '../../../build/check/sample/line-notes.ts';
import { findSampleMedia } from '../../../build/check/sample/sample-media.ts';
import type { Project } from '../../../build/read/project.ts';
import { hasSampleNames } from '../../../desk/page/start/start-store';
import type { Value } from '../../../desk/protocol';
import { planStart } from '../../../desk/server/plan/plan-start.ts';
import type { Answers } from '../../../desk/server/start/answers.ts';
import { listFindings } from '../../../desk/server/state/findings.ts';
import { readSource } from '../../../build/read/yaml/source.ts';
import { small, smallMedia } from '../../fixtures/content/small.ts';
import { isSample } from '../../fixtures/sample.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'content');
const readText = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

describe.skipIf(!isSample)('the sample couple’s content', () => {
  test('has only backgrounds that can be changed to match the site’s colours', () => {
    const { cards } = parse(readText('story.yaml')) as { cards: { background?: string[] }[] };
    const written = cards.flatMap(({ background }) => (background ? [background.join()] : []));
    const known = new Set(SAMPLE_BACKGROUNDS.map((background) => background.join()));
    expect(written.filter((background) => !known.has(background))).toEqual([]);
  });

  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  let mediaFiles: string[];
  let sampleMedia: ReadonlySet<string>;

  beforeAll(async () => {
    mediaFiles = readdirSync(join(FOLDER, 'media'));
    sampleMedia = await findSampleMedia(join(FOLDER, 'media'), mediaFiles);
  });

  /** Changes texts in memory and checks the content. */
  function checkChanged(...changes: [file: string, from: string | RegExp, to: string][]): Content {
    const texts = new Map(names.map((name) => [name, readText(name)]));
    for (const [file, from, to] of changes) {
      const before = texts.get(file) ?? '';
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`Nothing to change in ${file}`);
      texts.set(file, after);
    }
    // The sample’s wedding is before this day, which is no reason to warn.
    return checkContent(texts, mediaFiles, 'content', { today: '2026-01-01', sampleMedia });
  }
  const countSamples = (content: Content) => content.facts.filter(({ isSample }) => isSample).length;

  test('matches sample.json; if it does not, run `node tools/note-sample.mjs`', async () => {
    expect(readFileSync(join(ROOT, 'build/check/sample/sample.json'), 'utf8')).toBe(await sampleJson(FOLDER));
  });

  test('is reported as all sample, in a few lines and without warnings', () => {
    const content = checkChanged();
    expect(content.facts.filter(({ isSample }) => !isSample)).toEqual([]);
    expect([...sampleMedia].toSorted()).toEqual(mediaFiles.toSorted());
    expect(content.mistakes.concat(content.warnings)).toEqual([]);
    const report = formatSamples(content.facts);
    expect(report).toMatch(/content\/story\.yaml +all of it: 50 cards/);
    expect(report).toMatch(/content\/site\.yaml:\d+ +names: Nell, Mateo \(and the share picture\)/);
    expect(report.split('\n').length).toBeLessThan(25);
  });

  test('can be searched for sample media even if a photo is removed meanwhile', async () => {
    expect(await findSampleMedia(join(FOLDER, 'media'), ['removed.jpg'])).toEqual(new Set());
  });

  test('counts as sample except for values that changed or are marked “# ours”', () => {
    const before = countSamples(checkChanged());
    expect(countSamples(checkChanged(['site.yaml', '- Nell', '- Ana']))).toBe(before - 1);
    expect(countSamples(checkChanged(['story.yaml', 'caption: The date goes well', 'caption: It went well']))).toBe(
      before - 1,
    );
    expect(countSamples(checkChanged(['schedule.yaml', 'start: 1:30 PM', 'start: 2:30 PM']))).toBe(before - 1);
    // Other line breaks do not change a text.
    expect(
      countSamples(checkChanged(['site.yaml', 'of getting there.\n  Everything', 'of getting\n  there. Everything'])),
    ).toBe(before);
    expect(countSamples(checkChanged(['site.yaml', '- Nell', '- Nell # ours']))).toBe(before - 1);
  });

  test('can be replaced by a couple’s own site until one of its names is theirs', async () => {
    const isOffered = (content: Content) => {
      const data = content.sources.site?.data as Value;
      const { samples } = listFindings(content, 'content');
      return hasSampleNames({ files: { 'site.yaml': { data, whole: data } }, samples });
    };
    expect(isOffered(checkChanged())).toBe(true);
    const begun = checkChanged(['site.yaml', '- Nell', '- Ana']);
    expect(isOffered(begun)).toBe(false);
    const project = { read: async () => begun } as Project;
    expect(await planStart(project, {} as Answers)).toMatchObject({ status: 'refused' });
  });

  test('is listed value by value as still to do, with the progress of each file', () => {
    const found = listFindings(checkChanged(), 'content');
    const files = [...new Set(found.samples.map(({ at }) => at.file))];
    const first = ['site', 'schedule', 'places', 'travel', 'map', 'story', 'party'];
    expect(files.slice(0, first.length)).toEqual(first.map((name) => `${name}.yaml`));
    expect(found.samples[0]?.at.path).toEqual(['couple', 'names', 0]);
    expect(found.progress).toMatchObject({ 'story.yaml': { yours: 0, all: 50 }, 'party.yaml': { yours: 0, all: 18 } });
    expect(found.isAllSample).toBe(true);
    const begun = listFindings(
      checkChanged(['story.yaml', 'photo: story-04-the-date-goes-well', 'photo: ours']),
      'content',
    );
    expect([begun.progress['story.yaml'], begun.isAllSample]).toEqual([{ yours: 1, all: 50 }, false]);
    // A hidden page leaves nothing to do.
    const hidden = listFindings(
      checkChanged(['site.yaml', /^language: en$/m, 'language: en\nhidden: [story]']),
      'content',
    );
    expect(hidden.progress['story.yaml']).toEqual({ yours: 0, all: 0 });
  });

  test('is counted in the singular if a list has one entry', () => {
    const entry = { file: 'content/program.yaml', line: 3, path: ['items', 0, 'detail'], group: 'items' };
    expect(formatSamples([{ ...entry, entry: 'items.0', text: 'Vows', isSample: true }])).toMatch(
      /all of it: 1 entry$/,
    );
  });

  test('is listed card by card if few are left, otherwise counted', () => {
    const formatChanged = (from: string, to: string) => formatSamples(checkChanged(['story.yaml', from, to]).facts);
    const story = readText('story.yaml');
    const start = story.indexOf('cards:\n') + 'cards:\n'.length;
    const ownCards = story.slice(start).replace(/(caption|alt|photo|video): .*/g, '$1: "Ours"');
    // The first card has a photo of the sample’s again.
    const cards = ownCards.replace('"Ours"', 'story-04-the-date-goes-well.jpg');
    expect(formatChanged(story, story.slice(0, start) + cards)).toMatch(
      /content\/story\.yaml:\d+ +photo: story-04-the-date-goes-well\.jpg$/m,
    );
    // Its caption is still the sample’s, so the report counts the card, unlike the desk’s progress.
    expect(formatChanged('video: story-03-one-umbrella.mp4', 'video: a.mp4')).toContain('all 50 cards');
  });
});

describe('npm run check', () => {
  /** The small content with other days and times, since some equal the sample’s by chance. */
  const own = Object.entries(small).map(
    ([name, text]) => [name, text.replaceAll('2023-07', '2024-07').replaceAll(':30 PM', ':45 PM')] as const,
  );
  const check = (changes: Record<string, string>, media: readonly string[] = smallMedia) =>
    formatReport(
      checkContent(new Map([...own, ...Object.entries(changes)]), media, 'content', { today: '2024-01-01' }),
    );

  test('shows mistakes, then warnings, then notes, then the next step', () => {
    const thanks = `${small['thanks.yaml']}`.replace('Soon', 'Soon # sample').replace('Thanks', '“Thanks”');
    expect(check({ 'faq.yaml': 'questions: []', 'thanks.yaml': thanks })).toMatch(
      /^There is 1 mistake[^]*content\/faq\.yaml:1:12 [^]*Worth a look \(1\)[^]*content\/thanks\.yaml:1:10 [^]*Lines you marked "# sample" \(1\):\n\n {2}content\/thanks\.yaml:3 {2}later: Soon\n\nNext: fix the first mistake/,
    );
    expect(check({}, [...smallMedia, 'old.jpg'])).toMatch(
      /^Worth a look \(1\)[^]*No mistakes: the site can be built\. All of it is yours\. Next: look at the list above\.$/,
    );
    expect(check({})).toBe(
      'No mistakes: the site can be built. All of it is yours. Next: put it online, as README.md says.',
    );
  });
});

describe('a note "# sample" of the couple’s own', () => {
  test('is listed by its line', () => {
    const source = readSource('a.yaml', 'name: Nell # sample\ndate: 2023-07-03\ntext: >- # sample\n  Long\n');
    expect(listNotes(source)).toEqual([
      { file: 'a.yaml', line: 1, text: 'name: Nell' },
      { file: 'a.yaml', line: 3, text: 'text: >-' },
    ]);
  });

  test('covers the whole file at its top, or the entry below it', () => {
    const source = readSource(
      'a.yaml',
      '# About this file.\n# sample\nlist:\n  # sample\n  - name: Nell\n  - name: Bo\n',
    );
    expect(listNotes(source).map(({ text }) => text)).toEqual(['the whole file', 'name: Nell']);
  });

  test('is not found in text about samples', () => {
    expect(listNotes(readSource('a.yaml', 'text: A cheese sample\n'))).toEqual([]);
  });
});
