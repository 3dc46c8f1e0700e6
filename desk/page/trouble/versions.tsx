import type { Answer } from '../../protocol';
import { findDifferences, type Piece } from './differences';
import { valueLines } from './value-lines';
import styles from './versions.module.css';

/** The two versions in a conflict next to each other, with differences marked. */
export function Versions({ answer }: { answer: Extract<Answer, { status: 'conflict' }> }) {
  const [theirs, yours] = findDifferences(valueLines(answer.theirs), valueLines(answer.yours));
  return (
    <div className={styles.versions}>
      <Version name="Theirs" pieces={theirs} />
      <Version name="Yours" pieces={yours} />
    </div>
  );
}

function Version({ name, pieces }: { name: string; pieces: readonly Piece[] }) {
  return (
    <section className={styles.version} aria-label={name}>
      <h4 className={styles.name}>{name}</h4>
      <p className={styles.text}>
        {pieces.length === 0 && <em>Nothing: it was removed.</em>}
        {pieces.map(({ text, at, isOwn }) => (isOwn ? <mark key={at}>{text}</mark> : text))}
      </p>
    </section>
  );
}
