import { describeRules } from '../testing/describe-rules.ts';
import { CAPITAL_EXAMPLES } from '../testing/grammar-examples/capital-examples.ts';
import { CAPITAL_RULES } from './capital-rules.ts';

describeRules('rules about capitals', CAPITAL_RULES, CAPITAL_EXAMPLES);
