import type { Project } from '../../content/project.ts';
export async function thumbnail(_project: Project, _name: string): Promise<Buffer> {
  return Buffer.alloc(0);
}
