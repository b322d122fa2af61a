import type { Findings } from '@argint/contracts';
import type { CritiqueProvider, CritiqueRequest } from '../../providers/critique-provider.ts';
import { askModel, type Asking } from '../ask-model.ts';
import { pageOf } from '../grounding/place-passage.ts';
import { candidatesOf, candidateWords, judgeCandidates } from '../language/candidates.ts';
import { correctionRemark, placeCorrections } from '../language/ground-corrections.ts';
import type { EngineHelp } from '../engine-help.ts';
import type { ModelObserver } from '../model-observer.ts';
import { MODEL_PROMPT_VERSION, MODEL_RUBRIC_VERSION } from '../prompts/prompt-versions.ts';
import { writePrompt } from '../prompts/write-prompt.ts';

/** Has a model correct the language of a stretch, and judge what the engine marks there. */
export const createLanguageTask = (
  parts: Asking & { help: EngineHelp; offline: CritiqueProvider; observer: ModelObserver },
): ((request: CritiqueRequest) => Promise<Findings>) => {
  const { help, offline, observer, engine } = parts;
  return async (request) => {
    const { text, question, textKind, start, end, essayId, userId, limitMs, signal } = request;
    const { onProgress: _, ...quiet } = request;
    const essay = { text, question, textKind };
    const [own, grammar] = await Promise.all([
      help.remarksIn({ ...essay, start, end }, signal),
      offline.analyse({ ...quiet, kind: 'grammar' }),
    ]);
    // Code or another language: the engine gives the reason, and there is nothing to correct.
    if (own === null) return { kind: 'language', critiques: [] };
    const candidates = candidatesOf([...own, ...grammar.critiques]);
    const more = { CANDIDATES: candidateWords(candidates, text) };
    // Neither the question nor the criteria say anything of the language.
    const prompt = writePrompt({ text, rubric: null, textKind, start, end, more });
    const options = { essayId, userId, limitMs, signal };
    const { answer, model } = await askModel(parts, 'language', prompt, options);

    const page = pageOf(text, start, end);
    const placed = placeCorrections(answer.corrections, page);
    const isFine = await help.checkCorrections({ ...essay, corrections: placed }, signal);
    const checked = placed.filter((_, i) => isFine[i] === true);
    const { judgements, needed } = judgeCandidates(candidates, answer, checked, text);
    for (const { verdict } of judgements) observer.judged(verdict);
    observer.corrected('doubtful', answer.corrections.length - placed.length);
    observer.corrected('refused', placed.length - checked.length);
    observer.corrected('shown', needed.length);
    return {
      kind: 'language',
      critiques: needed.map((one) => correctionRemark(one, page)),
      judgements,
      model: {
        engine: engine as 'gemini' | 'llm',
        model,
        promptVersion: MODEL_PROMPT_VERSION,
        rubricVersion: MODEL_RUBRIC_VERSION,
        missed: 0,
      },
    };
  };
};
