import { useEffect, useEffectEvent, useRef } from 'react';
import { isColour } from '../notes/is-colour';
import styles from './inputs.module.css';

type ColourPickerProps = {
  hex: string;
  label: string;
  describedBy?: string;
  /** Called on every change while the picker is open. */
  onChange: (hex: string) => void;
  /** Called with the chosen colour when the picker closes. */
  onDone: (hex: string) => void;
};

/** The browser’s colour picker. */
export function ColourPicker({ hex, label, describedBy, onChange, onDone }: ColourPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleDone = useEffectEvent(onDone);
  // React’s `onChange` fires on every step; the native `change` event only at the end.
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const handleEnd = () => handleDone(element.value);
    element.addEventListener('change', handleEnd);
    return () => element.removeEventListener('change', handleEnd);
  }, []);
  return (
    <input
      ref={input}
      type="color"
      className={styles.swatch}
      aria-label={label}
      aria-describedby={describedBy}
      // The input accepts only a complete colour, and reports it in lower case.
      value={isColour(hex) ? hex.toLowerCase() : '#000000'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
