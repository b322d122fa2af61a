import { describeRules } from '../testing/describe-rules.ts';
import { CONFUSED_WORD_EXAMPLES } from '../testing/grammar-examples/confused-word-examples.ts';
import { CONFUSED_WORD_RULES } from './confused-word-rules.ts';

describeRules('rules about words taken for others', CONFUSED_WORD_RULES, CONFUSED_WORD_EXAMPLES);
