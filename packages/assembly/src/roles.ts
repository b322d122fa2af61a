import type { AnalysisResult, Measures, Outline, Reading } from '@argint/contracts';

type Sentence = AnalysisResult['sentences'][number];

const ROLE_OF: Readonly<Partial<Record<Outline['units'][number]['kind'], Sentence['role']>>> = {
  thesis: 'thesis',
  claim: 'claim',
  reason: 'premise',
  evidence: 'premise',
  answer: 'premise',
};
/** A sentence with several parts of the argument has the role of the first of these. */
const RANK: readonly Sentence['role'][] = ['thesis', 'claim', 'premise', 'none'];

/** The sentences with the roles that the reading gives them. The engine's own roles belong to its own reading. */
export const sentencesOf = (
  { by, outline }: Pick<Reading, 'by' | 'outline'>,
  { sentences }: Pick<Measures, 'sentences'>,
): Sentence[] => {
  if (by === 'engine') return sentences;
  const units = outline?.units ?? [];
  return sentences.map(({ start, end }) => {
    const roles = units
      .filter((unit) => unit.start < end && start < unit.end)
      .map(({ kind }) => ROLE_OF[kind] ?? 'none');
    const role = RANK.find((one) => roles.includes(one)) ?? 'none';
    return { start, end, role };
  });
};
