import type { Findings } from '@argint/contracts';

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

const at = (parts: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      parts,
    );

/** The parts without the reasons for fields that are no longer empty. */
export const remainingReasons = (parts: Findings['parts']): Findings['parts'] => ({
  ...parts,
  emptyReasons: Object.fromEntries(
    Object.entries(parts.emptyReasons ?? {}).filter(([path]) => !isFilled(at(parts, path))),
  ),
});
