import { isCited, isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite, topicBeside } from '../wording.ts';

const sequence = /\b(?:after|since|when|once|during|following|soon after|as soon as)\b/i;
const change =
  /\b(?:fell|dropped|rose|increased|decreased|declined|doubled|halved|improved|worsened|grew|shrank|went (?:up|down)|got (?:better|worse)|(?:became|has become|have become) [a-z]+er|disappeared|stopped|(?:has|have) (?:fallen|dropped|risen|increased|decreased|declined|improved|gone (?:up|down)))\b/i;
const concludes =
  /^(?:.{0,30}\b(?:therefore|thus|hence|so|consequently|clearly)\b.{0,60}\b(?:work(?:s|ed)?|caus(?:e|es|ed)|made|led|helps?|helped|effective|responsible|because|succeed(?:s|ed)?|reason)|(?:this|that|it|which) (?:clearly |therefore )?(?:shows?|proves?|means) (?:that )?.{0,60}\b(?:work(?:s|ed)?|caus(?:e|es|ed)|led|helps?|helped|effective|responsible|because of|thanks to|succeed(?:s|ed)?|reason))\b/i;

/**
 * First one thing, then a change, then the conclusion that the first brought the second about: post hoc ergo
 * propter hoc (Damer, Attacking Faulty Reasoning; Walton, Informal Logic, ch. 8). Severity 3.
 */
export const postHoc: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence, i): CritiqueDraft[] => {
    const next = sentences[i + 1];
    const told = sentence.text.slice(0, 600);
    const changed = change.exec(told);
    const found = next && concludes.exec(next.text.slice(0, 300));
    if (!next || !found || !changed || !sequence.test(told)) return [];
    if (isForeign(model, next) || isCited(model, next)) return [];
    const topic = topicBeside(`${sentence.text} ${next.text}`, model);
    return [
      {
        rule: 'post-hoc',
        issueType: 'argument',
        severity: 3,
        at: { start: next.start, end: next.end },
        issue: choose(next.text, [
          `From ${cite(told, 50)} the essay goes straight to ${cite(next.text, 50)}: that one came after the other is all that is shown.`,
          `${cite(next.text, 50)} takes what came first in ${cite(told, 50)} for what brought it about.`,
        ]),
        reasoning: choose(`${next.text}r`, [
          `Behind a change (“${changed[0]}”) there are usually several causes at once, and ${cite(told, 40)} does not rule the others out${topic ? ` (what of ${topic}?)` : ''}.`,
          `A reader who can name one other thing that happened then has an answer to ${cite(told, 40)}, and your conclusion has none to them.`,
        ]),
        fix: `Before ${cite(next.text, 35)}, name the likeliest other explanation of the change (“${changed[0]}”) and say why it is not enough.`,
        hint: `How could one tell whether the change (“${changed[0]}”) would have come anyway?`,
        confidence: 0.55,
      },
    ];
  });
