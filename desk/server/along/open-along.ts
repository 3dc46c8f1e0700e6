import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Opened } from '../../protocol.ts';
import { isLaterKey, KEY_FILE } from '../../../build/emit/private/site-key.ts';
import { homeOf } from '../../../build/read/home-folder.ts';
import type { Project } from '../../../build/read/project.ts';
import { listFiles } from '../../../build/read/list-content.ts';
import type { Editor } from '../editor.ts';
import { faultOfVersion } from '../plan/plan-state.ts';
import { NOTHING_CHANGED, orRefuse } from '../undo/content-files.ts';
import { hashOf, readPoints, readTexts, type Texts } from '../past/point-files.ts';
import { mergeReplies, readReplies, readRepliesIn, REPLIES_FILE } from '../replies/reply-file.ts';
import { RECORD_FILE } from '../publish/record.ts';
import { moveFile } from '../media/move-file.ts';
import { addRestorePoint } from '../past/restore-points.ts';
import { MANIFEST_FILE, manifest } from './manifest.ts';
import { unpack } from './unpack.ts';
import { addMedia } from './add-media.ts';

const NOT_OURS =
  'This is not a file that “Save as one file” made, or it is damaged. Save it again on the other computer. Nothing was changed.';

const DAMAGED_ANSWERS =
  'The guests’ answers in this file are damaged. On the other computer, put back a copy of .our-story/replies.json or move it elsewhere, then save the file again. Nothing was changed.';

const TEXTS_UNCHANGED =
  'Your texts were not changed, but photos, films, languages, answers or a key may have been added. Fix this, then open the file again: nothing is added twice.';

type Options = {
  /** Opens the file even if that replaces texts that were changed only here. */
  isSure: boolean;
  /** The id of the step. */
  id: string;
};

/**
 * Opens a file from another computer: replaces the texts in one step, then the record of what is online; adds photos,
 * films, answers and languages; adds a key, or replaces it by a later one.
 */
export async function openAlong(
  project: Project,
  editor: Editor,
  body: AsyncIterable<Uint8Array>,
  { isSure, id }: Options,
): Promise<Opened> {
  const folder = join(project.cacheFolder, 'edit', 'along', randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const states = await unpack(body, folder)
      .then(async () => manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8'))).states)
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOSPC') throw error;
        return null;
      });
    const theirs = await readTexts({ ...project, folder: join(folder, 'content') }).catch((): Texts => ({}));
    const siteText = theirs['site.yaml'];
    if (states === null || siteText === undefined) return { status: 'refused', message: NOT_OURS };
    const fault = faultOfVersion(siteText);
    if (fault !== null) return { status: 'refused', message: fault };
    // Damaged answers, in the file or here, stop the opening before anything is added; `readReplies` throws.
    const areReadable = await readRepliesIn(join(folder, REPLIES_FILE)).then(
      () => true,
      () => false,
    );
    if (!areReadable) return { status: 'refused', message: DAMAGED_ANSWERS };
    await readReplies(project);
    const loss = isSure ? null : await describeLoss(project, states, hashOf(theirs));
    if (loss !== null) return { status: 'ask', message: loss };
    await editor.between(() => addRestorePoint(project, 'Before opening a file'));
    const answer = await orRefuse(async () => {
      const texts = await addMedia(project, join(folder, 'content', 'media'), theirs);
      await addLanguages(project, join(folder, 'content'));
      await addKey(project, join(folder, KEY_FILE));
      await editor.between(() => mergeReplies(project, join(folder, REPLIES_FILE)));
      return editor.goTo('opening the file from another computer', texts, id);
    });
    // The steps before the one that failed are not undone.
    if (answer.status === 'refused')
      return { ...answer, message: answer.message.replace(NOTHING_CHANGED, TEXTS_UNCHANGED) };
    if (answer.status === 'done') {
      // The texts are here even if these fail. Without the record, publishing asks before it replaces anything.
      await addRecord(project, join(folder, 'content', RECORD_FILE)).catch(console.error);
      await editor.between(() => addRestorePoint(project, 'Opened from another computer')).catch(console.error);
    }
    return answer;
  } finally {
    // With retries, since the unpacking of a damaged archive may still be writing a file.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** What opening the file would lose; null if it continues this content or is the same. @param hash the file's own */
async function describeLoss(project: Project, states: readonly string[], hash: string): Promise<string | null> {
  const hashHere = hashOf(await readTexts(project));
  if (hashHere === hash || states.includes(hashHere)) return null;
  const isOlder = (await readPoints(project)).some(({ files }) => hashOf(files) === hash);
  return isOlder
    ? 'This file is older than what you have here. Opening it undoes the later changes.'
    : 'Both computers have changes that the other does not have. Opening the file replaces yours here.';
}

/** Adds the couple's own languages that are missing here. */
async function addLanguages({ folder }: Project, from: string): Promise<void> {
  const files = (await listFiles(join(from, 'languages'))).map((name) => join('languages', name));
  for (const name of files.filter((each) => !existsSync(join(folder, each)))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await moveFile(join(from, name), join(folder, name));
  }
}

/** Replaces the record of what is online. Must follow the texts: with the record, publishing no longer asks. */
async function addRecord({ folder }: Project, from: string): Promise<void> {
  if (existsSync(from)) await moveFile(from, join(folder, RECORD_FILE));
}

/**
 * Adds the key of a private site. An existing key stays, since guests have its links, unless the locks were changed on
 * the other computer.
 */
async function addKey(project: Project, from: string): Promise<void> {
  const to = join(homeOf(project), KEY_FILE);
  if (existsSync(from) && (!existsSync(to) || (await isLaterKey(project, from)))) await moveFile(from, to);
}
