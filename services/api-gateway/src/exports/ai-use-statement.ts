import type { AiUse, AnalysisResult, CritiqueState, EssayDetail } from '@argint/contracts';
import { aiUseSections, type Declared } from './ai-use-sections.ts';

type Stored = EssayDetail['analysisResults'][number];

const readBy = ({ cloudAnalysis }: AnalysisResult): string => {
  if (cloudAnalysis === null) return 'The service’s own rule-based engine';
  const own = `The service’s own rule-based engine, version ${cloudAnalysis.engineVersion}`;
  return cloudAnalysis.engine === 'offline'
    ? own
    : `The AI model ${cloudAnalysis.model ?? '(not named)'}, and ${own.replace('The', 'the')}`;
};

const sawOf = (essay: EssayDetail, { cloudAnalysis, processingMode }: AnalysisResult): string[] => [
  `The whole text of the draft, ${essay.wordCount} words.`,
  ...(essay.question === null ? [] : ['The essay question.']),
  ...(essay.rubric === null ? [] : ['The student’s marking criteria.']),
  cloudAnalysis && cloudAnalysis.engine !== 'offline'
    ? `The text was sent to ${cloudAnalysis.engine === 'gemini' ? 'the provider of the AI model' : 'the server of the AI model, which the operator of this service chose'}.`
    : `The text stayed on this service${processingMode === 'CLIENT_ONLY' ? '; no AI model read it' : ', and no AI model read it'}.`,
];

const analysisOf = (essay: EssayDetail, stored: Stored): AiUse['analyses'][number] => ({
  draftNumber: essay.draftNumber,
  analysedAt: stored.createdAt,
  isCompleted: stored.isCompleted,
  wordCount: essay.wordCount,
  readBy: readBy(stored.analysisData),
  saw: sawOf(essay, stored.analysisData),
  critiques: stored.analysisData.lineCritiques.length,
});

const statesOf = (essay: EssayDetail): Map<string, CritiqueState> =>
  new Map(essay.critiqueStates.map(({ critiqueId, state }) => [critiqueId, state]));

const decidedIn = (essay: EssayDetail): AiUse['decided'] => {
  const states = statesOf(essay);
  const critiques = essay.analysisResults[0]?.analysisData.lineCritiques ?? [];
  return critiques.flatMap(({ id, issue, quote, lineNumber }) => {
    const state = states.get(id);
    return state === 'resolved' || state === 'intended'
      ? [{ draftNumber: essay.draftNumber, state, issue, quote, lineNumber }]
      : [];
  });
};

const countsOf = (essay: EssayDetail): AiUse['counts'] => {
  const states = statesOf(essay);
  const counts = { open: 0, resolved: 0, intended: 0, 'not useful': 0 };
  for (const { id } of essay.analysisResults[0]?.analysisData.lineCritiques ?? [])
    counts[states.get(id) ?? 'open'] += 1;
  return counts;
};

/**
 * What a university asks a student to declare about an essay.
 * @param drafts the essay and its earlier drafts, oldest first; the last one is the essay itself
 */
export const aiUseStatement = (
  drafts: readonly [...EssayDetail[], EssayDetail],
  now: Date,
): AiUse => {
  const essay = drafts.at(-1) as EssayDetail;
  const declared: Declared = {
    essayId: essay.id,
    title: essay.title,
    madeAt: now.toISOString(),
    analyses: drafts.flatMap((draft) =>
      draft.analysisResults.toReversed().map((stored) => analysisOf(draft, stored)),
    ),
    counts: countsOf(essay),
    decided: drafts.flatMap(decidedIn),
  };
  return { ...declared, sections: aiUseSections(declared) };
};
