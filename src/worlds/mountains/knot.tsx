import type { KnotProps } from '../world';
export function Knot({ className }: KnotProps) {
  return <svg className={className} viewBox="0 0 200 56" aria-hidden="true" />;
}
