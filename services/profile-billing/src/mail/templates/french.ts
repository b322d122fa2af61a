import type { MailTexts } from './mail-text.ts';

export const FRENCH: MailTexts = {
  greeting: (name) => (name === null ? 'Bonjour,' : `Bonjour ${name},`),
  closing: 'Argument Intelligence',
  howToStop:
    'Vous pouvez désactiver ces messages dans votre profil, sous « Notifications par e-mail ».',
  mails: {
    registered: {
      subject: 'Bienvenue sur Argument Intelligence',
      paragraphs: [
        'Votre compte est prêt. L’essai gratuit comprend 2 analyses et dure 30 jours.',
        'Si vous ne vous êtes pas inscrit, quelqu’un a utilisé votre adresse par erreur. Vous pouvez ignorer ce message.',
      ],
      link: 'Analyser votre premier essai',
    },
    'verify-email': {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Ouvrez le lien ci-dessous pour montrer que cette adresse est la vôtre. Vous pouvez analyser votre premier essai sans l’ouvrir ; à partir du deuxième, l’essai gratuit demande une adresse confirmée.',
        'Le lien fonctionne pendant 3 jours, dans tous les navigateurs. S’il a expiré, connectez-vous et demandez un nouveau message.',
        'Si vous n’avez pas de compte chez nous, quelqu’un a utilisé votre adresse par erreur. Vous pouvez ignorer ce message.',
      ],
      link: 'Confirmer l’adresse',
    },
    'password-reset': {
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Le lien fonctionne une seule fois, pendant 30 minutes. Un nouveau mot de passe vous déconnecte partout.',
        'Si ce n’était pas vous, ignorez ce message. Votre mot de passe ne change pas.',
      ],
      link: 'Choisir un nouveau mot de passe',
    },
    'password-changed': {
      subject: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Le mot de passe de votre compte vient d’être modifié et vos autres appareils ont été déconnectés.',
        'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe sur la page de connexion.',
      ],
      link: 'Aller à la page de connexion',
    },
    'email-changed': {
      subject: 'Votre adresse e-mail a été modifiée',
      paragraphs: [
        'Votre compte a une nouvelle adresse e-mail. Vous vous connectez désormais avec elle et nos messages y sont envoyés. Ceci est le dernier message à l’ancienne adresse.',
        'Si ce n’était pas vous, quelqu’un d’autre utilise votre compte. Écrivez-nous tout de suite.',
      ],
      link: 'Comment nous joindre',
    },
    'analysis-finished': {
      subject: 'Votre analyse est terminée',
      paragraphs: ['Nous avons fini de lire votre essai. Le résultat vous attend.'],
      link: 'Voir le résultat',
    },
  },
};
