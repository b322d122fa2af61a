import { describeRules } from '../testing/describe-rules.ts';
import { COMPARISON_EXAMPLES } from '../testing/grammar-examples/comparison-examples.ts';
import { COMPARISON_RULES } from './comparison-rules.ts';

describeRules('rules about comparison', COMPARISON_RULES, COMPARISON_EXAMPLES);
