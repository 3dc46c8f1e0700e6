import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { clampFocus, type FocusPercent } from '../../../../src/model/pictures/focus';
import styles from './focus-point.module.css';

/** How far an arrow key moves the point, in per cent of the picture, without and with Shift. */
const KEY_STEP = 1;
const KEY_LEAP = 10;

/** The direction of each arrow key. */
const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type FocusPointProps = { focus: FocusPercent; setFocus: (focus: FocusPercent) => void; onSave: () => void };

/** A handle on the picture for the point that must stay in view. A press anywhere on the picture moves it, too. */
export function FocusPoint({ focus, setFocus, onSave }: FocusPointProps) {
  const point = useRef<HTMLDivElement>(null);
  const moveToPointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus(clampFocus({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return onSave();
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? KEY_LEAP : KEY_STEP;
    setFocus(clampFocus({ x: focus.x + step * direction.x, y: focus.y + step * direction.y }));
  };
  return (
    <div
      className={styles.dragArea}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        point.current?.focus();
        moveToPointer(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveToPointer(event);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a two-dimensional slider */}
      <div
        ref={point}
        className={styles.point}
        style={{ '--x': `${focus.x}%`, '--y': `${focus.y}%` } as CSSProperties}
        role="slider"
        tabIndex={0}
        aria-label="What must stay in view"
        aria-describedby="focus-hint"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={`${focus.x} % from the left, ${focus.y} % from the top`}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
