import type { MailTexts } from './mail-text.ts';

export const ENGLISH: MailTexts = {
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  closing: 'Argument Intelligence',
  howToStop: 'You can switch these mails off in your profile, under Email Notifications.',
  mails: {
    registered: {
      subject: 'Welcome to Argument Intelligence',
      paragraphs: [
        'Your account is ready. Your free trial has 2 analyses and lasts 30 days.',
        'If you did not register, somebody used your address by mistake. You can ignore this mail.',
      ],
      link: 'Analyse your first essay',
    },
    'verify-email': {
      subject: 'Please confirm your e-mail address',
      paragraphs: [
        'Please open the link below to show that this address is yours. You can analyse your first essay without it; from the second on, the free trial needs a confirmed address.',
        'The link works for 3 days, in any browser. If it has expired, sign in and have a new mail sent.',
        'If you have no account with us, somebody used your address by mistake. You can ignore this mail.',
      ],
      link: 'Confirm the address',
    },
    'password-reset': {
      subject: 'Choose a new password',
      paragraphs: [
        'Somebody asked for a new password for your account. The link below works once, for 30 minutes. A new password signs you out everywhere.',
        'If this was not you, ignore this mail. Your password stays as it is.',
      ],
      link: 'Choose a new password',
    },
    'password-changed': {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account was changed just now, and your other devices were signed out.',
        'If this was not you, ask for a new password at once with ‘Forgot your password?’ on the sign-in page.',
      ],
      link: 'Go to the sign-in page',
    },
    'email-changed': {
      subject: 'Your e-mail address was changed',
      paragraphs: [
        'Your account has a new e-mail address. From now on you sign in with it, and our mails go there. This is the last mail to the old address.',
        'If this was not you, somebody else has your account. Write to us at once.',
      ],
      link: 'How to reach us',
    },
    'analysis-finished': {
      subject: 'Your analysis is finished',
      paragraphs: ['We have finished reading your essay. The result is waiting for you.'],
      link: 'See the result',
    },
  },
};
