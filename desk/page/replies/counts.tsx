import { countGuests, type Guest } from '../../model/replies/guest-list';
import type { GuestAnswers } from '../../protocol';
import styles from './replies-panel.module.css';

/** A table of how many people come, to which events, and what they eat. */
export function Counts({ guests, answers: { events, dishes } }: { guests: readonly Guest[]; answers: GuestAnswers }) {
  const counts = countGuests(guests, { events: events.map(({ id }) => id), dishes: dishes.map(({ id }) => id) });
  const rows = [
    { key: 'coming', name: 'Coming', count: counts.coming },
    { key: 'declined', name: 'Not coming', count: counts.declined },
    ...events.map(({ id, title }, index) => ({ key: `event ${id}`, name: title, count: counts.events[index]?.count })),
    ...dishes.map(({ id, name }, index) => ({ key: `dish ${id}`, name, count: counts.dishes[index]?.count })),
    ...(counts.undecided > 0 ? [{ key: 'undecided', name: 'No meal chosen', count: counts.undecided }] : []),
  ];
  return (
    <table className={styles.counts}>
      <caption className="visually-hidden">People</caption>
      <tbody>
        {rows.map(({ key, name, count }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
