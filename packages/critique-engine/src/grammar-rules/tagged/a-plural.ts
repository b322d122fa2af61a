import { tagText, unknownWords } from '../../layers/pos-tagger.ts';
import { numberOf } from './noun-number.ts';
import { matchesIn, writtenFrom } from './tagged-rule.ts';
import type { TaggedRule, TaggedSentence } from './tagged-rule.ts';

/** Words before which a plural may follow 'a', and adjectives that want no 'a' at all. */
const NO_ADJECTIVE =
  /^(?:few|many|great|good|hundred|thousand|million|dozen|couple|lot|mere|further|additional|estimated|full|record|total|different|several|various|some|two|three|certain|much|own|half|daily|first|especial|multiple|single|whole|past|next|last)$/;

/** The singular of a regular plural, if the lexicon has it as a noun. */
const singularOf = (plural: string): string | null => {
  if (/^(?:bases|jeans|trousers|glasses|clothes|means)$/.test(plural)) return null;
  const single = plural.endsWith('ies')
    ? `${plural.slice(0, -3)}y`
    : /(?:ch|sh|x|ss)es$/.test(plural)
      ? plural.slice(0, -2)
      : plural.slice(0, -1);
  return single.length > 2 &&
    unknownWords([single]).size === 0 &&
    tagText(single)[0]?.tag === 'NOUN'
    ? single
    : null;
};

const endsPhrase = (sentence: TaggedSentence, noun: number): boolean =>
  sentence.gap(noun + 1) === ' '
    ? ['ADP', 'AUX', 'PRON', 'SCONJ', 'PART', 'CCONJ', 'DET'].includes(sentence.tag(noun + 1))
    : !/[-–’']/.test(sentence.gap(noun + 1));

/** 'A bad habits', 'an important rules': 'a' before an adjective and a plural. */
export const A_PLURAL: TaggedRule = {
  id: 'a-plural',
  kind: 'number',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      const noun = at + 2;
      if (!/^an?$/.test(sentence.word(at)) || sentence.tag(at + 1) !== 'ADJ') return null;
      if (NO_ADJECTIVE.test(sentence.word(at + 1)) || sentence.tag(noun) !== 'NOUN') return null;
      if (sentence.gap(at + 1) !== ' ' || sentence.gap(noun) !== ' ') return null;
      const word = sentence.word(noun);
      if (numberOf(word) !== 'many' || !word.endsWith('s') || !endsPhrase(sentence, noun))
        return null;
      const single = singularOf(word);
      return single === null
        ? null
        : {
            first: at,
            last: noun,
            replacement: `${writtenFrom(sentence, at, at + 1)} ${single}`,
            reason: `“${sentence.word(at)}” means one, and “${word}” are several`,
          };
    }),
  severity: 2,
  confidence: 0.8,
};
