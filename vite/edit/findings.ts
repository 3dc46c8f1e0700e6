import type { EditState, Told } from '../../src/edit/protocol.ts';
import type { Content } from '../content/check-content.ts';
import type { Mistake } from '../content/mistake.ts';
export function tellFindings(_content: Content, _folder: string): Pick<EditState, 'mistakes' | 'warnings' | 'samples'> {
  return { mistakes: [], warnings: [], samples: [] };
}
export function tellFacts(_content: Content, _folder: string): EditState['facts'] {
  return {};
}
export function tellMistake({ file, line, message }: Mistake, _content: Content, _folder: string): Told {
  return { file, line, message, at: null };
}
