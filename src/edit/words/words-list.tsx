export function WordsList(_props: { frame: HTMLIFrameElement }) {
  return null;
}
