import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Version } from '../../../../model/publishing.ts';
import { MOST_VERSIONS, NewerVersion, type Host, type OnReady, type Release, type SiteAccess } from '../../host.ts';
import { runGit } from './run-git.ts';

/* Puts a site online as one branch of the couple's repository, pushed with their own git and its credentials. */

const BRANCH = 'refs/heads/gh-pages';
/** The branch as last fetched. */
const SEEN = 'refs/seen';

/** GitHub Pages: a branch with the built files. */
export const github: Host = {
  id: 'github',
  limits: { bytes: 100 * 2 ** 20, files: Infinity },
  tokenVariable: null,
  address: null,
  checkToken: async () => {},
  open: async (access) => {
    const [owner = '', repository = ''] = access.name.split('/');
    const home = `${owner}.github.io`.toLowerCase();
    const remote = await findRemote(access);
    const folder = await prepareRepository(access);
    // Without `--git-dir`, the couple's settings may forbid git to use a bare repository.
    const git = (args: readonly string[], input?: string) => runGit(['--git-dir', '.', ...args], folder, access, input);

    const fetchVersions = async (): Promise<Version[]> => {
      const exists = (await git(['ls-remote', remote, BRANCH])) !== '';
      if (!exists) return [];
      await git(['fetch', '--quiet', `--depth=${MOST_VERSIONS}`, remote, `+${BRANCH}:${SEEN}`]);
      // Each commit's hash, date and subject, separated by tabs.
      const log = await git(['log', `--max-count=${MOST_VERSIONS}`, '--format=%H%x09%cI%x09%s', SEEN]);
      return log.split('\n').map((line, index) => {
        const [id = '', date = '', about = ''] = line.split('\t');
        return { id, date, about, isLive: index === 0 };
      });
    };
    /** Pushes a tree as the next version. @throws PublishTrouble if another computer has pushed meanwhile: the lease fails */
    const push = async (tree: string, parent: string | undefined, about: string, onReady: OnReady) => {
      const commit = await git(['commit-tree', tree, ...(parent === undefined ? [] : ['-p', parent]), '-m', about]);
      // An empty lease means that the branch must not exist yet.
      const args = ['--quiet', `--force-with-lease=${BRANCH}:${parent ?? ''}`, remote, `${commit}:${BRANCH}`];
      // Finds missing rights or a newer version while nothing is online yet.
      await git(['push', '--dry-run', ...args]);
      await onReady(commit);
      await git(['push', ...args]);
      return commit;
    };
    /** Stores the files as a tree. Git writes only what it does not have yet. */
    const storeTree = async ({ files, domain }: Release) => {
      const hashes = await git(
        ['hash-object', '-w', '--no-filters', '--stdin-paths'],
        files.map(({ file }) => `${file}\n`).join(''),
      );
      const lines = hashes.split('\n').map((hash, index) => `100644 ${hash}\t${files[index]?.path ?? ''}`);
      // Without these, GitHub leaves out files that begin with an underscore, and forgets the couple's domain.
      const extra = { '.nojekyll': '', ...(domain === null ? {} : { CNAME: `${domain}\n` }) };
      for (const [path, text] of Object.entries(extra))
        lines.push(`100644 ${await git(['hash-object', '-w', '--stdin'], text)}\t${path}`);
      await git(['read-tree', '--empty']);
      await git(['update-index', '--index-info'], `${lines.join('\n')}\n`);
      return git(['write-tree']);
    };
    /** An earlier version's tree with the live one's domain, if any: without the file CNAME, GitHub would forget it. */
    const withDomain = async (version: string, live: string) => {
      const domainFile = await git(['ls-tree', live, 'CNAME']);
      if (domainFile === '') return `${version}^{tree}`;
      await git(['read-tree', version]);
      await git(['update-index', '--index-info'], `${domainFile}\n`);
      return git(['write-tree']);
    };

    return {
      address: `https://${home}`,
      // GitHub serves a repository with the name of the owner's address at the root, any other in a folder.
      base: repository.toLowerCase() === home ? '/' : `/${repository}/`,
      versions: fetchVersions,
      // Never a preview: GitHub Pages has none (`hasPreview` in `HOSTS`).
      put: async (release) => {
        const [live] = await fetchVersions();
        if (live && live.id !== release.replaces) throw new NewerVersion(live);
        const tree = await storeTree(release);
        const changed = live ? await git(['diff-tree', '-r', '--name-only', live.id, tree]) : null;
        const total = changed === null ? release.files.length : changed.split('\n').filter(Boolean).length;
        release.onSent(0, total);
        const version = await push(tree, live?.id, release.about, release.onReady);
        release.onSent(total, total);
        return { version };
      },
      bringBack: async ({ id, about }, onReady) => {
        const [live] = await fetchVersions();
        const tree = live ? await withDomain(id, live.id) : `${id}^{tree}`;
        return push(tree, live?.id, about, onReady);
      },
    };
  },
};

/** Makes a repository in the cache once, so that later publications send only what is new. @returns its folder */
async function prepareRepository(access: SiteAccess): Promise<string> {
  const folder = join(access.cacheFolder, 'github-pages.git');
  await runGit(['init', '--quiet', '--bare', folder], access.root, access);
  // A killed git leaves its locks behind; `shallow.lock` is a fetch's.
  await Promise.all(['index.lock', 'shallow.lock'].map((lock) => rm(join(folder, lock), { force: true })));
  return folder;
}

/** Finds the repository's address: the couple's own remote, perhaps by SSH, if it is this repository; otherwise HTTPS. */
async function findRemote(access: SiteAccess): Promise<string> {
  const origin = await runGit(['remote', 'get-url', 'origin'], access.root, access).catch(() => '');
  // Matches `git@github.com:ana/wedding.git` and `https://github.com/ana/wedding`.
  const [, found] = /github\.com[:/]([^/]+\/.+?)(?:\.git)?\/?$/.exec(origin) ?? [];
  return found?.toLowerCase() === access.name.toLowerCase() ? origin : `https://github.com/${access.name}.git`;
}
