// Swiper with EffectCards: a carousel (swipe left for the next card) that looks like a stack, with every slide mounted.
// With WINDOWED it uses Swiper's Virtual module.
import { createRoot } from 'react-dom/client';
import { Swiper, SwiperSlide } from 'swiper/react';
import { EffectCards, Virtual } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/effect-cards';
import { THRESHOLD, VISIBLE, cards, reportSwiped } from './cards.js';
import { Face } from './Face.jsx';

const virtual = __WINDOWED__ && { addSlidesBefore: 1, addSlidesAfter: VISIBLE - 2 };
const modules = __WINDOWED__ ? [EffectCards, Virtual] : [EffectCards];

createRoot(document.getElementById('deck')).render(
  <Swiper
    modules={modules}
    effect="cards"
    virtual={virtual}
    grabCursor
    longSwipesMs={0}
    longSwipesRatio={THRESHOLD / document.getElementById('deck').clientWidth}
    shortSwipes={false}
    style={{ height: '100%' }}
    onSlideChange={(swiper) => reportSwiped(swiper.activeIndex)}
  >
    {cards.map((card, i) => (
      <SwiperSlide key={card.id} virtualIndex={i}>
        <div className="card">
          <Face card={card} loading="lazy" />
        </div>
      </SwiperSlide>
    ))}
  </Swiper>,
);
