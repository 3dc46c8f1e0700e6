// react-tinder-card as in its README: every card is mounted, and the first is last in the DOM so that it is on top.
// With WINDOWED it mounts only visible and leaving cards.
import { memo, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import TinderCard from 'react-tinder-card';
import { THRESHOLD, VISIBLE, cards, pose, reportSwiped } from './cards.js';
import { Face } from './Face.jsx';

const FORBIDDEN = ['left', 'down'];

const Card = memo(function Card({ card, depth, onSwipe, onGone }) {
  const { y, scale } = pose(depth);
  const style = {
    transform: `translateY(${y}px) scale(${scale})`,
    transition: 'transform .3s',
    visibility: depth < VISIBLE ? 'visible' : 'hidden',
  };
  return (
    <TinderCard
      className="slot"
      swipeRequirementType="position"
      swipeThreshold={THRESHOLD}
      preventSwipe={FORBIDDEN}
      onSwipe={onSwipe}
      onCardLeftScreen={onGone}
    >
      <div className="card" style={style}>
        <Face card={card} />
      </div>
    </TinderCard>
  );
});

function Deck() {
  const [swiped, setSwiped] = useState(0);
  const [gone, setGone] = useState(0);
  const onSwipe = useCallback(() => setSwiped((n) => n + 1), []);
  const onGone = useCallback(() => setGone((n) => n + 1), []);
  useEffect(() => reportSwiped(swiped), [swiped]);
  const mounted = __WINDOWED__ ? cards.slice(gone, swiped + VISIBLE) : cards;
  return mounted.toReversed().map((card) => {
    const depth = Math.max(0, Math.min(card.id - swiped, VISIBLE));
    return <Card key={card.id} card={card} depth={depth} onSwipe={onSwipe} onGone={onGone} />;
  });
}

createRoot(document.getElementById('deck')).render(<Deck />);
