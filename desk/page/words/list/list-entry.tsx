import { useEffect, useRef, useState } from 'react';
import type { Holder, Where } from '../../../model/origins/origins-type';
import { goTo, useDesk } from '../../state/desk-store';
import { isSeen } from '../geometry';
import { interactiveAround } from '../mark-texts';
import type { Site } from '../use-site';
import { openText, useWords } from '../use-words';
import { writtenTextAt } from '../written-text';
import { ListField } from './list-field';
import styles from './list-entry.module.css';

/** The kinds of text in attributes and in the browser’s tab, for the couple. */
const LABELS: Record<Exclude<Where, 'text'>, string> = {
  tab: 'Title in the browser’s tab',
  'aria-label': 'For screen readers',
  alt: 'Picture description, for screen readers',
  title: 'Tooltip',
  'aria-description': 'For screen readers',
  placeholder: 'Hint in an empty field',
  content: 'For search engines and messengers',
};

/** A text of the page. It opens in place if the page can show it, otherwise here; a value, such as a date, in its form. */
export function ListEntry({ site, holder }: { site: Site; holder: Holder }) {
  const state = useDesk((desk) => desk.state);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Closing the field drops the focus. The button takes it, unless something else has it by now.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const written = state && writtenTextAt(state, holder.place);
  const kind = kindOf(holder);
  const isOnPage = holder.where === 'text' && canBeShown(holder);
  const open = () => {
    if (!written) return goTo(holder.place);
    if (!isOnPage) return setOpen(true);
    bringIntoView(holder);
    openText(site, holder);
  };
  if (isOpen && written) {
    // A portrait without a written description has the person’s name instead: see `withAlts` in wrap-texts.ts.
    const text = written.text || holder.text;
    return <ListField written={{ ...written, text }} kind={kind} onClose={() => setOpen(false)} />;
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
      {kind !== null && <span className={styles.kind}>{kind}</span>}
    </button>
  );
}

/** What kind of text it is, in words for the couple; null if that is obvious. */
function kindOf(holder: Holder): string | null {
  if (holder.where !== 'text') return LABELS[holder.where];
  const interactive = interactiveAround(holder.element);
  if (!canBeShown(holder)) return 'For screen readers, or shown later';
  if (interactive?.localName === 'a') return 'On a link';
  if (interactive?.localName === 'label') return 'Label of a field';
  return interactive ? 'On a button' : null;
}

/** Whether a text is visible, or becomes visible when its disclosure opens. */
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
