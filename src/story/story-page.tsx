import { createElement, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { story } from 'virtual:content/story';
import { createPart } from '../part';
import { warmStory } from './card/warm-story';
import { listPart } from './list/list-part';
import { StoryDeck } from './story-deck';

const showPart = createPart(() => import('./present/presentation'));
const StoryAsList = () => createElement(use(listPart.load()).StoryAsList, { story });
const Presentation = () => createElement(use(showPart.load()).default);

/**
 * The story's other forms, as search parameters: a list to read, and a show for a room full of people. `showPage` in
 * index.html and the desk's `show-card.ts` name them, too.
 */
const FORMS = ['list', 'present'] as const;

/** A deck cannot change its number of cards or their swipes: when the couple edits them, this key creates another deck. */
const deckKey = story.cards.map((card) => card.allowed).join(';');

/** Our Story: the deck, or another form of it. */
export default function StoryPage() {
  const search = new URLSearchParams(useLocation().search);
  const form = FORMS.find((each) => search.has(each));
  const shownForm = useRef(form);
  // A new form scrolls up and moves the focus as a new page would, though the path is the same.
  useEffect(() => {
    if (shownForm.current === form) return;
    shownForm.current = form;
    window.scrollTo(0, 0);
    // In the show, the start button has the focus.
    if (form !== 'present') document.querySelector('h1')?.focus({ preventScroll: true });
  }, [form]);
  if (form === 'present') return <Presentation />;
  return form === 'list' ? <StoryAsList /> : <StoryDeck key={deckKey} story={story} />;
}

// Not an export of its own: hot replacement needs a module that exports only components.
StoryPage.warm = warmStory;
