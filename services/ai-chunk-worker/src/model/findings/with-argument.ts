import type { AnalysisResult, Findings } from '@argint/contracts';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import { isPublishable } from '../grounding/publishable.ts';
import { groundAuthors } from '../grounding/ground-authors.ts';
import { groundRemarks } from '../grounding/ground-remarks.ts';
import { placePassage, type Page } from '../grounding/place-passage.ts';
import { judgeCandidates } from '../judge-candidates.ts';
import { mergeParts } from './merge-parts.ts';
import { remainingReasons } from './remaining-reasons.ts';
import type { Tally } from './tally.ts';

type Answer = ModelAnswer<'argument'>;
type Strength = AnalysisResult['strengths'][number];
type Thesis = NonNullable<AnalysisResult['thesisOpportunities']>;
const MOST_STRENGTHS = 6;
const MOST_OPPORTUNITIES = 3;
const MOST_OPTIONS = 2;
const MOST_AUTHORS = 3;

const strengthsOf = (own: readonly Strength[], answer: Answer, page: Page): Strength[] => {
  const kept = [...own];
  for (const strength of answer.strengths) {
    const at = placePassage(page, strength);
    // A second praise of the same passage adds nothing.
    const isNew = at && !kept.some((other) => other.start < at.end && at.start < other.end);
    if (isNew && isPublishable(page.text, strength.text)) kept.push({ ...at, text: strength.text });
  }
  return kept.slice(0, MOST_STRENGTHS).sort((a, b) => a.start - b.start);
};

/** Keeps the engine's thesis, because roles and scores depend on it. Without one it takes the model's quote. */
const thesisOf = (own: Thesis | null, answer: Answer, page: Page): Thesis | null => {
  const at = own?.originalThesis ? null : placePassage(page, answer.thesis);
  const quoted = at && {
    originalThesis: page.text.slice(at.start, at.end),
    ...at,
    lineNumber: page.lines.lineAt(at.start),
  };
  const none = { originalThesis: null, start: null, end: null, lineNumber: null };
  const opportunities = answer.thesis.opportunities.filter(({ critiqueType, dialecticalPrompt }) =>
    isPublishable(page.text, critiqueType, dialecticalPrompt),
  );
  const refined = answer.thesis.refined.filter(({ thesis, rationale }) =>
    isPublishable(page.text, thesis, rationale),
  );
  const authors = groundAuthors(answer.authors, page.text);
  const added = [...opportunities, ...refined, ...authors];
  if (!own && !quoted && added.length === 0) return null;
  return {
    ...(own ?? { ...none, opportunities: [], refinedThesisOptions: [] }),
    ...quoted,
    opportunities: mergeParts(opportunities, own?.opportunities, MOST_OPPORTUNITIES),
    refinedThesisOptions: mergeParts(refined, own?.refinedThesisOptions, MOST_OPTIONS),
    authorBiasAnalysis: mergeParts(
      authors,
      own?.authorBiasAnalysis,
      MOST_AUTHORS,
      ({ author }) => author,
    ),
  };
};

/** Joins the model's answer, which comes first, with the engine's findings. Sentence roles stay the engine's. */
export const withArgument = (
  own: Findings,
  answer: Answer,
  page: Page,
  tally: Tally,
): Findings => ({
  kind: own.kind,
  critiques: [
    ...groundRemarks(answer.remarks, page, tally.placed),
    ...judgeCandidates(own.critiques, answer.candidates, tally.judged),
  ],
  parts: remainingReasons({
    ...own.parts,
    strengths: strengthsOf(own.parts.strengths ?? [], answer, page),
    thesisOpportunities: thesisOf(own.parts.thesisOpportunities ?? null, answer, page),
  }),
});
