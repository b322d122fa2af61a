import { thesisCue } from '@argint/text-analysis';
import type { ReadEssay, Sentence } from '../essay.ts';
import { isQuestion } from './question-form.ts';
import { contentStems } from './term-layer.ts';

/** Verbs of interpretation: another reading of the subject is possible. */
const interprets =
  /\b(?:presents?|portrays?|depicts?|represents?|reveals?|exposes?|undermines?|challenges?|questions|subverts?|reflects?|fails? to|failed to|enables?|threatens?|shapes?|shaped|drives?|sustains?|rests? on|depends? on|amounts? to|serves? (?:to|as)|owes?|reinforces?|masks|hides|denies|deepens?|weakens?|strengthens?|outweighs?|turns? .{1,40} into|(?:is|are|was|were) (?:less|more|not|best|only|no more|neither|better|worse|above all|driven by|shaped by|rooted in))\b/i;
/** A judgement of the subject, with its verb. */
const judges =
  /\b(?:is|are|can be|could be|will be|would be|makes?|gives?|becomes?|remains?) (?:\w+ ){0,3}(?:good|bad|better|best|worse|worst|great|important|essential|crucial|vital|helpful|useful|useless|harmful|beneficial|wrong|right|fair|unfair|necessary|unnecessary|effective|valuable|dangerous|key|mistake|waste|advantage|disadvantage|benefit|threat|burden|solution|answer|reason|tool|way)\b|\b(?:has|have|had) (?:\w+ ){0,2}(?:more|many|no|clear|great|little) (?:\w+ )?(?:benefits?|advantages?|drawbacks?|disadvantages?|value|use|effects?)\b|\b(?:never been|is no|are no) (?:a |an )?(?:reason|excuse|answer|help|way)\b|\bbetter off\b|\bmakes? (?:\w+ ){1,3}?\w+(?:ier|fer|ger|ker|ner)\b|\bbelongs? (?:in|on|to)\b|\b(?:greater|bigger|better|worse|lesser) (?:\w+ )?than\b|\b(?:can|could|will|would) (?:\w+ly )?(?:help|harm|improve|hurt|benefit|save|destroy|ruin|damage|prevent|lead|let|allow|interfere)\b|\bdeserves?\b|\b(?:do|does|did|done|doing|brings?|causes?) (?:\w+ ){0,4}(?:harm|damage|more good)\b/i;
const contrasts =
  /\brather than\b|\bnot (?:because|only|merely|simply)\b|\bmore .{1,40} than\b|\bless .{1,40} than\b|, not /i;

/** What the writer grants before the main clause: 'Although it is dear, …'. */
const granted = /^\W*(?:(?:even )?though|although|while|whereas|despite)\b[^,]{1,200},/i;

/** Whether the main clause of a sentence judges, interprets or compares its subject. */
export const judgesSubject = ({ text }: Pick<Sentence, 'text'>): boolean => {
  const own = text.slice(0, 800).replace(granted, '');
  return [interprets, judges, contrasts].some((p) => p.test(own));
};

/** Whether a reader could disagree with what a sentence says about the subject, even if nothing marks it as a position. */
export const isContestable = (sentence: Sentence, essay: ReadEssay): boolean =>
  sentence.words.length >= 8 &&
  !isQuestion(sentence) &&
  [interprets, judges, contrasts].some((p) => p.test(sentence.text.slice(0, 800))) &&
  thesisCue(sentence.text).strength > -1 &&
  contentStems(sentence.words).some((term) => (essay.terms.get(term) ?? 0) >= 2);

/** Whether any sentence is worded as a position: 'should', 'I believe', 'in my view'. */
export const carriesPosition = (sentences: readonly Sentence[]): boolean =>
  sentences.some((s) => thesisCue(s.text).strength >= 1);
