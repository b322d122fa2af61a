import { describeRules } from '../testing/describe-rules.ts';
import { TENSE_EXAMPLES } from '../testing/grammar-examples/tense-examples.ts';
import { TENSE_RULES } from './tense-rules.ts';

describeRules('rules about tenses that a time expression rules out', TENSE_RULES, TENSE_EXAMPLES);
