import { memo } from 'react';

/** The content of a card in all React decks. */
export const Face = memo(function Face({ card, ...imgProps }) {
  return (
    <>
      <img src={card.src} alt="" draggable={false} fetchPriority={card.id === 0 ? 'high' : 'auto'} {...imgProps} />
      <p>
        <time>{card.date}</time> {card.title}
      </p>
    </>
  );
});
