import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureUse } from '../../../src/model/pictures/picture-use.ts';
import type { Refused, ImportedFile } from '../../protocol.ts';
import { hasRightKind } from '../../../build/read/media-names.ts';
import type { Project } from '../../../build/read/project.ts';
import { listFiles } from '../../../build/read/list-content.ts';
import { openMediaFile, type MediaFile } from '../../../build/media/media-file.ts';
import { cleanName, lastPart } from './clean-name.ts';
import { moveFile } from './move-file.ts';
import { receive } from './receive.ts';
import { detectKind, type FileKind } from './detect-kind.ts';
import { filmTakenOn, photoTakenOn } from './taken-on.ts';
import { isTrashed } from './trash.ts';
import { inspectUpload, refuse, refuseIfFull, refuseWrongSize } from './inspect-upload.ts';

type Upload = Omit<MediaFile, 'name'>;

/** Imports in progress by media folder and hash, so that a file dropped twice is imported once. */
const inProgress = new Map<string, Promise<ImportedFile | Refused>>();
/** Paths in the media folder that imports in progress will use. */
const reserved = new Set<string>();

/**
 * Adds a photo or film to the media folder under a clean name, if it passes the same check as the site's media. Until the
 * upload is complete, it stays outside the folder. A file with the same bytes is not added twice.
 */
export async function importMedia(
  project: Project,
  name: string,
  body: AsyncIterable<Uint8Array>,
  use: PictureUse = 'photo',
): Promise<ImportedFile | Refused> {
  const original = lastPart(name);
  const folder = join(project.cacheFolder, 'edit', 'incoming');
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const { size, hash } = await receive(body, path);
    const refusal = refuseWrongSize(original, size);
    if (refusal) return refusal;
    const key = join(project.mediaFolder, hash);
    const sameImport = inProgress.get(key);
    if (sameImport) return await sameImport;
    const importing = addUpload(project, original, { path, size, hash }, use).finally(() => inProgress.delete(key));
    inProgress.set(key, importing);
    return await importing;
  } catch (error) {
    return refuseIfFull(error, original);
  } finally {
    await rm(path, { force: true });
  }
}

async function addUpload(
  project: Project,
  original: string,
  file: Upload,
  use: PictureUse,
): Promise<ImportedFile | Refused> {
  const { mediaFolder, cacheFolder } = project;
  // An unknown file counts as a photo, so that the check below explains what is wrong with it.
  const detected = (await detectKind(file.path)) ?? { kind: 'photo', endings: ['jpg'] };
  const present = await listFiles(mediaFolder);
  const sameName = await findSame(mediaFolder, present, file, detected);
  const presentLower = new Set(present.map((each) => each.toLowerCase()));
  const ending =
    detected.endings.find((each) => original.toLowerCase().endsWith(`.${each}`)) ?? detected.endings[0] ?? '';
  const isTaken = (each: string) => {
    const path = join(mediaFolder, each);
    // Another import may have finished since the folder was listed.
    return presentLower.has(each) || reserved.has(path) || existsSync(path) || isTrashed(project, each);
  };
  const name = sameName ?? cleanName(original, ending, detected.kind === 'video' ? 'film' : 'photo', isTaken);
  const target = join(mediaFolder, name);
  reserved.add(target);
  try {
    const fault = await inspectUpload(cacheFolder, { ...file, name }, original, detected, use);
    if (fault !== null) return refuse(fault);
    const takenOn = await (detected.kind === 'video' ? filmTakenOn : photoTakenOn)(file.path);
    if (sameName === null) {
      await mkdir(mediaFolder, { recursive: true });
      await moveFile(file.path, target);
      project.invalidate();
    }
    return { status: 'imported', name, kind: detected.kind, takenOn };
  } finally {
    reserved.delete(target);
  }
}

/** The name of a file with the same bytes and a matching extension, or null. */
async function findSame(
  folder: string,
  names: readonly string[],
  { size, hash }: Upload,
  { kind }: FileKind,
): Promise<string | null> {
  for (const name of names) {
    if (!hasRightKind({ name, kind }) || (await stat(join(folder, name))).size !== size) continue;
    if ((await openMediaFile(folder, name)).hash === hash) return name;
  }
  return null;
}
