import type { Remark, ParagraphDetector } from '../detector.ts';
import { speaksForOthers } from '../layers/graph/voices.ts';
import { isQuestion } from '../layers/question-form.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { choose, cite } from '../wording.ts';

const proving =
  '(?:show[ns]?|showed|prove[dn]?|proves|demonstrated?|disproved?|disproven|refuted?|explain(?:ed)? away|found (?:any )?(?:proof|evidence))';
/** Nobody has shown something, or somebody has never been able to. */
const unproved = new RegExp(
  `\\b(?:nobody|no one|no (?:\\w+ ){0,2}\\w+|neither \\w+)(?: \\w+){0,3}? (?:has|have|had|can|could|was|were)(?: ever| yet| so far| really| been able to| managed to| succeeded in)* ${proving}\\b|\\b(?:has|have|had|can|could)(?: not|n['’]t|not)(?: yet| ever| really| been able to| managed to)* ${proving}\\b|\\b(?:has|have|had) never (?:really |yet )?(?:been able to |managed to |been )?${proving}\\b|\\b(?:there is|there['’]s) (?:no|not any) (?:proof|evidence) (?:that|against)\\b|\\b(?:has|have) failed to ${proving}\\b`,
  'i',
);
/** 'Science cannot explain it, so it must have been …' */
const unexplained =
  /\b(?:cannot|can['’]?t|can ?not|(?:nobody|no one|no \w+) (?:can|could|is able to)|(?:is|are) (?:not able|unable) to) explain\b[^.;]*?[,;] ?(?:and )?(?:so|therefore|thus|hence)\b[^.;]*?\bmust (?:have|be)\b[^.;]*/i;
/** What has not been shown is itself a denial: 'that it is not harmful', 'the opposite'. */
const denial =
  /^[^.;]{0,25}?\b(?:that|how|why) [^.;,]{2,60}?(?:\b(?:not|no|never|false|wrong|untrue|impossible|safe|harmless)\b|n['’]t\b)|^[^.;]{0,12}\b(?:otherwise|the (?:opposite|contrary)|(?:it|this|that|them|me|us) (?:wrong|false)|against it)\b|^[^.;]{0,12}\bthat [^.;,]{2,60}?\bany (?:good|use|effect|difference|better|help|sense)\b/i;
const disproves = /\b(?:disprov\w+|refut\w+)\b|\bevidence against\b/i;
/** What is drawn from it. */
const draws =
  /[,;] ?(?:and )?(?:so|therefore|thus|hence|which means|that means)\b(?! far)|\bmust\b/i;
const drawsNext =
  /^\W*(?:so|therefore|thus|hence|this (?:means|shows|proves)|that (?:means|is why)|it must)\b/i;
/** It was looked for, or somebody only says that the matter is open. */
const looked =
  /\b(?:tried|tests?|tested|trials?|stud(?:y|ies)|looked|search\w*|measured|counted|years of|although|though|yet|but|until|unless|open question|we do not know|nobody knows|doubt)\b/i;

/**
 * That nobody has shown the opposite, as the ground of a claim (argument from ignorance: Walton 1996). What was not
 * shown is a denial, or something is drawn from its not being shown; whoever looked for it and found nothing is left
 * alone. Severity 3.
 */
export const burdenOfProof: ParagraphDetector = ({ sentences }, essay) =>
  sentences.flatMap((sentence): Remark[] => {
    const text = sentence.text.slice(0, 600);
    const open = unexplained.exec(text);
    const found = open ?? unproved.exec(text);
    if (!found || isQuestion(sentence) || isForeign(essay, sentence)) return [];
    const rest = text.slice(found.index + found[0].length);
    const next = sentences[sentence.index - (sentences[0]?.index ?? 0) + 1]?.text ?? '';
    const denies = open !== null || denial.test(rest) || disproves.test(found[0]);
    const concludes = draws.test(rest) || drawsNext.test(next);
    if (!denies && !concludes) return [];
    // A claim that lacks proof may well be left out; only what follows from the lack of it is in question.
    if (
      !denies &&
      !/\b(?:must|true|false|wrong|safe|exists?|not|no|never|(?:so|therefore|thus|hence) (?:it|this|that|they) (?:will|is|are|does|works?))\b/i.test(
        `${rest} ${next}`,
      )
    )
      return [];
    if (looked.test(`${rest} ${next}`) || speaksForOthers(text)) return [];
    const start = sentence.start + found.index;
    return [
      {
        ruleId: 'burden-of-proof',
        issueType: 'argument',
        severity: 3,
        at: { start, end: sentence.end },
        issue: `That nobody has shown the opposite is no proof: ${cite(text.slice(found.index), 100)}.`,
        reasoning: choose(text, [
          'Whoever makes a claim has to give a reason for it. What nobody has disproved can still be wrong.',
          'With the same words somebody could hold the opposite, because that has not been shown either.',
        ]),
        fix: 'Give a reason of your own: what can one see, count or ask that speaks for your claim?',
        hint: 'What would you expect to see if you were wrong, and has anybody looked?',
        confidence: 0.7,
      },
    ];
  });
