import type { CritiqueDraft, ParagraphDetector } from '../critique-draft.ts';
import { isQuestion } from '../layers/question-form.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { choose, cite } from '../wording.ts';

const shown =
  '(?:this|that|these|those|it|which|results?|data|findings?|figures?|experiments?|stud(?:y|ies)|surveys?|trials?|readings?|measurements?|observations?|graphs?|tables?|evidence|we|i)';
const adverb = '(?:\\w+ly |also |thus |therefore |now |have |has |can |does |do )*';
/** 'This proves that …', 'We have proved …', but not 'proved to be difficult'. */
const proves = new RegExp(
  `\\b${shown} (?:(?:in|of|from) [^,.;]{2,40} )?${adverb}(?:proves?|proved|proven)\\b(?! (?:to\\b|difficult|hard|useful|helpful|wrong|impossible|popular|costly|too|un\\w+))`,
  'i',
);
/** 'The hypothesis was proved', 'It has been proven that …'. */
const isProved =
  /\b(?:hypothes[ie]s|prediction|theory|it|this|that|which) (?:\w+ly |also |thus |therefore )?(?:is|was|were|has been|have been) (?:\w+ly |also |thus |therefore )?prove[dn]\b(?! (?:to\b|difficult|hard|wrong|impossible|false))/i;
const granted =
  /\b(?:not|cannot|never|hardly|rarely|fails? to|yet to|far from|nobody|nothing)\b|n['’]t\b/i;

/**
 * A report or a review of literature that says that its results prove something. Data support a conclusion or speak against
 * it; another trial may still change it (Popper 1959; Day and Gastel, How to Write and Publish a Scientific Paper). Severity 3.
 */
export const resultProved: ParagraphDetector = ({ sentences }, model) => {
  if (model.kind.kind !== 'report' && model.kind.kind !== 'review') return [];
  return sentences.flatMap((sentence): CritiqueDraft[] => {
    const text = sentence.text.slice(0, 1_000);
    const found = proves.exec(text) ?? isProved.exec(text);
    if (!found || granted.test(text) || isQuestion(sentence) || isForeign(model, sentence))
      return [];
    return [
      {
        rule: 'result-proved',
        issueType: 'argument',
        severity: 3,
        at: { start: sentence.start + found.index, end: sentence.end },
        issue: `“${found[0]}” says more than results can show: ${cite(text.slice(found.index), 90)}.`,
        reasoning: choose(text, [
          'Results can support a conclusion or speak against it. They don’t prove it, because the next trial may turn out differently.',
          'Your reader knows how many trials you made, and under which conditions. The conclusion should not reach further than these.',
        ]),
        fix: 'Say “support”, “suggest” or “are consistent with”, and name the conditions for which you have seen it: the range, the material, the number of trials.',
        hint: 'Which result would have shown that this is wrong, and did you look for it?',
        confidence: 0.85,
      },
    ];
  });
};
