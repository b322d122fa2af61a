import type { AnalysisResult, Findings } from '@argint/contracts';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import { fitToShow } from '../grounding/fit-to-show.ts';
import { groundAuthors } from '../grounding/ground-authors.ts';
import { placePassage, type Page } from '../grounding/place-passage.ts';
import { joined } from './joined.ts';
import { reasonsLeft } from './reasons-left.ts';

type Prompt = AnalysisResult['dialecticalPrompts'][number];

/** Shown of each list at most. */
const MOST = 3;

/** Questions about passages that stand in the essay. */
const groundedPrompts = (answer: ModelAnswer<'dialectic'>, page: Page): Prompt[] =>
  answer.prompts
    .filter((prompt) => placePassage(page, prompt) !== null)
    .filter(({ cognitiveOperation, difficulty, disciplinaryLens, basePrompt, followUps }) =>
      fitToShow(
        page.text,
        cognitiveOperation,
        difficulty,
        disciplinaryLens,
        basePrompt,
        ...followUps,
      ),
    )
    .map(({ quote: _quote, line: _line, ...prompt }) => prompt);

/** Both's questions and openings, the model's first. */
export const withDialectic = (
  own: Findings,
  answer: ModelAnswer<'dialectic'>,
  page: Page,
): Findings => {
  const { dialecticalPrompts: asked, criticalThinkingAmplification: before } = own.parts;
  const both = (lines: readonly string[], engine: string[] | undefined): string[] =>
    joined(
      lines.filter((line) => fitToShow(page.text, line)),
      engine,
      MOST,
    );
  const amplified = {
    opportunitiesIdentified: both(answer.opportunities, before?.opportunitiesIdentified),
    caveatsGenerated: both(answer.caveats, before?.caveatsGenerated),
    synthesisPrompts: both(answer.synthesis, before?.synthesisPrompts),
    authorBiasAnalysis: joined(
      groundAuthors(answer.authors, page.text),
      before?.authorBiasAnalysis,
      MOST,
      ({ author }) => author,
    ),
  };
  const isEmpty = Object.values(amplified).every((list) => list.length === 0);
  return {
    ...own,
    parts: reasonsLeft({
      ...own.parts,
      dialecticalPrompts: joined(groundedPrompts(answer, page), asked, MOST),
      criticalThinkingAmplification: isEmpty ? null : amplified,
    }),
  };
};
