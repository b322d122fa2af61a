import type { AnalysisResult, Findings } from '@argint/contracts';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import { isPublishable } from '../grounding/publishable.ts';
import { groundAuthors } from '../grounding/ground-authors.ts';
import { placePassage, type Page } from '../grounding/place-passage.ts';
import { mergeParts } from './merge-parts.ts';
import { remainingReasons } from './remaining-reasons.ts';

type Prompt = AnalysisResult['dialecticalPrompts'][number];

/** Longest list in the result. */
const MOST = 3;

/** The questions whose quotes are in the essay. */
const groundedPrompts = (answer: ModelAnswer<'dialectic'>, page: Page): Prompt[] =>
  answer.prompts
    .filter((prompt) => placePassage(page, prompt) !== null)
    .filter(({ cognitiveOperation, difficulty, disciplinaryLens, basePrompt, followUps }) =>
      isPublishable(
        page.text,
        cognitiveOperation,
        difficulty,
        disciplinaryLens,
        basePrompt,
        ...followUps,
      ),
    )
    .map(({ quote: _quote, line: _line, ...prompt }) => prompt);

/** Joins the model's questions and opportunities, which come first, with the engine's. */
export const withDialectic = (
  own: Findings,
  answer: ModelAnswer<'dialectic'>,
  page: Page,
): Findings => {
  const { dialecticalPrompts: asked, criticalThinkingAmplification: before } = own.parts;
  const both = (lines: readonly string[], engine: string[] | undefined): string[] =>
    mergeParts(
      lines.filter((line) => isPublishable(page.text, line)),
      engine,
      MOST,
    );
  const amplified = {
    opportunitiesIdentified: both(answer.opportunities, before?.opportunitiesIdentified),
    caveatsGenerated: both(answer.caveats, before?.caveatsGenerated),
    synthesisPrompts: both(answer.synthesis, before?.synthesisPrompts),
    authorBiasAnalysis: mergeParts(
      groundAuthors(answer.authors, page.text),
      before?.authorBiasAnalysis,
      MOST,
      ({ author }) => author,
    ),
  };
  const isEmpty = Object.values(amplified).every((list) => list.length === 0);
  return {
    ...own,
    parts: remainingReasons({
      ...own.parts,
      dialecticalPrompts: mergeParts(groundedPrompts(answer, page), asked, MOST),
      criticalThinkingAmplification: isEmpty ? null : amplified,
    }),
  };
};
