import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaUse } from '../content/media-files.ts';
import type { Mistake } from '../content/mistake.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { inspectVideo } from './inspect-video.ts';
import { limit } from './limit.ts';

/** Looks into every file the content asks for. All of them, so that all mistakes are told at once. */
export async function inspectMedia(uses: readonly MediaUse[], folder: string): Promise<Mistake[]> {
  const findings = await Promise.all(
    uses.map((use) => limit(async () => inspectOne(use, await readFile(join(folder, use.name))))),
  );
  return findings.flat();
}

async function inspectOne({ name, kind, source, path }: MediaUse, bytes: Buffer): Promise<Mistake[]> {
  if (kind !== 'video') {
    const error = await inspectPhoto(name, bytes, kind);
    return error === null ? [] : [source.mistakeAt(path, error)];
  }
  const { error, warning } = inspectVideo(name, bytes);
  return [
    ...(error === null ? [] : [source.mistakeAt(path, error)]),
    ...(warning === null ? [] : [source.mistakeAt(path, warning, { severity: 'warning' })]),
  ];
}
