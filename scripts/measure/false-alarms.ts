/**
 * node scripts/measure/false-alarms.ts FILE [HIGH] shows how often each rule fires on essays that humans scored HIGH
 * (default 4) or more, and on the third they scored lowest. A useful rule fires less often on the first group.
 */
import { readEssays, critiqueEssay } from './critiqued-essays.ts';
import type { CritiquedEssay } from './critiqued-essays.ts';

/** One rule: its critiques per essay before selection, and the share of essays in which a writer sees one. */
export interface RuleAlarms {
  rule: string;
  high: number;
  low: number;
  /** Critiques per thousand words, so that long essays do not look worse. */
  highPerThousand: number;
  lowPerThousand: number;
  highEssays: number;
  lowEssays: number;
}

const wordsOf = (essays: readonly CritiquedEssay[]): number =>
  essays.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

/** The share of essays in which a writer sees a rule, 0 to 1; 0 without essays. */
export const shareShown = (essays: readonly CritiquedEssay[], rule: string): number =>
  essays.filter(({ shown }) => shown.some((c) => c.ruleId === rule)).length /
  Math.max(1, essays.length);

/** One row per rule. Rules that fire most often on high-scored essays come first. */
export const ruleAlarms = (
  high: readonly CritiquedEssay[],
  low: readonly CritiquedEssay[],
): RuleAlarms[] => {
  const count = (essays: readonly CritiquedEssay[], rule: string) => {
    const fires = essays.reduce(
      (sum, { found }) => sum + found.filter((c) => c.ruleId === rule).length,
      0,
    );
    return {
      fires: fires / Math.max(1, essays.length),
      perThousand: (fires * 1_000) / Math.max(1, wordsOf(essays)),
      seen: shareShown(essays, rule),
    };
  };
  const rules = new Set([...high, ...low].flatMap(({ found }) => found.map((c) => c.ruleId)));
  return [...rules]
    .map((rule) => {
      const [h, l] = [count(high, rule), count(low, rule)];
      return {
        rule,
        high: h.fires,
        low: l.fires,
        highPerThousand: h.perThousand,
        lowPerThousand: l.perThousand,
        highEssays: h.seen,
        lowEssays: l.seen,
      };
    })
    .sort((a, b) => b.high - a.high || a.rule.localeCompare(b.rule));
};

const main = (file: string | undefined, least: number): void => {
  if (!file) {
    process.stderr.write('usage: node scripts/measure/false-alarms.ts FILE [HIGH]\n');
    process.exitCode = 2;
    return;
  }
  const scored = readEssays(file).filter((e) => e.score !== null);
  const byScore = scored.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  const low = byScore.slice(0, Math.floor(byScore.length / 3)).map(critiqueEssay);
  const high = byScore.filter((e) => (e.score ?? 0) >= least).map(critiqueEssay);
  process.stdout.write(
    `${high.length} essays scored ${least} or more, ${low.length} of the lowest third\n` +
      `| rule | fires an essay, high | low | per 1,000 words, high | low | essays shown it, high | low |\n|---|---|---|---|---|---|---|\n`,
  );
  for (const row of ruleAlarms(high, low))
    process.stdout.write(
      `| ${row.rule} | ${[row.high, row.low, row.highPerThousand, row.lowPerThousand, row.highEssays, row.lowEssays].map((n) => n.toFixed(3)).join(' | ')} |\n`,
    );
};

if (import.meta.main) main(process.argv[2], Number(process.argv[3] ?? 4));
