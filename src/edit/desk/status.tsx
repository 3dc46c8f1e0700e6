export function Status() {
  return <p>Status</p>;
}
