import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../../model/pages';
import type { Deck } from '../../deck/deck';
import { isOver } from '../../deck/rules';
import { keepShow, readKeptShow, type KeptShow } from './kept-show';
import { command, createShow, type Command, type Show, type ShowChoice } from './show';
import { useFullScreen } from './use-full-screen';
import { wasReloaded } from './was-reloaded';

export type RunningShow = {
  show: Show;
  /** A show is under way, from before a reload maybe, that can go on where it was. */
  isUnderWay: boolean;
  /** Nothing has been asked of it since its window was opened. */
  isUntouched: boolean;
  /** When it began, ms since 1970. */
  began: number;
  /** Does what a key, a clicker or a button asks for. */
  act: (asked: Command) => void;
  choose: (choice: Partial<ShowChoice>) => void;
  startOver: () => void;
  /** The time of the card on top is over, where the show goes on by itself. */
  goOn: () => void;
  enterFullScreen: () => void;
};

/**
 * A show of this deck, whose place is kept, so that it goes on after a reload or a crash.
 * @param isScreen it is alone in its window: it runs at once and always.
 */
export function useShow(deck: Deck, index: number, isScreen: boolean): RunningShow {
  const [kept] = useState(() => readUnderWay(deck.state.allowed.length));
  const [show, setShow] = useState(() => ({ ...createShow(kept), isRunning: isScreen }));
  const [isUnderWay, setUnderWay] = useState(isScreen || kept.card !== null);
  const wasUnderWay = useRef(isUnderWay);
  const [isUntouched, setUntouched] = useState(true);
  const [began, setBegan] = useState(() => (kept.card === null ? Date.now() : kept.began));
  const latest = useRef(show);
  const navigate = useNavigate();

  const set = useCallback((next: Show) => {
    latest.current = next;
    setShow(next);
  }, []);

  // Nobody in the room is to see the panel.
  const after = useCallback(
    (before: Show, asked: Command) => {
      const next = command(before, asked);
      return isScreen ? { ...next, isRunning: true } : next;
    },
    [isScreen],
  );
  const onEscaped = useCallback(() => set(after(latest.current, 'leave')), [after, set]);
  const fullScreen = useFullScreen(onEscaped);

  const act = useCallback(
    (asked: Command) => {
      const before = latest.current;
      setUntouched(false);
      if (before.isRunning) moveDeck(deck, asked);
      if (asked === 'start') fullScreen.enter();
      if (asked === 'full screen') fullScreen.toggle();
      // The first card is where a show begins.
      if (asked === 'first' && before.isRunning) setBegan(Date.now());
      const next = after(before, asked);
      if (before.isRunning && !next.isRunning) fullScreen.leave();
      if (asked === 'leave' && !before.isRunning) void navigate(pathOf('story'));
      if (!before.isRunning && next.isRunning) {
        if (!wasUnderWay.current) {
          deck.go(0);
          setBegan(Date.now());
        }
        wasUnderWay.current = true;
        setUnderWay(true);
      }
      set(next);
    },
    [after, deck, fullScreen, navigate, set],
  );

  // Until a show begins the deck is where the guest has left it.
  useLayoutEffect(() => {
    if (isScreen || kept.card !== null) deck.go(kept.card ?? 0);
  }, [deck, isScreen, kept]);

  const { isRunning, pace, loops, hasSound } = show;
  useEffect(() => {
    keepShow({ card: isUnderWay ? index : null, began, pace, loops, hasSound });
  }, [isUnderWay, isRunning, index, began, pace, loops, hasSound]);

  return {
    show,
    isUnderWay,
    isUntouched,
    began,
    act,
    choose: (choice) => set({ ...latest.current, ...choice }),
    startOver: () => {
      deck.go(0);
      setBegan(Date.now());
      act('start');
    },
    goOn: useCallback(() => {
      if (!isOver(deck.state)) moveDeck(deck, 'next');
      else if (latest.current.loops) deck.reset();
      else set(command(latest.current, 'touch'));
    }, [deck, set]),
    enterFullScreen: fullScreen.enter,
  };
}

/** Where an earlier show was. One that had come to its end is over, unless its window was only loaded anew. */
function readUnderWay(count: number): KeptShow {
  const kept = readKeptShow();
  const isOver = kept.card !== null && kept.card >= count && !wasReloaded();
  return isOver ? { ...kept, card: null } : kept;
}

/** What of a command is the deck's. */
function moveDeck(deck: Deck, asked: Command): void {
  const { allowed, index } = deck.state;
  if (asked === 'back') deck.back();
  if (asked === 'first') deck.go(0);
  if (asked === 'last') deck.go(allowed.length - 1);
  const [swipe] = allowed[index] ?? [];
  if (asked === 'next' && swipe) deck.swipe(swipe);
}
