import { TRIAL_AGAIN_DAYS } from '../limits.ts';
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
import { PROVIDER } from './provider.ts';

const officer = ({ supportEmail }: LegalFacts): string =>
  PROVIDER.informationOfficer === null
    ? `The owner of this service has not named an Information Officer yet. Until then, write to ${supportEmail}.`
    : `Our Information Officer is ${PROVIDER.informationOfficer}. Write to ${supportEmail}.`;

/** The Data Protection Policy: 9 sections (D2 §2). */
export const dataProtection = (facts: LegalFacts): LegalDocument => ({
  title: 'Data Protection Policy',
  version: LEGAL_VERSION,
  effective: LEGAL_EFFECTIVE,
  summary:
    'The Privacy Policy says what we do with your information. This policy says how we make sure of it.',
  sections: [
    {
      title: 'Purpose and responsibility',
      blocks: [
        'This policy covers all personal information in this service: in its databases, its message queue, its log files and its backups. It applies to everybody who runs the service.',
        officer(facts),
      ],
    },
    {
      title: 'The eight conditions of POPIA',
      blocks: [
        [
          'Accountability: one Information Officer answers for this policy.',
          'Processing limitation: we ask only for what an account and an analysis need.',
          'Purpose specification: each purpose is named in the Privacy Policy, and each essay has a date on which it is deleted.',
          'Further processing limitation: essays serve the student who wrote them, and nothing else.',
          'Information quality: we correct your details when you ask.',
          'Openness: the Privacy Policy, this policy and the Security Audit are open to you.',
          'Security safeguards: sections 3 and 4.',
          'Data subject participation: section 9.',
        ],
      ],
    },
    {
      title: 'Encryption',
      blocks: [
        'Data is encrypted in transit and at rest.',
        [
          'Between you and us: HTTPS. The service tells your browser to use nothing else for a year.',
          'Between our services: each call proves who makes it, and a table says which service may ask what.',
          'At rest: the texts, results and critiques of each user are sealed with that user’s own key (AES-256-GCM). A master key encrypts those keys.',
          'Passwords: Argon2id, with a salt of their own.',
          'Not sealed one by one: names, usernames, email addresses, plans and payments. They rest in databases whose files are closed to other users of the machine. Owners should put these on an encrypted disk.',
        ],
      ],
    },
    {
      title: 'Access',
      blocks: [
        'Each request is checked against its owner. A student cannot open the essay of another student, and a test tries every call as somebody else.',
        'Five wrong passwords for one account from one address lock that pair for 15 minutes. A link to a new password, sent to the email address of the account, ends the lock. Signing out ends a session within seconds.',
        'Operators have a command line for plans, keys and queues. It has no command that shows the text of an essay.',
        'Essay text never enters a log, an event or a message between services other than the calls that need it.',
      ],
    },
    {
      title: 'Keeping and deleting',
      blocks: [
        'The service deletes essays by itself when their time is over. It looks for them every minute.',
        retentionPoints(),
        `Each email address has one free trial in ${TRIAL_AGAIN_DAYS} days. To know that, the account service keeps a keyed hash of the address and the day on which the hash is deleted, also after the account is deleted. From the hash alone nobody can tell the address, and it names no account.`,
        'Deleting an essay or an account overwrites the data in the embedded databases within a minute. A test compares every file with what was there before. Where the service runs on MongoDB, the database reuses the space in its own time; what it leaves behind is sealed with a key that no longer exists, except names and email addresses.',
      ],
    },
    {
      title: 'Training and consent',
      blocks: [
        'Essays are not used to train models unless you opt in. The setting is off for every new account. We record when you turned it on or off, and under which version of these documents. This version of the service has no code that trains a model.',
        readingParagraph(facts),
      ],
    },
    {
      title: 'Operators and other countries',
      blocks: [
        'POPIA calls those who handle information for us operators. We have a written agreement with each of them (section 21).',
        recipientPoints(facts),
        transferParagraph(facts),
      ],
    },
    {
      title: 'Security incidents',
      blocks: [
        'When we have reason to believe that somebody who should not has had access to personal information:',
        [
          'we assess what happened within 24 hours;',
          'we notify the Information Regulator within 72 hours of finding out, and as soon as reasonably possible (section 22 of POPIA);',
          'we tell the people affected at the same time, by email: what happened, what we do about it, and what they can do;',
          'we write down the incident, its cause and what we changed.',
        ],
        'The steps stand in a written procedure that the people on duty follow.',
      ],
    },
    {
      title: 'Requests, complaints and review',
      blocks: [
        `Your profile page gives you a copy of everything we hold, and deletes it. For all other requests write to ${facts.supportEmail}. We check who you are, answer within 30 days and charge nothing.`,
        'You can complain to the Information Regulator (South Africa) at any time: https://inforegulator.org.za.',
        'We review this policy at least once a year, and after each incident.',
      ],
    },
  ],
});
