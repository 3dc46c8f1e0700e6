import styles from './error-picture.module.css';

/** A schooner that goes down by the bow and does not mind. */
export function ErrorPicture() {
  return <div className={styles.sea} />;
}
