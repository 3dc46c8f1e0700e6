import type { Page } from '@playwright/test';

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
};

/** Kinds of snapshot entries that do not count: the browser's own, and compiled code, which grows as functions warm up. */
const IGNORED = new Set(['code', 'native', 'synthetic']);

/** The bytes that the page's scripts retain after garbage collection, and the number of canvases. */
export async function heapOf(page: Page): Promise<{ bytes: number; canvases: number }> {
  const client = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await client.send('HeapProfiler.enable');
  // One collection can make more garbage collectable.
  for (let pass = 0; pass < 3; pass++) await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', {});
  await client.detach();

  const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
  let bytes = 0;
  let canvases = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + (type ?? 0)] ?? 0] ?? '';
    if (IGNORED.has(kind)) continue;
    bytes += nodes[node + (size ?? 0)] ?? 0;
    if (kind === 'object' && strings[nodes[node + (name ?? 0)] ?? 0] === 'HTMLCanvasElement') canvases++;
  }
  return { bytes, canvases };
}
