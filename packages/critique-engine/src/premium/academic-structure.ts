import { structureChecks } from '@argint/text-analysis';
import type { PremiumResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { cite } from '../wording.ts';

/** What stands where it should and what does not, by paragraph. */
export const academicStructure = (
  model: EssayModel,
): NonNullable<PremiumResult['academicStructure']> => {
  const checks = structureChecks(model.text);
  const strengths: string[] = [];
  const weaknesses: string[] = [];
  const recommendations: string[] = [];
  const weigh = (good: boolean, strength: string, weakness: string, advice: string): void => {
    if (good) strengths.push(strength);
    else {
      weaknesses.push(weakness);
      recommendations.push(advice);
    }
  };
  const { thesis, prose, links } = model;
  const body = prose.filter((p) => p.part === 'body');
  const pointless = body.find((p) => p.links.length === 0);
  const unsupported = links.find((l) => l.claim.part === 'body' && l.premises.length === 0);
  weigh(
    checks.hasIntroduction,
    'An introduction of its own opens the essay.',
    'No paragraph introduces the essay.',
    'Open with two or three sentences that lead from the question to your answer.',
  );
  weigh(
    checks.hasConclusion,
    'A conclusion closes it.',
    'No paragraph closes the essay.',
    'End with what your paragraphs, taken together, have shown.',
  );
  weigh(
    thesis?.stated === true && thesis.sentence.part === 'introduction',
    `The position ${cite(thesis?.sentence.text ?? '', 50)} is told in the introduction.`,
    'The introduction does not tell the position.',
    'Put your answer at the end of the introduction.',
  );
  weigh(
    !pointless,
    `Each of the ${body.length} body paragraphs makes a claim.`,
    `The paragraph that begins ${cite(pointless?.sentences[0]?.text ?? '', 40)} makes no claim.`,
    `Say in one sentence what ${cite(pointless?.sentences[0]?.text ?? '', 30)} is there to show.`,
  );
  weigh(
    !unsupported,
    'No claim of the body stands without a sentence that argues for it.',
    `${cite(unsupported?.claim.text ?? '', 50)} stands alone.`,
    `Give ${cite(unsupported?.claim.text ?? '', 40)} a reason or a case.`,
  );
  return { overallStructuralAssessment: { strengths, weaknesses, recommendations } };
};
