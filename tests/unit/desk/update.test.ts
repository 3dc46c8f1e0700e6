import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openProject } from '../../../build/check/open-project.ts';
import { openEditor } from '../../../desk/server/editor';
import { MIGRATIONS } from '../../../desk/server/update/migrations';
import { planUpdate } from '../../../desk/server/update/plan-update';
import { CONTENT_VERSION, OLD_DRAWINGS } from '../../../src/model/version';
import { temporaryFolder } from '../../fixtures/temporary-folder';
import { runs } from '../../properties';

const VERSION_1 = join(import.meta.dirname, '../../fixtures/version-1');

let folder = '';
const text = (file: string) => readFileSync(join(folder, file), 'utf8');
const put = (file: string, content: string) => writeFileSync(join(folder, file), content);
const project = () => Object.assign(openProject(folder, '.', null), { cacheFolder: join(folder, '.cache') });
/** Plans the update to a version and writes it. Without a plan, `answers` is null. */
const update = async (to = CONTENT_VERSION, migrations = MIGRATIONS) => {
  const opened = project();
  const plan = await planUpdate(opened, to, migrations);
  const editor = await openEditor({ project: opened, pictures: new Map(), onChange: () => {} });
  return { plan, answers: plan && (await editor.change([plan.step])) };
};

beforeEach(() => void (folder = temporaryFolder(VERSION_1)));

describe('the update of content without a version', () => {
  test('changes only the names of drawings and the version', async () => {
    const before = ['site.yaml', 'schedule.yaml', 'places.yaml'].map(text);
    expect((await project().read()).mistakes).not.toEqual([]);
    const { plan, answers } = await update();
    expect(answers).toEqual([{ status: 'done' }]);
    expect(plan?.files.map(({ file }) => file)).toEqual(['schedule.yaml', 'site.yaml']);
    expect((await project().read()).mistakes).toEqual([]);
    const [site = '', schedule = '', places] = before;
    const named = schedule.replaceAll(
      /drawing: (\w+)$/gm,
      (_line, name: string) => `drawing: ${OLD_DRAWINGS[name] ?? name}`,
    );
    expect(text('schedule.yaml')).toBe(named);
    expect(text('site.yaml').replace('version: 2\n\n', '')).toBe(site);
    expect(text('places.yaml')).toBe(places);
    expect(await planUpdate(project())).toBeNull();
  });

  test.each(['version:', "version: '1'"])('replaces a version that is not a number: %s', async (line) => {
    put('site.yaml', `${line}\n${text('site.yaml')}`);
    expect((await update()).answers).toEqual([{ status: 'done' }]);
    expect(text('site.yaml')).toMatch(/^version: '?2'?\n/);
  });

  test('keeps every comment and the order of all lines, however they are written', async () => {
    const event = fc.record({
      drawing: fc.constantFrom(...Object.keys(OLD_DRAWINGS), 'church', 'hike'),
      quote: fc.constantFrom('', "'", '"'),
      comment: fc.constantFrom('', ' # ours', ' # two: of them # here'),
      isFlow: fc.boolean(),
      isDrawingFirst: fc.boolean(),
    });
    type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;
    const facts = 'title: Day, date: 2027-05-01, start: 10:00, end: 11:00, place: hotel, calendar: false';
    const written = ({ drawing, quote, comment, isFlow, isDrawingFirst }: Event, index: number) => {
      const firstLines = [`drawing: ${quote}${drawing}${quote}`, `id: e${index}`];
      const lines = isDrawingFirst ? firstLines : firstLines.toReversed();
      return isFlow
        ? `  - { ${lines.join(', ')}, ${facts} }${comment}\n`
        : `  # before ${index}\n  - ${[...lines, ...facts.split(', ')].join(`${comment}\n    `)}\n`;
    };
    const renamed = (schedule: string) =>
      schedule.replaceAll(
        /drawing: (['"]?)(\w+)/g,
        (_all, _quote, name: string) => `drawing: ${OLD_DRAWINGS[name] ?? name}`,
      );
    const bare = (schedule: string) => schedule.replaceAll(/(drawing: )['"]?(\w+)['"]?/g, '$1$2');
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 4 }), async (events) => {
        const schedule = `# top\nevents:\n${events.map(written).join('')}# end\n`;
        put('schedule.yaml', schedule);
        const plan = await planUpdate(project());
        const after = plan?.files.find(({ file }) => file === 'schedule.yaml')?.after ?? schedule;
        expect(bare(after)).toBe(bare(renamed(schedule)));
        expect(parse(after)).toEqual(parse(renamed(bare(schedule))));
      }),
      { numRuns: runs(20) },
    );
  });

  test('bases each migration on the result of the previous one', async () => {
    let names: unknown[] = [];
    await planUpdate(project(), 3, {
      ...MIGRATIONS,
      3: (files) => {
        names = (files.get('schedule.yaml') as { events: { drawing: string }[] }).events.map(({ drawing }) => drawing);
        return [];
      },
    });
    // The migration to version 2 has renamed all but `church`.
    expect(names).toEqual(['church', 'drinks', 'ceremony', 'brunch']);
  });

  test('writes nothing if the check finds a new mistake', async () => {
    const before = text('schedule.yaml');
    const at = { file: 'schedule.yaml', path: ['events', 0, 'drawing'] };
    const { answers } = await update(3, {
      ...MIGRATIONS,
      3: () => [{ kind: 'set', at, was: 'church', value: 'nonsense' }],
    });
    expect(answers?.[0]).toMatchObject({ status: 'mistakes' });
    expect(text('schedule.yaml')).toBe(before);
    expect(readdirSync(folder).toSorted()).toEqual(['places.yaml', 'schedule.yaml', 'site.yaml']);
  });

  test('refuses newer content and unreadable files, and says why', async () => {
    put('site.yaml', `version: 99\n${text('site.yaml')}`);
    await expect(planUpdate(project())).rejects.toThrow(/has version 99.*our-story update latest/);
    put('site.yaml', 'couple: [');
    await expect(planUpdate(project())).rejects.toThrow(/^site\.yaml cannot be read: .* try again\.$/);
  });
});
