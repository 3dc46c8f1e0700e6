import { showMiddle } from './show-middle';

const panels = document.querySelector<HTMLElement>('#page [data-sides]');
if (panels) showMiddle(panels);
