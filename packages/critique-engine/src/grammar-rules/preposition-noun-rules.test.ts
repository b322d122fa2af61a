import { describeRules } from '../testing/describe-rules.ts';
import { PREPOSITION_NOUN_EXAMPLES } from '../testing/grammar-examples/preposition-noun-examples.ts';
import { PREPOSITION_NOUN_RULES } from './preposition-noun-rules.ts';

describeRules(
  'rules about prepositions after adjectives and nouns and in set phrases',
  PREPOSITION_NOUN_RULES,
  PREPOSITION_NOUN_EXAMPLES,
);
