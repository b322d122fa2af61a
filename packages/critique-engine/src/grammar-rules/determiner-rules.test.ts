import { describeRules } from '../testing/describe-rules.ts';
import { DETERMINER_EXAMPLES } from '../testing/grammar-examples/determiner-examples.ts';
import { DETERMINER_RULES } from './determiner-rules.ts';

describeRules('rules about articles and other determiners', DETERMINER_RULES, DETERMINER_EXAMPLES);
