import { describeRules } from '../testing/describe-rules.ts';
import { HYPHEN_EXAMPLES } from '../testing/grammar-examples/hyphen-examples.ts';
import { HYPHEN_RULES } from './hyphen-rules.ts';

describeRules('rules about hyphens', HYPHEN_RULES, HYPHEN_EXAMPLES);
