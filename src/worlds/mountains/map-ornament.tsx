export function MapOrnament() {
  return <g />;
}
