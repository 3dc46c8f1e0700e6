import type { Photo, StoryCard } from '../../model/content';
import { stillOf } from '../card/card-photo';
import { descriptionOf } from '../card/card-words';
import styles from './story-list.module.css';

export type StoryListProps = { cards: readonly StoryCard[] };

/** The whole story to read: each card's date, caption and small picture, grouped by year if the dates have one. */
export function StoryList({ cards }: StoryListProps) {
  return (
    <div className={styles.years}>
      {groupByYear(cards).map(({ year, cards: cardsOfYear }) => {
        // From the group's first card, since a year can recur.
        const id = `year-from-${cardsOfYear[0]?.id}`;
        return (
          <section key={id} className={styles.year} aria-labelledby={year && id}>
            {year && <h2 id={id}>{year}</h2>}
            <ol role="list" className={styles.cards}>
              {cardsOfYear.map((card) => (
                <Entry key={card.id} card={card} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

function Entry({ card }: { card: StoryCard }) {
  const still = stillOf(card);
  return (
    <li className={styles.card}>
      {still && <SmallPicture photo={still} alt={descriptionOf(card)} />}
      <div className={styles.words}>
        <p className={styles.date}>{card.date}</p>
        <p className={styles.caption}>{card.caption}</p>
      </div>
    </li>
  );
}

/** A picture in its smallest files. It has no inline styles, which the page without script does not allow. */
function SmallPicture({ photo, alt }: { photo: Photo; alt: string }) {
  const [avif] = photo.avif;
  const [webp] = photo.webp;
  return (
    <picture className={styles.picture}>
      {avif && <source type="image/avif" srcSet={avif.url} />}
      <img
        src={webp?.url}
        width={photo.width}
        height={photo.height}
        data-at={tenthOf(photo)}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** A picture's width divided by its height, as in story-list.module.css. */
const RATIO = 7 / 8;

/** The photo's focus along the cropped axis, in tenths; undefined for the centre. */
function tenthOf({ focus, width, height }: Photo): number | undefined {
  return focus && Math.round(10 * (width / height > RATIO ? focus.x : focus.y));
}

/** `year` is undefined for cards before the first date with a year. */
type YearGroup = { year: string | undefined; cards: StoryCard[] };

/** Groups consecutive cards by the year in their dates. A card without one joins the previous card's group. */
function groupByYear(cards: readonly StoryCard[]): YearGroup[] {
  const groups: YearGroup[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    const year = /\b\d{4}\b/.exec(card.date)?.[0] ?? last?.year;
    if (last && last.year === year) last.cards.push(card);
    else groups.push({ year, cards: [card] });
  }
  return groups;
}
