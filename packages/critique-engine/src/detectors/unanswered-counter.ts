import type { EssayModel, Sentence } from '../essay-model.ts';
import { objectionsOf } from '../layers/graph/read-graph.ts';
import { turnIn } from '../layers/graph/replies.ts';
import { otherVoiceOf } from '../layers/graph/voices.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { dismissesView } from './dismissals.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite, topicBeside } from '../wording.ts';

/** An objection that somebody could raise, or that opponents do raise. What people 'say' or 'think' may be the essay's own side. */
const raised =
  /\b(?:may|might|could|would|will) (?:also |still |well )?(?:say|argue|object|claim|reply|be (?:said|argued|objected))\b|^\W*(?:(?:but|however|yet),? )?(?:critics|opponents|sceptics|skeptics)\b/i;
/** Words that an answer may have, beside those that the graph reads. With any of them near, nothing is said. */
const answers =
  /\b(?:but|however|yet|nevertheless|nonetheless|still|even so|that said|although|though|while|whereas|despite|in spite|on the contrary|in fact|in reality|actually|rather|instead|wrong|mistaken|untrue|false|not (?:true|so|the case|always|necessarily|enough)|overlooks?|ignores?|forgets?|fails? to|misses|outweighs?|(?:this|that|such an?|the|their) (?:objection|argument|view|claim|concern|reasoning|point|idea|fear)|i (?:\w+ )?(?:believe|think|disagree|agree|argue|would|do not)|in my (?:view|opinion)|therefore|granted|admittedly|on the other hand|doesn['’]t mean|does not mean)\b/i;
const reasoned = /\b(?:because|since|as|for example|for instance|due to|if|when|for)\b/i;
/** Sentences after an objection among which its answer may stand; where its paragraph ends before, the next one may begin with it. */
const ANSWER_WITHIN = 3;
/** Fewest words of a view that says more than that there is one. */
const VIEW_WORDS = 8;

const unanswered = (voice: Sentence, model: EssayModel): CritiqueDraft => {
  const topic = topicBeside(voice.text, model);
  return {
    rule: 'counter-unanswered',
    issueType: 'argument',
    severity: 3,
    at: { start: voice.start, end: voice.end },
    issue: `You report a view against yours, ${cite(voice.text, 60)}, and we found no answer to it.`,
    reasoning: choose(`${voice.text}r`, [
      'Your reader now knows a reason against you. Without an answer it counts for the other side.',
      'A fair reader waits for your reply here. If none comes, they may agree with the other view.',
    ]),
    fix: `Add two sentences after it: what is right in this view${topic ? ` about ${topic}` : ''}, and why it does not change your mind.`,
    hint: `What would you say to somebody who agrees with ${cite(voice.text, 35)}?`,
    confidence: 0.6,
  };
};

const dismissed = (voice: Sentence, reply: Sentence, found: string): CritiqueDraft => {
  const at = reply.start + reply.text.indexOf(found);
  return {
    rule: 'counter-dismissed',
    issueType: 'argument',
    severity: 3,
    at: { start: at, end: at + found.length },
    issue: `Your only answer to ${cite(voice.text, 50)} is “${found}”.`,
    reasoning: choose(`${reply.text}r`, [
      'That tells people who think so that you disagree, but not why. They have no reason to change their minds.',
      'It was fair to name the other view. An answer without a reason takes that back.',
    ]),
    fix: `Give a reason: what is mistaken in ${cite(voice.text, 40)}, or how much of it is true and what could be done about it?`,
    hint: `Suppose ${cite(voice.text, 35)} is right. What could be done about it?`,
    confidence: 0.6,
  };
};

/** Whether a view of people who are not named stands in a sentence of its own and says what they hold. */
const isView = (sentence: Sentence, model: EssayModel): boolean =>
  sentence.words.length >= VIEW_WORDS &&
  turnIn(sentence.text) < 0 &&
  otherVoiceOf(sentence.text) === 'firm' &&
  raised.test(sentence.text.slice(0, 200)) &&
  !/\b(?:not true|wrong|mistaken)\b/i.test(sentence.text) &&
  !isForeign(model, sentence);

/**
 * An objection without an answer, or with one that only dismisses it. Readers believe a position more if it rebuts the
 * other side, and less if it only mentions it (Wolfe, Britt and Butler 2009; Graff and Birkenstein, They Say / I Say,
 * ch. 6). Severity 3.
 */
export const unansweredCounter: ParagraphDetector = ({ part, sentences }, model) => {
  const objections = new Map(
    objectionsOf(model).flatMap((heard) =>
      heard.unit.speaker === 'others' && !heard.unit.isSubordinate
        ? [[heard.unit.sentence, heard] as const]
        : [],
    ),
  );
  return sentences.flatMap((voice, i): CritiqueDraft[] => {
    const heard = objections.get(voice);
    if (part === 'introduction' || !heard || !isView(voice, model)) return [];
    for (const [k, reply] of sentences.slice(i + 1, i + 3).entries()) {
      const found = dismissesView.exec(reply.text.slice(0, 600));
      const rest = sentences[i + k + 2]?.text ?? '';
      if (
        found &&
        !reasoned.test(reply.text.slice(found.index + found[0].length)) &&
        !/^\W*(?:because|this is because|if)\b/i.test(rest)
      )
        return [dismissed(voice, reply, found[0])];
    }
    const within = sentences.slice(i + 1, i + 1 + ANSWER_WITHIN);
    const next = model.sentences[voice.index + 1 + within.length];
    const after = within.length < ANSWER_WITHIN && next ? [...within, next] : within;
    return heard.answer || after.some(({ text }) => answers.test(text.slice(0, 600)))
      ? []
      : [unanswered(voice, model)];
  });
};
