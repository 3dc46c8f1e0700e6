/** Keys whose value identifies a list entry, in every language. The first one present counts. */
export const ENTRY_NAMES: readonly string[] = ['id', 'photo', 'video', 'logo'];
