import { countGuests, type Guest } from '../../model/replies/guest-list';
import type { GuestAnswers } from '../../protocol';
import styles from './replies-panel.module.css';

/** How many come, to which event, and what they eat. */
export function Counts({ guests, answers: { events, dishes } }: { guests: readonly Guest[]; answers: GuestAnswers }) {
  const counts = countGuests(guests, { events: events.map(({ id }) => id), dishes: dishes.map(({ id }) => id) });
  const rows = [
    { name: 'Coming', count: counts.coming },
    { name: 'Not coming', count: counts.declined },
    ...counts.events.map(({ id, count }) => ({ name: events.find((event) => event.id === id)?.title ?? id, count })),
    ...counts.dishes.map(({ id, count }) => ({ name: dishes.find((dish) => dish.id === id)?.name ?? id, count })),
    ...(counts.undecided > 0 ? [{ name: 'No meal chosen', count: counts.undecided }] : []),
  ];
  return (
    <table className={styles.counts}>
      <caption className="visually-hidden">People</caption>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
