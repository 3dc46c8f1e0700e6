// CPU time and memory of the browser's processes, from the kernel.
import { readFile, readdir } from 'node:fs/promises';

export const processes = async ({ browserCdp }) => (await browserCdp.send('SystemInfo.getProcessInfo')).processInfo;

/** CPU milliseconds that a process or one of its threads has used so far. */
export async function cpuTime(pid, thread) {
  const threads = thread ? [thread] : await readdir(`/proc/${pid}/task`).catch(() => []);
  // The first number in schedstat is CPU time in ns. A thread that has ended counts as 0.
  const read = (id) => readFile(`/proc/${pid}/task/${id}/schedstat`, 'utf8').then(parseInt, () => 0);
  return (await Promise.all(threads.map(read))).reduce((sum, ns) => sum + ns, 0) / 1e6;
}

/** CPU milliseconds that all processes of the browser have used so far. */
export async function cpuOfAll(visit) {
  const times = await Promise.all((await processes(visit)).map(({ id }) => cpuTime(id)));
  return times.reduce((a, b) => a + b, 0);
}

/** A process's own memory plus its share of the memory that it shares with others (PSS), in bytes. */
export const pss = async (pid) =>
  Number(/^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) * 1024;

/**
 * Sets `visit.renderer` to the page's process: the renderer whose CPU time grows most during a busy loop in the page.
 */
export async function findRenderer(visit) {
  const renderers = (await processes(visit)).filter(({ type }) => type === 'renderer');
  const read = () => Promise.all(renderers.map(({ id }) => cpuTime(id)));
  const before = await read();
  await visit.page.evaluate(() => {
    for (const end = performance.now() + 150; performance.now() < end;);
  });
  const grown = (await read()).map((time, i) => time - before[i]);
  visit.renderer = renderers[grown.indexOf(Math.max(...grown))].id;
}
