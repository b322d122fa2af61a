import { describeRules } from '../testing/describe-rules.ts';
import { PREPOSITION_PHRASE_EXAMPLES } from '../testing/grammar-examples/preposition-phrase-examples.ts';
import { PREPOSITION_PHRASE_RULES } from './preposition-phrase-rules.ts';

describeRules(
  'rules about fixed phrases with prepositions',
  PREPOSITION_PHRASE_RULES,
  PREPOSITION_PHRASE_EXAMPLES,
);
