import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import controls from '../desk/controls.module.css';
import { Trouble, type TroubleProps } from '../desk/trouble';
import { Fold } from '../forms/fold';
import type { Value } from '../protocol';
import { keyOfPlace } from '../site/marks';
import type { Holder, Where } from '../site/origins-type';
import { goTo, save, useDesk } from '../store';
import { isSeen } from './geometry';
import { pressedAround } from './pointing';
import { tidy } from './raw-text';
import { useSite, type Site } from './use-site';
import { openText, useWords } from './use-words';
import styles from './words-list.module.css';
import { nameOfPlace, textChange, writtenTextAt, type WrittenText } from './written-text';

/** What a text is that does not stand on the page. */
const WAYS: Record<Exclude<Where, 'text'>, string> = {
  tab: 'Title in the browser’s tab',
  'aria-label': 'Said by screen readers',
  alt: 'What a picture shows, for guests who cannot see it',
  title: 'Shown when the mouse rests on it',
  'aria-description': 'Said by screen readers',
  placeholder: 'Hint in an empty field',
  content: 'For search engines and messengers',
};

export type WordsListProps = { frame: HTMLIFrameElement };

/** All texts of the page in the frame, in their order, and among them those that nobody can point at. */
export function WordsList({ frame }: WordsListProps) {
  const site = useSite(frame);
  const all = site ? once(site.holders) : [];
  return (
    <Fold title="All words on this page" note={`${all.length}, with those for screen readers`}>
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

/** Each text once, where it is seen if it is; a text that is for listeners is another than the one that is seen. */
function once(holders: readonly Holder[]): Holder[] {
  const found = new Map<string, Holder>();
  for (const holder of holders) {
    const key = `${holder.where} ${keyOfPlace(holder.place)}`;
    const known = found.get(key);
    // Entries are not words.
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
    // The field is gone, and the focus with it, unless it is somewhere else by now.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const written = state && writtenTextAt(state, holder.place);
  const way = wayOf(holder);
  const isOnPage = holder.where === 'text' && canBeShown(holder);
  const open = () => {
    if (!written) return goTo(holder.place);
    if (!isOnPage) return setOpen(true);
    bringIntoView(holder);
    openText(site, holder);
  };
  if (isOpen && written)
    return <ListField holder={holder} written={written} way={way} onClose={() => setOpen(false)} />;
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
      {way !== null && <span className={styles.way}>{way}</span>}
    </button>
  );
}

/** What a text is, where that is not plain to see. */
function wayOf(holder: Holder): string | null {
  if (holder.where !== 'text') return WAYS[holder.where];
  const pressed = pressedAround(holder.element);
  if (!canBeShown(holder)) return 'Said by screen readers, or shown later';
  if (pressed?.localName === 'a') return 'On a link';
  return pressed ? 'On a button' : null;
}

/** Whether it is seen, or is once what holds it is open. */
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

type ListFieldProps = { holder: Holder; written: WrittenText; way: string | null; onClose: () => void };

/** A field for a text that nobody can point at. */
function ListField({ holder, written, way, onClose }: ListFieldProps) {
  const id = useId();
  const state = useDesk((desk) => desk.state);
  const name = nameOfPlace(state, written.place);
  const [draft, setDraft] = useState(written.text === '' ? holder.text : written.text);
  const [trouble, setTrouble] = useState<TroubleProps['answer'] | null>(null);
  const commit = async (was: Value = written.was) => {
    const text = tidy(draft, written.isParagraphs);
    if (!state || text === written.text || (written.was === null && text === holder.text)) return onClose();
    const answer = await save({ label: name, changes: [textChange(state, written.place, was, text)] });
    if (answer.status === 'done') onClose();
    else setTrouble(answer);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void commit();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
  };
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {name.charAt(0).toUpperCase() + name.slice(1)}
      </label>
      {way !== null && <span className={controls.hint}>{way}</span>}
      <textarea
        id={id}
        className={controls.input}
        rows={Math.min(6, Math.ceil(draft.length / 36) || 1)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was just pressed
        autoFocus
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value);
          setTrouble(null);
        }}
        onKeyDown={handleKeyDown}
        onBlur={() => !trouble && document.hasFocus() && void commit()}
        aria-invalid={trouble !== null}
      />
      {trouble && (
        <Trouble
          answer={trouble}
          onTheirs={onClose}
          onMine={() => void commit(trouble.status === 'conflict' ? trouble.theirs : written.was)}
        />
      )}
    </div>
  );
}
