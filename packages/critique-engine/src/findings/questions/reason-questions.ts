import { isContestable } from '../../argument/contestable.ts';
import { isClean } from '../../argument/plain-clause.ts';
import type { EssayModel, Sentence } from '../../essay-model.ts';
import { contentStems } from '../../layers/term-layer.ts';
import { comparedWithIn, reasonIn } from './link-phrases.ts';
import {
  askAbout,
  ownPoints,
  rankOf,
  type Question,
  type QuestionFinder,
  type QuestionKind,
} from './question.ts';

const JUSTIFICATION: QuestionKind = {
  cognitiveOperation: 'Justification',
  difficulty: 'Introductory',
  disciplinaryLens: 'Structure of argument',
};
const COMPARISON: QuestionKind = {
  cognitiveOperation: 'Comparison',
  difficulty: 'Intermediate',
  disciplinaryLens: 'Evidence',
};
/** What a reason leaves open, by its words, and the question about it. The first that fits is asked. */
const REASONS: readonly (readonly [sign: RegExp, ask: string, followUp: string])[] = [
  [
    /\b(?:want|wants|like|likes|prefer|prefers|enjoy|enjoys|feel|feels|love|loves|hate|hates)\b/i,
    'How do you know what they want or feel: did you ask them, or do you judge by yourself?',
    'What would somebody say who feels the opposite?',
  ],
  [
    /\b(?:can|could|may|might)(?! not\b)\b/i,
    'It is possible, but how often does it happen? Which case or number would show your reader that it is not rare?',
    'Would it still be a reason if it happened to one in a hundred?',
  ],
  [
    /\b(?:more|less|fewer|better|worse|\w{3,}(?:ier|ger|ner|ter))\b(?! and\b)(?!.*\bthan\b)/i,
    'Compared with what or with whom? Who could have counted or measured that?',
    'How big is the difference, and from when on would it matter?',
  ],
  [
    /\b(?:will|would)\b/i,
    'This has not happened yet. Where has something like it been tried, and what came of it?',
    'How sure are you of it: certain, likely or possible?',
  ],
];

/** The reason that stands after 'because' in the position or in a claim, if its words leave something open. */
export const reasonQuestions: QuestionFinder = (model) =>
  ownPoints(model).flatMap((sentence): Question[] => {
    const reason =
      rankOf(sentence, model) > 0 && isClean(sentence, model) ? reasonIn(sentence) : null;
    if (!reason || !isContestable(sentence)) return [];
    const open = REASONS.find(([sign]) => sign.test(reason.second));
    if (!open) return [];
    const [, ask, followUp] = open;
    return [
      {
        sort: 'reason',
        kind: JUSTIFICATION,
        sentence,
        weight: 3.5 + rankOf(sentence, model),
        ask: `The reason that you give in line ${model.lines.lineAt(sentence.start)} is this: ${reason.second}. ${ask}`,
        followUp,
        assumes: null,
      },
    ];
  });

const inTime =
  /^“(?:\d|one|two|three|four|five|ten|in|at|on|before|ever|now|today|ago|the (?:past|last|previous|other)|their|it|others?|any|we|I|you|usual|normal|average|expected)\b/i;

const quantity = /^(?:population|number|amount|share|rate|size|length|height)s?$/;
/** 'More cars than people': a count has no opposite for anybody. */
const countsThings = ({ words, tags }: Sentence): boolean => {
  const than = words.findIndex(({ lower }) => lower === 'than');
  if (words.slice(0, than).some(({ lower }) => quantity.test(lower))) return true;
  const at = words.findLastIndex(
    ({ lower }, i) => i < than && /^(?:more|less|fewer|higher|larger|bigger|greater)$/.test(lower),
  );
  if (at < 0) return false;
  const noun = tags[at + 1] === 'ADJ' ? at + 2 : at + 1;
  return noun < than && /^(?:NOUN|NUM)$/.test(tags[noun] ?? '');
};

/** Two things that the position or a claim sets against each other, if the essay speaks of the other one too. */
export const comparisonQuestions: QuestionFinder = (model) =>
  ownPoints(model).flatMap((sentence): Question[] => {
    if (rankOf(sentence, model) === 0) return [];
    const other = comparedWithIn(sentence);
    if (!other || inTime.test(other) || other.split(' ').length > 6) return [];
    if (/\b(?:is|are|was|were|do|does|did|would|can|will|has|have|than)\b/i.test(other)) return [];
    if (/^“(?:from|by|with|in|on|for|through|about)\b/i.test(other) || countsThings(sentence))
      return [];
    const stems = contentStems(wordsOf(sentence, other));
    if (stems.length === 0 || !stems.some((stem) => (model.terms.get(stem) ?? 0) >= 3)) return [];
    const question = {
      sort: 'comparison',
      kind: COMPARISON,
      weight: 4 + rankOf(sentence, model),
      ask: 'For whom, or for which purpose, is the opposite true, and how many people is that?',
      followUp: `What is the best thing that can be said for ${other}, and have you said it?`,
      assumes: null,
    };
    return askAbout(sentence, model, question, other.slice(1, -1));
  });

const wordsOf = (
  { words }: { words: EssayModel['sentences'][number]['words'] },
  phrase: string,
) => {
  const lower = phrase.toLowerCase();
  return words.filter((word) => lower.includes(word.lower));
};

const outweighs =
  /\b(?:advantages?|benefits?|merits?|pros|positives?|positive (?:sides?|effects?|aspects?)|drawbacks?|disadvantages?|risks?|harms?|negative (?:sides?|effects?|aspects?))\b.{0,80}\b(?:outweighs?|overweighs?|exceeds?|(?:more|greater|bigger|stronger) than)\b/i;

/** A position that weighs two sides: which weight tips the balance? */
export const balanceQuestions: QuestionFinder = (model) =>
  ownPoints(model).flatMap((sentence): Question[] => {
    if (rankOf(sentence, model) === 0 || !outweighs.test(sentence.text)) return [];
    return askAbout(sentence, model, {
      sort: 'balance',
      kind: COMPARISON,
      weight: 5 + rankOf(sentence, model),
      ask: 'Which single point on the other side is the heaviest, and for whom does it weigh more than all of yours?',
      followUp: 'Would you still say so if that point concerned you?',
      assumes: null,
    });
  });
