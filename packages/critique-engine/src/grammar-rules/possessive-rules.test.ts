import { describeRules } from '../testing/describe-rules.ts';
import { POSSESSIVE_EXAMPLES } from '../testing/grammar-examples/possessive-examples.ts';
import { POSSESSIVE_RULES } from './possessive-rules.ts';

describeRules('rules about the possessive', POSSESSIVE_RULES, POSSESSIVE_EXAMPLES);
