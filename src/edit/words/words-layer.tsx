export function WordsLayer(_props: { frame: HTMLIFrameElement }) {
  return null;
}
