import type { DeckLayout } from '../deck/layout';
import { areWordsBeside, LABEL_TOP, SHADOW, STAMP, stampCentreOf, wordsInsetOf, wordsRectOf, WORDS_GAP } from '../look';
import { veilColour } from './flat-sheet';

/**
 * Sets the layout's measures, and what both views share of the look of cards at rest, as custom properties. Sets them on the
 * deck rather than on each card, since browsers recompute an element's own style whenever it moves.
 */
export function setFlatLook({ style }: HTMLElement, layout: DeckLayout): void {
  const { unit, centre, card, photo, label, text } = layout;
  const words = wordsRectOf(layout);
  setMeasures(style, {
    x: centre.x - card.width / 2,
    y: centre.y - card.height / 2,
    width: card.width,
    height: card.height,
    radius: card.radius,
    'photo-x': photo.x,
    'photo-y': photo.y,
    'photo-width': photo.width,
    'photo-height': photo.height,
    'photo-radius': photo.radius,
    'label-x': label.x,
    'label-y': label.y,
    'label-width': label.width,
    'label-height': label.height,
    'label-top': LABEL_TOP * unit,
    'words-x': words.x,
    'words-y': words.y,
    'words-width': words.width,
    'words-height': words.height,
    'words-inset': wordsInsetOf(layout, true),
    'words-gap': WORDS_GAP * text.date,
    'date-size': text.date,
    inset: wordsInsetOf(layout, false),
  });
  setLook(style, {
    'lying-shadow': `${shadowOf(SHADOW.lying, unit)} rgb(${SHADOW_TINT} / ${SHADOW.lying.opacity})`,
    'label-align': areWordsBeside(layout) ? 'safe center' : 'start',
    veil: veilColour(),
  });
}

/** Sets the look of what only lifted cards show: stamps and a deeper shadow. The prerendered deck does without. */
export function setLiftedLook({ style }: HTMLElement, layout: DeckLayout): void {
  const { unit } = layout;
  const like = stampCentreOf(layout, 'like');
  const superlike = stampCentreOf(layout, 'superlike');
  // In `STAMP`, the border is centred on the frame's edge; in CSS, it is within the box.
  setMeasures(style, {
    'stamp-height': (STAMP.frame.height + STAMP.frame.border) * unit,
    'stamp-padding': (STAMP.frame.padding - STAMP.frame.border / 2) * unit,
    'stamp-border': STAMP.frame.border * unit,
    'stamp-radius': STAMP.frame.radius * unit,
    'stamp-size': STAMP.text.size * unit,
    'stamp-spacing': STAMP.text.spacing * unit,
    'like-x': like.x,
    'like-y': like.y,
    'superlike-x': superlike.x,
    'superlike-y': superlike.y,
  });
  setLook(style, {
    'lifted-shadow': shadowOf(SHADOW.lifted, unit),
    'lifted-opacity': String(SHADOW.lifted.opacity),
    'shadow-tint': SHADOW_TINT,
    'stamp-paper': STAMP.paper,
    'like-color': STAMP.colour.like,
    'superlike-color': STAMP.colour.superlike,
    // In `STAMP`, angles run counterclockwise; in CSS, clockwise.
    'like-angle': `${-STAMP.angle.like}rad`,
    'superlike-angle': `${-STAMP.angle.superlike}rad`,
  });
}

/** @param measures in CSS px. */
function setMeasures(style: CSSStyleDeclaration, measures: Record<string, number>): void {
  for (const [name, px] of Object.entries(measures)) style.setProperty(`--${name}`, `${px}px`);
}

function setLook(style: CSSStyleDeclaration, look: Record<string, string>): void {
  for (const [name, value] of Object.entries(look)) style.setProperty(`--${name}`, value);
}

const SHADOW_TINT = SHADOW.tint.map((channel) => Math.round(channel * 255)).join(' ');

/** A shadow as a CSS `box-shadow`, with the shrink as a negative spread. */
function shadowOf({ blur, offset }: { blur: number; offset: number }, unit: number): string {
  return `0 ${offset * unit}px ${blur * unit}px ${-SHADOW.shrink * blur * unit}px`;
}
