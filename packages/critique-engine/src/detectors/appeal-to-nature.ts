import type { ParagraphDetector } from '../critique-draft.ts';
import { choose } from '../wording.ts';
import {
  appealDetector,
  isGroundOfAll,
  isReported,
  isUsedAsGround,
  spanOf,
  type Appeal,
  type AppealContext,
} from './appeal-context.ts';

const be = "(?:is|are|was|were|be|being|been|seems?|feels?|sounds?|[’']s|[’']re)";
const degree =
  '(?:(?:\\w+ly|downright|even|just|only|quite|very|so|all|also|but|perfectly|more|most|not|rather|pretty|too|as|in|our|their|a|an|the|part of|to|for|me|us|of) ){0,4}';
/** What is not natural is said to be bad. */
const unnatural = new RegExp(
  `\\b${be} ${degree}(?:unnatural|not natural|against (?:human |all )?nature|(?:a )?crimes? against nature)\\b|\\bunnatural (?:\\w+ )?(?:practices?|acts?|behaviou?rs?|ways?|lifestyles?|things?|relations\\w*|desires?|methods?|means|substances|chemicals|ingredients|foods?|products?|technolog\\w+|laws?|vaccines?)\\b|\\b(?:not|never|n['’]t) (?:found|seen) (?:anywhere )?in (?:the (?:\\w+ of )?)?(?:nature|wild|animal kingdom|natural world)\\b|\\b(?:goes|go|going|went) against (?:\\w+ )?(?:nature|the natural \\w+)\\b|\\b(?:def(?:y|ies|ying)|violat(?:es?|ing)|insult(?:s|ing)? to) (?:\\w+ )?nature\\b`,
  'i',
);
/** Nature is said to have a will. */
const intent =
  /\b(?:as|what|how|than|way(?: that)?|like|if) (?:mother )?nature (?:has |had |always |itself )*(?:intend(?:ed|s)|mean[st]?|meant|design(?:ed|s)|planned|wants?|wanted|made|provid(?:es|ed))\b|\bnature(?:['’]s)? (?:knows best|will (?:find a way|take its course|provide|decide)|(?:own )?(?:plan|way of \w+))\b|\blet (?:mother )?nature (?:take|do|run|decide)\b|\blet(?:ting)? (?:things|it|this|them) (?:just )?(?:go|happen|develop|evolve|run) naturally\b|\bnature (?:built|designed|made) (?:our|us|the|men|women|humans)\b|\b(?:we|humans?|people|men|women|children|bod(?:y|ies)) (?:are|were|was|is)(?: not| never|n['’]t) (?:meant|designed|built|made|born|wired) to\b|\bgoes against what we are\b|\b(?:animals|wolves|lions|apes|other species|bees|birds) (?:do|don['’]t|never|have been doing) (?:it|this|that|so|the same)\b|\bin (?:the wild|nature),? (?:animals|no|every|nothing)\b(?! longer)|\bwhat(?:ever)? (?:comes from nature|is natural) (?:is|can only be|must be|cannot be|can['’]t be) (?:good|right|healthy|best|bad|wrong|harmful)\b/i;
/** Nouns after 'natural' that a judgement is hung on. */
const judged =
  '(?:thing|process|reaction|response|right|part of|instincts?|desires?|urge|feeling|behaviou?rs?|order|state|way|course|law|progression|consequence)';
/** Something is said to be natural. Only next to a verdict is it a ground. */
const natural = new RegExp(
  `\\b${be} ${degree}(?:natural(?= (?:to|that|for|of|when|if|because|and|but|so|thing|process|human)\\b|[^\\w ]| ${judged})|human nature|(?:in|within) (?:our|their|his|her|its|human) nature|(?:basic |human |natural |animal )instincts?)\\b(?! for (?:me|him|her)\\b)|\\bnatural (?:order|law|progression|flow of|roots|way (?:of life|of things|of doing|of having|for|things|to (?:live|be|go)))\\b|\\b(?:because|since|as) (?:\\w+ ){1,3}(?:is|are|comes?) (?:\\w+ )?natural\\b(?! \\w+s\\b)|\\bthe natural thing\\b|\\b(?:bod(?:y|ies)|we|humans|brains?) (?:are|were|is|was) (?:designed|built|wired|programmed) to\\b`,
  'i',
);
const asksWhether =
  /\bwhether\b|\bif [^,.;]{3,40} (?:is|are|was|were) (?:an? )?(?:un)?natural\b|\?["'”’)]*$/;

/** A question that expects a yes. */
const asksToAgree = /^\W*(?:so,? )?(?:why not|isn['’]t|aren['’]t|shouldn['’]t|doesn['’]t)\b/i;

/** Nature is all that the sentence speaks of. */
const plain =
  /\b(?:(?:only|just|perfectly|completely|entirely|simply|downright) (?:natural|human nature)|is human nature|natural for \w+ to)\b/i;

const findAppeal = (context: AppealContext): Appeal | null => {
  const { text } = context;
  if (isReported(context) || (asksWhether.test(text) && !asksToAgree.test(text))) return null;
  const bold = unnatural.exec(text) ?? intent.exec(text);
  if (bold) return spanOf(bold);
  const mild = natural.exec(text);
  if (!mild) return null;
  const leans =
    isUsedAsGround(context, spanOf(mild)) || (plain.test(text) && isGroundOfAll(context));
  return leans ? spanOf(mild) : null;
};

/** 'Natural' in the place of a reason: what is found in nature is not for that reason good (Moore 1903; Baggini 2002). Severity 3. */
export const appealToNature: ParagraphDetector = appealDetector(findAppeal, (said, { text }) => {
  const blames = unnatural.test(text);
  return {
    rule: 'appeal-to-nature',
    issueType: 'argument',
    severity: 3,
    issue: blames
      ? `You judge this by whether it is natural (“${said}”). That doesn’t show that it does any harm.`
      : `You judge this by whether it is natural (“${said}”). That doesn’t show that it is good or right.`,
    reasoning: choose(text, [
      'Illness and floods are natural; glasses and medicine are not. So a reader can’t tell from nature alone what is good.',
      'People call very different things natural. A reader who doesn’t share your idea of it has no reason to agree.',
    ]),
    fix: blames
      ? 'Name the harm: who suffers from it, and how can one see that?'
      : 'Say what good it does or what harm it prevents, and leave out whether it is natural.',
    hint: choose(
      `${text}h`,
      blames
        ? [
            'Which unnatural thing do you use every day and think well of?',
            'Suppose it did nobody any harm. Would you still be against it?',
          ]
        : [
            'Which thing that is just as natural would you want to prevent?',
            'Who is better off because of it? Start with them.',
          ],
    ),
    confidence: 0.75,
  };
});
