import type { QuestionKind } from './question.ts';

const POLICY: QuestionKind = {
  cognitiveOperation: 'Evaluation',
  difficulty: 'Intermediate',
  disciplinaryLens: 'Policy',
};

/** What is demanded, by the words that demand it, and what a teacher asks about such a demand. */
export interface PolicyQuestion {
  sort: string;
  kind: QuestionKind;
  /** The words by which the demand is known. */
  sign: RegExp;
  /** Whether the question fits a demand with 'not' in it, or one without. */
  denied: boolean;
  ask: string;
  followUp: string;
  assumes: string | null;
}

const policy = (
  sort: string,
  sign: RegExp,
  [ask, followUp, assumes]: readonly [string, string, string | null],
  denied = false,
): PolicyQuestion => ({ sort, kind: POLICY, sign, denied, ask, followUp, assumes });

/** Each kind of measure has its own weak spot. The first entry that fits a sentence is asked. */
export const POLICY_QUESTIONS: readonly PolicyQuestion[] = [
  policy(
    'ban',
    /\b(?:ban(?:ned|ning)?|prohibit(?:ed|ing)?|forbid(?:den)?|outlaw(?:ed)?|abolish(?:ed|ing)?|made illegal)\b/i,
    [
      'What would the people do who want it all the same: give it up, or find another way? Would that be better or worse than now?',
      'Would a rule that limits it do as well as one that forbids it?',
      'people will keep to the ban',
    ],
  ),
  policy(
    'no ban',
    /\b(?:ban(?:ned|ning)?|prohibit(?:ed|ing)?|forbid(?:den)?|outlaw(?:ed)?|abolish(?:ed|ing)?)\b/i,
    [
      'Those who want to forbid it have some harm in mind. Which harm is that, and who should prevent it if there is no ban?',
      'Is there any case in which you would forbid it after all?',
      null,
    ],
    true,
  ),
  policy(
    'compulsory',
    /\b(?:compulsory|mandatory|obligatory|(?:be|are) (?:required|forced|obliged|made) to|be required\b|(?:require|force|oblige) (?:all |every |the |our )?(?:people|students?|pupils?|children|child|teenagers|parents|workers|citizens|men|everyone|everybody|them|us) to)\b/i,
    [
      'Whom would you excuse from it, and who should decide that?',
      'What should happen to somebody who refuses?',
      'it still does people good when they do it because they have to',
    ],
  ),
  policy(
    'not compulsory',
    /\b(?:compulsory|mandatory|obligatory|(?:be|are) (?:required|forced|obliged|made) to|be required\b|(?:require|force|oblige) (?:all |every |the |our )?(?:people|students?|pupils?|children|child|teenagers|parents|workers|citizens|men|everyone|everybody|them|us) to)\b/i,
    [
      'Some would then not do it at all. Is that all right with you, or how else would you win them over?',
      'Is there anybody whom you would oblige after all?',
      'those who need it most would choose it by themselves',
    ],
    true,
  ),
  policy(
    'free of charge',
    /\b(?:be|made?|is) (?:completely |entirely )?free(?= (?:for|of charge)\b|[.,;!]|$)|\bfor free\b|\bfree (?:education|transport|tuition|health ?care|meals|lunch(?:es)?)\b/i,
    [
      'Somebody still has to pay. Who would that be, and what would they say to it?',
      'Would people use it in the same way if it cost a little?',
      'the money can be found somewhere else',
    ],
  ),
  policy('instead', /\binstead of (?!it\b|them\b|this\b|that\b)/i, [
    'What does the thing that you want to replace do well, and what would be lost with it?',
    'Is there a way to have both, at least in part?',
    'the two cannot both be had',
  ]),
  policy(
    'lessons',
    /\b(?:be taught (?:in|at) (?:all |every |high )?schools?|schools? (?:should|must|ought to) teach|(?:be|become) (?:a|an|part of the) (?:\w+ )?(?:subject|curriculum)|added? to the curriculum|(?:more|extra) (?:classes|lessons))\b/i,
    [
      'The school week is already full. Which lessons would have to make room, and what would be lost with them?',
      'Could it be learnt as well outside school?',
      'there is time for it in the school week',
    ],
  ),
  policy(
    'spending',
    /\b(?:governments?|state|schools?|countr(?:y|ies)|council|city|public money|taxes|we) (?:\w+ )?(?:should|must|ought to|needs? to|ha(?:s|ve) to) (?:\w+ ){0,4}(?:spend|invest|fund|finance|pay for|subsidi[sz]e|allocate)\b|\b(?:money|funds|taxes) (?:should|must|ought to) (?:\w+ )?be (?:spent|used|invested)\b/i,
    [
      'Money that goes there is missing somewhere else. What would get less, and why does this matter more?',
      'How much would it take before anybody could see a difference?',
      'more money is what is needed most',
    ],
  ),
  policy(
    'punishment',
    /\b(?:punish(?:ed|ment|ments|ing)?|imprison\w*|jail(?:ed)?|(?:to|in) prison|death penalty|capital punishment|penalt(?:y|ies)|fined|sentenced)\b/i,
    [
      'What would show that this stops people from doing wrong: did it do so in a place that has tried it?',
      'What happens to somebody who is punished and was innocent?',
      'a harder punishment makes people think twice',
    ],
  ),
  policy(
    'hours',
    /\b(?:start|begin|open|close)s?\b.{0,30}\b(?:later|earlier)\b|\b(?:longer|shorter|extend(?:ed)?|four[- ]day|extra hours?)\b.{0,30}\b(?:days?|weeks?|breaks?|holidays?|hours?|years?|summer)\b/i,
    [
      'Whose day would change as well: parents with fixed hours, bus drivers, clubs in the afternoon? How could that be solved for the one whom it hits hardest?',
      'What would people really do with the time that is won?',
      'the time that is won is used in the way you hope',
    ],
  ),
  policy(
    'limit',
    /\blimit(?:s|ed|ing)?\b.{0,40}\b(?:time|hours?|minutes|days|number|amount|use|usage|speed|size|age|weight|spending|prices?|rents?)\b|\b(?:time|hours?|number|amount|use|usage|speed|size|spending|prices?|rents?) (?:\w+ ){0,5}?be limited\b|\bcut down on\b/i,
    [
      'Where exactly would you draw the line, and why not a little higher or lower?',
      'Who would check it, and what would happen to somebody who goes over it?',
      'it can be checked who keeps to the limit',
    ],
  ),
  policy(
    'control',
    /\b(?:limited|limiting|(?:should|must|to) limit|restrict(?:ed|ing|ions?)?|censor(?:ed|ing|ship)?|be (?:\w+ly )?(?:regulated|controlled))\b/i,
    [
      'Who would decide what falls under it, and what that is useful could be lost as well?',
      'How would you know that it has worked?',
      'those who control it will decide wisely',
    ],
  ),
  policy(
    'permission',
    /\b(?:be allowed|(?:should|must|ought to) (?:allow|permit)|be permitted|be able to (?:use|choose|have|bring|wear))\b/i,
    [
      'Some people would make bad use of it. How would they do that, and what should be done about it?',
      'Which limit would you accept without giving up your point?',
      'most people would use it in the way you hope',
    ],
  ),
];

/** Who is asked to act, and what stands in the way of each. */
export const ACTOR_QUESTIONS: readonly (Omit<PolicyQuestion, 'kind' | 'denied'> & {
  sign: RegExp;
})[] = [
  {
    sort: 'parents act',
    sign: /^(?:\w+ )?parents? (?:should|must|ought to|need to)\b/i,
    ask: 'What about children whose parents can’t do this, because they work at night or don’t know how? Does your point reach them?',
    followUp: 'How would parents notice that they do too much of it?',
    assumes: 'every child has a parent with the time for it',
  },
  {
    sort: 'teachers act',
    sign: /^(?:\w+ )?teachers? (?:should|must|ought to|need to)\b/i,
    ask: 'A teacher has a full class and a full day. What should they leave undone to have time for this?',
    followUp: 'What would a good teacher who doesn’t do this say in reply?',
    assumes: 'teachers have the time and the training for it',
  },
  {
    sort: 'schools act',
    sign: /^(?:(?!to\b|at\b|in\b|of\b|for\b)\w+ ){0,2}(?:schools?|principals?) (?:should|must|ought to|need to) (?:\w+ly |also )?(?:offer|provide|build|buy|hire|train|pay|open|teach|give|invest|spend|employ|organi[sz]e)\b/i,
    ask: 'Think of a school with many pupils and little money. What would it need before it could do this?',
    followUp: 'Is there a school that has tried it, and what happened there?',
    assumes: 'every school could do it',
  },
  {
    sort: 'universities act',
    sign: /^(?:(?!to\b|at\b|in\b|of\b|for\b)\w+ ){0,2}(?:universit(?:y|ies)|colleges?) (?:should|must|ought to|need to) (?:\w+ly |also )?(?:offer|provide|build|buy|hire|train|pay|teach|give|invest|spend|employ|organi[sz]e)\b/i,
    ask: 'Think of a small university with little money. What would it need before it could do this?',
    followUp: 'Is there a university that has tried it, and what happened there?',
    assumes: 'every university could do it',
  },
  {
    sort: 'government acts',
    sign: /^(?:\w+ ){0,2}(?:governments?|state|countr(?:y|ies)|parliament|authorities|council|city|politicians) (?:should|must|ought to|need to)\b/i,
    ask: 'What has kept those in charge from doing this so far: money, votes, or a reason that you haven’t mentioned?',
    followUp: 'Who would lose by it, and how strong are they?',
    assumes: 'nothing but will is missing',
  },
  {
    sort: 'companies act',
    sign: /^(?:\w+ ){0,2}(?:compan(?:y|ies)|employers?|businesses|firms?|shops?|industries) (?:should|must|ought to|need to)\b/i,
    ask: 'Why should a company do this if it earns less by it? What would make it worth its while?',
    followUp: 'What would a firm do to get round it?',
    assumes: 'companies will do it without being made to',
  },
];
