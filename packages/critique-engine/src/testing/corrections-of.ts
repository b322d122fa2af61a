import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import { readEssay } from '../read-essay.ts';

/** The corrections of the engine's grammar rules: id of the rule and replacement. */
export const correctionsOf = (text: string): [id: string, replacement: string][] => {
  const essay = readEssay(text, null);
  return essay.prose
    .flatMap((paragraph) => grammarIssues(paragraph, essay))
    .map(({ ruleId, replacement = '' }) => [ruleId.replace(/^grammar-/, ''), replacement]);
};

/** A text with the corrections of the engine's grammar rules carried out. */
export const corrected = (text: string): string => {
  const essay = readEssay(text, null);
  return essay.prose
    .flatMap((paragraph) => grammarIssues(paragraph, essay))
    .toSorted((a, b) => (b.at?.start ?? 0) - (a.at?.start ?? 0))
    .reduce((whole, { at, replacement = '' }) => {
      const { start = 0, end = 0 } = at ?? {};
      return replacement === ''
        ? `${whole.slice(0, start).trimEnd()} ${whole.slice(end).trimStart()}`
        : whole.slice(0, start) + replacement + whole.slice(end);
    }, text);
};

/** An example of a rule as it is written wrong and right: 'He {go => goes} home.' The same twice for a right sentence. */
export const bothOf = (example: string): { wrong: string; right: string } => ({
  wrong: example.replace(/\{(.+?) =>.*?\}/g, '$1'),
  right: example.replace(/( ?)\{.+? =>(?: (.*?))?\}/g, (_, gap: string, right?: string) =>
    right === undefined ? '' : gap + right,
  ),
});
