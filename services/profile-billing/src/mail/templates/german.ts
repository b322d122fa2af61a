import type { MailTexts } from './mail-text.ts';

export const GERMAN: MailTexts = {
  greeting: (name) => (name === null ? 'Guten Tag,' : `Hallo ${name},`),
  closing: 'Argument Intelligence',
  howToStop:
    'Diese E-Mails können Sie in Ihrem Profil unter „E-Mail-Benachrichtigungen“ abstellen.',
  mails: {
    registered: {
      subject: 'Willkommen bei Argument Intelligence',
      paragraphs: [
        'Ihr Konto ist bereit. Die kostenlose Probezeit umfasst 2 Analysen und dauert 30 Tage.',
        'Falls Sie sich nicht registriert haben, hat jemand Ihre Adresse versehentlich verwendet. Sie können diese E-Mail ignorieren.',
      ],
      link: 'Den ersten Aufsatz analysieren',
    },
    'verify-email': {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        'Bitte öffnen Sie den Link, um zu zeigen, dass diese Adresse Ihnen gehört. Ihren ersten Aufsatz können Sie auch ohne ihn analysieren; ab dem zweiten braucht die kostenlose Probezeit eine bestätigte Adresse.',
        'Der Link gilt 3 Tage und funktioniert in jedem Browser. Ist er abgelaufen, melden Sie sich an und lassen Sie sich eine neue E-Mail schicken.',
        'Falls Sie kein Konto bei uns haben, hat jemand Ihre Adresse versehentlich verwendet. Sie können diese E-Mail ignorieren.',
      ],
      link: 'Adresse bestätigen',
    },
    'password-reset': {
      subject: 'Neues Passwort wählen',
      paragraphs: [
        'Jemand hat ein neues Passwort für Ihr Konto angefordert. Der Link funktioniert einmal und gilt 30 Minuten. Mit einem neuen Passwort werden Sie überall abgemeldet.',
        'Falls Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.',
      ],
      link: 'Neues Passwort wählen',
    },
    'password-changed': {
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: [
        'Das Passwort Ihres Kontos wurde soeben geändert, und Ihre anderen Geräte wurden abgemeldet.',
        'Falls Sie das nicht waren, fordern Sie auf der Anmeldeseite sofort ein neues Passwort an.',
      ],
      link: 'Zur Anmeldeseite',
    },
    'email-changed': {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        'Ihr Konto hat eine neue E-Mail-Adresse. Sie melden sich ab jetzt mit ihr an, und unsere Mails gehen dorthin. Dies ist die letzte Mail an die alte Adresse.',
        'Falls Sie das nicht waren, hat jemand anderes Ihr Konto. Schreiben Sie uns sofort.',
      ],
      link: 'So erreichen Sie uns',
    },
    'analysis-finished': {
      subject: 'Ihre Analyse ist fertig',
      paragraphs: ['Wir haben Ihren Aufsatz zu Ende gelesen. Das Ergebnis wartet auf Sie.'],
      link: 'Ergebnis ansehen',
    },
  },
};
