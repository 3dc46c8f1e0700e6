import type { ComponentProps } from 'react';
import controls from './controls.module.css';

type ButtonProps = ComponentProps<'button'> & {
  /** `primary` for the button that matters most, `icon` for one without border or background, usually only an icon. */
  kind?: 'primary' | 'icon' | undefined;
};

/** A button of the desk. */
export function Button({ kind, className, ...props }: ButtonProps) {
  const base = controls[kind ?? 'button'];
  return <button type="button" className={className === undefined ? base : `${base} ${className}`} {...props} />;
}
