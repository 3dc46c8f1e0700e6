import type { Value } from '../../protocol';

/** A value as readable lines, like YAML, but with yes and no for true and false, and nothing for null. */
export function valueLines(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  const isList = Array.isArray(value);
  return Object.entries(value)
    .map(([key, inner]) => {
      const lines = valueLines(inner);
      if (isList) return `- ${indent(lines)}`;
      const isBlock = lines !== '' && (typeof inner === 'object' || lines.includes('\n'));
      return isBlock ? `${key}:\n  ${indent(lines)}` : `${key}: ${lines}`;
    })
    .join('\n');
}

/** Indents all lines except the first and blank ones. */
function indent(lines: string): string {
  return lines.replace(/\n(?=[^\n])/g, '\n  ');
}
