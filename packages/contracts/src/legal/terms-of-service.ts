import { TRIAL_CREDITS, TRIAL_DAYS } from '../limits.ts';
import { PLANS, type PlanType } from '../plans.ts';
import {
  LEGAL_EFFECTIVE,
  LEGAL_VERSION,
  type LegalDocument,
  type LegalFacts,
} from './legal-document.ts';
import { retentionPoints } from './legal-facts.ts';
import { providerPoints } from './provider.ts';

const rand = (type: PlanType): string => `R${PLANS[type].priceCents / 100}`;

const pricePoints = (): readonly string[] => [
  `Free Trial: ${TRIAL_CREDITS} analyses, valid for ${TRIAL_DAYS} days. It ends by itself and costs nothing.`,
  `${PLANS.single.name}: ${rand('single')} once, for ${PLANS.single.credits} analyses.`,
  `${PLANS.standard.name}: ${rand('standard')} a month, for ${PLANS.standard.credits} analyses a month.`,
  `${PLANS.unlimited.name}: ${rand('unlimited')} a month, for as many analyses as you need.`,
];

const paymentParagraph = ({ payments, supportEmail }: LegalFacts): string =>
  payments === 'payfast'
    ? 'You pay through PayFast, on its own secure page. We never see or keep card details. Before you pay, the page shows what you buy and the whole price, and you can correct your order or leave it.'
    : `Payment is switched off on this server: it is a demonstration, and nothing can be bought. Write to ${supportEmail} with any question.`;

/** The Terms of Service: 11 sections (D2 §2). */
export const termsOfService = (facts: LegalFacts): LegalDocument => ({
  title: 'Terms of Service',
  version: LEGAL_VERSION,
  effective: LEGAL_EFFECTIVE,
  summary:
    'These terms are the agreement between you and us. Nothing in them takes away a right that the Consumer Protection Act 68 of 2008 or the Electronic Communications and Transactions Act 25 of 2002 (ECT Act) gives you.',
  sections: [
    {
      title: 'The agreement',
      blocks: [
        'You agree to these terms when you create an account. You can read them, save them and print them on this page at any time. If you do not agree, please do not create an account.',
        'You must be 16 or older. If you are under 18, ask a parent or guardian to read these terms with you and to agree to anything you buy.',
      ],
    },
    {
      title: 'Who provides the service',
      blocks: [
        'Section 43 of the ECT Act says what a provider has to tell you about itself:',
        providerPoints(facts.supportEmail),
      ],
    },
    {
      title: 'What the service does, and what it does not',
      blocks: [
        'You give us an essay. We give you critiques of single lines, scores, questions that challenge your argument, and suggestions.',
        'All of this is advice, made by a computer. It can be wrong. It is not a mark, not a promise of a mark, and not the opinion of your school or university. You decide what to change.',
        facts.model
          ? 'A language model takes part in the analysis. The Privacy Policy names it and says what it receives.'
          : 'No language model takes part in the analysis on this server.',
      ],
    },
    {
      title: 'Your account',
      blocks: [
        'Give correct details, keep your password to yourself, and tell us if you think that somebody else knows it. An account is for one person.',
      ],
    },
    {
      title: 'Your essays belong to you',
      blocks: [
        'You keep all rights in what you write. You allow us to store your essays and to read them by computer, only so that we can give you the service, and only until you delete them or their time is over.',
        'We do not publish your essays, we do not compare them with those of other students, and we do not add them to a plagiarism database. We use them to train models only if you opt in.',
        'Please send only texts that you may share with us.',
      ],
    },
    {
      title: 'Fair use',
      blocks: [
        'Please do not:',
        [
          'use the service where your school, university or examiner forbids it. You are responsible for the rules that apply to you;',
          'send texts that break the law or the rights of others;',
          'try to reach the data of others, get around limits, or overload the service;',
          'resell the service or let machines use it in your name without our agreement.',
        ],
        'We may suspend an account that does such things. Except in an emergency we tell you first and listen to you.',
      ],
    },
    {
      title: 'Plans, prices and payment',
      blocks: [
        pricePoints(),
        'All prices are in South African rand and include everything you pay.',
        'One credit pays for one analysis. If an analysis fails, or gives no score at all, its credit comes back. If you cancel an analysis before the first critique appears, its credit comes back as well.',
        paymentParagraph(facts),
        'Each plan keeps your essays for a time:',
        retentionPoints(),
      ],
    },
    {
      title: 'Cancelling and refunds',
      blocks: [
        'You can cancel a monthly plan at any time. It then ends with the period you have paid for, and we charge nothing more.',
        'Section 44 of the ECT Act lets you withdraw from an electronic purchase within seven days, without a reason and without a penalty. That right ends for a service that began with your consent before the seven days were over: an analysis that you have already used is such a service. For analyses you have not used we pay your money back within 30 days.',
        'If the service was not of the quality you may expect (section 54 of the Consumer Protection Act), you can ask us to put it right, or to pay back a reasonable part of the price.',
        `Write to ${facts.supportEmail}.`,
      ],
    },
    {
      title: 'Quality and liability',
      blocks: [
        'We provide the service with reasonable care and skill. We do not promise that it is always available: maintenance and faults happen. Please keep your own copy of each essay.',
        'We are not liable for a mark, a decision about you or a loss that follows from advice you chose to accept or to leave. This does not limit our liability for gross negligence, for intent, or where the Consumer Protection Act does not allow a limit.',
      ],
    },
    {
      title: 'Ending the agreement',
      blocks: [
        'You can delete your account on your profile page at any time. That ends this agreement and any plan. Unused time of a paid period is refunded only where section 8 says so.',
        'We may end the agreement with 20 business days’ notice to your email address, and then refund what you paid for time and analyses that you can no longer use.',
      ],
    },
    {
      title: 'Changes, law and disputes',
      blocks: [
        'Each version of these terms has a number and a date. We announce a change that matters to you on the page before it takes effect. If you do not accept it, you can end the agreement.',
        'South African law applies, and South African courts decide. Before you go to court you may turn to the National Consumer Commission (https://www.thencc.org.za) or to a consumer court of your province.',
        `Please write to ${facts.supportEmail} first. We will try to settle the matter with you.`,
      ],
    },
  ],
});
