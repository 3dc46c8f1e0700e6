import styles from './error-picture.module.css';

/** Drawn by the style sheet: a roll of film, unrolled along the foot of the window. */
export function ErrorPicture() {
  return <div className={styles.film} />;
}
