import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Holder } from '../../../model/origins/origins-type';
import { useEachFrame } from '../../ui/use-each-frame';
import { boxOf, type Box } from '../geometry';
import type { Typography } from '../typography';
import { createSpacer } from './text-spacer';

/** Minimum distance from the frame’s edge, CSS px. */
const EDGE = 12;
/** Minimum width of a field, CSS px. */
const MIN_WIDTH = 96;

type Elements = Record<'root' | 'field' | 'notes', RefObject<HTMLElement | null>>;

/**
 * Keeps a field in its text’s place, and its notes below the field, or above it if there is room only there.
 * @param text null once the page no longer shows it: the field then stays in view where the text was
 */
export function useFieldPlace(
  elements: Elements,
  frame: HTMLIFrameElement,
  text: Holder | null,
  typography: Typography | null,
) {
  /** Where the text was last. */
  const lastBox = useRef<Box | null>(null);
  const [spacer] = useState(createSpacer);
  useEffect(() => spacer.reset, [spacer]);
  useEachFrame(() => {
    const [root, field, notes] = [elements.root.current, elements.field.current, elements.notes.current];
    const found = text && boxOf(text);
    const box = found ?? lastBox.current ?? typography?.box;
    if (!box || !root || !field || !notes) return;
    lastBox.current = box;
    const { clientWidth, clientHeight } = frame;
    // A field without its text stays above its help, which covers about the lowest 4 × EDGE of the frame.
    const lowest = clientHeight - root.offsetHeight - 5 * EDGE;
    // The field starts at the top of its first line, the text’s box at the top of its letters.
    const lead = typography?.lead ?? 0;
    const top = found ? box.top - lead : Math.max(EDGE, Math.min(box.top, lowest));
    const left = Math.max(EDGE, Math.min(box.left, clientWidth - MIN_WIDTH - EDGE));
    const maxWidth = clientWidth - left - EDGE;
    const width = Math.min(box.width, maxWidth);
    const height = box.height + 2 * lead;
    Object.assign(root.style, { left: `${left}px`, top: `${top}px` });
    field.style.setProperty('--min-width', `${width}px`);
    field.style.setProperty('--min-height', `${height}px`);
    field.style.setProperty('--max-width', `${typography?.fillsBlocks ? Math.max(width, MIN_WIDTH) : maxWidth}px`);
    const fieldBox = field.getBoundingClientRect();
    const isPadded = spacer.grow(found ? text : null, {
      width: typography?.fillsBlocks ? 0 : Math.max(0, fieldBox.width - width),
      height: Math.max(0, fieldBox.height - height),
    });
    // Where padding is impossible, a background keeps the words readable.
    field.toggleAttribute('data-ground', !isPadded);
    const isTooLow = box.top + field.offsetHeight + notes.offsetHeight + 2 * EDGE > clientHeight;
    const hasRoomAbove = box.top > notes.offsetHeight + 2 * EDGE;
    notes.dataset.side = isTooLow && hasRoomAbove ? 'above' : 'below';
    // Notes that would reach past the frame’s right edge move to the left.
    notes.style.insetInlineStart = `${Math.min(0, maxWidth - notes.offsetWidth)}px`;
  });
}
