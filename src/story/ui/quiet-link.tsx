import { Link } from 'react-router-dom';
import { pathOf } from '../../model/pages';
import styles from './quiet-link.module.css';

/** The icons of the story's other forms, by each form's parameter in the address. */
const FORMS = {
  list: 'M1 3h3v3H1zM1 8.5h3v3H1zM1 14h3v3H1zM8 4.5h11M8 10h11M8 15.5h11',
  present: 'M1 3h18M2.5 3v10h15V3M10 13v4m-4 0h8M8.5 5.5v5l4-2.5z',
};

export type QuietLinkProps = { form: keyof typeof FORMS; label: string; className?: string | undefined };

/** A link to the story as a list, to read rather than swipe, or as a show, for a room full of people. */
export function QuietLink({ form, label, className = '' }: QuietLinkProps) {
  return (
    <Link className={`${styles.link} ${className}`} to={`${pathOf('story')}?${form}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d={FORMS[form]} />
      </svg>
      <span>{label}</span>
    </Link>
  );
}
