import { catererSheet, guestsAsCsv } from '../../model/replies/export-guests';
import type { GuestList } from '../../model/replies/guest-list';
import type { GuestAnswers } from '../../protocol';
import controls from '../ui/controls.module.css';
import styles from './replies-panel.module.css';

/** Links that download the guest list as CSV and a summary for the caterer. */
export function Exports({ list, answers }: { list: GuestList; answers: GuestAnswers }) {
  const files = [
    { name: 'guests.csv', label: 'Download the guest list', type: 'text/csv', text: guestsAsCsv(list, answers) },
    {
      name: 'caterer.html',
      label: 'Download a sheet for the caterer',
      type: 'text/html',
      text: catererSheet(answers.couple, list.guests, answers),
    },
  ];
  return (
    <div className={controls.choices}>
      {files.map(({ name, label, type, text }) => (
        <a
          key={name}
          className={`${controls.button} ${styles.download}`}
          // An answer may be cut in the middle of an emoji, and `encodeURIComponent` throws on half of one.
          href={`data:${type};charset=utf-8,${encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'))}`}
          download={name}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
