import styles from './error-picture.module.css';

/** A film that has come out of its roll. */
export function ErrorPicture() {
  return <div className={styles.film} />;
}
