import { describeRules } from '../testing/describe-rules.ts';
import { PREPOSITION_VERB_EXAMPLES } from '../testing/grammar-examples/preposition-verb-examples.ts';
import { PREPOSITION_VERB_RULES } from './preposition-verb-rules.ts';

describeRules(
  'rules about prepositions after verbs',
  PREPOSITION_VERB_RULES,
  PREPOSITION_VERB_EXAMPLES,
);
