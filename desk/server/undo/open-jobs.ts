import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Project } from '../../../build/read/project.ts';
import { finishMoves } from '../media/trash.ts';
import { FileTrouble, orRefuse } from './content-files.ts';
import { openHistory, type History, type Request } from './history.ts';
import { readNote } from './crash-recovery.ts';
import type { Job } from './rewrite-files.ts';
import { recoverFiles } from './recover-files.ts';

/**
 * Opens the undo history of a content folder, after finishing or rolling back what a crash interrupted.
 * @returns the history, and a function that recovers from an unfinished request and makes the job for the next
 * @throws FileTrouble if a file cannot be written or moved
 */
export async function openJobs(
  project: Project,
): Promise<{ history: History; prepareJob: (request: Request) => Promise<Job> }> {
  // Content folders of the same project share its cache.
  const id = createHash('sha256').update(project.folder).digest('hex').slice(0, 12);
  const cache = join(project.cacheFolder, 'edit');
  const notePath = join(cache, `unfinished-${id}.json`);
  const history = await openHistory(join(cache, `history-${id}.json`));
  // Moves of media that did not start or cannot be finished stay out of the history. Returning `true` deletes their
  // note all the same.
  const recover = () =>
    recoverFiles(project.folder, notePath, async (request) =>
      (await finishMoves(project, request)) ? history.enter(request) : true,
    );
  // Before the first request, nothing else explains the error to the couple.
  const refused = await orRefuse(recover);
  if (refused) throw new FileTrouble(refused.message);
  const prepareJob = async (request: Request) => {
    // An earlier request may be half written because a file was locked. The next note would overwrite its note.
    const unfinished = await readNote(notePath);
    if (unfinished && !unfinished.request.ids.every(history.has)) await recover();
    return { request, notePath, finish: history.enter };
  };
  return { history, prepareJob };
}
