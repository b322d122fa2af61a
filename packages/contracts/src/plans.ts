/** Plans in order of precedence: the first that is active decides. */
export const PLAN_TYPES = [
  'unlimited_special',
  'unlimited',
  'standard',
  'single',
  'trial',
  'none',
] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** What a plan gives. Prices are in cents of a rand. */
export interface Plan {
  type: PlanType;
  name: string;
  priceCents: number;
  /** How often the price is paid. */
  billing: 'once' | 'month' | 'free';
  /** Analyses per purchase or month; null = unlimited. */
  credits: number | null;
  /** Most words in one essay. */
  maxWords: number;
  /** Most analyses one user may have open (queued or processing) at the same time. */
  maxOpenAnalyses: number;
  /** Days an essay is kept; null = forever. */
  historyDays: number | null;
  /** Tasks of these users' jobs run before those of other users. */
  priority: boolean;
  /** Whether the section analysis of a premium report is shown. */
  premium: boolean;
  /** Whether essays can be exported as PDF and Word files. */
  exports: boolean;
  /** Wording of the price card (D1 §9). */
  features: readonly string[];
}

const plan = (p: Plan): Plan => Object.freeze(p);

/** The one plan table (D1 §9): FAQ, cards, checkout and limits read it. */
export const PLANS: Readonly<Record<PlanType, Plan>> = Object.freeze({
  none: plan({
    type: 'none',
    name: 'No Active Plan',
    priceCents: 0,
    billing: 'free',
    credits: 0,
    maxWords: 3_000,
    maxOpenAnalyses: 3,
    historyDays: 30,
    priority: false,
    premium: false,
    exports: false,
    features: [],
  }),
  trial: plan({
    type: 'trial',
    name: 'Free Trial',
    priceCents: 0,
    billing: 'free',
    credits: 2,
    maxWords: 3_000,
    maxOpenAnalyses: 3,
    historyDays: 30,
    priority: false,
    premium: false,
    exports: false,
    features: ['2 free analysis credits', '30 days', '3,000 words'],
  }),
  single: plan({
    type: 'single',
    name: 'Single Essay',
    priceCents: 2_500,
    billing: 'once',
    credits: 2,
    maxWords: 3_000,
    maxOpenAnalyses: 3,
    historyDays: 7,
    priority: false,
    premium: false,
    exports: false,
    features: ['2 analyses per purchase', '7-day history', '3,000 words', 'Basic scores'],
  }),
  standard: plan({
    type: 'standard',
    name: 'Standard',
    priceCents: 18_000,
    billing: 'month',
    credits: 12,
    maxWords: 8_000,
    maxOpenAnalyses: 5,
    historyDays: 183,
    priority: false,
    premium: true,
    exports: false,
    features: [
      '12 analyses per month',
      '8,000 words',
      '6 months history',
      'Premium section analysis',
    ],
  }),
  unlimited: plan({
    type: 'unlimited',
    name: 'Unlimited',
    priceCents: 90_000,
    billing: 'month',
    credits: null,
    maxWords: 15_000,
    maxOpenAnalyses: 10,
    historyDays: null,
    priority: true,
    premium: true,
    exports: true,
    features: [
      'Unlimited analyses',
      '15,000 words',
      'Fast-track priority',
      'Permanent history',
      'Premium section analysis',
      'PDF/DOCX export',
    ],
  }),
  unlimited_special: plan({
    type: 'unlimited_special',
    name: 'Unlimited',
    priceCents: 0,
    billing: 'free',
    credits: null,
    maxWords: 15_000,
    maxOpenAnalyses: 10,
    historyDays: null,
    priority: true,
    premium: true,
    exports: true,
    features: ['Unlimited analyses', '15,000 words'],
  }),
});

/** The plan type of this name; 'none' for a name that is not in the table. */
export const planTypeOf = (name: string | undefined): PlanType =>
  PLAN_TYPES.find((type) => type === name) ?? 'none';
