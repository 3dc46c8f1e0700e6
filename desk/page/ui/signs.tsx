const PATHS = {
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  open: 'm8 10 4 4 4-4',
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  bin: 'M5 7h14M10 7V4h4v3m-8 0 1 13h10l1-13',
  add: 'M12 5v14M5 12h14',
  leads: 'M8 16 17 7M9 7h8v8',
} as const;

/** A small icon on a button whose text has the same meaning. */
export function Sign({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'grip' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
