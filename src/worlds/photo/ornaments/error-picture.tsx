import styles from './error-picture.module.css';

/** Drawn by the style sheet: a film that has come out of its roll. */
export function ErrorPicture() {
  return <div className={styles.film} />;
}
