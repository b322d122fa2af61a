import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Bank } from '../../packages/critique-engine/src/testing/bank/read-bank.ts';
import { readBank } from '../../packages/critique-engine/src/testing/bank/read-bank.ts';
import { critiqueEssay, readEssays } from './critiqued-essays.ts';

/** How often each rule beside those on grammar is shown: of 100 texts that we wrote, and of 100 real ones. */
export const ruleRatesSchema = z.object({
  /** Number of texts. */
  ours: z.number(),
  real: z.number(),
  rules: z.array(z.object({ rule: z.string(), ours: z.number(), real: z.number() })),
});
export type RuleRates = z.infer<typeof ruleRatesSchema>;

type Text = { text: string; question: string | null };

/** Essays by people who did not know the engine. */
const REAL = ['scores-ellipse', 'relevance-ielts'];

/** All texts of the bank, of a pair both. */
const bankTexts = ({ twins, long, genres }: Bank): Text[] => [
  ...[...twins, ...long].flatMap(({ question, flawed, clean }) => [
    { text: flawed, question },
    { text: clean, question },
  ]),
  ...genres,
];

/** Texts in which a rule is shown, by rule. */
const shownIn = (texts: readonly Text[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { text, question } of texts) {
    const { shown } = critiqueEssay({ text, question, score: null });
    for (const rule of new Set(shown.map(({ ruleId }) => ruleId)))
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return counts;
};

/** Rates of each rule that is shown in one of the texts at least, the commonest in real texts first. */
export const ruleRates = (ours: readonly Text[], real: readonly Text[]): RuleRates => {
  const [inOurs, inReal] = [shownIn(ours), shownIn(real)];
  const rules = [...new Set([...inOurs.keys(), ...inReal.keys()])]
    .filter((rule) => !rule.startsWith('grammar-'))
    .map((rule) => ({
      rule,
      ours: (100 * (inOurs.get(rule) ?? 0)) / Math.max(1, ours.length),
      real: (100 * (inReal.get(rule) ?? 0)) / Math.max(1, real.length),
    }))
    .toSorted((a, b) => b.real - a.real || a.rule.localeCompare(b.rule));
  return { ours: ours.length, real: real.length, rules };
};

/** Reads the bank and the essays in `folder`, which takes a minute or two. */
export const measureRuleRates = (folder: string): RuleRates =>
  ruleRates(
    bankTexts(readBank()),
    REAL.map((set) => join(folder, `${set}.jsonl`))
      .filter(existsSync)
      .flatMap(readEssays),
  );
