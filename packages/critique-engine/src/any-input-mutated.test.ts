import { beforeAll, expect, test } from '@jest/globals';
import { analysisResultSchema } from '@argint/contracts';
import type { AnalysisResult } from '@argint/contracts';
import { longEssay, SAMPLE_ESSAY, SAMPLE_QUESTION } from '@argint/testkit';
import { linesOf } from '@argint/text-analysis';
import { analyse } from './cli/analyse.ts';
import { createGrammar } from './grammar/index.ts';
import type { Grammar } from './grammar/index.ts';
import { TRAIN_ESSAY } from './testing/essays.ts';
import { cpuSince } from './testing/cpu-time.ts';
import { mutant } from './testing/mutate-essay.ts';

/** Number of mutated essays: MUTANTS in the environment (10,000 in make verify), else a fixed sample of 200. */
const count = Number(process.env['MUTANTS'] ?? 200);
/** One mutant in this many is also checked for grammar, which takes ten times as long as the rest. */
const GRAMMAR_EVERY = 10;
/** Most processor time for one mutant in ms, about 20 times the usual. The best of three runs counts. */
const LIMIT = { plain: 3_000, grammar: 12_000 };

const composed = longEssay(350);
const essays = [
  TRAIN_ESSAY,
  SAMPLE_ESSAY,
  composed,
  `${SAMPLE_ESSAY}\n\n${TRAIN_ESSAY}`,
  `Trains\n\nThandi Nkosi\nStudent number: 12345\n\n${TRAIN_ESSAY}\n\n“${composed.slice(0, 400)}” (Dube, 2018: 4).\n\nReferences\n\nDube, P. (2018). *Rails and towns*. Durban: Spring.`,
  `${SAMPLE_ESSAY.replace(/\n\n/g, ' ')}\n- one thing;\n- another (Nkosi, 2014)\n\n${composed.slice(0, 900)}`,
];

/** What is wrong with a result, in words; null where nothing is. */
const fault = (result: AnalysisResult, text: string): string | null => {
  const { lineAt } = linesOf(text);
  const parsed = analysisResultSchema.safeParse(result);
  if (!parsed.success) return `not of the contract: ${parsed.error.issues[0]?.path.join('.')}`;
  for (const c of result.lineCritiques) {
    if (c.start === null || c.end === null) {
      if (c.quote !== null || c.lineNumber !== null) return `${c.ruleId}: half placed`;
      continue;
    }
    if (text.slice(c.start, c.end) !== c.quote || c.quote === '') return `${c.ruleId}: quote`;
    if (c.lineNumber !== lineAt(c.start)) return `${c.ruleId}: line number`;
  }
  const spans = [
    ...result.sentences,
    ...result.strengths,
    ...(result.premium?.sectionAnalysis ?? []).map((s) => ({
      start: s.startIndex,
      end: s.endIndex,
    })),
  ];
  const thesis = result.thesisOpportunities;
  if (thesis && thesis.start !== null && thesis.end !== null)
    spans.push({ start: thesis.start, end: thesis.end });
  for (const { start, end } of spans)
    if (!(start < end && end <= text.length)) return `span ${start}-${end} of ${text.length}`;
  let last = 0;
  for (const { start, end } of result.sentences) {
    if (start < last) return 'sentences overlap';
    last = end;
  }
  return null;
};

let grammar: Grammar;
beforeAll(async () => {
  grammar = await createGrammar();
}, 60_000);

const tryMutant = async (seed: number): Promise<string | null> => {
  const { text, how } = mutant(seed, essays);
  const checked = seed % GRAMMAR_EVERY === 0;
  const limit = checked ? LIMIT.grammar : LIMIT.plain;
  const failed = (what: string): string =>
    `seed ${seed} (${how.join(', ')}; ${text.length}): ${what}`;
  let took = 0;
  for (let attempt = 0; attempt < 3; attempt++) {
    const began = process.cpuUsage();
    let result;
    try {
      result = await analyse(
        text,
        seed % 2 ? SAMPLE_QUESTION : null,
        'comprehensive',
        checked ? grammar : null,
      );
    } catch (error) {
      return failed(
        error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : 'threw',
      );
    }
    took = cpuSince(began);
    const wrong = fault(result, text);
    if (wrong) return failed(wrong);
    if (took <= limit) return null;
  }
  return failed(`${Math.round(took)} ms`);
};

test(
  `${count} mutated essays never throw, end in time, and every quote stands at its offsets`,
  async () => {
    const failures: string[] = [];
    for (let seed = 0; seed < count; seed++) {
      const failure = await tryMutant(seed);
      if (failure) failures.push(failure);
    }
    expect(failures).toEqual([]);
  },
  120_000 + count * 2_000,
);
