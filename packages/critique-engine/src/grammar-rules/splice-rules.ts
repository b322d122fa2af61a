import { AUXILIARIES } from '../lexicon/closed-classes.ts';
import { family, likeCase } from './grammar-rule.ts';

const auxiliary = `${AUXILIARIES.pattern}|cannot|[a-z]+n['’]t|need|needs`;
const short = "['’](?:s|m|re|ve|d|ll)";
const often = '(?:(?:really|always|also|often|never|usually|still|just|only|even) )?';
const verb =
  'love|loves|loved|like|likes|liked|enjoy|enjoys|enjoyed|want|wants|wanted|live|lives|lived|work|works|worked|play|plays|played|go|goes|went|make|makes|made|get|gets|got|take|takes|took|see|saw|use|uses|used|help|helps|helped|give|gives|gave|know|knew|came|found|bought|met|left|became|started|decided|tried|visited|studied|learned|learnt|spent|ate|watched|stayed|travelled|arrived|called|looked|lost|won|ran';
/** Begins with a subject and its verb, so that what stands before the comma is whole. */
const whole = new RegExp(
  `^["'“‘(]?(?:(?:and|but|so|then|also|now|moreover|however|firstly|secondly|finally|actually),? )?(?:i|he|she|we|they|it|you|this|that|there|these|those|people|everyone|everybody|(?:my|our|your|his|her|their|its|the|this|these) (?:[a-z]+ ){0,2}?[a-z]+)(?:${short}| ${often}(?:${auxiliary}|${verb}))\\b`,
  'i',
);
/** With one of these words the first half may belong to the second, or the writer may want the two together. */
const bound =
  /\b(?:if|when|because|although|though|while|whereas|since|as|unless|until|once|before|after|whether|whenever|wherever|however much|not|never|no|nothing|nobody|hardly|so|such|too|despite|in spite of|either|neither|the (?:more|less|better|sooner)|only|what|where|how|why|who|[a-z]+n['’]t)\b/i;
/** A first half that waits for more: 'my reason is, …'. */
const unfinished =
  /^(?:is|are|was|were|be|am|and|or|but|that|because|the|to|of|as|like|with|for)$/i;
const telling =
  /^(?:argue|argues|argued|claim|claims|claimed|say|says|said|saying|tell|tells|told|think|thinks|thought|know|knows|believe|feel|me|him|us|them|mean|means|example|instance|fact|opinion|view|course|all|time|hand|yes|no|please)$/i;
const inserted =
  /^ (?:think|thought|believe|guess|suppose|hope|feel|mean|say|said|says|replied|asked|added|seems|appears|is said|must (?:say|admit)|would say|am sure|admit)\b/i;
/** The last stretch before the comma only leads up to what follows it. */
const leadsUp =
  /(?:, ?(?:and |but |so |or )?| (?:and|but|so|or) )(?:with|in|on|at|by|for|from|of|to|during|without|through|like|especially|this way|that way|[a-z]+ing|[a-z]+ly|however|nevertheless|moreover|therefore)\b[^,]*$/i;
const FEWEST_WORDS = 3;
const MOST_WORDS = 30;
/** 'I came, I saw, I conquered' is a figure, ', that is,' an explanation. */
const figure = /^[^,]*, (?:and )?(?:i|he|she|we|they|it|the|my|our)\b|^ is(?:,| to say\b)/i;

/** Whether what stands before a comma can end there: one clause, or the last of several. */
const isWhole = (before: string): boolean =>
  !/[;:?!()—–]/.test(before) &&
  before.split(' ').length >= FEWEST_WORDS &&
  before.split(' ').length <= MOST_WORDS &&
  !/\b(?:and|but|so|or|yet|because|that|which)$/i.test(before) &&
  !bound.test(before) &&
  (whole.test(before)
    ? !leadsUp.test(before)
    : whole.test(before.slice(before.lastIndexOf(',') + 1).trim()));

/** Comma splices: two full sentences with only a comma between them. */
export const SPLICE_RULES = family(
  {
    changesNoWord: true,
    slip: 'comma-splice',
    severity: 2,
    confidence: 0.75,
    why: 'Two full sentences need a full stop or a linking word between them, because a comma alone is too weak.',
    ask: 'Look at each comma in your longer sentences. Could both sides stand alone as sentences?',
    asks: [
      [
        /, (?:it|this|that|these)$/i,
        'Find the commas before “it”, “this” and “that”. Does a verb follow? Then a new sentence begins.',
      ],
      [
        /, (?:i|he|she|we|they)$/i,
        'Find the commas before “I”, “we” and “they”. Who does something new there? Begin a sentence with them.',
      ],
      [
        /, there$/i,
        'Find the commas before “there is” and “there are”. What would be lost if a full stop stood there?',
      ],
      [
        /, (?:however|therefore|moreover|furthermore|nevertheless|consequently|thus|hence)\b/i,
        'Look for “however” and “therefore” in your text. Which mark stands before each of them?',
      ],
    ],
  },
  [
    {
      id: 'comma-splice',
      pattern: new RegExp(
        `\\b([a-z0-9'’)]+), (?:(it|this|he|she|they|we|i|these|there|that)(?=(?:${short}| ${often}(?:${auxiliary}|${verb}))\\b)|((?:the|my|our|his|her|their|this|these) [a-z]+)(?= (?:${auxiliary})\\b))`,
        'gi',
      ),
      fix: ({ parts: [, last = '', pronoun = '', noun = ''] }) =>
        `${last}. ${likeCase('A', pronoun || noun)}`,
      unless: ({ parts: [, last = '', pronoun = ''], before, after }) =>
        // 'Some live there, that are rich': a clause that hangs on a noun.
        (/^that$/i.test(pronoun) &&
          /^ (?:are|were|have|do|can|could|will|would|may|should)\b/.test(after)) ||
        !isWhole(before + last) ||
        figure.test(after) ||
        telling.test(last) ||
        unfinished.test(last) ||
        inserted.test(after),
      because: 'a comma alone cannot separate two full sentences',
      examples: [
        'We live beside the {dam, it => dam. It} is deep and cold.',
        'We live beside the dam, which is deep and cold.',
        'The old mill is {loud, the => loud. The} wheels are worn.',
        'If the old mill is loud, the wheels are worn.',
        'We live beside some mills, that are old and loud.',
      ],
    },
    {
      id: 'adverb-splice',
      pattern: new RegExp(
        `\\b([a-z0-9'’)]+), (however|therefore|moreover|furthermore|nevertheless|consequently|thus|hence),? (?=(?:it|this|he|she|they|we|i|these|there|(?:the|my|our|his|her|their|some|many|most) [a-z]+)(?:${short}| ${often}(?:${auxiliary}|${verb}))\\b)`,
        'gi',
      ),
      fix: ({ parts: [, last = '', adverb = ''] }) => `${last}. ${likeCase('A', adverb)},`,
      unless: ({ parts: [, last = ''], before }) =>
        /^(?:and|but|so|or)$/i.test(last) || !isWhole(before + last),
      because: '“$2” cannot join two full sentences',
      examples: [
        'The tram is slow and {late, however, => late. However,} it is cheap.',
        'They closed the only clinic and therefore lost patients.',
      ],
    },
  ],
);
