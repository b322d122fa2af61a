import { describeRules } from '../testing/describe-rules.ts';
import { AGREEMENT_EXAMPLES } from '../testing/grammar-examples/agreement-examples.ts';
import { AGREEMENT_RULES } from './agreement-rules.ts';

describeRules(
  'rules about subjects and verbs that do not agree',
  AGREEMENT_RULES,
  AGREEMENT_EXAMPLES,
);
