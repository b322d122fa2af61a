/** Words of one closed class. */
export interface WordClass {
  readonly words: readonly string[];
  /** The words as alternatives of a pattern, the longest first. */
  readonly pattern: string;
  has(word: string): boolean;
  with(...words: string[]): WordClass;
}

const classOf = (words: readonly string[]): WordClass => {
  const all = new Set(words);
  return {
    words,
    pattern: words.toSorted((a, b) => b.length - a.length).join('|'),
    has: (word) => all.has(word),
    with: (...others) => classOf([...words, ...others.filter((word) => !all.has(word))]),
  };
};
const listed = (words: string): WordClass => classOf(words.split(' '));

export const MODALS = listed('can could will would shall should may might must');
/** The forms of 'be' that have a subject. */
export const BE_FINITE = listed('am is are was were');
export const HAVE = listed('have has had');
export const DO = listed('do does did');
/** What a finite verb phrase begins with, if not with its verb. */
export const AUXILIARIES = BE_FINITE.with(...MODALS.words, ...HAVE.words, ...DO.words);

/** Personal pronouns as subjects. */
export const SUBJECTS = listed('i you we they he she it');
/** Personal pronouns as objects. */
export const OBJECTS = listed('me you him her it us them');
/** 'My' and the like, before a noun. */
export const POSSESSIVES = listed('my your his her its our their');
export const DEMONSTRATIVES = listed('this that these those');
export const ARTICLES = listed('the a an');
