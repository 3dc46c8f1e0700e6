import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openProject } from '../../../build/check/open-project.ts';
import type { HostId, Outcome, Progress } from '../../../desk/model/publishing.ts';
import { openEditor, type Editor } from '../../../desk/server/editor.ts';
import type { Publisher } from '../../../desk/server/publish/publisher.ts';
import { putOnline, type Wish } from '../../../desk/server/publish/put-online.ts';
import { bringBack, listVersions } from '../../../desk/server/publish/versions.ts';
import { openTokens } from '../../../desk/server/publish/tokens.ts';
import { writeFolder } from '../../../desk/server/start/write-folder.ts';
import { shareCache, temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** A couple's folder and all that publishing needs; the build writes one small page for each content file. */
export type Couple = {
  root: string;
  publisher: Publisher;
  editor: Editor;
  progress: Progress[];
  /** The waits between attempts, in ms; they take no time. */
  waits: number[];
  /** The base path of each build. */
  builds: string[];
  publish: (wish?: Partial<Wish>) => Promise<Outcome>;
  /** Makes an earlier version live again. */
  back: (id: string) => Promise<Outcome>;
  versions: () => ReturnType<typeof listVersions>;
  text: (file: string) => string;
  /** Replaces words in a content file. */
  edit: (file: string, was: string, now: string) => void;
  addPhoto: (name: string, colour: string) => Promise<void>;
  /** The same folder on another computer. */
  copy: () => Promise<Couple>;
  /** Aborts a running publication. */
  stop: () => void;
};

/** The folder that all tests copy. */
let original: Promise<string> | undefined;

/**
 * Opens a couple's folder, deleted after the test.
 * @param env the variables of the hosts' own tools
 * @param from a folder to copy instead of starting a new one
 */
export async function openCouple(host: HostId, name: string, env: NodeJS.ProcessEnv, from?: string): Promise<Couple> {
  // Spaces and an accent, since every path of a publication must survive them.
  const root = temporaryFolder(from ?? (await (original ??= makeOriginal())), 'Ana und Luís ');
  const settings = temporaryFolder();
  const project = openProject(root, 'content', null);
  const editor = await openEditor({ project, pictures: new Map(), onChange: () => {} });
  const variables = { ...env, XDG_CONFIG_HOME: settings };
  const stopper = new AbortController();
  const file = (name: string) => join(root, 'content', name);
  const couple: Couple = {
    root,
    editor,
    progress: [],
    waits: [],
    builds: [],
    publisher: {
      project,
      editor,
      tokens: openTokens(variables, async () => null),
      net: {
        fetch,
        wait: async (ms) => void couple.waits.push(ms),
        env: variables,
        signal: stopper.signal,
      },
      build: async (base) => {
        couple.builds.push(base);
        return buildSmall(root);
      },
      report: (progress) => couple.progress.push(progress),
    },
    publish: (wish = {}) => putOnline(couple.publisher, { host, name, isPreview: false, anyway: false, ...wish }),
    back: (id) => bringBack(couple.publisher, { host, name }, id),
    versions: () => listVersions(couple.publisher, { host, name }),
    text: (name) => readFileSync(file(name), 'utf8'),
    edit: (name, was, now) => {
      edit(file(name), was, now);
      project.invalidate();
    },
    addPhoto: async (name, colour) => {
      await writePhoto(file(`media/${name}`), colour);
      project.invalidate();
    },
    copy: () => openCouple(host, name, env, root),
    stop: () => stopper.abort(),
  };
  return couple;
}

/** A new couple's folder with two photos. */
async function makeOriginal(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'couple-'));
  await writeFolder(
    root,
    { names: ['Ana', 'Luís'], date: '2099-05-01', place: 'Lisbon', language: 'en', world: 'harbour' },
    '1.0.0',
  );
  shareCache(root);
  for (const [name, colour] of [
    ['ferry.jpg', 'navy'],
    ['cake.jpg', 'pink'],
  ] as const) {
    await writePhoto(join(root, 'content/media', name), colour);
    // `"caption"` in quotes, so that the next photo goes to the next card.
    const photo = `\n    photo: ${name}\n    alt: A colour\n    "caption":`;
    edit(join(root, 'content/story.yaml'), '\n    caption:', photo);
  }
  return root;
}

function edit(file: string, was: string, now: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(was)) throw new Error(`${file} has no “${was}”`);
  writeFileSync(file, before.replace(was, now));
}

async function writePhoto(file: string, colour: string): Promise<void> {
  const photo = sharp({ create: { width: 700, height: 800, channels: 3, background: colour } });
  writeFileSync(file, await photo.jpeg().toBuffer());
}

/** A stand-in for the build: a page for each content file, unchanged photos, and files that only some hosts need. */
function buildSmall(root: string): string {
  const dist = join(root, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const page of ['site', 'schedule', 'travel', 'story', 'faq', 'thanks']) {
    const source = join(root, `content/${page}.yaml`);
    if (existsSync(source)) cpSync(source, join(dist, page === 'site' ? 'index.html' : `${page}.html`));
  }
  cpSync(join(root, 'content/media'), join(dist, 'assets'), { recursive: true });
  const others = {
    _headers: '/*\n  X-Robots-Tag: noindex\n',
    'index.html.br': 'br',
    '_nginx.conf': 'nginx',
    '404.html': 'Lost',
  };
  for (const [name, text] of Object.entries(others)) writeFileSync(join(dist, name), text);
  return dist;
}
