import { wordsIn } from '@argint/text-analysis';
import type { Sentence } from '../../essay.ts';
import { contentStems } from '../term-layer.ts';

/** 'The main', 'There are also some': what may stand before the name of a drawback or a view. A source for patterns. */
export const rank =
  '(?:(?:the|an?|one|another|its|their|some|most|a few|there (?:is|are|may be|might be|could be)(?: also)?(?: an?| one| some| several| many| certain| a few| other| another)?) )(?:of (?:the|its) )?(?:(?:main|most|big|biggest|bigger|serious|only|first|second|third|other|real|major|possible|obvious|common|common|clear|weightiest|strongest|best|usual|deepest|subtler|further|few|significant|potential|important|key|chief|number of) )*';
/** 'The main drawback is …', 'There are also some disadvantages': what speaks against a thing. */
const drawback = new RegExp(
  `^(?:${rank})(?:disadvantages?|drawbacks?|downsides?|demerits?|shortcomings?|negative (?:sides?|aspects?|points?|effects?|impacts?)|weakness(?:es)?|bad sides?|problems? with (?:this|that|it|such|the idea))\\b`,
  'i',
);
/** 'There is a good side also', 'The main advantage is …': what speaks for a thing. */
const merit = new RegExp(
  `^(?:${rank})(?:advantages?|benefits?|merits?|good (?:sides?|points?|things?)|positive (?:sides?|aspects?|points?|effects?|impacts?)|upsides?)\\b`,
  'i',
);
/** 'It also comes with some negative effects': a drawback that the thing itself is said to have. */
const hasDrawback =
  /\b(?:has|have|comes? with|brings?|poses?) (?:also |with it )?(?:some |an? |one |its |many |several |certain |a few |their |a number of )?(?:own )?(?:(?:serious|clear|real|big|major|obvious|possible|important) )?(?:drawbacks?|disadvantages?|downsides?|demerits?|negative (?:sides?|aspects?|effects?|impacts?|points?)|bad (?:sides?|effects?))\b/i;
const hasMerit =
  /\b(?:has|have|comes? with|brings?) (?:also )?(?:some |its |many |several |certain |a few |their |a number of )?(?:own )?(?:good (?:sides?|points?)|benefits?|advantages?|merits?|positive (?:sides?|aspects?|effects?|impacts?|points?))\b/i;
/** What a paragraph that opens with 'However' may bring against or for a thing. */
const harm =
  /\b(?:problems?|accidents?|negative|harm\w*|risks?|dangers?|dangerous|disadvantages?|drawbacks?|costs?|costly|expensive|worsen|suffer|los(?:e|s)|difficult\w*|destroy\w*|damag\w*)\b/i;
const good = /\b(?:benefi\w*|advantages?|positive|helpful|useful|improv\w*|good|convenient)\b/i;
const adds = /\b(?:also|too)\b|^\W*(?:however|but|yet|nevertheless|on the other (?:hand|side))\b/i;
const turnsTo =
  /^\W*(?:however|but|yet|nevertheless|nonetheless|on the other (?:hand|side)|on (?:the )?one (?:hand|side)),? (?!if\b|when\b|there (?:is|are) (?:some )?other\b)(.{0,60}?)\b(?:may|might|can|could|will|would|also|has|have|(?:is|are) (?:\w+ ){0,2}?(?=expensive|dangerous|harmful|useful|helpful|convenient)|pose[sd]?|causes?|leads?|brings?|risks?)\b/i;

/** 'It', 'this trend', 'such a rule': what the thesis or the sentence before speaks of. */
const refers = /^(?:it|they|(?:this|that|these|those|such|all this)\b.*)$/i;
/** What the thesis asks for or speaks about, whatever it is: 'the plan', 'a ban'. */
const measure =
  /\b(?:plan|idea|proposal|scheme|project|measure|rule|law|ban|policy|approach|practice|change)s?\b/i;
/** 'However, the disadvantages are of secondary importance': a drawback is weighed, and none is named. */
const belittles =
  /\b(?:secondary|minor|negligible|insignificant|outweighed|outnumbered|overcome|avoided|solved|disappear|vanish)\b/i;

/** 'I believe that it does more good': the sentence before tells what the thesis is about. */
const pointsBack = /\b(?:it|they|this|these)\b|\bI (?:\w+ )?(?:dis)?agree\b/i;

/** Whether the words before what is said name the thing of the thesis. 'An empty square' is not the market that it asks for. */
const isOfThesis = (subject: string, [before, thesis]: Against['stated']): boolean => {
  if (refers.test(subject) || measure.test(subject)) return true;
  const words = pointsBack.test(thesis.text)
    ? [...(before?.words ?? []), ...thesis.words]
    : thesis.words;
  const held = new Set(contentStems(words));
  return contentStems(wordsIn(subject)).some((term) => held.has(term));
};

interface Against {
  side: 'for' | 'against';
  /** Whether the sentence opens its paragraph. */
  opens: boolean;
  /** The thesis, and the sentence before it. */
  stated: readonly [before: Sentence | undefined, thesis: Sentence];
}

/**
 * Whether the writer says what speaks against their own side: a drawback of what they are for, a merit of the rest.
 * Where another thing than that of the thesis is spoken of, nobody can tell whose side it helps.
 */
export const speaksAgainst = (
  bare: string,
  head: string,
  { side, opens, stated }: Against,
): boolean => {
  const [names, has, brings] =
    side === 'for' ? [drawback, hasDrawback, harm] : [merit, hasMerit, good];
  if (names.test(bare)) return !belittles.test(bare);
  const had = adds.test(head) ? has.exec(bare) : null;
  if (had) return isOfThesis(bare.slice(0, had.index).trim(), stated);
  const turned = opens && brings.test(head) ? turnsTo.exec(head) : null;
  return turned !== null && isOfThesis(turned[1] ?? '', stated);
};
