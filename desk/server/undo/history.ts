import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

/** The most steps, and the most ids, that a history has. The oldest are dropped. */
const MOST_STEPS = 200;

/** A content file's text; null if the file is missing. */
const text = z.string().nullable();

const doneStep = z.object({
  label: z.string(),
  /** Each file's text before and after. */
  files: z.array(z.object({ file: z.string(), before: text, after: text })),
  /** Files that the step removed from the media folder. */
  trashed: z.array(z.string()),
});

/** A step that was written. */
export type Done = z.infer<typeof doneStep>;

/** A file's text before and after a step. */
export type Rewrite = Done['files'][number];

/**
 * What is written as one step. A change has the id of its step on the page, or several if steps only work together. An
 * undo or redo has an id of its own.
 */
export const request = z.object({ ids: z.array(z.string()), kind: z.enum(['change', 'undo', 'redo']), step: doneStep });
export type Request = z.infer<typeof request>;

const saved = z.object({
  done: z.array(doneStep),
  undone: z.array(doneStep),
  // Early versions of the desk saved no ids.
  ids: z.array(z.string()).default([]),
});

/** Done and undone steps, the latest last; stored in a file across restarts. */
export type History = Pick<z.infer<typeof saved>, 'done' | 'undone'> & {
  /** Whether the step, undo or redo with this id was done. */
  has: (id: string) => boolean;
  /**
   * Adds a finished request, unless it has been added before. A new step clears the redo list.
   * @returns false if the history could not be saved
   */
  enter: (request: Request) => Promise<boolean>;
};

/** Opens the saved history, or an empty one if it is unreadable. */
export async function openHistory(file: string): Promise<History> {
  const { done, undone, ids } = await read(file);
  // If saving fails, steps can still be undone until the next start.
  const save = async () => {
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify({ done, undone, ids }));
      await rename(`${file}.new`, file);
      return true;
    } catch (error) {
      console.error(`Could not save the undo history: ${String(error)}`);
      return false;
    }
  };
  const add = (step: Done) => {
    // Nothing to undo.
    if (step.files.length === 0 && step.trashed.length === 0) return;
    done.push(step);
    dropOldest(done);
    undone.length = 0;
  };
  const moveLast = (source: Done[], goal: Done[]) => {
    const step = source.pop();
    if (step) goal.push(step);
  };
  return {
    done,
    undone,
    has: (id) => ids.includes(id),
    enter: async ({ ids: newIds, kind, step }) => {
      if (!newIds.every((id) => ids.includes(id))) {
        if (kind === 'change') add(step);
        else if (kind === 'undo') moveLast(done, undone);
        else moveLast(undone, done);
        ids.push(...newIds);
        dropOldest(ids);
      }
      return save();
    },
  };
}

function dropOldest(list: unknown[]): void {
  // A negative number drops none.
  list.splice(0, list.length - MOST_STEPS);
}

async function read(file: string): Promise<z.infer<typeof saved>> {
  try {
    return saved.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { done: [], undone: [], ids: [] };
  }
}
