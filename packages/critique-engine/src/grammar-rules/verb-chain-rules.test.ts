import { describeRules } from '../testing/describe-rules.ts';
import { VERB_CHAIN_EXAMPLES } from '../testing/grammar-examples/verb-chain-examples.ts';
import { VERB_CHAIN_RULES } from './verb-chain-rules.ts';

describeRules('rules about the verb after another word', VERB_CHAIN_RULES, VERB_CHAIN_EXAMPLES);
