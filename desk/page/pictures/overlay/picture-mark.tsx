import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icons';
import { useEachFrame } from '../../ui/use-each-frame';
import type { FramePicture } from './find-pictures';
import { boxOnDesk } from './frame-geometry';
import styles from './picture-mark.module.css';

/** On a picture narrower than this, in CSS px, the handle shows only its icon. */
const ROOM_FOR_WORDS_PX = 230;

/** Without hover, the handles are always visible. */
const NO_HOVER = window.matchMedia('(hover: none)');

type PictureMarkProps = {
  frame: HTMLIFrameElement;
  picture: FramePicture;
  /** Whether the pointer is on the picture or its handle. */
  isPointed: boolean;
  /** Whether a file is dragged over the picture. */
  isTarget: boolean;
  /** Whether the picture’s menu is open. */
  isOpen: boolean;
  setHandle: (handle: HTMLButtonElement | null) => void;
  /** Called when the pointer enters or leaves the handle. */
  onPoint: (isPointed: boolean) => void;
  onToggle: () => void;
};

/** An outline around a picture, with a handle that opens or closes its menu. */
export function PictureMark({
  frame,
  picture,
  isPointed,
  isTarget,
  isOpen,
  setHandle,
  onPoint,
  onToggle,
}: PictureMarkProps) {
  const mark = useRef<HTMLLIElement>(null);
  const [isFocused, setFocused] = useState(false);
  const isActive = isPointed || isOpen || isFocused;
  const isShown = isActive || isTarget || NO_HOVER.matches;
  useEachFrame(() => {
    const { current: element } = mark;
    if (!element) return;
    const box = boxOnDesk(frame, picture);
    element.hidden = box === null;
    if (!box) return;
    const width = box.right - box.left;
    element.style.transform = `translate(${box.left}px, ${box.top}px)`;
    element.style.inlineSize = `${width}px`;
    element.style.blockSize = `${box.bottom - box.top}px`;
    element.toggleAttribute('data-narrow', width < ROOM_FOR_WORDS_PX);
  }, isShown);
  return (
    <li
      ref={mark}
      className={styles.mark}
      data-shown={isShown || undefined}
      data-active={isActive || undefined}
      data-target={isTarget || undefined}
    >
      <Button
        ref={setHandle}
        className={styles.handle}
        aria-label={`Change picture: ${picture.name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onToggle}
        onPointerEnter={() => onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={() => {
          setFocused(true);
          if (!boxOnDesk(frame, picture)) picture.elements[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
        onBlur={() => setFocused(false)}
      >
        <Icon name="picture" />
        <span className={styles.words}>Change picture</span>
      </Button>
      {isTarget && <p className={styles.drop}>Drop the file here</p>}
    </li>
  );
}
