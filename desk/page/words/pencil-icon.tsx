/** A pencil, drawn in the text's colour. */
export function PencilIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path
        d="M3.5 16.5 4.4 12.6 13.6 3.4a1.9 1.9 0 0 1 2.7 0l.3.3a1.9 1.9 0 0 1 0 2.7L7.4 15.6Z"
        strokeLinejoin="round"
      />
      <path d="m12 5 3 3" />
    </svg>
  );
}
