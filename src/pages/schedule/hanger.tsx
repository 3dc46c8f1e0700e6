export type HangerProps = { className?: string | undefined };

/** A clothes hanger, which decorates the attire. */
export function Hanger({ className }: HangerProps) {
  return (
    <svg className={className} viewBox="0 0 24 18" aria-hidden="true">
      <path d="M9 4a3 3 0 1 1 4.5 2.6C12.5 7.2 12 7.7 12 9l10 5.4c1 .6.7 1.6-.5 1.6h-19c-1.2 0-1.5-1-.5-1.6L12 9" />
    </svg>
  );
}
