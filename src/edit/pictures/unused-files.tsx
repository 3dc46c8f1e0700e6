export function UnusedFiles() {
  return <p>UnusedFiles</p>;
}
