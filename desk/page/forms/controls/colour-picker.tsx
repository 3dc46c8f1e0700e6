import { useEffect, useRef } from 'react';
import { isColour } from '../notes/contrast';
import styles from './inputs.module.css';

type ColourPickerProps = {
  hex: string;
  label: string;
  describedBy?: string;
  /** Called on every change while the couple choose; `onDone` once at the end. */
  onChange: (hex: string) => void;
  onDone: (hex: string) => void;
};

/** The browser’s colour picker. */
export function ColourPicker({ hex, label, describedBy, onChange, onDone }: ColourPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  // React’s `onChange` fires on every step; the native `change` event only at the end.
  useEffect(() => {
    const element = input.current;
    const onEnd = () => done.current(element?.value ?? '');
    element?.addEventListener('change', onEnd);
    return () => element?.removeEventListener('change', onEnd);
  }, []);
  return (
    <input
      ref={input}
      type="color"
      className={styles.swatch}
      aria-label={label}
      aria-describedby={describedBy}
      value={isColour(hex) ? hex.toLowerCase() : '#000000'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
