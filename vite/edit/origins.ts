import type { Written } from '../../src/content/schema.ts';
export function markPage(_name: string, written: Written, make: (written: Written) => Promise<unknown>) {
  return make(written);
}
