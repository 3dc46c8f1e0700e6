// react-spring + use-gesture, like react-spring's "cards stack" example: one spring for every card, all cards mounted,
// and one drag handler.
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { animated, useSprings } from '@react-spring/web';
import { useDrag } from '@use-gesture/react';
import { VISIBLE, cards, exit, pose, reportSwiped, verdict } from './cards.js';
import { Face } from './Face.jsx';

const place = (depth) => ({ x: 0, rotateZ: 0, opacity: depth < VISIBLE ? 1 : 0, ...pose(depth) });

function Deck() {
  const swiped = useRef(0);
  const [springs, api] = useSprings(cards.length, (i) => ({ ...place(i), config: { tension: 500, friction: 40 } }));
  const bind = useDrag(({ args: [index], active, movement: [x, y] }) => {
    if (index !== swiped.current) return;
    const like = !active && verdict(x, y);
    if (like) reportSwiped(++swiped.current);
    api.start((i) => {
      if (i === index) {
        if (like) return { ...exit(like), rotateZ: 20 };
        return active ? { x, y, rotateZ: x * 0.06, immediate: true } : place(0);
      }
      if (like && i > index) return place(i - swiped.current);
    });
  });
  return springs.map((style, i) => (
    <animated.article key={i} {...bind(i)} className="card" style={{ ...style, zIndex: -i }}>
      <Face card={cards[i]} />
    </animated.article>
  ));
}

createRoot(document.getElementById('deck')).render(<Deck />);
