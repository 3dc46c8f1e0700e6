/** Whether a reload, not a link or a typed address, loaded this page. */
export function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'reload';
}
