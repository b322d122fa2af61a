import { describeRules } from '../testing/describe-rules.ts';
import { VERB_EXAMPLES } from '../testing/grammar-examples/verb-examples.ts';
import { VERB_RULES } from './verb-rules.ts';

describeRules(
  'rules about verbs that do not agree or have the wrong form',
  VERB_RULES,
  VERB_EXAMPLES,
);
