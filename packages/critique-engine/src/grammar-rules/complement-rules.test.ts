import { describeRules } from '../testing/describe-rules.ts';
import { COMPLEMENT_EXAMPLES } from '../testing/grammar-examples/complement-examples.ts';
import { COMPLEMENT_RULES } from './complement-rules.ts';

describeRules('rules about what follows a word', COMPLEMENT_RULES, COMPLEMENT_EXAMPLES);
