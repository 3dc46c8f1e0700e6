// motion: the seven visible cards are mounted; AnimatePresence plays the exit of a swiped one.
import { memo, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AnimatePresence, motion, useMotionValue, useTransform } from 'motion/react';
import { VISIBLE, cards, exit, pose, reportSwiped, verdict } from './cards.js';
import { Face } from './Face.jsx';

const variants = {
  placed: (depth) => ({ x: 0, ...pose(depth) }),
  gone: (like) => ({ ...exit(like), transition: { duration: 0.35, ease: 'easeOut' } }),
};

const Card = memo(function Card({ card, depth, onSwipe }) {
  const x = useMotionValue(0);
  const y = useMotionValue(pose(depth).y);
  const rotate = useTransform(x, [-300, 300], [-18, 18]);
  return (
    <motion.article
      className="card"
      style={{ x, y, rotate, zIndex: -card.id }}
      variants={variants}
      custom={depth}
      initial={false}
      animate="placed"
      exit="gone"
      drag={depth === 0}
      dragSnapToOrigin
      onDragEnd={(_, { offset }) => {
        const like = verdict(offset.x, offset.y);
        if (like) onSwipe(like);
      }}
    >
      <Face card={card} />
    </motion.article>
  );
});

function Deck() {
  const [{ top, like }, setState] = useState({ top: 0, like: null });
  const onSwipe = useCallback((like) => setState(({ top }) => ({ top: top + 1, like })), []);
  useEffect(() => reportSwiped(top), [top]);
  return (
    <AnimatePresence custom={like}>
      {cards.slice(top, top + VISIBLE).map((card, depth) => (
        <Card key={card.id} card={card} depth={depth} onSwipe={onSwipe} />
      ))}
    </AnimatePresence>
  );
}

createRoot(document.getElementById('deck')).render(<Deck />);
