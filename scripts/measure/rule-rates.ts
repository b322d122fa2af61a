import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readBank, type Bank } from '../../packages/critique-engine/src/testing/bank/read-bank.ts';
import { critiqueEssay, readEssays, type CritiquedEssay } from './critiqued-essays.ts';
import { shareShown } from './false-alarms.ts';

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

const critiqued = (texts: readonly Text[]): CritiquedEssay[] =>
  texts.map(({ text, question }) => critiqueEssay({ text, question, score: null }));

/** Rates of each rule that is shown in one of the texts at least, the commonest in real texts first. */
export const ruleRates = (ours: readonly Text[], real: readonly Text[]): RuleRates => {
  const [ourEssays, realEssays] = [critiqued(ours), critiqued(real)];
  const shown = [...ourEssays, ...realEssays].flatMap((essay) => essay.shown);
  const rules = [...new Set(shown.map(({ ruleId }) => ruleId))]
    .filter((rule) => !rule.startsWith('grammar-'))
    .map((rule) => ({
      rule,
      ours: 100 * shareShown(ourEssays, rule),
      real: 100 * shareShown(realEssays, rule),
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
