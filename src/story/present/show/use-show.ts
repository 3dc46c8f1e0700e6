import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../../model/pages';
import type { Deck } from '../../deck/deck';
import { keepShow } from './kept-show';
import { advanceShow, moveDeck } from './move-deck';
import { applyCommand, createShow, type Command, type Show, type ShowChoice } from './show';
import { useFullScreen } from './use-full-screen';
import { useKeptShow } from './use-kept-show';

export type RunningShow = {
  show: Show;
  /** There is a show to continue, maybe from before a reload. */
  isUnderWay: boolean;
  /** No command has arrived since the window opened. */
  isUntouched: boolean;
  /** When it started, ms since 1970. */
  began: number;
  /** Runs a command. */
  act: (command: Command) => void;
  choose: (choice: Partial<ShowChoice>) => void;
  startOver: () => void;
  /** Autoplay's next step, as in `advanceShow`. */
  advance: () => void;
  enterFullScreen: () => void;
};

/**
 * A show of this deck. Its state is stored, so that it continues after a reload or a crash.
 * @param isScreen the show has a window of its own, where it always runs.
 */
export function useShow(deck: Deck, index: number, isScreen: boolean): RunningShow {
  const kept = useKeptShow(deck.state.allowed.length);
  const [show, setShow] = useState(() => ({ ...createShow(kept), isRunning: isScreen }));
  const [isUnderWay, setUnderWay] = useState(isScreen || kept.card !== null);
  /** `isUnderWay` for the callbacks, without waiting for a render. */
  const underWay = useRef(isUnderWay);
  const [isUntouched, setUntouched] = useState(true);
  const [began, setBegan] = useState(() => (kept.card === null ? Date.now() : kept.began));
  const latest = useRef(show);
  const navigate = useNavigate();

  const set = useCallback((next: Show) => {
    latest.current = next;
    setShow(next);
  }, []);

  /** The show after a command. In a window of its own it always runs: the room never sees the start panel. */
  const after = useCallback(
    (before: Show, command: Command) => {
      const next = applyCommand(before, command);
      return isScreen ? { ...next, isRunning: true } : next;
    },
    [isScreen],
  );
  const onEscaped = useCallback(() => set(after(latest.current, 'leave')), [after, set]);
  const fullScreen = useFullScreen(onEscaped);

  const act = useCallback(
    (command: Command) => {
      const before = latest.current;
      setUntouched(false);
      if (before.isRunning) moveDeck(deck, command);
      if (command === 'start') fullScreen.enter();
      if (command === 'full screen') fullScreen.toggle();
      // Going to the first card also starts the time again.
      if (command === 'first' && before.isRunning) setBegan(Date.now());
      const next = after(before, command);
      if (before.isRunning && !next.isRunning) fullScreen.leave();
      if (command === 'leave' && !before.isRunning) void navigate(pathOf('story'));
      if (!before.isRunning && next.isRunning) {
        if (!underWay.current) {
          deck.go(0);
          setBegan(Date.now());
        }
        underWay.current = true;
        setUnderWay(true);
      }
      set(next);
    },
    [after, deck, fullScreen, navigate, set],
  );

  // Without a show to continue, the deck remains where the guest left it.
  useLayoutEffect(() => {
    if (isScreen || kept.card !== null) deck.go(kept.card ?? 0);
  }, [deck, isScreen, kept]);

  const { isRunning, pace, loops, hasSound } = show;
  // Also when it starts or stops, since a show that was last stored long ago is over.
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
    advance: useCallback(() => set(advanceShow(deck, latest.current)), [deck, set]),
    enterFullScreen: fullScreen.enter,
  };
}
