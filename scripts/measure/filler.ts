/**
 * node scripts/measure/filler.ts FILE [ESSAYS] measures whether critiques are specific to their essay. It prints
 * the share that cites words of the essay outside the quote, and how many essays share one sentence of reasoning.
 */
import type { LineCritique } from '@argint/contracts';
import { readEssays, critiqueEssay } from './critiqued-essays.ts';
import type { CritiquedEssay } from './critiqued-essays.ts';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
const small = new Set(
  words(
    'the and that this these those with for from not but are was were has have had can will would should they their them you your our his her its who what which there here than then into about',
  ),
);

/** Whether issue, reasoning or fix cites, between curly quotation marks, a word of the essay that is not in the quote. */
export const speaksBeyondQuote = (critique: LineCritique, text: string): boolean => {
  const essay = new Set(words(text));
  const quoted = new Set(words(critique.quote ?? ''));
  const cited = [critique.issue, critique.reasoning, critique.fix].flatMap((part) =>
    [...part.matchAll(/“([^”]*)”/g)].flatMap((found) => words(found[1] ?? '')),
  );
  return cited.some((w) => !small.has(w) && !quoted.has(w) && essay.has(w));
};

const sentencesOf = (reasoning: string): string[] =>
  reasoning
    .split(/(?<=[.!?])\s+(?=\p{Lu}|“)/u)
    .map((s) => s.trim())
    .filter(Boolean);
/** The template of a sentence: its citations and numbers are masked. */
const mouldOf = (sentence: string): string =>
  sentence.replace(/“[^”]*”/g, '“…”').replace(/\d+/g, '0');

/** The sentence shared by the most essays, and the share of essays that have it. */
export interface Commonest {
  sentence: string;
  share: number;
}

const commonest = (
  essays: readonly CritiquedEssay[],
  as: (sentence: string) => string,
): Commonest[] => {
  const counts = new Map<string, number>();
  for (const { shown } of essays)
    for (const sentence of new Set(shown.flatMap((c) => sentencesOf(c.reasoning).map(as))))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts]
    .map(([sentence, count]) => ({ sentence, share: count / Math.max(1, essays.length) }))
    .sort((a, b) => b.share - a.share);
};

/** How much filler the shown critiques have. Shares are from 0 to 1. */
export const fillerOf = (essays: readonly CritiquedEssay[]) => {
  const remarks = essays.flatMap(({ shown, text }) => shown.map((c) => ({ c, text })));
  const own = remarks.filter(({ c, text }) => speaksBeyondQuote(c, text));
  const rules = [...new Set(remarks.map(({ c }) => c.ruleId))].map((rule) => {
    const of = remarks.filter(({ c }) => c.ruleId === rule).length;
    return { rule, of, silent: of - own.filter(({ c }) => c.ruleId === rule).length };
  });
  return {
    remarks: remarks.length,
    own: remarks.length ? own.length / remarks.length : 1,
    silent: rules.filter((r) => r.silent > 0).sort((a, b) => b.silent - a.silent),
    sentences: commonest(essays, (s) => s),
    moulds: commonest(essays, mouldOf),
  };
};

const main = (file: string | undefined, most: number): void => {
  if (!file) {
    process.stderr.write('usage: node scripts/measure/filler.ts FILE [ESSAYS]\n');
    process.exitCode = 2;
    return;
  }
  const essays = readEssays(file).slice(0, most).map(critiqueEssay);
  const { remarks, own, silent, sentences, moulds } = fillerOf(essays);
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const lines = [
    `${remarks} remarks on ${essays.length} essays; ${percent(own)} cite words of their essay beyond the quote`,
    `rules that do not: ${silent.map((r) => `${r.rule} ${r.silent}/${r.of}`).join(', ')}`,
    'reasoning sentences shared by the most essays, word for word:',
    ...sentences.slice(0, 5).map((s) => `  ${percent(s.share)} ${s.sentence}`),
    'the same with what they cite masked:',
    ...moulds.slice(0, 20).map((s) => `  ${percent(s.share)} ${s.sentence}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};

if (import.meta.main) main(process.argv[2], Number(process.argv[3] ?? 200));
