import { parseArgs, type ParseArgsConfig } from 'node:util';

export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean', default: false } as const;

/**
 * Parses a command's arguments.
 * @param mostPositionals how many arguments without a name the command accepts
 * @returns null if they are invalid
 */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
  mostPositionals = 0,
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    return parsed.positionals.length > mostPositionals ? null : parsed;
  } catch {
    return null;
  }
}
