/*
 * The desk’s icons: strokes on a 24 px grid, one path each. A dot is a line so short that only its round ends show. All
 * are decoration: the text or control around them has a name.
 */

const ICONS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  /** A sheet with lines. */
  page: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5',
  /** A brush. */
  design: 'M20 3 10.5 12.5M9 12a4 4 0 0 1 3 3c0 4-4 6-9 5 2-1 2-2 2-4a4 4 0 0 1 4-4z',
  /** A menu. */
  pages: 'M4 6h16M4 12h16M4 18h10',
  /** Stacked cards. */
  story: 'M8 7h11v14H8zM5 17V4h11',
  /** An envelope. */
  replies: 'M3 6h18v13H3zM3 6l9 7 9-7',
  /** A checklist. */
  todo: 'm3 6 2 2 3-4M3 16l2 2 3-4M12 6h9M12 17h9',
  /** A clock that runs back. */
  past: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 8v4.5l3 2',
  /** A globe. */
  online: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18z',
  preview: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  phone: 'M7 2.5h10v19H7zM11 18.5h2',
  /** A computer’s screen, for the site’s full width. */
  full: 'M2.5 4h19v13h-19zM8 21h8M12 17v4',
  next: 'M4 12h16M14 6l6 6-6 6',
  done: 'm4 12 6 6L20 6',
  close: 'M5 5l14 14M19 5 5 19',
  warning: 'M12 3 2 20h20zM12 10v5M12 17.5v.5',
  bold: 'M7 4.5h6a3.75 3.75 0 0 1 0 7.5H7zM7 12h7a3.75 3.75 0 0 1 0 7.5H7z',
  italic: 'M10 4.5h7M7 19.5h7M14 4.5l-4 15',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5',
  picture: 'M4 5h16v14H4z M4 16l5-5 4 4 3-3 4 4 M15.5 9.5h.01',
};

const SIGNS = {
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  open: 'm8 10 4 4 4-4',
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  bin: 'M5 7h14M10 7V4h4v3m-8 0 1 13h10l1-13',
  add: 'M12 5v14M5 12h14',
  /** An arrow to another place. */
  leads: 'M8 16 17 7M9 7h8v8',
  rotate: 'M19 12a7 7 0 1 1-2-5l2 2m0-5v5h-5',
  pencil: 'M4.2 19.8 5.3 15.1 16.3 4.1a2.3 2.3 0 0 1 3.2 0l.4.4a2.3 2.3 0 0 1 0 3.2L8.9 18.7ZM14.4 6l3.6 3.6',
};

/** The name of an icon. */
export type IconName = keyof typeof ICONS;

/** An icon as high as a line of text. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing path={ICONS[name]} size="1.25em" strokeWidth={1.75} />;
}

/** A bolder icon of a fixed size, for small buttons. The dots of the grip are bolder still. */
export function Sign({ name }: { name: keyof typeof SIGNS }) {
  return <Drawing path={SIGNS[name]} size="20" strokeWidth={name === 'grip' ? 3 : 2} />;
}

function Drawing({ path, size, strokeWidth }: { path: string; size: string; strokeWidth: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
