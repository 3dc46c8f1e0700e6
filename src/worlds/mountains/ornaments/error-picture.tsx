import styles from './error-picture.module.css';

/** A signpost on a foggy pass, with arms pointing everywhere, and a goat that looks at you. */
export function ErrorPicture() {
  return (
    <div className={styles.pass}>
      <div className={styles.signpost} />
    </div>
  );
}
