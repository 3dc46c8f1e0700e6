import { isHiddenFile } from '../../../../src/model/hidden-file';

/** Reads dropped files, and those in dropped folders, sorted by name. Skips hidden files there, and deleted ones. */
export async function readDroppedFiles(items: Iterable<DataTransferItem>): Promise<File[]> {
  // Items are readable only during the drop event, before the first await.
  const dropped = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found = await Promise.all(
    dropped.map(async ({ entry, file }) => {
      if (entry && isFolder(entry)) return readFolder(entry);
      return file ? [file] : [];
    }),
  );
  return found.flat();
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function readFolder(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const entries = (await listEntries(folder)).filter(({ name }) => !isHiddenFile(name));
  entries.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
  const found = await Promise.all(
    entries.map(async (entry) => {
      if (isFolder(entry)) return readFolder(entry);
      return isFile(entry) ? readFile(entry) : [];
    }),
  );
  return found.flat();
}

/** Lists all entries of a folder. Browsers return them in batches; the last batch is empty. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (batch.length === 0) return all;
    all.push(...batch);
  }
}

/** The file of an entry, as a list; empty if the file was deleted meanwhile. */
function readFile(entry: FileSystemFileEntry): Promise<File[]> {
  return new Promise((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  );
}
