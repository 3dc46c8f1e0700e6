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
  /** Whether there is a show to continue, for example from before a reload. */
  isUnderWay: boolean;
  /** Whether no command has arrived since the window opened. */
  isUntouched: boolean;
  /** When the show started, ms since 1970. */
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
 * A show of this deck. The show's state is stored, so that the show can continue after a reload or a crash.
 * @param index of the top card; at the end, the number of cards.
 * @param isScreen whether the show has a window of its own, where it always runs.
 */
export function useShow(deck: Deck, index: number, isScreen: boolean): RunningShow {
  const kept = useKeptShow(deck.state.allowed.length);
  const [show, setShow] = useState(() => ({ ...createShow(kept), isRunning: isScreen }));
  const [isUnderWay, setUnderWay] = useState(isScreen || kept.card !== null);
  /** The latest `isUnderWay` and `show`, for callbacks that run before the next render. */
  const latestIsUnderWay = useRef(isUnderWay);
  const latestShow = useRef(show);
  const [isUntouched, setUntouched] = useState(true);
  const [began, setBegan] = useState(() => (kept.card === null ? Date.now() : kept.began));
  const navigate = useNavigate();

  const updateShow = useCallback((next: Show) => {
    latestShow.current = next;
    setShow(next);
  }, []);

  /** The show after a command. In a window of its own, a show always runs, so the room never sees the start panel. */
  const showAfter = useCallback(
    (before: Show, command: Command) => {
      const next = applyCommand(before, command);
      return isScreen ? { ...next, isRunning: true } : next;
    },
    [isScreen],
  );
  // In full screen, the page receives no key event for Escape, only this change.
  const onLeftFullScreen = useCallback(
    () => updateShow(showAfter(latestShow.current, 'leave')),
    [showAfter, updateShow],
  );
  const fullScreen = useFullScreen(onLeftFullScreen);

  const act = useCallback(
    (command: Command) => {
      const before = latestShow.current;
      setUntouched(false);
      if (before.isRunning) moveDeck(deck, command);
      if (command === 'start') fullScreen.enter();
      if (command === 'full screen') fullScreen.toggle();
      // From the first card, the running time starts again.
      if (command === 'first' && before.isRunning) setBegan(Date.now());
      const next = showAfter(before, command);
      if (before.isRunning && !next.isRunning) fullScreen.leave();
      if (command === 'leave' && !before.isRunning) void navigate(pathOf('story'));
      if (!before.isRunning && next.isRunning) {
        if (!latestIsUnderWay.current) {
          deck.go(0);
          setBegan(Date.now());
        }
        latestIsUnderWay.current = true;
        setUnderWay(true);
      }
      updateShow(next);
    },
    [showAfter, deck, fullScreen, navigate, updateShow],
  );

  const advance = useCallback(() => updateShow(advanceShow(deck, latestShow.current)), [deck, updateShow]);

  // Without a show to continue, the deck remains where the guest left the story.
  useLayoutEffect(() => {
    if (isScreen || kept.card !== null) deck.go(kept.card ?? 0);
  }, [deck, isScreen, kept]);

  const { isRunning, pace, loops, hasSound } = show;
  // `isRunning` is listed so that starting or stopping also renews the stored time, by which an old show counts as over.
  useEffect(() => {
    keepShow({ card: isUnderWay ? index : null, began, pace, loops, hasSound });
  }, [isUnderWay, isRunning, index, began, pace, loops, hasSound]);

  return {
    show,
    isUnderWay,
    isUntouched,
    began,
    act,
    choose: (choice) => updateShow({ ...latestShow.current, ...choice }),
    startOver: () => {
      deck.go(0);
      setBegan(Date.now());
      act('start');
    },
    advance,
    enterFullScreen: fullScreen.enter,
  };
}
