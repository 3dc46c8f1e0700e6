import type { Panel } from '../state/desk-store';
import type { IconName } from '../ui/icons';

/** The panels in the order of their buttons in the bar. */
export const PANELS: readonly { panel: Panel; icon: IconName; name: string }[] = [
  { panel: 'page', icon: 'page', name: 'This page' },
  { panel: 'design', icon: 'design', name: 'Design' },
  { panel: 'pages', icon: 'pages', name: 'Pages' },
  { panel: 'story', icon: 'story', name: 'Our Story' },
  { panel: 'replies', icon: 'replies', name: 'Replies' },
  { panel: 'todo', icon: 'todo', name: 'To do' },
  { panel: 'online', icon: 'online', name: 'Put it online' },
  // This panel’s button is apart from the others, next to undo and redo.
  { panel: 'past', icon: 'past', name: 'History' },
];
