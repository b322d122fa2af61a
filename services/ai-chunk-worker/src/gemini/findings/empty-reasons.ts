import type { Findings } from '@argint/contracts';

/** The engine's reasons, with those the model's answer made untrue replaced; null = the part is there now. */
export const reasonsWith = (
  own: Findings,
  changes: Readonly<Record<string, string | null>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...own.parts.emptyReasons, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  );

/** Why nothing is said of any author. */
export const NO_KNOWN_AUTHOR =
  'The essay names no author of whom the AI model could say where they look from.';
