import { letsBare } from '../clause-start.ts';
import { isSingularAuxiliary, otherNumber } from './agreeing-verb.ts';
import { numberOf } from './noun-number.ts';
import { mayTellOfPast } from './past-story.ts';
import { matchesIn, writtenFrom } from './tagged-rule.ts';
import type { TaggedRule } from './tagged-rule.ts';

const CLAUSE_OPENERS = new Set(
  'because although while whereas when whenever since unless until so but and'.split(' '),
);

/** 'It contain water': a pronoun at the start of a clause with the base form of a verb. */
export const PRONOUN_BASE: TaggedRule = {
  id: 'pronoun-base',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      if (!['he', 'she', 'it'].includes(sentence.word(at))) return null;
      const starts =
        at === 0 ||
        sentence.gap(at) === ', ' ||
        (sentence.gap(at) === ' ' && CLAUSE_OPENERS.has(sentence.word(at - 1)));
      if (!starts || sentence.gap(at + 1) !== ' ' || /[-–]/.test(sentence.gap(at + 2))) return null;
      if (letsBare(sentence.before(at)) || mayTellOfPast(sentence.text)) return null;
      const right = otherNumber(sentence, at + 1, 'one');
      if (right === null || ['AUX', 'VERB'].includes(sentence.tag(at + 2))) return null;
      const pronoun = sentence.written(at);
      return {
        first: at,
        last: at + 1,
        replacement: `${pronoun} ${right}`,
        reason: `with “${pronoun.toLowerCase()}” the verb takes an s`,
      };
    }),
  severity: 3,
  confidence: 0.75,
};

const QUANTITIES = new Set(
  'no any some so many few several more other enough such too very'.split(' '),
);
const ONE_OF_THEM = new Set('one a an another'.split(' '));

/** 'There was no screws': what follows is more than one. */
export const THERE_IS_MORE: TaggedRule = {
  id: 'there-is-more',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      if (sentence.word(at) !== 'there' || !/^(?:is|was)(?:n't)?$/.test(sentence.word(at + 1)))
        return null;
      if (
        sentence.gap(at) === ' ' &&
        ['NOUN', 'PRON', 'ADP', 'PROPN'].includes(sentence.tag(at - 1))
      )
        return null;
      let noun = at + 2;
      while (
        sentence.gap(noun) === ' ' &&
        (QUANTITIES.has(sentence.word(noun)) || ['ADJ', 'NUM'].includes(sentence.tag(noun))) &&
        !ONE_OF_THEM.has(sentence.word(noun))
      )
        noun++;
      if (sentence.tag(noun) !== 'NOUN' || sentence.gap(noun) !== ' ') return null;
      if (
        sentence.gap(noun + 1) === ' ' &&
        ['NOUN', 'PROPN', 'CCONJ'].includes(sentence.tag(noun + 1))
      )
        return null;
      if (numberOf(sentence.word(noun)) !== 'many') return null;
      const right = otherNumber(sentence, at + 1, 'many');
      if (right === null) return null;
      return {
        first: at,
        last: at + 1,
        replacement: `${sentence.written(at)} ${right}`,
        reason: `“${sentence.written(noun)}” is more than one`,
      };
    }),
  severity: 3,
  confidence: 0.85,
};

/** How far back another noun is looked for that the verb may go with: 'a box of apples that was heavy'. */
const LOOK_BACK = 5;

/** 'The ones who was angry': the verb goes with a noun that is more than one. */
export const WHO_VERB: TaggedRule = {
  id: 'who-verb',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      if (!['who', 'that'].includes(sentence.word(at)) || sentence.gap(at) !== ' ') return null;
      const noun = at - 1;
      const isMany =
        sentence.word(noun) === 'ones' ||
        (sentence.tag(noun) === 'NOUN' && numberOf(sentence.word(noun)) === 'many');
      if (!isMany) return null;
      for (let back = noun - 1; back >= Math.max(0, noun - LOOK_BACK); back--) {
        if (['one', 'only'].includes(sentence.word(back))) return null;
        if (sentence.tag(back) === 'ADP' && sentence.tag(back - 1) !== 'VERB') return null;
      }
      if (!isSingularAuxiliary(sentence.word(at + 1))) return null;
      // 'We need rules, that is why': here the pronoun points to the whole clause.
      if (/^(?:because|why|how|when|what|where|to|the)$/.test(sentence.word(at + 2))) return null;
      const right = otherNumber(sentence, at + 1, 'many');
      return right === null || sentence.gap(at + 1) !== ' '
        ? null
        : {
            first: noun,
            last: at + 1,
            replacement: `${writtenFrom(sentence, noun, at)} ${right}`,
            reason: `“${sentence.written(noun)}” is more than one`,
          };
    }),
  severity: 3,
  confidence: 0.8,
};
