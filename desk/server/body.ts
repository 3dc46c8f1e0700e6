/** Reads a request's body as text. @throws if it is too large */
export async function readText(body: AsyncIterable<Buffer>, mostBytes: number): Promise<string> {
  return (await readBytes(body, mostBytes)).toString('utf8');
}

/** Reads a request's body. @throws if it is too large */
export async function readBytes(body: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new Error('The request is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
