/** Whether a file is hidden by its name, or made by an operating system: `.DS_Store`, `Thumbs.db`. */
export function isHiddenFile(name: string): boolean {
  return /^\.|^(Thumbs\.db|desktop\.ini)$/i.test(name);
}
