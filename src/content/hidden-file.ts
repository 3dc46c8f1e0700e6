/** Whether a file is one that computers put into folders on their own: `.DS_Store`, `Thumbs.db`. */
export function isHiddenFile(name: string): boolean {
  return /^\.|^(Thumbs\.db|desktop\.ini)$/i.test(name);
}
