import styles from './error-picture.module.css';

/** Drawn by the style sheet: a schooner that goes down by the bow and does not mind. */
export function ErrorPicture() {
  return <div className={styles.sea} />;
}
