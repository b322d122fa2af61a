import type { SentenceSource } from '../essay-model.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { letsBare, startsThere, takesSubject } from './clause-start.ts';
import { BASE_OF_THIRD } from './verb-forms.ts';

/** A verb that does not agree with its subject. `start` counts from the start of the sentence. */
export interface TagCorrection {
  id: 'tagged-plural-verb' | 'tagged-singular-verb' | 'tagged-there-is' | 'tagged-who-verb';
  start: number;
  words: string;
  replacement: string;
  reason: string;
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const DETERMINERS = list(
  'the a an this these those my your his her its our their no some many most both several few',
);
const FOR_ONE = list('the a an this my your his her its our their no');
/** Determiners that no plural follows: which of the two words is wrong, only the writer knows. */
const ONLY_ONE = list('a an this');
/** Nouns that look like a plural and count as one, or count as an amount: 'ten years is a long time'. */
const NOT_MANY = list(
  `news means series species sports politics economics physics mathematics maths ethics athletics statistics headquarters
  crossroads measles diabetes lots thanks years months weeks days hours minutes seconds dollars pounds rands metres meters
  kilometres kilometers miles percent always perhaps games always times works`,
);
/** Nouns that may be followed by a plural verb though they have no s. */
const NOT_ONE = list(
  `people children men women police youth staff media data bacteria criteria phenomena cattle sheep fish deer aircraft
  offspring group team family class government committee council company couple majority minority number pair crowd
  audience public crew jury party school club band army board department management rest half lot variety range percentage
  proportion percent part kind type sort bunch dozen handful population generation community society poor rich young old
  elderly sick unemployed homeless disabled blind deaf dead following latter former other others more less few many most
  faculty union ministry university hospital city country world folk mankind humanity quarter third series species
  opposition press association organisation organization firm bank amount set list collection host array teeth feet mice geese`,
);
const MANY_WITHOUT_S = list('people children men women ones');
const TO_MANY: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
};
const TO_ONE: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
};
/** A verb with its "n't" left as it is. */
const changed = (verb: string, forms: Readonly<Record<string, string>>): string | undefined => {
  const [, stem = verb, not = ''] = /^(.+?)(n['’]t)$/.exec(verb) ?? [];
  const form = Object.hasOwn(forms, stem) ? forms[stem] : undefined;
  return form === undefined ? undefined : form + not;
};

/** What follows a verb and its subject, and no further noun of the subject: 'the students needs are met'. */
const FOLLOWS_VERB = /^(?:DET|PRON|ADP|ADV|PART|SCONJ|ADJ|CCONJ)$/;
const MODIFIES = /^(?:ADJ|NOUN)$/;
const LONGEST_PHRASE = 4;
/** Most words of an opening phrase such as 'in this case'. */
const OPENING_WORDS = 6;
const PREPOSITION = /^(?:of|in|for|on|from|about)$/;
const DEGREE = list(
  'no not also still only any so too many several few a some lots lot of other different more',
);

class Reader {
  readonly source: SentenceSource;
  constructor(source: SentenceSource) {
    this.source = source;
  }
  lower(i: number): string {
    return this.source.words[i]?.lower ?? '';
  }
  tag(i: number): string {
    return this.source.tags[i] ?? '';
  }
  /** The text before a word. */
  before(i: number): string {
    return this.source.text.slice(0, this.from(i));
  }
  from(i: number): number {
    return (this.source.words[i]?.start ?? 0) - this.source.start;
  }
  to(i: number): number {
    return (this.source.words[i]?.end ?? 0) - this.source.start;
  }
  /** Whether only a blank stands between a word and the next one. */
  joins(i: number): boolean {
    return this.source.text.slice(this.to(i), this.from(i + 1)) === ' ';
  }
  isMany(i: number): boolean {
    const word = this.lower(i);
    if (MANY_WITHOUT_S.has(word)) return true;
    return (
      this.tag(i) === 'NOUN' &&
      word.length > 3 &&
      /[^sui]s$/.test(word) &&
      !/ics$/.test(word) &&
      !NOT_MANY.has(word) &&
      !/^\p{Lu}/u.test(this.source.text.slice(this.from(i)))
    );
  }
  isOne(i: number): boolean {
    const word = this.lower(i);
    return (
      this.tag(i) === 'NOUN' &&
      /[^s]$/.test(word) &&
      word.length > 2 &&
      !/ese$|ing$/.test(word) &&
      !NOT_ONE.has(word) &&
      !/^\p{Lu}/u.test(this.source.text.slice(this.from(i)))
    );
  }
  /** The base form of a word that is a verb with an s; null for any other word. */
  baseOf(i: number): string | null {
    const word = this.lower(i);
    if (this.tag(i) !== 'VERB' || !/[a-z]{3}s$/.test(word)) return null;
    const known = BASE_OF_THIRD.get(word);
    if (known !== undefined) return known;
    const base = word
      .replace(/ies$/, 'y')
      .replace(/(?<=sh|ch|x|ss|o)es$/, '')
      .replace(/(?<=[^s])s$/, '');
    return base !== word && unknownWords([base]).size === 0 ? base : null;
  }
  /** Whether a subject may begin at a word: at a clause, or after an opening phrase without a verb. */
  opensClause(i: number): boolean {
    if (takesSubject(this.before(i))) return true;
    const opening = this.source.tags.slice(0, i);
    return (
      i <= OPENING_WORDS &&
      opening[0] === 'ADP' &&
      opening.at(-1) === 'NOUN' &&
      !opening.some((tag) => tag === 'VERB' || tag === 'AUX' || tag === 'CCONJ') &&
      this.joins(i - 1)
    );
  }
  /** The head of the noun phrase that begins with a determiner: its last word before something else. */
  headAfter(i: number): number | null {
    let at = i;
    while (at - i < LONGEST_PHRASE && this.joins(at) && MODIFIES.test(this.tag(at + 1))) at++;
    return at > i && (this.tag(at) === 'NOUN' || this.lower(at) === 'ones') ? at : null;
  }
  /** The last word of a phrase such as 'of the trial' after a head, else the head. */
  pastPhrase(head: number): number {
    if (!this.joins(head) || !PREPOSITION.test(this.lower(head + 1))) return head;
    const opens = head + 1 + Number(DETERMINERS.has(this.lower(head + 2)));
    const end = this.headAfter(opens);
    // 'The use of the means people have': a clause of its own hangs on a plural.
    return end === null || (end > opens + 1 && this.isMany(end - 1)) ? head : end;
  }
}

const asWritten = (reader: Reader, i: number): string =>
  reader.source.text.slice(reader.from(i), reader.to(i));

/** The corrections of `Det (Adj) Noun Verb`: 'the results proves', 'the oxygen were'. */
const afterNoun = (reader: Reader, i: number): TagCorrection | null => {
  const det = reader.lower(i);
  if (!DETERMINERS.has(det) || !reader.opensClause(i)) return null;
  const head = reader.headAfter(i);
  if (head === null) return null;
  const last = reader.pastPhrase(head);
  const at = last + 1;
  if (!reader.joins(last)) return null;
  const verb = reader.lower(at);
  const many = reader.isMany(head);
  const noun = asWritten(reader, head);
  if (many) {
    if (ONLY_ONE.has(det)) return null;
    const third = reader.baseOf(at);
    const form =
      changed(verb, TO_MANY) ??
      (third !== null && FOLLOWS_VERB.test(reader.tag(at + 1)) ? third : undefined);
    return form === undefined
      ? null
      : correction(
          reader,
          'tagged-plural-verb',
          [head === last ? head : at, at],
          form,
          `“${noun}” is more than one`,
        );
  }
  const form = changed(verb, TO_ONE);
  if (
    form === undefined ||
    !FOR_ONE.has(det) ||
    !reader.isOne(head) ||
    (last === head ? false : NOT_ONE.has(reader.lower(head))) ||
    letsBare(reader.before(i)) ||
    /\?\W*$/.test(reader.source.text)
  )
    return null;
  return correction(
    reader,
    'tagged-singular-verb',
    [head === last ? head : at, at],
    form,
    `“${noun}” is one`,
  );
};

const correction = (
  reader: Reader,
  id: TagCorrection['id'],
  [from, verb]: readonly [number, number],
  form: string,
  reason: string,
): TagCorrection => {
  const words = reader.source.text.slice(reader.from(from), reader.to(verb));
  return {
    id,
    start: reader.from(from),
    words,
    replacement: words.slice(0, words.length - (reader.to(verb) - reader.from(verb))) + form,
    reason,
  };
};

/** 'There was no screws'. */
const afterThere = (reader: Reader, i: number): TagCorrection | null => {
  if (reader.lower(i) !== 'there') return null;
  // 'The people there was no help': only 'there was no' is always about what exists.
  const exists = /^(?:no|many|several)$/.test(reader.lower(i + 2));
  if (
    !startsThere(reader.before(i)) &&
    !(exists && reader.tag(i - 1) === 'NOUN' && !reader.isMany(i - 1))
  )
    return null;
  const form = changed(reader.lower(i + 1), { is: 'are', was: 'were' });
  if (form === undefined || !reader.joins(i)) return null;
  let at = i + 1;
  while (reader.joins(at) && DEGREE.has(reader.lower(at + 1))) at++;
  const head = reader.headAfter(at);
  if (head === null || !reader.isMany(head)) return null;
  if (/^(?:NOUN|VERB|AUX)$/.test(reader.tag(head + 1)) && reader.joins(head)) return null;
  return correction(
    reader,
    'tagged-there-is',
    [i, i + 1],
    form,
    `“${asWritten(reader, head)}” is more than one`,
  );
};

/** 'The ones who was there'. */
const afterWho = (reader: Reader, i: number): TagCorrection | null => {
  if (reader.lower(i + 1) !== 'who' || !reader.joins(i) || !reader.isMany(i)) return null;
  const form = changed(reader.lower(i + 2), TO_MANY);
  if (form === undefined || !reader.joins(i + 1)) return null;
  // 'One of the men who was there', 'a group of people who has a plan'.
  if (/\b(?:one|only|of|each|group|number|team)\b/i.test(reader.before(i).slice(-40))) return null;
  return correction(
    reader,
    'tagged-who-verb',
    [i, i + 2],
    form,
    `“${asWritten(reader, i)}” is more than one`,
  );
};

/** Verbs that do not agree with a subject of several words, as the tagger reads them. */
export const agreementByTags = (source: SentenceSource): TagCorrection[] => {
  const reader = new Reader(source);
  return source.words.flatMap((_, i) => {
    const found = afterNoun(reader, i) ?? afterThere(reader, i) ?? afterWho(reader, i);
    return found ? [found] : [];
  });
};
