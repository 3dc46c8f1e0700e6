import { isHiddenFile } from '../../../../src/model/hidden-file';

/**
 * The dropped files in order, and those in dropped folders by name, without hidden, deleted and unreadable ones there.
 */
export async function readDroppedFiles(items: Iterable<DataTransferItem>): Promise<File[]> {
  // Items are readable only during the drop event, before the first await.
  const dropped = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found = dropped.map(async ({ entry, file }) => {
    if (entry && isFolder(entry)) return readFolder(entry);
    // Dropped text has no file.
    return file ? [file] : [];
  });
  return (await Promise.all(found)).flat();
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function readFolder(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const entries = (await listEntries(folder.createReader())).filter(({ name }) => !isHiddenFile(name));
  entries.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
  const found = entries.map(async (entry) => {
    if (isFolder(entry)) return readFolder(entry);
    return isFile(entry) ? readFile(entry) : [];
  });
  return (await Promise.all(found)).flat();
}

/** Lists a folder’s remaining entries. They arrive in batches, until one is empty or cannot be read. */
async function listEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const batch = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
  return batch.length === 0 ? [] : [...batch, ...(await listEntries(reader))];
}

/** The file of an entry, as a list; empty if the file was deleted meanwhile or cannot be read. */
function readFile(entry: FileSystemFileEntry): Promise<File[]> {
  return new Promise((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  );
}
