import { PENDING_ESSAY_DAYS, TRIAL_AGAIN_DAYS } from '../limits.ts';
import {
  LEGAL_EFFECTIVE,
  LEGAL_VERSION,
  type LegalDocument,
  type LegalFacts,
} from './legal-document.ts';
import {
  readingParagraph,
  recipientPoints,
  retentionPoints,
  transferParagraph,
} from './legal-facts.ts';
import { providerPoints } from './provider.ts';

/** The Privacy Policy: 11 sections (D2 §2). */
export const privacyPolicy = (facts: LegalFacts): LegalDocument => ({
  title: 'Privacy Policy',
  version: LEGAL_VERSION,
  effective: LEGAL_EFFECTIVE,
  summary:
    'This policy says which personal information we hold about you, why, for how long, and who else sees it. It follows the Protection of Personal Information Act 4 of 2013 (POPIA).',
  sections: [
    {
      title: 'Who we are',
      blocks: [
        'We are the responsible party under POPIA for the personal information that this service handles.',
        providerPoints(facts.supportEmail),
      ],
    },
    {
      title: 'What we collect',
      blocks: [
        [
          'Your account: first name, last name, username, email address, and whether you confirmed that you are 16 or older. We keep your password only as a hash (Argon2id), from which it cannot be read.',
          'Your profile: what you choose to add, such as a short text about yourself, your theme, language and timezone.',
          'Your essays: text, question, title and marking criteria, the critiques and scores we gave, and what you decided about them.',
          'Your plan: credits, analyses and, if you bought something, the payments.',
          'Your agreement: which version of these documents you agreed to, and when.',
          'Your sessions: when you signed in, when you last used them, the names of the browser and of the operating system, and counters of failed sign-ins. Your network address stands in these counters only in a form that cannot be turned back into the address.',
          'Whether your email address had a free trial lately, also only in a form that cannot be turned back into the address.',
        ],
        'We use no cookies, no advertising and no tracking by other companies. The page keeps your sign-in, your draft and your settings in the storage of your own browser. Signing out removes the sign-in.',
        'Our log files hold technical ids and times. They never hold the text of an essay, a password or a sign-in token.',
      ],
    },
    {
      title: 'Why we use it',
      blocks: [
        [
          'To give you the service you asked for: your account, your analyses, your plan (section 11(1)(b) of POPIA, performance of a contract).',
          'To keep the service and your account safe and fair: sign-in limits, records of sessions, one free trial for each email address (section 11(1)(f), our legitimate interest and yours).',
          'To keep the records that tax and consumer law ask for (section 11(1)(c), an obligation by law).',
          'For anything else we ask you first (section 11(1)(a), consent). You can withdraw consent at any time on your profile page.',
        ],
        'You do not have to give us anything. Without a name, a username, an email address and a password there is no account, and without an essay there is no analysis.',
      ],
    },
    {
      title: 'Your essays',
      blocks: [
        readingParagraph(facts),
        'Essays are not used to train models unless you opt in. The setting stands on your profile page under Account, and it is off until you turn it on. This version of the service trains no model, whatever the setting says.',
        'The scores and critiques are made by a computer. They are advice about a text. They decide nothing about you, and we never tell your school, your university or an employer about them.',
      ],
    },
    {
      title: 'Who else receives it',
      blocks: [
        'We do not sell personal information. These are the only others who receive some of it:',
        recipientPoints(facts),
        'We may also have to hand information to a court or an authority, where South African law requires it. We will tell you, unless the law forbids that.',
      ],
    },
    { title: 'Other countries', blocks: [transferParagraph(facts)] },
    {
      title: 'How long we keep it',
      blocks: [
        'How long an essay is kept depends on the plan you had when you sent it. Each essay shows the date. A later change of plan never brings the date forward.',
        retentionPoints(),
        `An essay that waits for a payment is kept for ${PENDING_ESSAY_DAYS} days, and for a shorter time if you send it or remove it.`,
        'After that date the service deletes the essay, its critiques and its result by itself. You can delete an essay earlier at any time.',
        `Your account stays until you delete it. Deleting it removes your account, your profile and your essays from every part of the service, normally within a minute. What stays is a random number that stood for your account, so that no late message brings it back, the records of payments that tax law makes us keep for five years, and, for ${TRIAL_AGAIN_DAYS} days from the beginning of your free trial, a mark that its email address had one. The mark is a keyed hash of the address and the day on which the mark ends, and nothing else.`,
        'Copies in the backups of the owner of this service disappear when those backups are replaced.',
      ],
    },
    {
      title: 'How we protect it',
      blocks: [
        'Data is encrypted in transit and at rest.',
        [
          'In transit: your browser reaches us over HTTPS, and the services inside prove to each other who they are. The Security Audit page says whether this server and its network keep to that.',
          'At rest: the texts of your essays, their results and critiques are sealed with a key of your own (AES-256-GCM). That key is itself encrypted with a master key. Deleting your account destroys your key.',
          'Your name, username and email address stand in the account database. Only the account service reads it, and its files are closed to other users of the machine.',
          'Only you can open your essays. Our staff have no screen that shows them.',
        ],
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'Under POPIA you may:',
        [
          'know what we hold about you, and get a copy: Export Your Data under Account on your profile page gives you one file with everything;',
          'correct what is wrong;',
          'delete it: single essays on their own page, the whole account on your profile page;',
          'object to our use of it, or withdraw a consent;',
          'object to direct marketing. We send none;',
          'complain to the Information Regulator.',
        ],
        `For all this write to ${facts.supportEmail}. We answer within 30 days and charge nothing.`,
      ],
    },
    {
      title: 'Children',
      blocks: [
        'We do not serve children under 16. The registration form asks you to confirm your age. If we learn that an account belongs to a child under 16, we delete it.',
        `A parent or guardian who believes that a child has an account can write to ${facts.supportEmail}.`,
      ],
    },
    {
      title: 'Changes, incidents and complaints',
      blocks: [
        'Each version of this policy has a number and a date. If we change it in a way that matters to you, we say so on the page before the change takes effect.',
        'If somebody who should not has seen your personal information, we assess what happened within 24 hours. We tell the Information Regulator, and you if you are affected, within 72 hours of finding out and as soon as reasonably possible.',
        `Complaints: first to us, at ${facts.supportEmail}. You can go to the Information Regulator (South Africa) at any time: https://inforegulator.org.za.`,
      ],
    },
  ],
});
