export function PicturesLayer(_props: { frame: HTMLIFrameElement }) {
  return null;
}
