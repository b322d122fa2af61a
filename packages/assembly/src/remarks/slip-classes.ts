import type { LineCritique } from '@argint/contracts';

/** The ids of the remark that gathers slips of spelling and typing: where one word at most is misspelt, and where more are. */
export const TYPING = 'typing-slips';
export const MISSPELLINGS = 'misspellings';

/** Whether a remark gathers slips of spelling and typing. */
export const isGathered = ({ ruleId }: Pick<LineCritique, 'ruleId'>): boolean =>
  ruleId === TYPING || ruleId === MISSPELLINGS;

/** Slips that one habit mends, whatever their words and whichever rule found them. */
interface SlipClass {
  /** What a student does, in words that quote nothing. Absent for slips that are no habit worth a name. */
  habit?: string;
  /** Whether the slips look alike at every place, so that one of them is enough. */
  isAlike?: true;
  /** Whether a reader hardly notices one of them. */
  isSmall?: true;
}

const VERB_FORM = 'the form of a verb that follows another verb';
const NUMBER = 'nouns that should be one where they are many, or many where they are one';
const AGREEMENT = 'verbs that do not go with their subject';

const CLASSES = {
  'a-an': {},
  agreement: { habit: AGREEMENT },
  be: {
    habit:
      'the verb that says what somebody is, which is missing in some sentences and too much in others',
  },
  'comma-splice': { habit: 'full sentences with only a comma between them', isAlike: true },
  'double-comparison': { habit: 'comparisons that are made twice' },
  'doubled-word': {},
  'final-stop': {},
  'if-clause': {},
  'missing-apostrophe': {},
  number: { habit: NUMBER },
  'optional-comma': {},
  'plural-apostrophe': {},
  'preposition-verb': { habit: 'verbs that follow a preposition' },
  'proper-capital': {},
  'sentence-capital': {},
  'small-i': {},
  spacing: {},
  tense: {},
  'third-form': { habit: 'the third form of verbs' },
  'used-to': {},
  'verb-form': { habit: VERB_FORM },
  wordiness: { isSmall: true },
  'wrong-past': {},
  // Words that are confused with one another.
  'affect-effect': {},
  'advise-advice': {},
  'its-it-is': {},
  'its-possessive': {},
  'of-have': {},
  'past-passed': {},
  'their-there': {},
  'then-than': {},
  'to-too': {},
  'your-youre': {},
  // Corrections of a model, by what is wrong.
  'model-slip-agreement': { habit: AGREEMENT },
  'model-slip-tense': { habit: 'the tense of verbs' },
  'model-slip-verb-form': { habit: VERB_FORM },
  'model-slip-article': { habit: '“a”, “the” or none before a noun' },
  'model-slip-plural': { habit: NUMBER },
  'model-slip-preposition': { habit: 'small words such as “in”, “on” and “for”' },
  'model-slip-pronoun': {
    habit: 'words such as “it” and “they” that do not fit what they stand for',
  },
  'model-slip-word-form': { habit: 'words of the wrong class, such as a noun for an adjective' },
  'model-slip-capital': { habit: 'capital letters' },
  'model-slip-apostrophe': { habit: 'apostrophes' },
  'model-slip-punctuation': { habit: 'commas and full stops' },
} as const satisfies Readonly<Record<string, SlipClass>>;

/** The name of a class of slips. */
export type SlipName = keyof typeof CLASSES;

const BY_NAME: ReadonlyMap<string, SlipClass> = new Map(Object.entries(CLASSES));

/** The classes of rules about the choice of words. */
const WORDING: ReadonlyMap<string, SlipName> = new Map([
  ['wordy-phrase', 'wordiness'],
  ['cliche', 'wordiness'],
]);

type Slip = Pick<LineCritique, 'ruleId' | 'slip'>;

/** The name of a remark's class of slips; undefined for one that has none. */
export const slipOf = ({ ruleId, slip }: Slip): string | undefined =>
  slip ??
  WORDING.get(ruleId) ??
  (ruleId.startsWith('model-') && BY_NAME.has(ruleId) ? ruleId : undefined);

const classOf = (remark: Slip): SlipClass => BY_NAME.get(slipOf(remark) ?? '') ?? {};

/** Whether a remark is on a trifle: empty words, or a set phrase. */
export const isTrifle = ({ ruleId }: Slip): boolean => WORDING.has(ruleId);

/** Whether a reader hardly notices one such slip, so that only a habit of it is worth a remark. */
export const isSmall = (remark: Slip): boolean => classOf(remark).isSmall ?? false;

/** Whether such slips look alike at every place. */
export const isAlike = (remark: Slip): boolean => classOf(remark).isAlike ?? false;

/** What a student does who makes this slip again and again: 'verbs that do not go with their subject'. Null for other remarks. */
export const habitOf = (remark: Slip): string | null =>
  remark.ruleId === MISSPELLINGS ? 'spelling and typing' : (classOf(remark).habit ?? null);
