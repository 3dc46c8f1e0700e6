import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { formatOfKey } from '../../text/format-of-key';
import type { Format } from '../../text/text-tools';

/** Formats the selected words of a field. */
export function useFormat(field: RefObject<HTMLElement | null>) {
  const range = useRef<Range | null>(null);
  const [hasSelection, setSelected] = useState(false);
  useEffect(() => {
    const note = () => {
      const selection = getSelection();
      // The tools take the focus, but the words stay selected.
      if (!selection || !field.current || document.activeElement !== field.current) return;
      const isInField = selection.rangeCount > 0 && field.current.contains(selection.anchorNode);
      range.current = isInField ? selection.getRangeAt(0).cloneRange() : null;
      setSelected(isInField && !selection.isCollapsed);
    };
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, [field]);

  const linkAround = () => {
    const around = range.current?.commonAncestorContainer;
    return (around instanceof Element ? around : around?.parentElement)?.closest('a') ?? null;
  };
  const format = (wanted: Format) => {
    const { current: element } = field;
    if (!element) return;
    element.focus({ preventScroll: true });
    const link = linkAround();
    if (link && wanted.kind === 'link') range.current?.selectNodeContents(link);
    getSelection()?.removeAllRanges();
    if (range.current) getSelection()?.addRange(range.current);
    // The couple’s files have no nested formats, and without a link there is nothing to remove.
    if (wanted.kind === 'link' ? !link && wanted.href === null : link) return;
    if (wanted.kind === 'link') {
      document.execCommand(wanted.href === null ? 'unlink' : 'createLink', false, wanted.href ?? undefined);
      return;
    }
    const [own, other] = wanted.kind === 'strong' ? ['bold', 'italic'] : ['italic', 'bold'];
    runInPlainType(element, () => {
      if (document.queryCommandState(other)) document.execCommand(other);
      document.execCommand(own);
    });
  };
  return {
    hasSelection,
    format,
    linkAt: () => linkAround()?.getAttribute('href') ?? null,
    /** Formats by key. @returns whether it handled the key */
    handleKey: (event: KeyboardEvent, isRich: boolean): boolean => {
      const wanted = isRich ? formatOfKey(event) : undefined;
      if (wanted === undefined) return false;
      event.preventDefault();
      if (wanted) format(wanted);
      return true;
    },
  };
}

/** Runs commands as if the page’s own typography were not bold or italic: the browser would remove that instead. */
function runInPlainType({ style }: HTMLElement, run: () => void): void {
  const { cssText } = style;
  style.cssText += '; font-style: normal; font-weight: normal; --emphasis: italic';
  run();
  style.cssText = cssText;
}
