// Measures the memory of a page, in bytes, and counts its elements.
import { processes, pss } from './processes.mjs';

export async function memory(s) {
  // Objects that one collection frees may have held others, which only the next one frees.
  for (let i = 0; i < 3; i++) await s.cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await s.cdp.send('Runtime.getHeapUsage');
  const elements = await s.page.evaluate(() => document.querySelectorAll('*').length);
  const gpu = (await processes(s)).find(({ type }) => type === 'GPU').id;
  return { heap: usedSize, elements, rendererPss: await pss(s.renderer), gpuPss: await pss(gpu) };
}

/** Bytes of decoded images in the renderer, without WebGL textures. */
export async function decodedImages({ root }) {
  const events = [];
  root.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await root.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-memory-infra'],
      excludedCategories: ['*'],
      memoryDumpConfig: { triggers: [] },
    },
  });
  await root.send('Tracing.requestMemoryDump', { levelOfDetail: 'detailed' });
  const complete = new Promise((resolve) => root.once('Tracing.tracingComplete', resolve));
  await root.send('Tracing.end');
  await complete;
  return events
    .map((e) => e.args?.dumps?.allocators?.['cc/image_memory']?.attrs?.size?.value)
    .reduce((sum, hex) => sum + (hex ? parseInt(hex, 16) : 0), 0);
}
