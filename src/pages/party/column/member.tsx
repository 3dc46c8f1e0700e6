import { Picture } from '../../../components/picture';
import { RichText } from '../../../components/rich-text';
import type { PartyMember } from '../../../model/content';
import styles from './member.module.css';

export type MemberProps = { member: PartyMember };

/** One member of the wedding party. */
export function Member({ member }: MemberProps) {
  return (
    <article className={styles.member}>
      <Picture photo={member.photo} sizes="(min-width: 56.25em) 15rem, 9rem" className={styles.portrait} />
      <div className={styles.head}>
        <h3>{member.name}</h3>
        {member.role && <p className={styles.role}>{member.role}</p>}
      </div>
      <div className={styles.blurb}>
        <RichText text={member.blurb} />
      </div>
    </article>
  );
}
