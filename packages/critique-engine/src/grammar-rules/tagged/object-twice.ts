import { frameRule } from './frame-rule.ts';
import { numberOf } from './noun-number.ts';
import type { TaggedRule, TaggedSentence } from './tagged-rule.ts';

const HE = new Set('man boy father brother uncle son husband grandfather king'.split(' '));
const SHE = new Set('woman girl mother sister aunt daughter wife grandmother queen'.split(' '));
const PERSON = new Set(
  'person teacher learner student child friend doctor nurse driver farmer principal neighbour leader president minister cousin'.split(
    ' ',
  ),
);
/** Nouns on which a whole clause with 'that' hangs, and nouns for when and how: 'the idea that we need it'. */
const TAKES_CLAUSE = new Set(
  `fact idea news belief claim view opinion hope fear feeling chance thought sign proof evidence argument reason point
  statement rule way time day moment year place problem danger risk conclusion result possibility impression condition`.split(
    /\s+/,
  ),
);

const standsFor = (noun: string, pronoun: string): boolean => {
  if (TAKES_CLAUSE.has(noun)) return false;
  if (pronoun === 'them') return numberOf(noun) === 'many';
  if (pronoun === 'him') return HE.has(noun) || PERSON.has(noun);
  if (pronoun === 'her') return SHE.has(noun) || PERSON.has(noun);
  return (
    noun !== '' &&
    numberOf(noun) !== 'many' &&
    ![HE, SHE, PERSON].some((people) => people.has(noun))
  );
};

/** The noun before 'which', 'whom', 'who' or 'that', three or four words before the pronoun. */
const nounBefore = (sentence: TaggedSentence, pronoun: number): string => {
  for (let at = pronoun - 3; at >= pronoun - 5; at--)
    if (/^(?:which|whom|who|that)$/.test(sentence.word(at))) return sentence.word(at - 1);
  return '';
};

/** 'The books which I bought them were stolen': a relative clause whose object is said twice. */
export const OBJECT_TWICE: TaggedRule = frameRule({
  id: 'object-twice',
  kind: 'other',
  frames: [
    'NOUN which|whom|who|that @subject [@does them|him|her] AUX|VERB',
    'NOUN which @subject [@does it] AUX|VERB',
    'NOUN which|whom|who|that @owner NOUN [@does them|him|her] AUX|VERB',
    'NOUN which @owner NOUN [@does it] AUX|VERB',
    'NOUN which|whom @subject [@does them|him|it] $',
    'NOUN which|whom @owner NOUN [@does them|him|it] $',
  ],
  classes: {
    subject: (s, at) => /^(?:i|you|we|they|he|she|people)$/.test(s.word(at)),
    owner: (s, at) => /^(?:my|our|their|his|her|the)$/.test(s.word(at)),
    // Somebody is told and given something, and 'think them kind' has two parts.
    does: (s, at) =>
      s.tag(at) === 'VERB' &&
      !/ing$/.test(s.word(at)) &&
      !/^(?:gave|give|gives|given|told|tell|tells|sent|send|sends|showed|show|shows|taught|teach|teaches|offer|offers|offered|lent|lend|lends|paid|pay|owe|owes|owed|promised|promise|ask|asked|asks|brought|bring|brings|cooked|made|make|makes|cost|wrote|write|think|thought|believe|believed|said|say|says|know|knew|found|considered|let|help|helped|hear|heard|watched|watch|feel|felt|want|wanted)$/.test(
        s.word(at),
      ),
  },
  fix: (sentence, first, last) =>
    standsFor(nounBefore(sentence, last), sentence.word(last)) ? sentence.written(first) : null,
  why: (sentence, _, last) =>
    `“${nounBefore(sentence, last)}” is the object already, so no “${sentence.word(last)}” follows the verb`,
  severity: 3,
  confidence: 0.85,
});
