import { regularIng, regularPast, regularThird } from './regular-forms.ts';
import { WORD_FORMS } from './word-forms.ts';

/** A verb in its usual forms. Of 'be' they are 'is', 'was', 'been' and 'being'. */
export interface Verb {
  base: string;
  third: string;
  past: string;
  participle: string;
  ing: string;
}

interface ListedVerb extends Verb {
  /** All forms that occur, also the less usual ones: 'learned' and 'learnt'. */
  pasts: readonly string[];
  participles: readonly string[];
  thirds: readonly string[];
  ings: readonly string[];
}

const listedVerb = (row: string): ListedVerb => {
  const [base = '', ...cells] = row.split(' ');
  const forms = (at: number, regular: (base: string) => string): [string, ...string[]] => {
    const [usual = regular(base), ...others] = cells[at]?.split('/') ?? [];
    return [usual, ...others];
  };
  const pasts = forms(0, regularPast);
  const participles = forms(1, regularPast);
  const ings = forms(2, regularIng);
  const thirds = forms(3, regularThird);
  return {
    base,
    third: thirds[0],
    past: pasts[0],
    participle: participles[0],
    ing: ings[0],
    pasts,
    participles,
    thirds,
    ings,
  };
};

const LISTED: readonly ListedVerb[] = [
  'be was/were been being is',
  ...WORD_FORMS.unusualVerbs.split(','),
  ...WORD_FORMS.verbs.split(' '),
].map(listedVerb);

const BY_BASE: ReadonlyMap<string, ListedVerb> = new Map(LISTED.map((verb) => [verb.base, verb]));

/** Form -> base. Of two verbs with the same form, the irregular one is the usual: 'found' is of 'find'. */
const basesBy = (formsOf: (verb: ListedVerb) => readonly string[]): ReadonlyMap<string, string> =>
  new Map(LISTED.toReversed().flatMap((verb) => formsOf(verb).map((form) => [form, verb.base])));

const BASE_OF_PAST = basesBy(({ pasts, participles }) => [...participles, ...pasts]);
const BASE_OF_THIRD = basesBy(({ thirds }) => thirds);
const BASE_OF_ING = basesBy(({ ings }) => ings);

/** The forms of a verb in its base form; of one that is not listed, those that the rules make. */
const verbOf = (base: string): Verb => BY_BASE.get(base) ?? listedVerb(base);

/** The third person of a verb in its base form. */
export const thirdOf = (base: string): string => verbOf(base).third;
/** The past of a verb in its base form. */
export const pastOf = (base: string): string => verbOf(base).past;
/** The participle of a verb in its base form. */
export const participleOf = (base: string): string => verbOf(base).participle;
/** The -ing form of a verb in its base form. */
export const ingOf = (base: string): string => verbOf(base).ing;

/** Whether a word is the base form of a verb, whatever else it is. */
export const isBaseForm = (word: string): boolean => BY_BASE.has(word);
/** The verb whose past or participle a word is; null for any other word. 'Found' is of 'find', 'put' of itself. */
export const verbOfPast = (form: string): Verb | null =>
  BY_BASE.get(BASE_OF_PAST.get(form) ?? '') ?? null;
/** The verb whose third person a word is; null for any other word. */
export const verbOfThird = (form: string): Verb | null =>
  BY_BASE.get(BASE_OF_THIRD.get(form) ?? '') ?? null;
/** The verb whose -ing form a word is; null for any other word. */
export const verbOfIng = (form: string): Verb | null =>
  BY_BASE.get(BASE_OF_ING.get(form) ?? '') ?? null;

/** Whether a past or a participle has another ending than -ed, or loses a letter before it, as 'fled'. */
const isIrregular = ({ base, pasts, participles }: ListedVerb): boolean =>
  [...pasts, ...participles].some((form) => !form.endsWith('ed') || form.length <= base.length);

/** Participle -> its verb, where it is neither the past nor the base form: 'seen', 'known'. */
export const BY_PARTICIPLE: ReadonlyMap<string, Verb> = new Map(
  LISTED.filter(isIrregular).flatMap((verb) =>
    verb.participles
      .filter((participle) => !verb.pasts.includes(participle) && participle !== verb.base)
      .map((participle): [string, Verb] => [participle, verb]),
  ),
);
