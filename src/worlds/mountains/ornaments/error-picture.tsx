import styles from './error-picture.module.css';

/** Drawn by the style sheet: a signpost on a foggy pass, arms pointing everywhere, and a goat that looks at you. */
export function ErrorPicture() {
  return (
    <div className={styles.pass}>
      <div className={styles.signpost} />
    </div>
  );
}
