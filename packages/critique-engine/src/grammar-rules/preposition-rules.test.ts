import { describeRules } from '../testing/describe-rules.ts';
import { PREPOSITION_EXAMPLES } from '../testing/grammar-examples/preposition-examples.ts';
import { PREPOSITION_RULES } from './preposition-rules.ts';

describeRules(
  'rules about prepositions and words like them',
  PREPOSITION_RULES,
  PREPOSITION_EXAMPLES,
);
