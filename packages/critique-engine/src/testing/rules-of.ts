import { findArgument, findLines, readEssay } from '../index.ts';

/** Rule ids the engine finds in a text, both scopes, in order. */
export const rulesOf = (text: string, question: string | null = null): string[] => {
  const model = readEssay(text, question);
  const range = { start: 0, end: text.length };
  return [...findLines(model, range).critiques, ...findArgument(model).critiques].map(
    (c) => c.ruleId,
  );
};

/** Puts a body between two plain paragraphs, so that the sentence under test is in the body of an essay. */
export const inBody = (body: string): string =>
  `Rivers feed the towns along their banks. I believe that the river Vaal should be cleaned, because towns drink from it.

${body}

In conclusion, the river Vaal should be cleaned. Its towns drink from it, and they have waited for years while the water grew worse.`;
