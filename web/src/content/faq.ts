import { TRIAL_CREDITS, TRIAL_DAYS } from '@argint/contracts/limits';
import { PLANS } from '@argint/contracts/plans';
import { formatPrice } from '../lib/format/format-number.ts';

/** Questions and answers. Prices and limits come from the plan table. */
export const faq: readonly { question: string; answer: string }[] = [
  {
    question: 'How long does an analysis take?',
    answer:
      'That depends on the length of your essay. The form tells you before you start, from the latest analyses of that length. The analysis runs in the background: you can leave the page and come back.',
  },
  {
    question: 'Are my essays private?',
    answer:
      'Yes. Private essays are encrypted and not shared. You can delete an essay, and everything we found in it, at any time.',
  },
  {
    question: 'How much does it cost?',
    answer: `A new account has ${TRIAL_CREDITS} free analyses for ${TRIAL_DAYS} days. After that a single essay is ${formatPrice(PLANS.single.priceCents)} for ${PLANS.single.credits} analyses, Standard is ${formatPrice(PLANS.standard.priceCents)} a month for ${PLANS.standard.credits} analyses, and Unlimited is ${formatPrice(PLANS.unlimited.priceCents)} a month.`,
  },
  {
    question: 'Do I need an account?',
    answer:
      'Not to look around or to use the live panel while you write. You need one for an analysis, because we keep it for you.',
  },
  {
    question: 'Does it write my essay for me?',
    answer:
      'No. It asks what an evaluator would ask, gives a hint first, and shows how to fix a sentence only when you ask.',
  },
];
