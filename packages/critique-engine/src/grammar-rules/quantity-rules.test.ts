import { describeRules } from '../testing/describe-rules.ts';
import { QUANTITY_EXAMPLES } from '../testing/grammar-examples/quantity-examples.ts';
import { QUANTITY_RULES } from './quantity-rules.ts';

describeRules('rules about words that say how many', QUANTITY_RULES, QUANTITY_EXAMPLES);
