import { describeRules } from '../testing/describe-rules.ts';
import { LEARNER_FORM_EXAMPLES } from '../testing/grammar-examples/learner-form-examples.ts';
import { LEARNER_FORM_RULES } from './learner-form-rules.ts';

describeRules(
  'rules about forms that learners build by analogy',
  LEARNER_FORM_RULES,
  LEARNER_FORM_EXAMPLES,
);
