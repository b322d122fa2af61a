import { TRIAL_CREDITS, TRIAL_DAYS } from '@argint/contracts/limits';
import { PLANS } from '@argint/contracts/plans';
import { formatPrice } from '../lib/format/format-number.ts';
import { t } from '../lib/i18n/text.ts';

/** Questions and answers in the page's language. Prices and limits come from the plan table. */
export const faq = (): readonly { question: string; answer: string }[] => [
  {
    question: t('How long does an analysis take?'),
    answer: t(
      'That depends on the length of your essay. The form tells you before you start, from the latest analyses of that length. The analysis runs in the background: you can leave the page and come back.',
    ),
  },
  {
    question: t('Are my essays private?'),
    answer: t(
      'Yes. Private essays are encrypted and not shared. You can delete an essay, and everything we found in it, at any time.',
    ),
  },
  {
    question: t('How much does it cost?'),
    answer: t(
      'A new account has {{trial}} free analyses for {{days}} days. After that a single essay is {{singlePrice}} for {{single}} analyses, Standard is {{standardPrice}} a month for {{standard}} analyses, and Unlimited is {{unlimitedPrice}} a month.',
      {
        trial: TRIAL_CREDITS,
        days: TRIAL_DAYS,
        singlePrice: formatPrice(PLANS.single.priceCents),
        single: PLANS.single.credits ?? 0,
        standardPrice: formatPrice(PLANS.standard.priceCents),
        standard: PLANS.standard.credits ?? 0,
        unlimitedPrice: formatPrice(PLANS.unlimited.priceCents),
      },
    ),
  },
  {
    question: t('Do I need an account?'),
    answer: t(
      'Not to look around or to use the live panel while you write. You need one for an analysis, because we keep it for you.',
    ),
  },
  {
    question: t('Does it write my essay for me?'),
    answer: t(
      'No. It asks what an evaluator would ask, and gives a hint first. A slip comes with its correction; any other fix is shown only when you ask.',
    ),
  },
];
