import type { Panel } from '../state/desk-store';
import type { IconName } from '../ui/icons';

/** The panels in the bar’s order. */
export const PANELS: readonly { panel: Panel; icon: IconName; name: string }[] = [
  { panel: 'page', icon: 'page', name: 'This page' },
  { panel: 'design', icon: 'design', name: 'Design' },
  { panel: 'pages', icon: 'pages', name: 'Pages' },
  { panel: 'story', icon: 'story', name: 'Our Story' },
  { panel: 'replies', icon: 'replies', name: 'Replies' },
  { panel: 'todo', icon: 'todo', name: 'To do' },
  { panel: 'online', icon: 'online', name: 'Put it online' },
  // The bar shows this button next to undo and redo, apart from the others.
  { panel: 'past', icon: 'past', name: 'History' },
];
