import type { Answer, Taken } from '../../../src/edit/protocol.ts';
import type { Project } from '../../content/project.ts';
export async function takeIn(
  _project: Project,
  _name: string,
  _body: AsyncIterable<Uint8Array>,
): Promise<Taken | Extract<Answer, { status: 'refused' }>> {
  return { status: 'refused', message: '' };
}
