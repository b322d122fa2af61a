import {
  fullLanguageOf,
  type AiUse,
  type AnalysisResult,
  type CritiqueState,
  type EssayDetail,
  type Language,
} from '@argint/contracts';
import { aiUseSections, type Declared } from './ai-use-sections.ts';
import type { AiUseWords } from './ai-use-words/ai-use-words.ts';
import { AI_USE_WORDS } from './ai-use-words/all-languages.ts';

type Stored = EssayDetail['analysisResults'][number];

const readBy = ({ cloudAnalysis }: AnalysisResult, words: AiUseWords): string => {
  if (cloudAnalysis === null) return words.engine(null);
  const { engine, model, engineVersion } = cloudAnalysis;
  return engine === 'offline'
    ? words.engine(engineVersion)
    : words.modelAndEngine(model, engineVersion);
};

const sawOf = (
  essay: EssayDetail,
  { cloudAnalysis }: AnalysisResult,
  words: AiUseWords,
): string[] => {
  const engine = cloudAnalysis?.engine ?? 'offline';
  return [
    words.sawText(essay.wordCount),
    ...(essay.question === null ? [] : [words.sawQuestion]),
    ...(essay.rubric === null ? [] : [words.sawCriteria]),
    engine === 'offline'
      ? words.stayed
      : engine === 'gemini'
        ? words.sentToProvider
        : words.sentToOwnServer,
  ];
};

const analysisOf = (
  essay: EssayDetail,
  stored: Stored,
  words: AiUseWords,
): AiUse['analyses'][number] => ({
  draftNumber: essay.draftNumber,
  analysedAt: stored.createdAt,
  isCompleted: stored.isCompleted,
  wordCount: essay.wordCount,
  readBy: readBy(stored.analysisData, words),
  saw: sawOf(essay, stored.analysisData, words),
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
  wanted: Language = 'en',
): AiUse => {
  const essay = drafts.at(-1) as EssayDetail;
  const language = fullLanguageOf(wanted);
  const words = AI_USE_WORDS[language];
  const declared: Declared = {
    essayId: essay.id,
    title: essay.title,
    language,
    madeAt: now.toISOString(),
    analyses: drafts.flatMap((draft) =>
      draft.analysisResults.toReversed().map((stored) => analysisOf(draft, stored, words)),
    ),
    counts: countsOf(essay),
    decided: drafts.flatMap(decidedIn),
  };
  return { ...declared, sections: aiUseSections(declared) };
};
