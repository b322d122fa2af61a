import type { Measures, PremiumResult, Reading } from '@argint/contracts';
import { listed } from '@argint/text-analysis';
import { endOf } from '../scores/reading-shares.ts';

type Assessment = NonNullable<PremiumResult['academicStructure']>['overallStructuralAssessment'];

const none = (): Assessment => ({ strengths: [], weaknesses: [], recommendations: [] });

/** Whether the position stands before the reasons. */
const onPosition = ({ position, outline }: Reading): Assessment => {
  const found = none();
  const unit = outline?.units.find(({ kind }) => kind === 'thesis');
  if (!position?.isStated || !unit) return found;
  if (unit.paragraph === 1)
    found.strengths.push(
      `Line ${position.lineNumber}: you say what you think before your reasons.`,
    );
  else {
    found.weaknesses.push(
      `Line ${position.lineNumber}: your reader learns what you think only after the introduction.`,
    );
    found.recommendations.push('Say it in one sentence at the end of your introduction.');
  }
  return found;
};

/** Whether the conclusion follows, where a reader has judged it. */
const onConclusion = ({ by, outline }: Reading): Assessment => {
  const found = none();
  if (by === 'engine' || !outline) return found;
  const end = endOf(outline);
  if (end?.held === 'fully')
    found.strengths.push('Your conclusion follows from what the essay has shown.');
  return found;
};

/** Paragraphs that are there for another view, and paragraphs with claims. Only where a reader has judged them. */
const onParagraphs = ({ by, outline }: Reading): Assessment => {
  const found = none();
  if (by === 'engine' || !outline) return found;
  const bare = outline.units.filter(({ kind, held }) => kind === 'claim' && held === 'hardly');
  if (bare.length > 0) {
    const places = [...new Set(bare.map(({ paragraph }) => String(paragraph)))];
    found.weaknesses.push(
      `${places.length === 1 ? 'Paragraph' : 'Paragraphs'} ${listed(places)}: a claim stands there that nothing carries.`,
    );
    found.recommendations.push('Give each of these claims its reason, or leave it out.');
  }
  return found;
};

/** What stands where in the essay: from the reading, then from the shape of its paragraphs. Null where nothing was measured. */
export const structureOf = (
  reading: Reading,
  { structure }: Pick<Measures, 'structure'>,
): PremiumResult['academicStructure'] => {
  if (!structure && reading.by === 'engine') return null;
  const all = [
    onPosition(reading),
    onParagraphs(reading),
    onConclusion(reading),
    structure?.overallStructuralAssessment ?? none(),
  ];
  return {
    overallStructuralAssessment: {
      strengths: all.flatMap(({ strengths }) => strengths),
      weaknesses: all.flatMap(({ weaknesses }) => weaknesses),
      recommendations: all.flatMap(({ recommendations }) => recommendations),
    },
  };
};
