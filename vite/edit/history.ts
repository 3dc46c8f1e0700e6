import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

/** More are forgotten, the oldest first. */
const MOST_STEPS = 200;

const done = z.object({
  label: z.string(),
  /** Each file's text before and after. */
  files: z.array(z.object({ file: z.string(), before: z.string(), after: z.string() })),
  /** Files that the step took out of the media folder. */
  trashed: z.array(z.string()),
});

const kept = z.object({ done: z.array(done), undone: z.array(done) });

/** A step that was written. */
export type Done = z.infer<typeof done>;

/** What was done and what was taken back, the last at the end. Kept in a file, so that it outlives reloads and restarts. */
export type History = z.infer<typeof kept> & {
  /** Notes a new step, after which what was taken back cannot be done again. */
  add: (step: Done) => Promise<void>;
  /** Moves the last step from one end to the other, once it has been written. */
  turn: (from: 'done' | 'undone') => Promise<void>;
};

/** Opens what was kept; where nothing can be read, a new one. */
export async function openHistory(file: string): Promise<History> {
  const { done, undone } = await read(file);
  // What has been written stays so, and can be taken back until the next start, where this cannot be kept.
  const keep = async () => {
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify({ done, undone }));
      await rename(`${file}.new`, file);
    } catch (error) {
      console.error(`What undo needs after the next start could not be kept: ${String(error)}`);
    }
  };
  return {
    done,
    undone,
    add: async (step) => {
      done.push(step);
      done.splice(0, done.length - MOST_STEPS);
      undone.length = 0;
      await keep();
    },
    turn: async (from) => {
      const [source, goal] = from === 'done' ? [done, undone] : [undone, done];
      const step = source.pop();
      if (step) goal.push(step);
      await keep();
    },
  };
}

async function read(file: string): Promise<z.infer<typeof kept>> {
  try {
    return kept.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { done: [], undone: [] };
  }
}
