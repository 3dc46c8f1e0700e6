import type { MediaState } from '../../../src/edit/protocol.ts';
import type { Project } from '../../content/project.ts';
export async function listMedia(_project: Project): Promise<MediaState[]> {
  return [];
}
export async function trash(_project: Project, _names: readonly string[]): Promise<string | null> {
  return null;
}
export async function restore(_project: Project, _names: readonly string[]): Promise<void> {}
