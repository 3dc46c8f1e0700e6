export function ErrorPicture() {
  return <div />;
}
