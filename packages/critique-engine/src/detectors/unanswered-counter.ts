import { phraseFinder } from '@argint/text-analysis';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { objectionsOf } from '../layers/graph/read-graph.ts';
import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite, topicBeside } from '../wording.ts';

const list = (text: string): string[] => text.split(',').map((p) => p.trim().replace(/\s+/g, ' '));
/** Explicit objections only, because 'some people think' may be the essay's own side. */
const voices = phraseFinder(
  list(`critics say, critics argue, critics claim, critics point out, critics will say, critics may say, critics object, opponents say, opponents argue, opponents claim,
  opponents of this, opponents point out, sceptics say, sceptics argue, skeptics say, skeptics argue, some will say, some would say, some might say, some may say,
  some will argue, some would argue, some might argue, some may argue, some might object, some may object, one might argue,
  one could argue, one may argue, one might object, it could be argued, it might be argued, it may be argued,
  it may be objected, it might be objected, some people may say, some people might say, some people will say,
  some people would say, some people may argue, some people might argue, some people would argue, some people will argue,
  others would say, others might say, others may say, others would argue, others might argue, others may argue`),
);
/** Words of the writer's answer: it rejects the objection, weighs it or accepts it. */
const answers =
  /\b(?:but|however|yet|nevertheless|nonetheless|still|even so|that said|although|though|while|whereas|despite|in spite|on the contrary|in fact|in reality|actually|rather|instead|wrong|mistaken|untrue|false|not (?:true|so|the case|always|necessarily|enough)|overlooks?|ignores?|forgets?|fails? to|misses|outweighs?|(?:this|that|such an?|the|their) (?:objection|argument|view|claim|concern|reasoning|point|idea|fear)|i (?:\w+ )?(?:believe|think|disagree|agree|argue|would|do not)|in my (?:view|opinion)|therefore|granted|admittedly|on the other hand|doesn['’]t mean|does not mean)\b/i;
/** An answer that only dismisses the objection. */
const dismissal =
  /\b(?:(?:is|are) (?:far |much )?more important than (?:any of |all )?(?:this|that|these|those|it|them)|(?:this|that|they|it|these people) (?:is|are) (?:simply|just|clearly|obviously|totally|completely|of course) (?:wrong|false|mistaken|untrue|nonsense|ridiculous|not true|silly)|(?:this|that|it) (?:does not|doesn['’]t) matter|(?:this|that) is (?:not important|irrelevant|nonsense)|(?:should|can|must) (?:simply |just )?be ignored|do not know what they are talking about)\b/i;
const reasoned = /\b(?:because|since|as|for example|for instance|due to|if|when|for)\b/i;
const ANSWER_WITHIN = 3;

const unanswered = (voice: Sentence, model: EssayModel): CritiqueDraft => {
  const topic = topicBeside(voice.text, model);
  const thesis = model.thesis?.stated ? cite(model.thesis.sentence.text, 50) : null;
  return {
    rule: 'counter-unanswered',
    issueType: 'argument',
    severity: 3,
    at: { start: voice.start, end: voice.end },
    issue: choose(voice.text, [
      `${cite(voice.text, 60)} is an objection, and nothing after it replies.`,
      `The essay lets an opponent say ${cite(voice.text, 60)} and moves on.`,
      `${cite(voice.text, 60)} has the last word here.`,
    ]),
    reasoning: choose(`${voice.text}r`, [
      `The reader now knows a reason against ${thesis ?? 'you'} and none for holding on to it${topic ? ` where ${topic} is concerned` : ''}.`,
      `An objection left standing counts for the other side; ${thesis ?? 'your position'} is weaker after it than before.`,
      `Having met the case against ${thesis ?? 'you'}, a fair reader waits for your reply and finds the next point instead.`,
    ]),
    fix: `Add two sentences that begin “However, …”: what ${cite(voice.text, 35)} gets right${topic ? ` about ${topic}` : ''}, and why that does not change your answer.`,
    hint: `What would you say to someone who stopped reading after ${cite(voice.text, 35)}?`,
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
    issue: choose(reply.text, [
      `“${found}” puts aside the objection ${cite(voice.text, 50)} without meeting it.`,
      `To ${cite(voice.text, 50)} the only answer is “${found}”.`,
    ]),
    reasoning: choose(`${reply.text}r`, [
      `Whoever thinks as in ${cite(voice.text, 40)} has been told that they do not count, not where they go wrong.`,
      `Raising ${cite(voice.text, 40)} made the essay fairer; brushing it off takes that back.`,
    ]),
    fix: `Say in one sentence with “because” what is mistaken in ${cite(voice.text, 40)}, or how much of it is true and how you would make up for it.`,
    hint: `Suppose ${cite(voice.text, 35)} is right: what could be done about it?`,
    confidence: 0.6,
  };
};

/**
 * An objection without an answer, or with one that only dismisses it. Readers believe a position more if it rebuts the
 * other side, and less if it only mentions it (Wolfe, Britt and Butler 2009; Graff and Birkenstein, They Say / I Say,
 * ch. 6). Severity 3.
 */
export const unansweredCounter: ParagraphDetector = ({ part, sentences }, model) =>
  sentences.flatMap((voice, i): CritiqueDraft[] => {
    if (part === 'introduction' || voice.part === 'introduction' || isForeign(model, voice))
      return [];
    const [hit] = voices(voice.words);
    const opens = hit && voice.words[hit.at];
    if (!hit || !opens || hit.at > 1 || /\?["'”’)]*$/.test(voice.text)) return [];
    const said = voice.words[hit.at + hit.length - 1]?.end ?? voice.start;
    const within = sentences.slice(i + 1, i + 1 + ANSWER_WITHIN);
    const following =
      sentences.length - 1 - i < ANSWER_WITHIN
        ? model.sentences[(sentences.at(-1) ?? voice).index + 1]
        : undefined;
    const after = following ? [...within, following] : within;
    for (const [k, reply] of [...sentences.slice(i + 1, i + 3)].entries()) {
      const found = dismissal.exec(reply.text.slice(0, 600));
      const rest = after[k + 1]?.text ?? '';
      if (
        found &&
        !reasoned.test(reply.text.slice(found.index + found[0].length)) &&
        !/^\W*(?:because|this is because|if)\b/i.test(rest)
      )
        return [dismissed(voice, reply, found[0])];
    }
    const own = model.text.slice(said, voice.end);
    const heard = objectionsOf(model).find(({ unit }) => unit.sentence === voice);
    if (heard?.answer || answers.test(own) || after.some((s) => answers.test(s.text.slice(0, 600))))
      return [];
    return [unanswered(voice, model)];
  });
