/** Reads a request's body as text. @throws if it is too large */
export async function readText(body: AsyncIterable<Buffer>, mostBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new Error('The request is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
