import type { ComponentProps } from 'react';
import controls from './controls.module.css';

type ButtonProps = ComponentProps<'button'> & {
  /** The button that matters most, or one that is only an icon. */
  kind?: 'primary' | 'icon' | undefined;
};

/** A button of the desk. */
export function Button({ kind, className, ...props }: ButtonProps) {
  const own = controls[kind ?? 'button'];
  return <button type="button" className={className === undefined ? own : `${own} ${className}`} {...props} />;
}
