import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaState } from '../../protocol.ts';
import { kindByName } from '../../../build/read/media-names.ts';
import type { Project } from '../../../build/read/project.ts';
import { listFiles } from '../../../build/read/list-content.ts';
import { detectKind } from './detect-kind.ts';

/** Lists every photo and film in the media folder. */
export async function listMedia(project: Project): Promise<MediaState[]> {
  const { media, usedMedia } = await project.read();
  const named = new Set(media.map(({ name }) => name));
  const names = await listFiles(project.mediaFolder);
  const found = await Promise.all(
    names.toSorted().map(async (name) => {
      const path = join(project.mediaFolder, name);
      // The bytes decide about a GIF and, if the content names it, about a file without a usual extension.
      const mayBeMedia = /\.gif$/i.test(name) || named.has(name);
      const kind = kindByName(name) ?? (mayBeMedia ? (await detectKind(path))?.kind : undefined);
      const isUsed = usedMedia?.has(name) ?? null;
      return kind ? [{ name, kind, bytes: (await stat(path)).size, isUsed }] : [];
    }),
  );
  return found.flat();
}
