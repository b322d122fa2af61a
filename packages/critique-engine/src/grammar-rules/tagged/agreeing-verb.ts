import { BASE_OF_PAST, BASE_OF_THIRD, thirdOf } from '../verb-forms.ts';
import type { TaggedSentence } from './tagged-rule.ts';

// Maps, because a word of an essay may be 'constructor'.
/** Auxiliaries for one -> for many. */
export const PLURAL_OF: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["hasn't", "haven't"],
  ["doesn't", "don't"],
]);
/** The same the other way round. */
export const SINGULAR_OF: ReadonlyMap<string, string> = new Map(
  [...PLURAL_OF].map(([one, many]) => [many, one]),
);

/** Whether a word is 'is', 'was', 'has' or 'does', also with its 'not'. */
export const isSingularAuxiliary = (word: string): boolean => PLURAL_OF.has(word);
/** Whether a word is one of these verbs in either number. */
export const isAuxiliary = (word: string): boolean => PLURAL_OF.has(word) || SINGULAR_OF.has(word);

/** Past forms that are also a base form or look like one, and verbs whose past is their base form. */
const ALSO_PAST = new Set(
  `put cut let set hit cost read hurt shut spread quit beat burst split bid bet cast rid shed upset become come run
  found saw felt fell left lay bound ground wound rose bore shot lit sat overcome broadcast forecast thrust
  heard won done born built sent lent bent meant dealt slept kept wept swept crept knelt got sold stood dug hung stuck
  struck swung spun sprang drank sang sank swam rang hid slid rode stole woke froze shook threw blew flew drew wore
  tore swore fed led bred bled sped fled made withdrew overthrew misled undid outdid clung flung sought wrote`.split(
    /\s+/,
  ),
);
/** Words that follow a noun as often as they are its verb. */
const NOT_THE_VERB = new Set(
  'like need dare please regard concern include including better best time price dose okay sure worth due abound'.split(
    ' ',
  ),
);

/** Base forms that end like a past form or a participle. */
const SURELY_BASE = new Set('bring sing become come feed lose breed'.split(' '));

const isBase = (word: string): boolean =>
  SURELY_BASE.has(word) ||
  (/^[a-z]{3,}$/.test(word) &&
    !/(?:s|ed|ing|en|wn|ght|pt)$/.test(word) &&
    !BASE_OF_PAST.has(word) &&
    !ALSO_PAST.has(word) &&
    !NOT_THE_VERB.has(word));

const baseOf = (third: string): string | null => {
  const known = BASE_OF_THIRD.get(third);
  if (known) return known;
  if (/(?:ss|us|is)$/.test(third) || !/^[a-z]{4,}s$/.test(third)) return null;
  if (/(?:ch|sh|x|ss|zz)es$/.test(third)) return third.slice(0, -2);
  if (/[^aeiou]ies$/.test(third)) return `${third.slice(0, -3)}y`;
  return third.slice(0, -1);
};

/** The form of the finite verb at a word that a subject of the other number has; null if the word is no such verb. */
export const otherNumber = (
  sentence: TaggedSentence,
  at: number,
  subject: 'one' | 'many',
): string | null => {
  const word = sentence.word(at);
  if (subject === 'many') {
    return PLURAL_OF.get(word) ?? (sentence.tag(at) === 'VERB' ? baseOf(word) : null);
  }
  return (
    SINGULAR_OF.get(word) ?? (sentence.tag(at) === 'VERB' && isBase(word) ? thirdOf(word) : null)
  );
};
