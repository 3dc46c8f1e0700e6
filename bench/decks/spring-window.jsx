// react-spring + use-gesture, written for a long deck: only visible and leaving cards are mounted.
import { memo, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { animated, useSpring } from '@react-spring/web';
import { useDrag } from '@use-gesture/react';
import { VISIBLE, cards, exit, pose, reportSwiped, verdict } from './cards.js';
import { Face } from './Face.jsx';

const config = { tension: 500, friction: 40 };

const Card = memo(function Card({ card, depth, onSwipe, onGone }) {
  const [style, api] = useSpring(() => ({ x: 0, rotateZ: 0, ...pose(depth), config }));
  useEffect(() => {
    if (depth >= 0) api.start(pose(depth));
  }, [api, depth]);
  const bind = useDrag(
    ({ active, movement: [x, y] }) => {
      if (active) return void api.start({ x, y, rotateZ: x * 0.06, immediate: true });
      const like = verdict(x, y);
      if (!like) return void api.start({ x: 0, rotateZ: 0, ...pose(0) });
      onSwipe();
      api.start({ ...exit(like), rotateZ: 20, config: { ...config, clamp: true }, onRest: onGone });
    },
    { enabled: depth === 0 },
  );
  return (
    <animated.article {...bind()} className="card" style={{ ...style, zIndex: -card.id }}>
      <Face card={card} />
    </animated.article>
  );
});

function Deck() {
  const [swiped, setSwiped] = useState(0);
  const [gone, setGone] = useState(0);
  const onSwipe = useCallback(() => setSwiped((n) => n + 1), []);
  const onGone = useCallback(() => setGone((n) => n + 1), []);
  useEffect(() => reportSwiped(swiped), [swiped]);
  return cards
    .slice(gone, swiped + VISIBLE)
    .map((card) => <Card key={card.id} card={card} depth={card.id - swiped} onSwipe={onSwipe} onGone={onGone} />);
}

createRoot(document.getElementById('deck')).render(<Deck />);
