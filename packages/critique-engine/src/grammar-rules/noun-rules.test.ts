import { describeRules } from '../testing/describe-rules.ts';
import { NOUN_EXAMPLES } from '../testing/grammar-examples/noun-examples.ts';
import { NOUN_RULES } from './noun-rules.ts';

describeRules('rules about number and countability', NOUN_RULES, NOUN_EXAMPLES);
