import { startsThere } from '../clause-start.ts';
import { likeCase } from '../grammar-rule.ts';
import { numberOf } from './noun-number.ts';
import { matchesIn, writtenFrom } from './tagged-rule.ts';
import type { TaggedRule, TaggedSentence } from './tagged-rule.ts';

const QUANTITIES = new Set(
  'no any some so many few several more other enough such too very different'.split(' '),
);
const ONE_OF_THEM = new Set('one a an another'.split(' '));
/** Several of these may be one sum: 'there was two weeks left'. */
const SUMS =
  /^(?:minutes|hours|days|weeks|months|years|rand|metres|kilometres|litres|thousand|million)$/;
const AMOUNT = /^(?:a lot of|lots of|plenty of|a couple of|a few|a great many) /;

/** The word behind 'there is' that is no amount and no adjective. */
const nounAfter = (sentence: TaggedSentence, from: number): number => {
  const amount = AMOUNT.exec(`${writtenFrom(sentence, from, from + 2)} `.toLowerCase());
  let noun = from + (amount ? amount[0].trim().split(' ').length : 0);
  while (
    sentence.gap(noun) === ' ' &&
    (QUANTITIES.has(sentence.word(noun)) || ['ADJ', 'NUM'].includes(sentence.tag(noun))) &&
    !ONE_OF_THEM.has(sentence.word(noun))
  )
    noun++;
  return noun;
};

/** Whether the phrase ends with this noun: not 'people trafficking', not the list 'apples and milk'. */
const endsWith = (sentence: TaggedSentence, noun: number): boolean =>
  noun === sentence.length - 1 ||
  sentence.gap(noun + 1) === '; ' ||
  (sentence.gap(noun + 1) === ' ' &&
    (sentence.word(noun + 1).endsWith('ing') ||
      !['NOUN', 'PROPN', 'CCONJ'].includes(sentence.tag(noun + 1))));

const VERBS: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
]);

/** 'There was no screws': what follows is more than one. */
export const THERE_IS_MORE: TaggedRule = {
  id: 'there-is-more',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      const isShort = sentence.word(at) === "there's";
      const right = isShort ? 'are' : VERBS.get(sentence.word(at + 1));
      if ((!isShort && sentence.word(at) !== 'there') || right === undefined) return null;
      const mayBePlace = ['NOUN', 'PRON', 'ADP', 'PROPN'].includes(sentence.tag(at - 1));
      if (sentence.gap(at) === ' ' && mayBePlace && !startsThere(sentence.before(at))) return null;
      const verb = isShort ? at : at + 1;
      // 'There's a lot of boats' is what good speakers say as well.
      if (isShort && AMOUNT.test(`${writtenFrom(sentence, at + 1, at + 3)} `)) return null;
      const noun = nounAfter(sentence, verb + 1);
      const word = sentence.word(noun);
      if ((sentence.tag(noun) !== 'NOUN' && word !== 'people') || sentence.gap(noun) !== ' ')
        return null;
      if (!endsWith(sentence, noun) || numberOf(word) !== 'many') return null;
      if (SUMS.test(word) && sentence.tag(verb + 1) === 'NUM') return null;
      return {
        first: at,
        last: verb,
        replacement: likeCase(sentence.written(at), `there ${right}`),
        reason: `“${sentence.written(noun)}” is more than one`,
      };
    }),
  severity: 3,
  confidence: 0.85,
};
