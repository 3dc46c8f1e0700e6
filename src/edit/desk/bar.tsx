export function Bar() {
  return <p>Bar</p>;
}
