import type { EditState } from '../../protocol';
import { useDesk } from '../state/desk-store';

/** The couple's content files, as they are now. */
export function storyFiles(): EditState['files'] {
  return useDesk.getState().state?.files ?? {};
}
