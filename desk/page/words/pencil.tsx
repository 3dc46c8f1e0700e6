import { useRef } from 'react';
import { nameOfPlace } from '../../model/names/place-names';
import type { Holder } from '../../model/origins/origins-type';
import { useDesk } from '../state/desk-store';
import { Button } from '../ui/button';
import { Sign } from '../ui/icons';
import { useEachFrame } from '../ui/use-each-frame';
import { boxOf, isSeen, lastLineOf, placeAt } from './geometry';
import { findAgain, type Site } from './use-site';
import { openText } from './use-words';
import styles from './pencil.module.css';

/** The pencil’s side (`--target`), CSS px. */
const SIDE = 44;
/** The pencil’s distance from its text, CSS px. */
const GAP = 2;

type PencilProps = {
  site: Site;
  holder: Holder;
  /** Called with the text when the pointer or the focus moves onto the pencil, and with null when it leaves. */
  onPoint: (holder: Holder | null) => void;
};

/** An outline around a text, with a pencil at its end. */
export function Pencil({ site, holder, onPoint }: PencilProps) {
  const outline = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const name = useDesk((desk) => nameOfPlace(desk.state, holder.place));
  useEachFrame(() => {
    // A render of the page may have replaced the text’s nodes.
    const shown = isSeen(holder) ? holder : findAgain(site.holders, holder, 0);
    const box = shown && boxOf(shown);
    const lastLine = shown && lastLineOf(shown);
    for (const { current } of [outline, button]) if (current) current.hidden = !box || !lastLine;
    if (!box || !lastLine) return;
    const { left, top, width, height } = box;
    const { innerWidth, innerHeight } = site.window;
    placeAt(outline.current, { left, top, width, height });
    placeAt(button.current, {
      left: Math.min(Math.max(lastLine.left + lastLine.width + GAP, 0), innerWidth - SIDE),
      top: Math.min(Math.max(lastLine.top + lastLine.height / 2 - SIDE / 2, 0), innerHeight - SIDE),
    });
  });
  return (
    <>
      <div ref={outline} className={styles.outline} />
      <Button
        ref={button}
        kind="icon"
        className={styles.pencil}
        aria-label={`Edit: ${name}`}
        title={`Edit: ${name} (F2)`}
        onPointerEnter={() => onPoint(holder)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(holder)}
        onBlur={() => onPoint(null)}
        onClick={() => openText(site, holder)}
      >
        <Sign name="pencil" />
      </Button>
    </>
  );
}
