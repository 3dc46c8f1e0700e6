export function LeftPanel() {
  return <p>LeftPanel</p>;
}
