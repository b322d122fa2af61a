import { describeRules } from '../testing/describe-rules.ts';
import { PUNCTUATION_EXAMPLES } from '../testing/grammar-examples/punctuation-examples.ts';
import { PUNCTUATION_RULES } from './punctuation-rules.ts';

describeRules('rules about commas, spaces and capitals', PUNCTUATION_RULES, PUNCTUATION_EXAMPLES);
