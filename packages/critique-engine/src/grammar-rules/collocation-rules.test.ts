import { describeRules } from '../testing/describe-rules.ts';
import { COLLOCATION_EXAMPLES } from '../testing/grammar-examples/collocation-examples.ts';
import { COLLOCATION_RULES } from './collocation-rules.ts';

describeRules('rules about words that do not go together', COLLOCATION_RULES, COLLOCATION_EXAMPLES);
