import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../e2e/support/is-release';
import { openCouple, type Couple } from '../../../support/hosts/couple-online';
import { explainGit } from '../../../../desk/server/publish/hosts/github/explain-git';
import { runGit } from '../../../../desk/server/publish/hosts/github/run-git';
import { temporaryFolder } from '../../../fixtures/temporary-folder';

const REPOSITORY = 'Ana-and-Luis/wedding';

/** Contains the git repository that stands in for GitHub’s. */
let home = '';
let couple: Couple;
const repository = () => join(home, `${REPOSITORY}.git`);
/** Makes git use `home` in place of github.com. */
const env = () => ({
  PATH: process.env['PATH'],
  HOME: home,
  GIT_CONFIG_COUNT: '3',
  GIT_CONFIG_KEY_0: `url.file://${home}/.insteadOf`,
  GIT_CONFIG_VALUE_0: 'https://github.com/',
  GIT_CONFIG_KEY_1: 'user.name',
  GIT_CONFIG_VALUE_1: 'Ana',
  GIT_CONFIG_KEY_2: 'user.email',
  GIT_CONFIG_VALUE_2: 'ana@example.com',
});
/** Runs git in the repository. @returns its output */
const git = (...options: string[]) =>
  execFileSync('git', ['--git-dir', repository(), ...options], { encoding: 'utf8' }).trim();

beforeEach(async () => {
  home = temporaryFolder();
  execFileSync('git', ['init', '--quiet', '--bare', repository()]);
  couple = await openCouple('github', REPOSITORY, env());
});

/** A file as guests get it. */
const page = (path: string) => git('show', `gh-pages:${path}`);
/** The files that the last publication changed. */
const changedFiles = () => git('diff', '--name-only', 'gh-pages~1', 'gh-pages').split('\n');

/** Only in a release, since git takes seconds. */
describe.runIf(IS_RELEASE)('publishing to GitHub Pages', () => {
  test('sends one branch, built for the repository’s address', async () => {
    const address = 'https://ana-and-luis.github.io/wedding/';
    expect(await couple.publish()).toMatchObject({ status: 'done', address, about: 'First version; 2 photos' });
    expect(couple.builds).toEqual(['/wedding/']);
    expect(couple.text('site.yaml')).toContain('address: https://ana-and-luis.github.io\n');
    expect(git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n')).toEqual(
      expect.arrayContaining(['.nojekyll', 'index.html', 'assets/cake.jpg']),
    );
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    expect(await couple.publish()).toMatchObject({ about: 'Schedule' });
    expect(changedFiles()).toEqual(['schedule.html']);
    expect(await couple.publish()).toMatchObject({ status: 'same' });
  });

  test('keeps the couple’s own domain, even with a version from before they had it', async () => {
    await couple.publish();
    const [first] = await couple.versions();
    couple.edit('site.yaml', 'address: https://ana-and-luis.github.io', 'address: https://ana-luis.com');
    expect(await couple.publish()).toMatchObject({ address: 'https://ana-luis.com/' });
    expect([couple.builds, page('CNAME')]).toEqual([['/wedding/', '/'], 'ana-luis.com']);
    await couple.bringBack(first?.id ?? '');
    expect(page('CNAME')).toBe('ana-luis.com');
    expect(git('diff', '--name-only', first?.id ?? '', 'gh-pages')).toBe('CNAME');
  });

  test('lists versions and brings one back without losing the later one', async () => {
    await couple.publish();
    const first = page('schedule.html');
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    await couple.publish();
    const list = await couple.versions();
    expect(list.map(({ about, isLive }) => [about, isLive])).toEqual([
      ['Schedule', true],
      ['First version; 2 photos', false],
    ]);
    await couple.bringBack(list[1]?.id ?? '');
    expect([page('schedule.html'), git('rev-list', '--count', 'gh-pages')]).toEqual([first, '3']);
    expect(await couple.publish()).toMatchObject({ status: 'done', about: 'Schedule' });
  });

  test('warns before it replaces the version of another computer, and never loses it', async () => {
    await couple.publish();
    const other = await couple.copy();
    other.edit('faq.yaml', 'question: ', 'question: So, ');
    await other.publish();
    const theirs = git('rev-parse', 'gh-pages');
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    expect(await couple.publish()).toMatchObject({ status: 'newer', version: { about: 'FAQs', id: theirs } });
    expect(await couple.publish({ anyway: true })).toMatchObject({ status: 'done' });
    expect(git('rev-parse', 'gh-pages~1')).toBe(theirs);
  });

  test('does not claim that a refused version may be online', async () => {
    await couple.publish();
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    // As if another computer changed the branch during the upload.
    couple.publisher.report = ({ stage }) => {
      if (stage === 'upload') git('update-ref', '-d', 'refs/heads/gh-pages');
    };
    expect(await couple.publish()).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/another computer at the same moment.*\nNothing has changed online\.$/),
    });
  });

  test('works again after git was killed', async () => {
    await couple.publish();
    // Git leaves these when it is killed.
    for (const name of ['index', 'shallow'])
      writeFileSync(join(couple.publisher.project.cacheFolder, `github-pages.git/${name}.lock`), '');
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    expect(await couple.publish()).toMatchObject({ status: 'done', about: 'Schedule' });
  });

  test('explains a missing repository', async () => {
    rmSync(repository(), { recursive: true });
    expect(await couple.publish()).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('no such repository'),
    });
  });
});

test('a refusal by GitHub’s rules is not blamed on another computer', () => {
  const stale = ' ! [rejected]        1a2b -> gh-pages (stale info)\nerror: failed to push some refs';
  expect(explainGit(stale).message).toContain('another computer');
  const refusedByRule = [
    'remote: error: GH006: Protected branch update failed for refs/heads/gh-pages.',
    ' ! [remote rejected] 1a2b -> gh-pages (protected branch hook declined)',
    'error: failed to push some refs',
  ];
  expect(explainGit(refusedByRule.join('\n')).message).toContain('GH006: Protected branch');
});

test('a long output of git keeps its accents, however it is split on its way', async () => {
  // The `a` makes each é begin at an odd byte, so that a split after an even number of bytes divides one.
  const text = `a${'é'.repeat(200_000)}`;
  // `toBe(text)` would print all of it.
  expect((await runGit(['stripspace'], home, couple.publisher, text)) === text).toBe(true);
});
