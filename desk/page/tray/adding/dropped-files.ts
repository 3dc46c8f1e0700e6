import { isHiddenFile } from '../../../../src/model/hidden-file';

/** The dropped files. A folder’s are sorted by name, without hidden ones. Files deleted meanwhile are skipped. */
export async function droppedFiles(items: Iterable<DataTransferItem>): Promise<File[]> {
  // Items are readable only during the drop event, before the first await.
  const dropped = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found = await Promise.all(
    dropped.map(async ({ entry, file }) => (entry && isFolder(entry) ? filesIn(entry) : file ? [file] : [])),
  );
  return found.flat();
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function filesIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const entries = (await listEntries(folder)).filter(({ name }) => !isHiddenFile(name));
  entries.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
  const found = await Promise.all(
    entries.map(async (entry) => (isFolder(entry) ? filesIn(entry) : isFile(entry) ? openFile(entry) : [])),
  );
  return found.flat();
}

/** All entries of a folder. Browsers return them in batches, and an empty batch at the end. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((found) => reader.readEntries(found, () => found([])));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function openFile(entry: FileSystemFileEntry): Promise<File[]> {
  return new Promise((opened) =>
    entry.file(
      (file) => opened([file]),
      () => opened([]),
    ),
  );
}
