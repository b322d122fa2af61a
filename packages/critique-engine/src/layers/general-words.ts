import type { ReadEssay } from '../essay.ts';

/** Words that fit any subject, and so say little about this one. */
export interface GeneralWords {
  /** How many of a hundred words. */
  per100: number;
  /** The different ones, in lower case, the most frequent first, each with how often it stands there. */
  words: { word: string; count: number }[];
}

/** General nouns (after Halliday and Hasan 1976), amounts without a limit, judgements that fit everything, and stress. */
const GENERAL: ReadonlySet<string> = new Set(
  `people person persons human humans thing things stuff way ways matter matters aspect aspects problem problems issue issues
  situation situations society life lives world place places reason reasons factor factors
  many lot lots several various much some most all
  good bad better best worse worst big great nice important positive negative different main huge beneficial
  very really always never nowadays so too also definitely just`.split(/\s+/),
);

/** Counts general words. Those that the question uses are the student's subject and do not count. */
export const readGeneralWords = ({
  sentences,
  question,
}: Pick<ReadEssay, 'sentences' | 'question'>): GeneralWords => {
  const asked = new Set(question?.toLowerCase().match(/[a-z]+/g) ?? []);
  const counts = new Map<string, number>();
  let all = 0;
  for (const { words } of sentences)
    for (const { lower } of words) {
      all++;
      if (GENERAL.has(lower) && !asked.has(lower)) counts.set(lower, (counts.get(lower) ?? 0) + 1);
    }
  const words = [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  const general = words.reduce((sum, { count }) => sum + count, 0);
  return { per100: all ? (general * 100) / all : 0, words };
};
