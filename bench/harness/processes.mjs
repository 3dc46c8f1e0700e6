// CPU time and memory of the browser's processes, as the kernel counts them.
import { readFile, readdir } from 'node:fs/promises';

export const processes = async ({ root }) => (await root.send('SystemInfo.getProcessInfo')).processInfo;

/** CPU milliseconds used so far by a process or one of its threads, from the kernel's nanosecond accounting. */
export async function cpuTime(pid, thread) {
  const threads = thread ? [thread] : await readdir(`/proc/${pid}/task`).catch(() => []);
  const read = (id) => readFile(`/proc/${pid}/task/${id}/schedstat`, 'utf8').then(parseInt, () => 0);
  return (await Promise.all(threads.map(read))).reduce((sum, ns) => sum + ns, 0) / 1e6;
}

/** CPU milliseconds of all processes of the browser so far. */
export async function cpuOfAll(s) {
  const times = await Promise.all((await processes(s)).map(({ id }) => cpuTime(id)));
  return times.reduce((a, b) => a + b, 0);
}

export const pss = async (pid) =>
  Number(/^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) * 1024;

/** Finds the process that runs the page: the renderer whose CPU time grows while the page spins. */
export async function findRenderer(s) {
  const renderers = (await processes(s)).filter(({ type }) => type === 'renderer');
  const read = () => Promise.all(renderers.map(({ id }) => cpuTime(id)));
  const before = await read();
  await s.page.evaluate(() => {
    for (const end = performance.now() + 150; performance.now() < end;);
  });
  const grown = (await read()).map((time, i) => time - before[i]);
  s.renderer = renderers[grown.indexOf(Math.max(...grown))].id;
}
