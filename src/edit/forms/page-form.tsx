export function PageForm({ files }: { files: string[] }) {
  return <p>{files.join(', ')}</p>;
}
