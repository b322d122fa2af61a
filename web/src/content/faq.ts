import { TRIAL_CREDITS, TRIAL_DAYS } from '@argint/contracts/limits';
import { PLANS } from '@argint/contracts/plans';
import { formatPrice } from '../lib/format/format-number.ts';

/** Question and answer; prices and limits come from the plan table. */
export const faq: readonly { question: string; answer: string }[] = [
  {
    question: 'How long does an analysis take?',
    answer:
      'Usually 2-4 minutes; essays over 1,000 words are analysed as a background job that may take 5-10 minutes. You can leave the page and come back.',
  },
  {
    question: 'Are my essays private?',
    answer:
      'Yes. Private essays are encrypted and not shared. You can delete an essay, and everything found in it, at any time.',
  },
  {
    question: 'How much does it cost?',
    answer: `A new account has ${TRIAL_CREDITS} free analyses for ${TRIAL_DAYS} days. After that a single essay is ${formatPrice(PLANS.single.priceCents)} for ${PLANS.single.credits} analyses, Standard is ${formatPrice(PLANS.standard.priceCents)} a month for ${PLANS.standard.credits} analyses, and Unlimited is ${formatPrice(PLANS.unlimited.priceCents)} a month.`,
  },
  {
    question: 'Do I need an account?',
    answer:
      'Not to look around or to see the live panel while you write. An analysis is kept for you, so it needs one.',
  },
  {
    question: 'Does it write my essay for me?',
    answer:
      'No. It asks what an evaluator would ask, gives a hint first, and shows a way to mend a sentence only when you want it.',
  },
];
