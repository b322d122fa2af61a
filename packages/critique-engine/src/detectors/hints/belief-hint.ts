/** Verbs of a belief that nobody is named for, and what to ask. */
const ASKED: readonly (readonly [verb: RegExp, question: string])[] = [
  [/\bknown\b/i, 'How does anybody know it: did they see it, measure it or read it?'],
  [/\b(?:argued|claimed)\b/i, 'Who argues so, and what do they want to reach with it?'],
  [/\b(?:said|suggested)\b/i, 'Who said it to you, or where did you read it?'],
  [/\bagreed\b/i, 'Who agreed on it, and who was not asked?'],
];

/** A question that finds the people behind 'it is said' and 'it is believed'. */
export const beliefHint = (words: string): string =>
  ASKED.find(([verb]) => verb.test(words))?.[1] ??
  'Do you believe it too? If so, say “I” and why; if not, say who does.';

/** A question that finds who acted, by what was done. */
export const deedHint = (words: string): string => {
  if (/\b(?:mistakes?|errors?|decisions?|laws?|rules?|promises?)\b/i.test(words))
    return 'Who decided it, and what were they asked to decide?';
  return /\b(?:money|jobs)\b/i.test(words)
    ? 'Who had it in their hands, and what did they do with it?'
    : 'Who did it? Could your reader ask them?';
};
