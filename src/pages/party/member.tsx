import { Picture } from '../../components/picture';
import { RichText } from '../../components/rich-text';
import type { PartyMember } from '../../content/model';
import styles from './member.module.css';

export type MemberProps = { member: PartyMember };

/** One of the wedding party: portrait, name, and what to ask them at dinner. */
export function Member({ member }: MemberProps) {
  return (
    <article className={styles.member}>
      <Picture photo={member.photo} sizes="(min-width: 56.25em) 14rem, 28vw" className={styles.portrait} />
      <div className={styles.words}>
        <h3>{member.name}</h3>
        {member.role && <p className={styles.role}>{member.role}</p>}
        <RichText text={member.blurb} className={styles.blurb} />
      </div>
    </article>
  );
}
