import { headOf, MOST_CHARACTERS, speaksForOthers } from './voices.ts';

const turns =
  /^\W*(?:but|yet|however|nevertheless|nonetheless|still(?=,)|even so|that said|on the contrary|in reality|the answer|this (?:view|argument|objection|claim|opinion|idea|belief|fear|worry|is (?:not|wrong|true only|a mistake)|isn['’]t)|that (?:is right|may be|would be|is true|is fair)|nobody who|[^,.;]{3,40}, (?:however|though|nevertheless),|(?:he|she|they|that|this|it) (?:is|are|was|were|may be|might be) (?:\w+ )?(?:right|wrong|true|fair|mistaken))\b/i;
const ownVerb =
  /\bI (?:\w+ ){0,2}(?:think|believe|argue|agree|disagree|would|shall|doubt|want|hold|find|grant|concede|share|understand|do not)\b|\bin my (?:opinion|view)\b|^\W*I\b/i;
const view =
  '(?:risk|fear|worr(?:y|ies)|danger|concern|cost|objection|point|view|argument|claim|criticism|doubt|complaint|problem|disadvantage|drawback|difficult(?:y|ies)|side ?effect)s?';
const denial =
  "(?:can be|could be|may be|need not|does not|do not|did not|doesn['’]t|don['’]t|didn['’]t|is not|isn['’]t|are not|aren['’]t|was not|wasn['’]t|cannot|will not|won['’]t)";
/** 'That risk is real', 'They forget that …', 'In our house this did not happen', 'Most of these can be avoided'. */
const pointsBack = new RegExp(
  `^\\W*(?:(?:that|this|these|those|such an?|their) (?:\\w+ )?${view}\\b` +
    `|(?:they|these people|such people|it|that|this|nobody|both|all of (?:this|these)|(?:most|many|some|both) of (?:these|those|them)|(?:most|many|these|those|such) (?:\\w+ )?${view}) (?:\\w+ )?(?:forget|overlook|ignore|miss|mistake|confuse|${denial})\\b` +
    `|(?:those|these|such) people (?:should|ought to|might) (?:\\w+ )?(?:consider|remember|think|ask|look)\\b` +
    `|(?:it|this|that|they|these) \\w+ (?:only|just|merely)\\b` +
    `|(?:this|that|these|those|such) (?:\\w+ ){2,3}(?:only|just|merely)\\b` +
    `|in [^,.;]{2,30},? (?:this|that|it|things?|they)(?: \\w+)? ${denial}\\b` +
    `|in (?:law|fact|truth|reality|practice)\\b)`,
  'i',
);
const solves =
  /\b(?:problems?|risks?|drawbacks?|disadvantages?|difficult(?:y|ies)|dangers?|costs?|harms?|these|both|this|it|they)\b.{0,40}\b(?:can|could|may|might) (?:easily |often |also |mostly |largely )?be (?:\w+ )?(?:met|avoid(?:ed|able)|solved|reduced|prevented|overcome|controlled|minimi[sz]ed|dealt with|handled|limited|kept)\b|\b(?:outweighs?|(?:is|are) worth (?:it|the)|would (?:meet|answer|settle|solve) (?:this|that|it)|take (?:this|that) into account)\b|^\W*part of (?:it|this|that)\b|^\W*for (?:some|them|those|these)\b.{1,80}\b(?:may|can|could)\b|^\W*(?:that is why|this is why|therefore)\b.{1,120}\bshould\b/i;
const turnsInside =
  /[,;–—] {0,2}(?:(?:but|yet|however|nevertheless|still)\b|i (?:\w+ly |still |would )?(?:believe|think|argue|feel|disagree|contend|maintain|hold)\b|in my (?:opinion|view)\b)/i;

/** 'This is a fair point', 'Their worry is understandable': the view just heard is granted, and no other one is raised. */
const granting =
  /^\W*(?:this|that|it|these|they|(?:this|that|these|those|their|such an?|the) (?:\w+ )?\w+) (?:is|are|may be|might be|can be|has|have|seems?) (?:\w+ly |quite |also |indeed |of course )?(?:an? )?(?:(?:fair|valid|good|reasonable|legitimate|strong|serious|real|sound|understandable|right|true|justified|correct)\b(?: (?:point|concern|worry|fear|objection|argument|question|doubt|criticism))?|point\b)[^,;]*$/i;

/** 'This joy lasts only an hour': what was just granted is limited, without a word of turning. */
export const limitsGrant = (text: string): boolean =>
  /^\W*(?:this|that|these|those|such) (?:\w+ ){2,3}(?:only|just|merely)\b/i.test(text);

/** Whether a sentence opens against what stands before it: 'However', 'But', 'Yet'. */
export const opensAgainst = (text: string): boolean =>
  /^\W*(?:but|yet|however|nevertheless|nonetheless|even so|still(?=,)|that said|on the contrary)\b/i.test(
    text,
  );

/** Whether the writer speaks for themselves: 'I think', 'in my view'. */
export const ownsView = (text: string): boolean => ownVerb.test(text.slice(0, 200));

/** Whether a sentence turns back to the writer's own view. */
export const turnsBack = (text: string): boolean => turns.test(text) || ownsView(text);

/** Where a sentence turns inside itself: 'It costs money, but it lasts'. -1 if it does not. */
export const turnIn = (text: string): number => text.slice(0, MOST_CHARACTERS).search(turnsInside);

/** Whether a sentence grants the view that was just heard, before it turns if it does. */
export const grantsView = (text: string): boolean => {
  const turn = turnIn(text);
  return granting.test(headOf(turn > 0 ? text.slice(0, turn) : text));
};

/** Whether a sentence just after a view of others speaks of that view: 'That risk is real', 'They forget that …'. */
export const pointsAtView = (text: string): boolean => {
  const head = headOf(text);
  return pointsBack.test(head) || solves.test(head);
};

/** Whether a sentence just after a view of others speaks of that view, or weighs something in itself. */
export const weighsView = (text: string): boolean => {
  const head = headOf(text);
  return pointsAtView(head) || (turnsInside.test(head) && !speaksForOthers(head));
};
