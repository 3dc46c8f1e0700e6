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
import { cacheOf, shareCache, temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** A couple's folder and all that publishing needs, with a build that only copies content files and media. */
export type Couple = {
  root: string;
  publisher: Publisher;
  editor: Editor;
  progress: Progress[];
  /** The waits between attempts, in ms. In tests they take no time. */
  waits: number[];
  /** The base path of each build. */
  builds: string[];
  publish: (wish?: Partial<Wish>) => Promise<Outcome>;
  /** Makes an earlier version live again. */
  bringBack: (id: string) => Promise<Outcome>;
  versions: () => ReturnType<typeof listVersions>;
  /** The text of a content file. */
  text: (file: string) => string;
  /** Replaces words in a content file. */
  edit: (file: string, from: string, to: string) => void;
  addPhoto: (file: string, colour: string) => Promise<void>;
  /** Opens a copy of the folder, as on another computer. */
  copy: () => Promise<Couple>;
  /** Aborts a running publication. */
  stop: () => void;
};

/** The folder that all tests copy. */
let original: Promise<string> | undefined;

/**
 * Opens a copy of a couple's folder, which is deleted after the test.
 * @param name the site's name at the host
 * @param env the environment variables that the hosts' own tools read
 * @param from the folder to copy; by default, that of a new couple
 */
export async function openCouple(host: HostId, name: string, env: NodeJS.ProcessEnv, from?: string): Promise<Couple> {
  // Publishing must survive spaces and accents in every path.
  const root = temporaryFolder(from ?? (await (original ??= makeOriginal())), 'Ana und Luís ');
  const settingsFolder = temporaryFolder();
  const project = openProject(root, 'content', null);
  const editor = await openEditor({ project, pictures: new Map(), onChange: () => {} });
  const variables = { ...env, XDG_CONFIG_HOME: settingsFolder };
  const stopper = new AbortController();
  const pathOf = (file: string) => join(root, 'content', file);
  const couple: Couple = {
    root,
    editor,
    progress: [],
    waits: [],
    builds: [],
    publisher: {
      project,
      editor,
      // Without a keychain: tests must not touch this computer's.
      tokens: openTokens(variables, () => null),
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
    bringBack: (id) => bringBack(couple.publisher, { host, name }, id),
    versions: () => listVersions(couple.publisher, { host, name }),
    text: (file) => readFileSync(pathOf(file), 'utf8'),
    edit: (file, from, to) => {
      edit(pathOf(file), from, to);
      project.invalidate();
    },
    addPhoto: async (file, colour) => {
      await writePhoto(pathOf(`media/${file}`), colour);
      project.invalidate();
    },
    copy: () => openCouple(host, name, env, root),
    stop: () => stopper.abort(),
  };
  return couple;
}

/** Makes a new couple's folder with photos on its first two cards. */
async function makeOriginal(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'couple-'));
  await writeFolder(
    root,
    { names: ['Ana', 'Luís'], date: '2099-05-01', place: 'Lisbon', language: 'en', world: 'harbour' },
    '1.0.0',
  );
  shareCache(cacheOf(root));
  for (const [name, colour] of [
    ['ferry.jpg', 'navy'],
    ['cake.jpg', 'pink'],
  ] as const) {
    await writePhoto(join(root, 'content/media', name), colour);
    // With quotes, this caption is no longer the first `caption:`, so the next photo goes to the next card.
    const photo = `\n    photo: ${name}\n    alt: A colour\n    "caption":`;
    edit(join(root, 'content/story.yaml'), '\n    caption:', photo);
  }
  return root;
}

function edit(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no “${from}”`);
  writeFileSync(file, before.replace(from, to));
}

async function writePhoto(file: string, colour: string): Promise<void> {
  const photo = sharp({ create: { width: 700, height: 800, channels: 3, background: colour } });
  writeFileSync(file, await photo.jpeg().toBuffer());
}

/**
 * Replaces the build: writes a page for six of the content files, unchanged photos, and files that only some hosts
 * need.
 */
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
