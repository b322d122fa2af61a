import type { Sentence } from '../../essay-model.ts';
import { withoutLeadIn } from '../../argument/lead-in.ts';

/** A range of words of a sentence. */
interface Range {
  from: number;
  to: number;
}

/** Two phrases of a sentence, in quotation marks, and the words between them. */
export interface TwoPhrases {
  first: string;
  between: string;
  second: string;
}

/** Fewest and most words of a phrase that is taken up in a question. A single word is a topic and says nothing. */
const PHRASE = { fewest: 2, most: 14 };

const pointing =
  /^(?:it|this|that|these|those|they|he|she|we|i|you|there|which|who|what|one|them|him|her|us|me|so|and|or|but|not|of|to|as|if)$/;

const between = ({ words, text, start }: Sentence, { from, to }: Range): string =>
  text.slice((words[from]?.start ?? start) - start, (words[to - 1]?.end ?? start) - start);

/** A range as a phrase in quotation marks. Null if it is too short or too long, has no noun, or refers to something else. */
const phraseIn = (sentence: Sentence, { from, to }: Range): string | null => {
  const { words, tags } = sentence;
  const count = to - from;
  if (count < PHRASE.fewest || count > PHRASE.most) return null;
  if (pointing.test(words[from]?.lower ?? '')) return null;
  if (!tags.slice(from, to).some((tag) => tag === 'NOUN' || tag === 'PROPN')) return null;
  const phrase = between(sentence, { from, to });
  return /["“”:;?!\n]/.test(phrase) ? null : `“${phrase}”`;
};

/** Index of the first word after the lead-in of a sentence ('Secondly, I think that'). */
const afterLeadIn = ({ text, words, start }: Sentence): number => {
  const bare = withoutLeadIn(text).slice(0, 25);
  const at = text.indexOf(bare);
  const found = at < 0 ? 0 : words.findIndex((word) => word.start - start >= at);
  return Math.max(0, found);
};

/** Where a phrase that begins at `from` ends: at a comma, or at a word that opens another clause. */
const phraseEnd = ({ words, text, start }: Sentence, from: number, to: number): number => {
  for (let i = from + 1; i < to; i++) {
    const gap = text.slice(
      (words[i - 1]?.end ?? start) - start,
      (words[i]?.start ?? start) - start,
    );
    if (/[,;:()–—]/.test(gap)) return i;
    if (
      /^(?:which|because|so|but|when|while|if|that|who|where|although)$/.test(words[i]?.lower ?? '')
    )
      return i;
  }
  return to;
};

/** Fewest and most words of a claim and of its reason. */
const REASON = { fewest: 4, most: 18 };

/** A claim and the reason that it gives with 'because'. */
export const reasonIn = (sentence: Sentence): TwoPhrases | null => {
  const { words } = sentence;
  const at = words.findIndex(({ lower }) => lower === 'because');
  if (words.filter(({ lower }) => lower === 'because').length !== 1) return null;
  const claim = { from: Math.min(afterLeadIn(sentence), at), to: at };
  const reason = { from: at + 1, to: phraseEnd(sentence, at + 1, words.length) };
  if (words[at + 1]?.lower === 'of' || phraseEnd(sentence, claim.from, at) !== at) return null;
  const [first, second] = [claim, reason].map((range) => {
    const said = between(sentence, range);
    const count = range.to - range.from;
    const fits = count >= REASON.fewest && count <= REASON.most && !/["“”:;?!\n]/.test(said);
    return fits && !/\b(?:is|are|was)$/i.test(said) ? `“${said}”` : null;
  });
  return first && second ? { first, between: 'because', second } : null;
};

const fixedThan = /^(?:rather|other|later|sooner|else)$/;
/** 'Than those who' and 'than just a thing' name nothing that a question could take up. */
const namesNothing =
  /\bthan (?:the )?(?:ones?|those|that|these|what|just|only|ever|before|usual|any|\d)\b|\bthings?\b/i;
const comparative = /^(?:more|less|better|worse|\w{2,}er)$/;
const notComparative =
  /^(?:other|another|either|neither|rather|however|ever|never|number|whether|over|under|after|matter|together|teacher|\w+ether)$/;

/** What a sentence compares with 'than', as the phrase after it. Null if it compares with nothing that can be named. */
export const comparedWithIn = (sentence: Sentence): string | null => {
  const { words, text } = sentence;
  const than = words.findIndex(({ lower }) => lower === 'than');
  if (than < 2 || fixedThan.test(words[than - 1]?.lower ?? '')) return null;
  if (namesNothing.test(text.slice((words[than]?.start ?? 0) - sentence.start))) return null;
  const compares = words
    .slice(Math.max(0, than - 5), than)
    .some(({ lower }) => comparative.test(lower) && !notComparative.test(lower));
  const end = phraseEnd(sentence, than + 1, words.length);
  return compares && !/^\d/.test(words[than + 1]?.lower ?? '')
    ? phraseIn(sentence, { from: than + 1, to: end })
    : null;
};
