// Measures the memory of a page, in bytes, and counts its elements.
import { processes, pss } from './processes.mjs';

export async function measureMemory(visit) {
  // Objects that one collection frees may have held others, which only the next one frees.
  for (let i = 0; i < 3; i++) await visit.cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await visit.cdp.send('Runtime.getHeapUsage');
  const elements = await visit.page.evaluate(() => document.querySelectorAll('*').length);
  const gpu = (await processes(visit)).find(({ type }) => type === 'GPU').id;
  return { heap: usedSize, elements, rendererPss: await pss(visit.renderer), gpuPss: await pss(gpu) };
}

/** Bytes of decoded images in the browser's processes, without WebGL textures. */
export async function decodedImageBytes({ browserCdp }) {
  const events = [];
  browserCdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await browserCdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-memory-infra'],
      excludedCategories: ['*'],
      // No dumps but the one that is requested below.
      memoryDumpConfig: { triggers: [] },
    },
  });
  await browserCdp.send('Tracing.requestMemoryDump', { levelOfDetail: 'detailed' });
  const complete = new Promise((resolve) => browserCdp.once('Tracing.tracingComplete', resolve));
  await browserCdp.send('Tracing.end');
  await complete;
  return events
    .map((e) => e.args?.dumps?.allocators?.['cc/image_memory']?.attrs?.size?.value)
    .reduce((sum, hex) => sum + (hex ? parseInt(hex, 16) : 0), 0);
}
