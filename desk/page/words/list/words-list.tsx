import { useEffect, useRef, useState } from 'react';
import { Fold } from '../../ui/fold';
import { keyOfPlace } from '../../../model/origins/marks';
import type { Holder, Where } from '../../../model/origins/origins-type';
import { goTo, useDesk } from '../../state/desk-store';
import { isSeen } from '../geometry';
import { pressedAround } from '../mark-texts';
import { useSite, type Site } from '../use-site';
import { openText, useWords } from '../use-words';
import styles from './words-list.module.css';
import { writtenTextAt } from '../written-text';
import { ListField } from './list-field';

/** Labels for texts that are not visible on the page. */
const LABELS: Record<Exclude<Where, 'text'>, string> = {
  tab: 'Title in the browser’s tab',
  'aria-label': 'For screen readers',
  alt: 'Picture description, for screen readers',
  title: 'Tooltip',
  'aria-description': 'For screen readers',
  placeholder: 'Hint in an empty field',
  content: 'For search engines and messengers',
};

/** All texts of the page in the frame, in order, including those that cannot be clicked. */
export function WordsList({ frame }: { frame: HTMLIFrameElement }) {
  const site = useSite(frame);
  const all = site ? uniqueTexts(site.holders) : [];
  return (
    <Fold title="All words on this page" note={`${all.length}, including those for screen readers`}>
      <ol role="list" className={styles.list}>
        {site &&
          all.map((holder) => (
            <li key={`${holder.where} ${keyOfPlace(holder.place)}`}>
              <Entry site={site} holder={holder} />
            </li>
          ))}
      </ol>
    </Fold>
  );
}

/** Each text once, preferring a visible one; a text for screen readers counts separately. */
function uniqueTexts(holders: readonly Holder[]): Holder[] {
  const found = new Map<string, Holder>();
  for (const holder of holders) {
    const key = `${holder.where} ${keyOfPlace(holder.place)}`;
    const known = found.get(key);
    // Prefer the visible occurrence.
    if (!known || (holder.where === 'text' && !isSeen(known) && isSeen(holder))) found.set(key, holder);
  }
  return [...found.values()].filter(({ text }) => text.trim() !== '');
}

function Entry({ site, holder }: { site: Site; holder: Holder }) {
  const state = useDesk((desk) => desk.state);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Closing the field drops the focus, unless it has moved on.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const written = state && writtenTextAt(state, holder.place);
  const label = labelOf(holder);
  const isOnPage = holder.where === 'text' && canBeShown(holder);
  const open = () => {
    if (!written) return goTo(holder.place);
    if (!isOnPage) return setOpen(true);
    bringIntoView(holder);
    openText(site, holder);
  };
  if (isOpen && written) {
    const text = written.text || holder.text;
    return <ListField written={{ ...written, text }} label={label} onClose={() => setOpen(false)} />;
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.entry}
      onClick={open}
      onPointerEnter={() => isOnPage && useWords.setState({ pointed: holder })}
      onPointerLeave={() => useWords.setState({ pointed: null })}
    >
      <span className={styles.text}>{holder.text}</span>
      {label !== null && <span className={styles.way}>{label}</span>}
    </button>
  );
}

/** A label for a text whose kind is not obvious. */
function labelOf(holder: Holder): string | null {
  if (holder.where !== 'text') return LABELS[holder.where];
  const pressed = pressedAround(holder.element);
  if (!canBeShown(holder)) return 'For screen readers, or shown later';
  if (pressed?.localName === 'a') return 'On a link';
  return pressed ? 'On a button' : null;
}

/** Whether it is visible, or becomes visible when its disclosure opens. */
function canBeShown(holder: Holder): boolean {
  return (
    isSeen(holder) || (holder.element.closest('details:not([open])') !== null && !holder.element.closest('[hidden]'))
  );
}

function bringIntoView({ element }: Holder): void {
  const closed = element.closest<HTMLDetailsElement>('details:not([open])');
  if (closed && !element.closest('summary')) closed.open = true;
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
}
