import type { Findings, LineCritique, Reading } from '@argint/contracts';
import { isSameFault } from '@argint/assembly';
import { countWords } from '@argint/text-analysis';
import type { CritiqueRequest } from '../../providers/critique-provider.ts';
import type { ModelAnswer, ModelRemark } from '../answers/answer-schemas.ts';
import { askModel, type Asking } from '../ask-model.ts';
import type { EngineHelp } from '../engine-help.ts';
import { groundReading, isArgued, readingFaults } from '../grounding/ground-reading.ts';
import { groundRemark, groundRemarks } from '../grounding/ground-remarks.ts';
import { pageOf, type Page } from '../grounding/place-passage.ts';
import { ModelFault } from '../model-fault.ts';
import type { ModelObserver } from '../model-observer.ts';
import { MODEL_PROMPT_VERSION, MODEL_RUBRIC_VERSION } from '../prompts/prompt-versions.ts';
import { writePrompt } from '../prompts/write-prompt.ts';
import { readingWords, remarkWords } from './reading-words.ts';
import { readingStretches } from './reading-stretches.ts';

/** Up to so many words one call does all the thinking. A longer essay is gone through in stretches afterwards. */
const ONE_CALL_WORDS = 2_500;

/** Collects remarks, and tells `onProgress` of all of them when there is a new one. */
const collector = (
  request: CritiqueRequest,
  sentences: readonly { start: number; end: number }[],
) => {
  const remarks: LineCritique[] = [];
  return {
    remarks,
    add: (critique: LineCritique): void => {
      if (remarks.some((other) => isSameFault(other, critique, sentences))) return;
      remarks.push(critique);
      request.onProgress?.({ kind: 'reading', critiques: [...remarks] });
    },
  };
};

/** Has a model read a whole essay: its reading, and the remarks on its thinking. */
export const createReadingTask = (
  parts: Asking & { help: EngineHelp; observer: ModelObserver },
): ((request: CritiqueRequest) => Promise<Findings>) => {
  const { help, observer, engine } = parts;

  const readWhole = async (
    request: CritiqueRequest,
    page: Page,
    onRemark: (remark: ModelRemark) => void,
  ) => {
    const { text, question, rubric, textKind, essayId, userId, limitMs, signal } = request;
    const prompt = writePrompt({ text, question, rubric, textKind, start: 0, end: text.length });
    return askModel(parts, 'reading', prompt, {
      essayId,
      userId,
      limitMs,
      signal,
      onRemark,
      faultsOf: (answer) => readingFaults(answer, page),
    });
  };

  /** The remarks of a call on one stretch; null where it gave no usable answer. */
  const readStretch = async (
    request: CritiqueRequest,
    stretch: { start: number; end: number },
    given: { reading: string; remarks: string | null },
    onRemark: (remark: ModelRemark) => void,
  ): Promise<ModelAnswer<'passage'> | null> => {
    const { text, question, rubric, textKind, essayId, userId, limitMs, signal } = request;
    const more = { READING: given.reading, REMARKS: given.remarks };
    const prompt = writePrompt({ text, question, rubric, textKind, ...stretch, more });
    try {
      const options = { essayId, userId, limitMs, signal, onRemark };
      return (await askModel(parts, 'passage', prompt, options)).answer;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelFault)) throw error;
      observer.fellBack('passage', error);
      return null;
    }
  };

  return async (request) => {
    const { text, question, textKind, signal } = request;
    const sentences = await help.sentencesOf({ text, question, textKind }, signal);
    // Code, another language, random keys, a few words: the engine gives the reason, and there is nothing to read.
    if (sentences === null) return { kind: 'reading', critiques: [] };
    const page = pageOf(text, 0, text.length);
    const shown = collector(request, sentences);
    // Whether it argues is known once the answer is whole; a story is remarked on for its sentences only.
    const onRemark = (remark: ModelRemark): void => {
      const { critique } = groundRemark(remark, page);
      if (critique) shown.add(critique);
    };
    const { answer, model } = await readWhole(request, page, onRemark);
    const reading: Reading = groundReading(answer, page, { question, textKind });
    const argues = isArgued(reading.textKind.kind, answer);
    const count = (placement: Parameters<ModelObserver['placed']>[1]): void =>
      observer.placed('reading', placement);
    const whole = { ...page, argues };
    const remarks = groundRemarks(answer.remarks, whole, count);

    let missed = 0;
    if (argues && countWords(text) > ONE_CALL_WORDS) {
      const given = {
        reading: readingWords(reading, text),
        remarks: remarkWords(remarks),
      };
      const { lines } = page;
      const answers = await Promise.all(
        readingStretches(text).map(async (stretch) => {
          const here = { ...pageOf(text, stretch.start, stretch.end), lines };
          const found = await readStretch(request, stretch, given, (remark) => {
            const { critique } = groundRemark(remark, here);
            if (critique) shown.add(critique);
          });
          if (!found) missed += 1;
          return groundRemarks(found?.remarks ?? [], here, (placement) =>
            observer.placed('passage', placement),
          );
        }),
      );
      remarks.push(...answers.flat());
    }
    return {
      kind: 'reading',
      critiques: remarks,
      reading,
      model: {
        engine: engine as 'gemini' | 'llm',
        model,
        promptVersion: MODEL_PROMPT_VERSION,
        rubricVersion: MODEL_RUBRIC_VERSION,
        missed,
      },
    };
  };
};
