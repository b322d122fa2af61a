import { describeRules } from '../testing/describe-rules.ts';
import { VERB_PATTERN_EXAMPLES } from '../testing/grammar-examples/verb-pattern-examples.ts';
import { VERB_PATTERN_RULES } from './verb-pattern-rules.ts';

describeRules(
  'rules about the form of a verb after another word',
  VERB_PATTERN_RULES,
  VERB_PATTERN_EXAMPLES,
);
