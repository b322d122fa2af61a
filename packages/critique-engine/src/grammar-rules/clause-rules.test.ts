import { describeRules } from '../testing/describe-rules.ts';
import { CLAUSE_EXAMPLES } from '../testing/grammar-examples/clause-examples.ts';
import { CLAUSE_RULES } from './clause-rules.ts';

describeRules('rules about commas between clauses', CLAUSE_RULES, CLAUSE_EXAMPLES);
