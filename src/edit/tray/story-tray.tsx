export function StoryTray() {
  return <p>StoryTray</p>;
}
