/** Whether an operating system adds a file of this name to a folder on its own: `.DS_Store`, `Thumbs.db`. */
export function isSystemFile(name: string): boolean {
  return /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name);
}

/** Whether a file is hidden by its name, or made by an operating system. */
export function isHiddenFile(name: string): boolean {
  return name.startsWith('.') || isSystemFile(name);
}
