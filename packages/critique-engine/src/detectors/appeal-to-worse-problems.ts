import type { ParagraphDetector } from '../critique-draft.ts';
import type { EssayModel } from '../essay-model.ts';
import { choose } from '../wording.ts';
import {
  appealDetector,
  isReported,
  spanOf,
  type Appeal,
  type AppealContext,
} from './appeal-context.ts';

const comparative =
  '(?:(?:far|much|way|many|a lot|considerably) )?(?:bigger|larger|greater|worse|more (?:important|serious|pressing|urgent|severe|significant|critical|dire|immediate|worthy))';
const matter =
  '(?:problems?|issues?|concerns?|things?|matters?|priorit(?:y|ies)|cris[ie]s|causes?|worries|threats?|dangers?|injustices?|stuff|topics?|needs|tragedies|atrocities|crimes?)';
const attend =
  '(?:focus\\w*|worry\\w*|worried|concentrat\\w+|car(?:e|ing)|complain\\w*|fuss\\w*|obsess\\w*|bother\\w*|whin\\w+|protest\\w*|argu\\w+ (?:over|about)|fight\\w* (?:over|about)|talk\\w* about)';
/** What is bigger stands for itself, or there is nothing to do but to turn to it. */
const exists: readonly RegExp[] = [
  new RegExp(
    `\\b(?:there(?: is|['’]s| are|['’]re)|(?<!(?:will|would|then|may|might|could) )(?:have|has|got|faces?)|^with) (?!always|the)(?:\\w+ly |\\w+ ){0,2}?${comparative} (?:\\w+ )?${matter}\\b(?! (?:about|associated|of|if|for me|in (?:my |your |their |our )?life))`,
    'i',
  ),
  new RegExp(
    `\\b${comparative} (?:\\w+ )?${matter} (?:to (?:worry|deal|focus|solve|fix|be (?:worried|concerned|angry|upset|talking)|care|think about|address|tackle|face|handle|discuss|talk|fight|attend)|(?:going on |happening )?in the world\\b(?! (?:is|are))|out there|at hand|going on|than (?:this|that|what|who|how|whether)|(?:that )?(?:we|they|you|people) (?:need to|should|ought to|must))\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:is|are) (?:an? )?(?:(?:far|much|way) )?(?:bigger|worse|more (?:important|serious|pressing|urgent)) (?:problems?|issues?|concerns?|cris[ie]s|threats?|priorit(?:y|ies))(?= than|[.,;!?]|$)`,
    'i',
  ),
  new RegExp(
    `\\b(?:focus|concentrate|refocus|look|lose sight|turn|attend)(?:ing|ed)? (?:\\w+ ){0,2}?(?:on|at|to|of) (?:the |these |those |our |some )?(?:${comparative}|(?:most|other) (?:pressing|urgent|important|serious)) ${matter}\\b(?! (?:in (?:my|your|their|our)? ?life|for (?:example|instance)|like (?:school|homework|studying)))`,
    'i',
  ),
  /\bshould(?:n['’]t| not)? (?:we |they |people |the (?:\w+ ){1,2}?)(?:not )?(?:be )?(?:more )?(?:worr(?:y|ied|ying)|concern(?:ed)?|focus(?:ed|ing)?|care|caring)\b[^.!?]*\?/i,
  /\bis(?:n['’]t| not) (?:the \w+(?: of (?:all )?\w+)? )more important\b[^.!?]*\?/i,
  /\b(?:hardly|but (?:it|this|that)(?:['’]s not| is not| isn['’]t))(?: \w+){0,4}? (?:top|main|first|biggest|high) priorit(?:y|ies)\b/i,
  /\b(?:this|it|that)(?:['’]s not| is not| isn['’]t) (?:even )?the (?:most|biggest|main) (?:important|pressing|urgent|serious|immediate)?\b[^.!?]{0,30}\b(?:matters?|problems?|issues?|thing|concern)\b(?! in (?:my|your|our) li)/i,
  /\b(?:tackle|fix|solve|address|deal with|feed|focus on|handle)\b[^.!?]{3,80}\bbefore (?:worrying|fussing|caring|complaining|bothering|they (?:try|worry)|we worry|you worry)\b/i,
  /\b(?:have|has|got) better things to (?:do|worry|think)\b|\b(?:bigger|other) fish to fry\b/i,
];
/** Against something worse, this is made to look like nothing. */
const shrinks: readonly RegExp[] = [
  /\b(?:is|are|was|seems?|looks?) (?:(?:an?|just|so|only|such|very|quite|really) ){0,2}(?:nothing|minor|trivial|insignificant|petty|peanuts)(?: \w+){0,2} (?:compared|in comparison|next to|beside)\b|\bpales? (?:in|by|beside|next) \w+/i,
  /\b(?:compared|next) (?:with|to) (?:that|this|these|it)\b[^.!?]{0,60}? (?:is|are|seems?) (?:really )?(?:nothing|a trifle|trivial|no problem)\b/i,
  /(?:^|[,;] ?(?:and|so)? ?|\b(?:and|so) )(?:it|things) could (?:always |still )?(?:be|have been) (?:(?:a lot|much|far|so much|way) )?worse\b(?! (?:for|if|when|than))/i,
  /\b(?:just|such|only|typical|is|are|like|sounds like) (?:an? )?(?:first|1st)[- ]world problems?\b|\bleast of (?:our|their|his|her|your|my) (?:\w+ )?(?:problems|worries|concerns)\b/i,
  /^\W*(?:well,? )?at least (?:(?:they|he|she|you|we|it|this|the \w+(?: of \w+)?) (?:have|has|had|got)\b|(?:it|this|that)(?:['’]s| is)(?: not|n['’]t) (?:as|happening)\b)/i,
  /\b(?:is|are)(?: not|n['’]t) the end of the world\b/i,
  /^\W*(?:well,? )?at least (?:they|he|she|you|we|it|the \w+) (?:(?:is|are|was|were)(?:n['’]t| not)|do(?:es)?n['’]t|did(?:n['’]t| not))\b/i,
];
const misery =
  '(?:starving|dying|homeless|being (?:killed|murdered|bombed|tortured|raped)|without (?:food|water|shelter)|hungry|in poverty|at war)';
const many = '(?:people|children|kids|millions|thousands|families|citizens|others|animals)';
/** Others suffer, and so this must wait. */
const meanwhile = new RegExp(
  `\\b(?:why|how can|should) (?:\\w+ ){1,4}?${attend}\\b[^.!?]{0,60}\\b(?:when|while)\\b[^.!?]*\\b${misery}\\b|\\b(?:when|while|with) (?:so )?(?:\\w+ ){0,3}${many} (?:\\w+ ){0,3}${misery}\\b[^.!?]{0,80}\\b${attend}\\b|\\b${attend}\\b[^.!?]{0,80}\\b(?:when|while) (?:\\w+ ){0,4}${many} (?:\\w+ ){0,3}${misery}\\b`,
  'i',
);
const elsewhere = new RegExp(
  `\\bin other (?:countries|places|parts)[^.!?]{0,40}? (?:have no \\w+|(?:have )?nothing to eat|${misery})[^.!?]{0,50}, so\\b|^\\W*meanwhile,? (?:\\w+ ){0,6}?${many} (?:\\w+ ){0,5}?(?:${misery}|(?:do|who do)(?: not|n['’]t) have)\\b|\\bbig (?:of a )?deal when (?:\\w+ ){0,3}?${many} (?:\\w+ ){0,3}?${misery}`,
  'i',
);
/** The writer attends to both, or is against the appeal. */
const limits =
  /\b(?:both|as well|so what if|somewhere|even though|all of (?:these|them)|at the same time|does(?: not|n['’]t) mean)\b/i;
/** A question about money or rank asks what matters more. */
const asksForRank =
  /\b(?:spend\w*|spent|money|fund\w*|invest\w*|budgets?|priorit\w+|important|resources|instead|rather)\b/i;

const findAppeal = (context: AppealContext, { question }: EssayModel): Appeal | null => {
  const { text } = context;
  if (isReported(context) || limits.test(text)) return null;
  if (question !== null && asksForRank.test(question)) return null;
  const found = [...exists, ...shrinks, meanwhile, elsewhere]
    .map((form) => form.exec(text))
    .find((match) => match);
  return found ? spanOf(found) : null;
};

/** Something worse elsewhere in the place of a reason ('relative privation', a form of the red herring). Severity 3. */
export const appealToWorseProblems: ParagraphDetector = appealDetector(
  findAppeal,
  (said, { text }) => ({
    rule: 'appeal-to-worse-problems',
    issueType: 'argument',
    severity: 3,
    issue: `You set this aside because something else is worse (“${said}”). That doesn’t show that this is all right.`,
    reasoning: choose(text, [
      'Two problems can be real at once, and there is always a bigger one. A reader who cares about this one gets no answer.',
      'This changes the subject. Your reader still doesn’t know whether the smaller problem should be solved.',
    ]),
    fix: 'Judge this problem by itself first. If there is time or money for only one, say so and show why.',
    hint: choose(`${text}h`, [
      'Does solving this one stop anybody from solving the other?',
      'What would you say about it if the bigger problem were gone?',
      'Who is hurt by the smaller one, and what would you tell them?',
    ]),
    confidence: 0.75,
  }),
);
