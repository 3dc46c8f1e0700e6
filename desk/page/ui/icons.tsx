/* The signs of the desk, drawn on a grid of 24 with one line. Decoration: each stands beside its name, or on what has one. */

const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  /** A sheet with lines. */
  page: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5',
  /** Cards, one on the other. */
  story: 'M8 7h11v14H8zM5 17V4h11',
  /** A list of which one is done. */
  todo: 'm3 6 2 2 3-4M3 16l2 2 3-4M12 6h9M12 17h9',
  look: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  phone: 'M7 2.5h10v19H7zM11 18.5h2',
  full: 'M2.5 4h19v13h-19zM8 21h8M12 17v4',
  next: 'M4 12h16M14 6l6 6-6 6',
  done: 'm4 12 6 6L20 6',
  close: 'M5 5l14 14M19 5 5 19',
  /** A warning. */
  mind: 'M12 3 2 20h20zM12 10v5M12 17.5v.5',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof PATHS;

/** An icon as high as a line of text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
