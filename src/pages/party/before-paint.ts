import { showMiddle } from './show-middle';

// Otherwise, a phone would show the first panel until React has hydrated the page.
const panels = document.querySelector<HTMLElement>('#page [data-sides]');
if (panels) showMiddle(panels);
