import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { formatOfKey } from '../../text/format-of-key';
import type { Format } from '../../text/text-tools';

/** Formats the selected words of a field, and reports whether words are selected. */
export function useFormat(field: RefObject<HTMLElement | null>) {
  const range = useRef<Range | null>(null);
  const [hasSelection, setSelected] = useState(false);
  useEffect(() => {
    const noteSelection = () => {
      const selection = getSelection();
      // The tools take the focus, but they still format the words selected before.
      if (!selection || !field.current || document.activeElement !== field.current) return;
      const isInField = selection.rangeCount > 0 && field.current.contains(selection.anchorNode);
      range.current = isInField ? selection.getRangeAt(0).cloneRange() : null;
      setSelected(isInField && !selection.isCollapsed);
    };
    document.addEventListener('selectionchange', noteSelection);
    return () => document.removeEventListener('selectionchange', noteSelection);
  }, [field]);

  /** The link around the selection, or null. */
  const linkAround = () => {
    const node = range.current?.commonAncestorContainer;
    return (node instanceof Element ? node : node?.parentElement)?.closest('a') ?? null;
  };
  const format = (wanted: Format) => {
    const { current: element } = field;
    if (!element) return;
    element.focus({ preventScroll: true });
    const link = linkAround();
    if (link && wanted.kind === 'link') range.current?.selectNodeContents(link);
    getSelection()?.removeAllRanges();
    if (range.current) getSelection()?.addRange(range.current);
    if (wanted.kind === 'link') {
      if (wanted.href !== null) document.execCommand('createLink', false, wanted.href);
      else if (link) document.execCommand('unlink');
      return;
    }
    // The couple’s files have no nested formats: none in a link, and not bold and italic at once.
    if (link) return;
    const [own, other] = wanted.kind === 'strong' ? ['bold', 'italic'] : ['italic', 'bold'];
    runInPlainFont(element, () => {
      if (document.queryCommandState(other)) document.execCommand(other);
      document.execCommand(own);
    });
  };
  return {
    hasSelection,
    format,
    selectedHref: () => linkAround()?.getAttribute('href') ?? null,
    /** Formats by key. @returns whether it handled the key */
    handleKey: (event: KeyboardEvent, isParagraphs: boolean): boolean => {
      const wanted = isParagraphs ? formatOfKey(event) : undefined;
      if (wanted === undefined) return false;
      event.preventDefault();
      // Null only stops the browser’s own format.
      if (wanted) format(wanted);
      return true;
    },
  };
}

/** Runs commands with the field in a plain font: in an italic or bold one, they would switch off its style instead. */
function runInPlainFont({ style }: HTMLElement, run: () => void): void {
  const { cssText } = style;
  // In an italic font, emphasised words are upright, and commands would not recognise them.
  style.cssText += '; font-style: normal; font-weight: normal; --emphasis: italic';
  run();
  style.cssText = cssText;
}
