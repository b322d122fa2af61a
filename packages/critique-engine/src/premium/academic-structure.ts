import type { PremiumResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { judgeOutline } from './structure/outline.ts';
import { judgeParagraphs } from './structure/paragraphs.ts';

/** Strengths and weaknesses of the structure, each with its line and words, and a recommendation for each weakness. */
export const academicStructure = (
  model: EssayModel,
): NonNullable<PremiumResult['academicStructure']> => {
  const judgements =
    model.sentences.length === 0 ? [] : [...judgeOutline(model), ...judgeParagraphs(model)];
  return {
    overallStructuralAssessment: {
      strengths: judgements.flatMap((j) => ('strength' in j ? [j.strength] : [])),
      weaknesses: judgements.flatMap((j) => ('weakness' in j ? [j.weakness] : [])),
      recommendations: judgements.flatMap((j) => ('weakness' in j ? [j.advice] : [])),
    },
  };
};
