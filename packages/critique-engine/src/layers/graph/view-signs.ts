import type { Sentence } from '../../essay.ts';
import { contentStems } from '../term-layer.ts';
import { opensAgainst, turnIn } from './replies.ts';
import { headOf } from './voices.ts';

/** 'The objection deserves an answer', 'This criticism must be taken seriously': it names a view and states none. */
const speaksOf =
  /^(?:the|this|that|these|those|such an?|any|every|each|both) (?:\w+ ){0,2}?(?:objections?|criticisms?|counter[- ]?(?:arguments?|claims?)|arguments?|views?|points?|opinions?|reasons?|worry|worries|fears?|complaints?|concerns?) (?:\w+ly |also |still |all )?(?:deserves?|needs?|requires?|must|should|ought|ha(?:s|ve) to|can(?:not)?|cannot|fails?|misses|overlooks?|ignores?|forgets?)\b/i;
/** What somebody would like, as a ground for what follows from it: '…, so a park needs a lake'. */
const wants = /\b(?:would (?:rather|prefer|like)|prefers?|likes?|wants?)\b/i;
const drawsOn =
  /, ?(?:and )?(?:so|therefore|thus|hence|consequently|which is why|that is why)\b(?! that\b)/i;

/** Whether a sentence that seems to open the other side only speaks of a view, or uses what people like as a ground. */
export const statesNoView = (bare: string): boolean =>
  speaksOf.test(bare) || (wants.test(bare) && drawsOn.test(bare));

/** 'I have to agree with this', 'That is true': the sentence before is granted, whatever it said. */
const grantsBefore =
  /^\W*(?:(?:I|we) (?:\w+ ){0,3}?(?:agree with|accept|admit|grant|concede|acknowledge|(?:do not|don['’]t|cannot|can['’]t) deny) (?:this|that|it|these|them)(?=[.,;]| (?:but|to some|to a|in part|partly|of course)\b)|(?:this|that) (?:is|may be|might be|can be) (?:\w+ly |of course |also )?(?:(?:true|right|so|correct)\b|an? (?:fair|valid|good|reasonable|legitimate|serious|real) (?:point|concern|worry|fear|objection|argument|question|doubt|criticism)\b))/i;

const draws = /^\W*(?:so|therefore|thus|hence|consequently|that is why|this is why)\b/i;

/** Whether the next sentence of a paragraph grants what a sentence says and then turns against it. */
export const isGrantedNext = (sentences: readonly Sentence[], i: number): boolean => {
  const [sentence, next, after] = sentences.slice(i, i + 3);
  if (!sentence || next?.paragraph !== sentence.paragraph) return false;
  if (!grantsBefore.test(headOf(next.text)) || draws.test(sentence.text)) return false;
  return (
    turnIn(next.text) > 0 || (after?.paragraph === sentence.paragraph && opensAgainst(after.text))
  );
};

const limits = /\b(?:only|just|merely|already|once)\b/i;
const offers = /\b(?:can|could)\b(?! not\b)/i;
const denies = /\b(?:not|no|nobody|nothing|never|neither)\b|\bcannot\b|n['’]t\b/gi;
const harms =
  /\b(?:harm\w*|hurts?|damage\w*|destroy\w*|risk\w*|danger\w*|los(?:e|es|ing|s)|lost|problems?|worse|bad\w*|suffer\w*|expensive|die[sd]?|kill\w*|fail\w*|too)\b/i;

/** 'Nobody would have to come', 'They need not pay': what a view takes for granted is not needed. */
const noNeed =
  /\b(?:not|nobody|no one|never|n['’]t) (?:\w+ ){0,2}?(?:have|has|need|needs) to\b|\bneed not\b/i;

const denials = ({ text }: Sentence): number => headOf(text).match(denies)?.length ?? 0;

/**
 * Whether a sentence right after a view takes up its words and limits it, denies it or says what could be done:
 * 'These costs fall only once', 'Poor visitors could come free'. No word of turning marks it.
 */
export const meetsView = (sentence: Sentence, view: Sentence): boolean => {
  const said = new Set(contentStems(view.words));
  if (draws.test(sentence.text)) return false;
  if (!contentStems(sentence.words).some((term) => said.has(term))) return false;
  const isDenied = denials(view) === 0 && denials(sentence) % 2 === 1;
  return (
    !harms.test(sentence.text) &&
    (noNeed.test(sentence.text) ||
      limits.test(sentence.text) ||
      offers.test(sentence.text) ||
      isDenied)
  );
};
