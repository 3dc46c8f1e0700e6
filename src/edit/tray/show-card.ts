import { keepPlace } from '../story-place';
import { useTray } from './tray-store';

const STORY_ADDRESS = `${import.meta.env.BASE_URL}story`;

/** Shows a card on top of the deck in the frame; on another page, or another form of the story, the deck comes first. */
export function showCard(frame: HTMLIFrameElement | null, index: number): void {
  keepPlace(index);
  useTray.setState({ top: index });
  const site = frame?.contentWindow;
  if (!site) return;
  const { pathname, search } = site.location;
  if (pathname !== STORY_ADDRESS || /[?&](list|present)\b/.test(search)) site.location.assign(STORY_ADDRESS);
}
