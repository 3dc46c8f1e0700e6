import { useEffect, type ReactNode, type RefObject } from 'react';
import styles from './modal.module.css';

type ModalProps = {
  /** Receives the element. Callers close it with `close()`, which returns the focus, and unmount it in `onClose`. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** The id of the heading that names the dialog. */
  titleId: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog over the desk that opens as soon as it is mounted. Escape closes only the dialog, not what it covers. */
export function Modal({ dialog, titleId, className, onClose, children }: ModalProps) {
  useEffect(() => {
    // React's strict mode runs this twice, and older browsers refuse to open an open dialog.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [dialog]);
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
