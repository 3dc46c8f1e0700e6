import { useEffect, type ReactNode, type RefObject } from 'react';
import styles from './modal.module.css';

type ModalProps = {
  /** Its `close` closes the dialog and returns the focus. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** The id of the heading that names it. */
  titleId: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog over the desk, open as long as it is mounted. Escape closes it, and nothing around it. */
export function Modal({ dialog, titleId, className, onClose, children }: ModalProps) {
  useEffect(() => dialog.current?.showModal(), [dialog]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${className}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>
  );
}
