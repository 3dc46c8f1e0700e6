import { followStory } from './follow-story';

followStory();

import.meta.hot?.on('edit:reload', () => location.reload());
