import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { NO_KEYCHAIN } from '../../support/no-keychain.mjs';
import { FIXTURE_FOLDER } from './couple';
import { STILL, test as guestTest } from './guest';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The content that the project ships with. */
export const SAMPLE_FOLDER = join(ROOT, 'content');

/** The desk's port in the first worker; the others use the next ports. No other test of the same run uses these. */
const FIRST_PORT = 4396;

/** This computer's address for phones: the tests use it as if it were on the local network. */
const PHONE_ADDRESS = '127.0.0.2';

/** `npm run edit` on a copy of a content folder. */
export type EditServer = {
  /** The desk's address. */
  url: string;
  folder: string;
  /** The copy’s content files by name. */
  texts: () => Promise<Record<string, string>>;
  /** The addresses on which the server listens, as a port scan would find them; null except on Linux. */
  listening: () => Promise<string[] | null>;
  /** Kills the server, as a crash would. */
  kill: () => Promise<void>;
  /** Starts the server again on the same files. */
  restart: () => Promise<void>;
  /** Restores the content files, and the server if it is down. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Environment variables of the server. */
export type Variables = Record<string, string>;

/** A couple at the desk. The tests of a worker share one server, and each starts with the same content. */
export const test = guestTest.extend<{ restored: void }, { content: string; variables: Variables; server: EditServer }>(
  {
    content: [join(ROOT, FIXTURE_FOLDER), { option: true, scope: 'worker' }],
    variables: [{}, { option: true, scope: 'worker' }],
    server: [
      async ({ content, variables }, use, { parallelIndex }) => {
        const server = await startEditing(content, FIRST_PORT + parallelIndex, variables);
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    restored: [
      async ({ server, context }, use) => {
        await use();
        await context.close();
        await server.reset();
      },
      { auto: true },
    ],
    baseURL: ({ server }, use) => use(new URL(server.url).origin),
    viewport: { width: 1000, height: 700 },
    ...STILL,
  },
);

/** Starts the desk on a copy of a content folder. */
async function startEditing(content: string, port: number, variables: Variables): Promise<EditServer> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(content, folder, { recursive: true });
  const settings = { CONTENT: relative(ROOT, folder), PORT: String(port), BROWSER: 'none', PHONE_ADDRESS };
  const env = { ...process.env, ...variables, ...settings };
  let running = await launch(env);
  const texts = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
    );
  };
  const restart = async () => {
    running = await launch(env);
  };
  const originals = await texts();
  return {
    url: running.url,
    folder,
    texts,
    listening: () => listListening(running.pid),
    kill: () => running.end('SIGKILL'),
    restart,
    reset: async () => {
      const current = await texts();
      for (const [name, text] of Object.entries(originals))
        if (current[name] !== text) await writeFile(join(folder, name), text);
      if (running.hasEnded()) await restart();
    },
    stop: async () => {
      await running.end('SIGTERM');
      await rm(folder, { recursive: true });
    },
  };
}

/** The TCP addresses on which a process listens; those of IPv6 in hexadecimal. */
async function listListening(pid: number): Promise<string[] | null> {
  if (process.platform !== 'linux') return null;
  const open = `/proc/${pid}/fd`;
  const links = (await readdir(open)).map((name) => readlink(join(open, name)).catch(() => ''));
  const own = new Set(await Promise.all(links));
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/${pid}/net/${name}`, 'utf8')));
  // State 0A is LISTEN; an IPv4 address is written with its bytes reversed.
  const found = tables.join('\n').matchAll(/^ *\d+: (\w+):(\w+) \w+:\w+ 0A(?: +\S+){5} +(\d+)/gm);
  return [...found].flatMap(([, host = '', port = '', inode]) => {
    const address = host.length > 8 ? host : [...Buffer.from(host, 'hex')].toReversed().join('.');
    return own.has(`socket:[${inode}]`) ? `${address}:${Number.parseInt(port, 16)}` : [];
  });
}

type Running = { url: string; pid: number; hasEnded: () => boolean; end: (signal: NodeJS.Signals) => Promise<void> };

/** Starts the desk in a couple's folder and waits until it prints its address. */
export async function launch(env: NodeJS.ProcessEnv, folder = ROOT): Promise<Running> {
  const server = spawn(process.execPath, [join(ROOT, 'commands/run.mjs'), 'edit'], {
    cwd: folder,
    env: { ...env, ...NO_KEYCHAIN },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const url = await new Promise<string>((found, failed) => {
    let output = '';
    let errors = '';
    server.stderr.on('data', (piece: Buffer) => {
      errors += piece.toString();
    });
    server.stdout.on('data', (piece: Buffer) => {
      output += piece.toString();
      const address = /http:\S+/.exec(output)?.[0];
      if (address) found(address);
    });
    server.once('exit', () => failed(new Error(`npm run edit exited: ${output}${errors}`)));
  });
  return {
    url,
    pid: server.pid ?? 0,
    hasEnded: () => server.exitCode !== null || server.signalCode !== null,
    end: async (signal) => {
      server.kill(signal);
      await ended;
    },
  };
}

/** Photos of one colour, with names and dates like a phone's. @param days ISO date of each photo @param width in px */
export function takePhotos(days: readonly string[], width = 420): Promise<{ name: string; bytes: string }[]> {
  return Promise.all(
    days.map(async (day, index) => {
      const photo = sharp({
        create: { width, height: Math.round((width * 8) / 7), channels: 3, background: `hsl(${index * 33}, 60%, 45%)` },
      });
      const taken = `${day.replaceAll('-', ':')} 12:00:00`;
      const bytes = await photo
        .withExif({ IFD2: { DateTimeOriginal: taken } })
        .jpeg()
        .toBuffer();
      return { name: `IMG ${1000 + index} (1).JPG`, bytes: bytes.toString('base64') };
    }),
  );
}

/** Drops files on an element of the desk or of the site in its frame. */
export async function dropOn(target: Locator, files: readonly { name: string; bytes: string }[]): Promise<void> {
  await target.evaluate((element, files) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of files)
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name));
    const { left, top, width, height } = element.getBoundingClientRect();
    const centre = { clientX: left + width / 2, clientY: top + height / 2 };
    const shared = { bubbles: true, cancelable: true, dataTransfer: transfer, ...centre };
    for (const type of ['dragenter', 'dragover', 'drop']) element.dispatchEvent(new DragEvent(type, shared));
  }, files);
}

/** The lines removed from and added to a text, in order. A line that has moved counts as unchanged. */
export function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  /** The lines without a match among the others, where each line matches only one. */
  const without = (lines: readonly string[], others: readonly string[]) => {
    const unmatched = [...others];
    return lines.filter((line) => {
      const index = unmatched.indexOf(line);
      if (index >= 0) unmatched.splice(index, 1);
      return index < 0;
    });
  };
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return { removed: without(old, fresh), added: without(fresh, old) };
}

/** The site in the desk's frame. */
export const siteIn = (page: Page) => page.frameLocator('iframe[title="Your site"]');

/** Chooses a page of the site in the desk, and waits for it. @param heading its level-1 heading */
export async function turnTo(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Page of the site' }).selectOption(name);
  await siteIn(page).getByRole('heading', { name: heading, level: 1 }).waitFor();
}
