import type { RefusedFile } from './import-files';
import styles from './refused-files.module.css';

/** The files that were not imported, and why. */
export function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  return (
    <ul role="list" className={styles.refused}>
      {files.map(({ name, reason }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files can have the same name
        <li key={index}>
          {!reason.includes(name) && <strong>{name}: </strong>}
          {reason}
        </li>
      ))}
    </ul>
  );
}
