/** Whether an operating system put this file into the folder: `.DS_Store`, `Thumbs.db`. */
export function isHiddenFile(name: string): boolean {
  return /^\.|^(Thumbs\.db|desktop\.ini)$/i.test(name);
}
