import type { AnalysisResult, Findings } from '@argint/contracts';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import { fitToShow } from '../grounding/fit-to-show.ts';
import { groundAuthors } from '../grounding/ground-authors.ts';
import { placePassage, type Page } from '../grounding/place-passage.ts';
import { NO_KNOWN_AUTHOR, reasonsWith } from './empty-reasons.ts';

type Prompt = AnalysisResult['dialecticalPrompts'][number];

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

/** The model's questions and openings, and the engine's wherever the model has none that hold. */
export const withDialectic = (
  own: Findings,
  answer: ModelAnswer<'dialectic'>,
  page: Page,
): Findings => {
  const fit = (lines: readonly string[]): string[] =>
    lines.filter((line) => fitToShow(page.text, line));
  const either = (model: string[], engine: string[] | undefined): string[] =>
    model.length > 0 ? model : (engine ?? []);
  const prompts = groundedPrompts(answer, page);
  const dialecticalPrompts = prompts.length > 0 ? prompts : (own.parts.dialecticalPrompts ?? []);
  const before = own.parts.criticalThinkingAmplification;
  const amplified = {
    opportunitiesIdentified: either(fit(answer.opportunities), before?.opportunitiesIdentified),
    caveatsGenerated: either(fit(answer.caveats), before?.caveatsGenerated),
    synthesisPrompts: either(fit(answer.synthesis), before?.synthesisPrompts),
    authorBiasAnalysis: groundAuthors(answer.authors, page.text),
  };
  const isEmpty = Object.values(amplified).every((list) => list.length === 0);
  return {
    ...own,
    parts: {
      ...own.parts,
      dialecticalPrompts,
      criticalThinkingAmplification: isEmpty ? null : amplified,
      emptyReasons: reasonsWith(own, {
        ...(dialecticalPrompts.length > 0 && { dialecticalPrompts: null }),
        ...(!isEmpty && {
          criticalThinkingAmplification: null,
          'criticalThinkingAmplification.authorBiasAnalysis':
            amplified.authorBiasAnalysis.length > 0 ? null : NO_KNOWN_AUTHOR,
        }),
      }),
    },
  };
};
