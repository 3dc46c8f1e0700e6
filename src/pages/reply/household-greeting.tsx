import { useReply } from './use-reply';

export type HouseholdGreetingProps = {
  /** Contains `{names}`. */
  text: string;
  className: string | undefined;
};

/** Greets the household by the names on its invitation. Without an invitation, shows nothing. */
export function HouseholdGreeting({ text, className }: HouseholdGreetingProps) {
  const names = useReply(({ invitation }) => invitation)?.names ?? [];
  // A function, since `replace` would interpret a `$` in a name.
  return names.length > 0 && <p className={className}>{text.replace('{names}', () => listOf(names))}</p>;
}

/** `Ana, Luís, and Maria`, as the page's language writes a list. */
function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang).format(names);
}
