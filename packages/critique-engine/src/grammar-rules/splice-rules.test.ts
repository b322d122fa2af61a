import { describeRules } from '../testing/describe-rules.ts';
import { SPLICE_EXAMPLES } from '../testing/grammar-examples/splice-examples.ts';
import { SPLICE_RULES } from './splice-rules.ts';

describeRules('rules about full sentences joined by a comma', SPLICE_RULES, SPLICE_EXAMPLES);
