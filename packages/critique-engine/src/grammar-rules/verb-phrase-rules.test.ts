import { describeRules } from '../testing/describe-rules.ts';
import { VERB_PHRASE_EXAMPLES } from '../testing/grammar-examples/verb-phrase-examples.ts';
import { VERB_PHRASE_RULES } from './verb-phrase-rules.ts';

describeRules('rules about forms within a verb phrase', VERB_PHRASE_RULES, VERB_PHRASE_EXAMPLES);
