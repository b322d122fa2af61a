import type { ParagraphDetector } from '../critique-draft.ts';
import { choose } from '../wording.ts';
import {
  appealDetector,
  isReported,
  isUsedAsGround,
  spanOf,
  type Appeal,
  type AppealContext,
} from './appeal-context.ts';

const years =
  '(?:(?:many|so many|several|some|countless|over|more than|almost|nearly|at least|hundreds of|thousands of|such a|as|the (?:last|past)|an?|one|two|three|[\\d,]+) ){0,3}(?:years|decades?|centur(?:y|ies)|generations|millennia|ages|long(?: time)?)';
const since =
  'since (?:the (?:beginning|dawn|start) of \\w+|time immemorial|ancient times|the days of|forever|(?:my|our|their) (?:grand)?(?:parents|fathers))|from (?:one )?generation to (?:the next|generation)|generation after generation';
/** One person’s habit is no tradition. */
const have = "(?<!\\b(?:i|he|she|who) )(?<!\\b(?:i|he|she)(?=['’]))(?:have|has|had|['’]ve|['’]s)";
/** What is felt or judged, not done. */
const felt =
  '(?:wanted|loved|liked|hated|thought|believed|dream\\w*|felt|known|hoped|wished|admired|enjoyed|struggled|suffered|feared|tried|said|told|looked|seemed|been (?!done|that way|this way|like this|like that|the (?:way|case|custom|rule|norm)|part|a part|(?:a |an |our |their |the )?(?:\\w+ )?(?:tradition|custom)|(?!considered|seen|regarded|known|wanted|needed)\\w+(?:ed|ght|en|ne)\\b))';
const used =
  '(?:worked(?! (?:on|with|at|as|for (?:the|a|an|him|her|us|me|them)))|existed|survived|served|done|used|eaten|followed|practi[sc]ed|been (?:done|used|around|the|part|our|this|that|like|doing|using|eating|following|between|taught|held|celebrated)|celebrated|kept|relied|functioned|coexisted|managed|got(?:ten)? (?:along|by))';
const between = "(?:(?!should|must|want|need|because|if|but|who|that|and)[\\w’'-]+ ){0,8}?";
/** Something has been so for long. Only next to a verdict is that a ground. */
const lasting: readonly RegExp[] = [
  new RegExp(`${have} always (?!${felt})\\w+(?:ed|en|t|ne|ad|ept|ung|ing|ught|een)\\b`, 'i'),
  new RegExp(
    `\\b(?:way|how|as|like) (?:it|things|we|they|this|that|people|our \\w+|\\w+) (?:have|has|had) always(?: been| done| worked| had| lived)?\\b(?! (?:${felt}))|\\bwhat (?:we |they |people )?(?:have|has|had) always (?:been|done|worked)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:way|how|as|like) (?:it|things|we|they|this|that|people) ${have} been (?:done )?(?:for ${years}|${since})\\b`,
    'i',
  ),
  new RegExp(
    `${have} (?:\\w+ly |long |been )?${used} ${between}(?:for ${years}|${since})\\b(?! old)`,
    'i',
  ),
  new RegExp(
    `\\bfor ${years},? (?!as\\b|i\\b|he\\b|she\\b)(?:\\w+ ){1,4}${have} (?:\\w+ )?${used}\\b`,
    'i',
  ),
  /(?:^|[,;:] |\b(?:and|so|but) )(?:our|their|my) (?:ancestors|forefathers|founding fathers|grandparents) (?:did|lived|never|would|were|managed|survived)\b/i,
];
/** A custom by name. */
const named =
  /\b(?:it|this|that|which|they)(?: is|['’]s| was| are| has (?:always |long )?been) (?:just |simply |already |also )?(?:our |their |(?:a |the )?part of (?:our|their|the) )?(?:\w+ )?(?:traditions?(?! that)|customs?|heritage)\b(?! of)|\b(?:long[- ]?(?:standing|held|lasting)|age[- ]?old|time[- ]?honou?red|(?:centur(?:y|ies)|years|decades|generations)[- ]old|ancient|cherished|sacred|proud) (?:\w+ )?(?:traditions?|customs?|ways|practices?|values)\b|\b\w+ (?:is|are) (?:our|their) (?:heritage|tradition|way of life)\b/i;
/** The way back. */
const back =
  /\b(?:go|going|get|getting|turn|return|returning|revert)(?: back)? to (?:the |our |those |more |these )?(?:good |natural )?(?:old|traditional|original) (?:days|ways?|values|roots|traditions?|methods?|system|order)\b|\ba return to (?:the|those|these|our) (?:old |traditional )?(?:ways|days|values)\b|\b(?:in|like) (?:the )?(?:good old|prior|former|olden) (?:days|times)\b|\bback in the (?:old )?days?\b/i;
/** The old ways are to be kept, or are the people's own. */
const keeps =
  /\b(?:stick|sticking|adhere|hold on|stay true) (?:with|to) (?:their|our|the|this|its|that) (?:original |old |own )?(?:culture|traditions?|customs?|roots|heritage|old ways|traditional \w+)\b|\b(?:it|this|that)(?:['’]?s| is) (?:just |simply )?(?:part of )?(?:our|their|the people['’]s) (?:culture|custom|way of life)\b|\b(?:it|this|that)(?:['’]?s| is) (?:\w+ )?traditional (?:to|for|in|that)\b|\bthe traditional way (?:of|to)\b/i;
const customs = '(?:traditions?|customs?|(?:traditional|old|ancient) (?:ways?|practices?|values))';
/** A custom that settles the matter. */
const settles = new RegExp(
  `\\b(?:${customs} (?:says?|dictates?|demands?|tells? us|requires?|has it|(?:should|must|needs? to|ha(?:s|ve) to) (?:be (?:kept|respected|honou?red|followed|preserved|upheld|maintained|handed|passed)|continue|stay|remain|come first))|(?:should|must|needs? to|ha(?:s|ve) to|let['’]?s|ought to|important (?:that \\w+|to)|wrong to|don['’]?t|not) (?:\\w+ ){0,2}(?:respect|honou?r|follow|keep|preserve|uphold|stick (?:to|with)|maintain|carry on|break(?: with)?|abandon|ignore|give up) (?:the |our |their |its |this |that |these |such |with )?(?:\\w+ )?${customs})\\b`,
  'i',
);
/** What is old is left alone because it is old. */
const leaves =
  /\bif it (?:ain['’]?t|isn['’]?t|is not|aint|isnt|wasn['’]?t|was not) (?:\w+ )?(?:broke|broken)\b|\bno reason to (?:stop|change)\b(?! (?:my|his|her))|\bwhy can(?:['’]?t| ?not) (?:it|they|we|things) just (?:keep|stay|go on|continue|remain)\b|\bwhy (?:change|fix|mess with|stop|abandon|break with) (?:it|now|that|this|what|something|a tradition|tradition)\b/i;
/** What has long been bad is not praised for its age. What has further grounds is not kept for its age. */
const otherwise =
  /\b(?:problems?|wars?|corrupt\w*|violen\w+|conflicts?|oppress\w*|abus\w+|suffer\w*|discriminat\w+|poverty|poor|crimes?|enem(?:y|ies)|lie[sd]?|lying|unfair\w*|bad|terribl[ey]|fight\w*|struggl\w+|difficult|issues?|threat\w*|slave\w*|murder\w*|kill\w*|injustice|outdated|time (?:for|to) (?:a )?change|change now|no longer|because|whether|(?:they|people|some|opponents|supporters|others) (?:also )?(?:argue|think|believe|say|claim|start|hold))\b/i;

const findAppeal = (context: AppealContext): Appeal | null => {
  const { text } = context;
  if (isReported(context) || otherwise.test(text)) return null;
  const bold = leaves.exec(text) ?? (/\?/.test(text) ? null : settles.exec(text));
  if (bold) return spanOf(bold);
  const mild = [...lasting, named, back, keeps]
    .map((form) => form.exec(text))
    .find((found) => found);
  return mild && isUsedAsGround(context, spanOf(mild)) ? spanOf(mild) : null;
};

/** Age in the place of a reason: that something has long been done (Walton 2006, Fundamentals of Critical Argumentation). Severity 3. */
export const appealToTradition: ParagraphDetector = appealDetector(
  findAppeal,
  (said, { text }) => ({
    rule: 'appeal-to-tradition',
    issueType: 'argument',
    severity: 3,
    issue: `You argue from how long this has been so: “${said}”. Age alone doesn’t show that it is right.`,
    reasoning: choose(text, [
      'Bad habits have lasted for centuries too. A reader who wants a change will ask what the old way is good for today.',
      'A custom may have had a reason once. If the reason is gone, its age doesn’t bring it back.',
    ]),
    fix: 'Say what the old way still does well, or what would be lost without it, and for whom.',
    hint: choose(`${text}h`, [
      'Which custom that was just as old are you glad to be rid of?',
      'Suppose it had only begun last year. What would you say for it?',
      'Who does well out of the old way, and who doesn’t?',
    ]),
    confidence: 0.7,
  }),
);
