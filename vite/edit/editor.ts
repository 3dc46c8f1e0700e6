import { basename, join } from 'node:path';
import { createHash } from 'node:crypto';
import type { FileName } from '../../src/content/schema.ts';
import { formAt, linesOf } from '../../src/edit/forms/form-at.ts';
import type { Answer, Change, EditState, Form, Place, Step } from '../../src/edit/protocol.ts';
import type { Content } from '../content/check-content.ts';
import { withDefaults } from '../content/layers.ts';
import type { Mistake } from '../content/mistake.ts';
import { listContent, type Project } from '../content/project.ts';
import { readSource } from '../content/source.ts';
import { explainTrouble, FileTrouble, mendFiles, readContentFile, rewrite, type Rewrite } from './content-files.ts';
import { tellFacts, tellFindings, tellNew } from './findings.ts';
import { describeForms } from './forms.ts';
import { openHistory, type Done } from './history.ts';
import { listMedia, restore, trash } from './media/media-list.ts';
import { replay } from './replay.ts';
import { alignTranslation } from './write/align-translation.ts';
import { applyChange, type Applied } from './write/apply-change.ts';

/** How often a step begins anew where a file changes while it is written. */
const MOST_TRIES = 5;

/** Changes the content of a project, one request after the other. */
export type Editor = {
  state: () => Promise<EditState>;
  /** Writes a step, if the content is as sound after it as before. */
  change: (step: Step) => Promise<Answer>;
  undo: () => Promise<Answer>;
  redo: () => Promise<Answer>;
  /** Takes files that nothing shows out of the media folder. */
  removeMedia: (names: readonly string[]) => Promise<Answer>;
};

type Options = {
  project: Project;
  /** Where the pages' pictures come from, as far as pages were made. */
  pictures: ReadonlyMap<string, Place>;
  /** Called when content was written, with the names of its files in the folder. */
  onChange: (files: readonly string[]) => void;
};

/** What is to be written, or why not. */
type Plan = { files: Rewrite[] } | Exclude<Answer, { status: 'done' }>;

export async function openEditor({ project, pictures, onChange }: Options): Promise<Editor> {
  const forms = describeForms();
  const home = createHash('sha256').update(project.folder).digest('hex').slice(0, 12);
  const cache = join(project.cacheFolder, 'edit');
  const unfinished = join(cache, `unfinished-${home}.json`);
  await mendFiles(project.folder, unfinished);
  const history = await openHistory(join(cache, `history-${home}.json`));
  let version = 0;

  /** Requests that came before: two windows must not write at once. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task, task);
    last = turn.catch(() => {});
    return turn;
  };
  const tell = (written: readonly Rewrite[]) => {
    project.invalidate();
    onChange(written.map(({ file }) => file));
  };

  /** Writes what was planned, if nothing is wrong that was not wrong before. */
  const write = async (plan: () => Promise<Plan>): Promise<Answer | Rewrite[]> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const planned = await plan();
      if (!('files' in planned)) return planned;
      const files = planned.files.filter(({ before, after }) => before !== after);
      const [now, then] = await Promise.all([
        project.read(),
        project.readWith(new Map(files.map(({ file, after }) => [file, after]))),
      ]);
      const mistakes = newMistakes(now, then);
      if (mistakes.length > 0)
        return {
          status: 'mistakes',
          mistakes: mistakes.map((mistake) => tellNew(mistake, then, now, project.folder)),
        };
      if (await rewrite(project.folder, files, unfinished)) return files;
    }
    return { status: 'refused', message: 'The files change all the time: another program writes them. Try again.' };
  };

  const explained = async (task: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await task();
    } catch (error) {
      const message = explainTrouble(error);
      if (message !== null) return { status: 'refused', message };
      throw error;
    }
  };

  /** Goes one step back, or forth again. */
  const turn = (from: 'done' | 'undone') =>
    inTurn(() =>
      explained(async () => {
        const isBack = from === 'done';
        const step = history[from].at(-1);
        if (!step) return { status: 'refused', message: `There is nothing to ${isBack ? 'take back' : 'do again'}.` };
        const trouble = await (isBack ? restore : trash)(project, step.trashed);
        if (trouble !== null) return { status: 'refused', message: trouble };
        const written = await write(() => planTurn(project, step, isBack));
        if (!Array.isArray(written)) {
          await (isBack ? trash : restore)(project, step.trashed);
          return written;
        }
        await history.turn(from);
        tell(written);
        return { status: 'done' };
      }),
    );

  return {
    state: () =>
      inTurn(async () => {
        version += 1;
        const content = await project.read();
        return {
          version,
          forms,
          ...(await tellFiles(project, content)),
          facts: tellFacts(content, project.folder),
          ...tellFindings(content, project.folder),
          media: await listMedia(project),
          pictures: Object.fromEntries(pictures),
          undo: history.done.at(-1)?.label ?? null,
          redo: history.undone.at(-1)?.label ?? null,
        };
      }),
    change: ({ label, changes }) =>
      inTurn(() =>
        explained(async () => {
          const written = await write(() => planChanges(project, changes, forms));
          if (!Array.isArray(written)) return written;
          if (written.length > 0) await history.add({ label, files: written, trashed: [] });
          tell(written);
          return { status: 'done' };
        }),
      ),
    undo: () => turn('done'),
    redo: () => turn('undone'),
    removeMedia: (names) =>
      inTurn(() =>
        explained(async () => {
          const trouble = await trash(project, names);
          if (trouble !== null) return { status: 'refused', message: trouble };
          const [only = ''] = names;
          const label = `${names.length === 1 ? only : `${names.length} files`} out of the folder`;
          await history.add({ label, files: [], trashed: [...names] });
          tell([]);
          return { status: 'done' };
        }),
      ),
  };
}

/** The texts after some changes, with second languages kept in step. */
async function planChanges(project: Project, changes: readonly Change[], forms: Record<string, Form>): Promise<Plan> {
  const { folder } = project;
  const texts = new Map<string, Rewrite>();
  const read = async (file: string): Promise<Rewrite> => {
    const text = await readContentFile(folder, file);
    const fresh = { file, before: text, after: text };
    texts.set(file, fresh);
    return fresh;
  };
  const names = await listContent(folder);
  for (const change of changes) {
    const { file } = change.at;
    const target = texts.get(file) ?? (await read(file));
    const form = forms[nameOf(file)];
    const applied = tryToApply(target.after, change, (path) => linesOf(form && formAt(form, path)));
    if (applied.status === 'conflict') {
      const yours = 'value' in change ? change.value : null;
      return { status: 'conflict', at: change.at, theirs: applied.theirs, yours };
    }
    const before = target.after;
    target.after = applied.text;
    if (file.includes('/')) continue;
    for (const other of names.filter((name) => name.endsWith(`/${file}`))) {
      const translated = texts.get(other) ?? (await read(other));
      const aligned = alignTranslation(change, before, translated.after, other);
      const inStep = aligned && tryToApply(translated.after, aligned, () => []);
      if (inStep?.status === 'applied') translated.after = inStep.text;
    }
  }
  return { files: [...texts.values()] };
}

/** @throws FileTrouble where a file cannot be read, or the change cannot be written without harm to the rest of it */
function tryToApply(text: string, change: Change, order: Parameters<typeof applyChange>[2]): Applied {
  try {
    return applyChange(text, change, order);
  } catch (error) {
    throw new FileTrouble(`${change.at.file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The texts one step back, or forth. */
async function planTurn({ folder }: Project, { files }: Done, isBack: boolean): Promise<Plan> {
  const planned: Rewrite[] = [];
  for (const { file, before, after } of files) {
    const current = await readContentFile(folder, file);
    const text = isBack ? replay(current, after, before) : replay(current, before, after);
    if (text === null)
      return {
        status: 'refused',
        message: `${file} was changed by hand at the same place since. Nothing has been overwritten; change it there.`,
      };
    planned.push({ file, before: current, after: text });
  }
  return { files: planned };
}

/** Those that were not there before, or not as often. Only their words count: lines move. */
function newMistakes(now: Content, then: Content): Mistake[] {
  const known = now.mistakes.map(wordsOf);
  return then.mistakes.filter((mistake) => {
    const at = known.indexOf(wordsOf(mistake));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

const wordsOf = ({ file, message }: Mistake) => `${file} ${message}`;

/** Each file as written, and with the words that ship. */
async function tellFiles({ folder }: Project, content: Content): Promise<Pick<EditState, 'files'>> {
  const files: EditState['files'] = {};
  const read = [content, ...content.translations].flatMap(({ sources }) => Object.values(sources));
  for (const file of await listContent(folder)) {
    // One of a wrong name has not been read by the check.
    const source =
      read.find((each) => each.file.endsWith(`${basename(folder)}/${file}`)) ??
      readSource(file, await readContentFile(folder, file).catch(() => ''));
    const isFirst = !file.includes('/');
    const lines = content.language.lines[nameOf(file) as FileName];
    const [data = null, whole = null] = [source.data, isFirst ? withDefaults(source, lines).data : source.data];
    files[file] = { data, whole } as EditState['files'][string];
  }
  return { files };
}

/** `schedule` of `es/schedule.yaml`. */
function nameOf(file: string): string {
  return (file.split('/').pop() ?? '').replace(/\.ya?ml$/, '');
}
