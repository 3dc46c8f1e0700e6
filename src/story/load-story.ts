/** Brings the story's page, and beside it the scene that it will ask for: one round trip instead of two. */
export async function loadStory() {
  const page = import('./story-page');
  const isFlat = new URLSearchParams(window.location.search).has('flat');
  // The page shows the flat deck where this one fails.
  if (!isFlat) import('./scene/scene-deck').catch(() => {});
  return (await page).StoryPage;
}
