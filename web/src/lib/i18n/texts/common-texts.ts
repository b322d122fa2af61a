import type { Plurals, Texts } from '../text-types.ts';

/** Texts of parts that many screens share. */
export const commonTexts = {
  'Something went wrong': {
    es: 'Algo salió mal',
    fr: 'Une erreur est survenue',
    de: 'Etwas ist schiefgegangen',
  },
  'The page could not start.': {
    es: 'La página no pudo iniciarse.',
    fr: 'La page n’a pas pu démarrer.',
    de: 'Die Seite konnte nicht starten.',
  },
  'Refresh Page': { es: 'Recargar la página', fr: 'Recharger la page', de: 'Seite neu laden' },
  'Your draft is saved on this device.': {
    es: 'Tu borrador está guardado en este dispositivo.',
    fr: 'Votre brouillon est enregistré sur cet appareil.',
    de: 'Dein Entwurf ist auf diesem Gerät gespeichert.',
  },
  Loading: { es: 'Cargando', fr: 'Chargement', de: 'Wird geladen' },
  'Try Again': { es: 'Intentar de nuevo', fr: 'Réessayer', de: 'Erneut versuchen' },
  Retry: { es: 'Reintentar', fr: 'Réessayer', de: 'Wiederholen' },
  Close: { es: 'Cerrar', fr: 'Fermer', de: 'Schließen' },
  Cancel: { es: 'Cancelar', fr: 'Annuler', de: 'Abbrechen' },
  Dismiss: { es: 'Descartar', fr: 'Ignorer', de: 'Ausblenden' },
  Undo: { es: 'Deshacer', fr: 'Annuler', de: 'Rückgängig' },
  Redo: { es: 'Rehacer', fr: 'Rétablir', de: 'Wiederholen' },
  Error: { es: 'Error', fr: 'Erreur', de: 'Fehler' },
  Copied: { es: 'Copiado', fr: 'Copié', de: 'Kopiert' },
  'Could not copy': {
    es: 'No se pudo copiar',
    fr: 'Copie impossible',
    de: 'Kopieren nicht möglich',
  },
  'Show the characters': {
    es: 'Mostrar los caracteres',
    fr: 'Afficher les caractères',
    de: 'Zeichen anzeigen',
  },
  Critique: { es: 'Comentario', fr: 'Remarque', de: 'Anmerkung' },
  'Previous critique': {
    es: 'Comentario anterior',
    fr: 'Remarque précédente',
    de: 'Vorherige Anmerkung',
  },
  'Next critique': { es: 'Comentario siguiente', fr: 'Remarque suivante', de: 'Nächste Anmerkung' },
  '{{at}} of {{all}}': {
    es: '{{at}} de {{all}}',
    fr: '{{at}} sur {{all}}',
    de: '{{at}} von {{all}}',
  },
  'Authentication Required': {
    es: 'Se requiere iniciar sesión',
    fr: 'Connexion requise',
    de: 'Anmeldung erforderlich',
  },
  'See the plans': { es: 'Ver los planes', fr: 'Voir les formules', de: 'Tarife ansehen' },
  'View Plans': { es: 'Ver los planes', fr: 'Voir les formules', de: 'Tarife ansehen' },
  'Start Writing': { es: 'Empezar a escribir', fr: 'Commencer à écrire', de: 'Schreiben beginnen' },
  Email: { es: 'Correo electrónico', fr: 'E-mail', de: 'E-Mail' },
  Username: { es: 'Nombre de usuario', fr: 'Nom d’utilisateur', de: 'Benutzername' },
  Language: { es: 'Idioma', fr: 'Langue', de: 'Sprache' },
  Theme: { es: 'Tema', fr: 'Thème', de: 'Design' },
  Light: { es: 'Claro', fr: 'Clair', de: 'Hell' },
  Dark: { es: 'Oscuro', fr: 'Sombre', de: 'Dunkel' },
  System: { es: 'Sistema', fr: 'Système', de: 'System' },
  'Must fix': { es: 'Hay que corregir', fr: 'À corriger', de: 'Muss behoben werden' },
  'Should fix': { es: 'Conviene corregir', fr: 'À revoir', de: 'Sollte behoben werden' },
  'Could fix': { es: 'Se puede mejorar', fr: 'À peaufiner', de: 'Könnte besser sein' },
  argument: { es: 'argumento', fr: 'argument', de: 'Argument' },
  thesis: { es: 'tesis', fr: 'thèse', de: 'These' },
  relevance: { es: 'pertinencia', fr: 'pertinence', de: 'Relevanz' },
  source: { es: 'fuente', fr: 'source', de: 'Quelle' },
  style: { es: 'estilo', fr: 'style', de: 'Stil' },
  grammar: { es: 'gramática', fr: 'grammaire', de: 'Grammatik' },
  Emerging: { es: 'Incipiente', fr: 'Débutant', de: 'Beginnend' },
  Developing: { es: 'En desarrollo', fr: 'En progrès', de: 'In Entwicklung' },
  Proficient: { es: 'Competente', fr: 'Compétent', de: 'Sicher' },
  Advanced: { es: 'Avanzado', fr: 'Avancé', de: 'Fortgeschritten' },
  'The critiques are written in English.': {
    es: 'Los comentarios están escritos en inglés.',
    fr: 'Les remarques sont rédigées en anglais.',
    de: 'Die Anmerkungen sind auf Englisch.',
  },
} satisfies Texts;

/** Texts of parts that many screens share, with a number in them. */
export const commonPlurals = {
  '{{count}} words': {
    es: ['{{count}} palabra', '{{count}} palabras'],
    fr: ['{{count}} mot', '{{count}} mots'],
    de: ['{{count}} Wort', '{{count}} Wörter'],
  },
  '{{count}} lines': {
    es: ['{{count}} línea', '{{count}} líneas'],
    fr: ['{{count}} ligne', '{{count}} lignes'],
    de: ['{{count}} Zeile', '{{count}} Zeilen'],
  },
  '{{count}} critiques': {
    es: ['{{count}} comentario', '{{count}} comentarios'],
    fr: ['{{count}} remarque', '{{count}} remarques'],
    de: ['{{count}} Anmerkung', '{{count}} Anmerkungen'],
  },
  '{{count}} issues found': {
    es: ['{{count}} problema encontrado', '{{count}} problemas encontrados'],
    fr: ['{{count}} problème relevé', '{{count}} problèmes relevés'],
    de: ['{{count}} Problem gefunden', '{{count}} Probleme gefunden'],
  },
  '{{count}} places': {
    es: ['{{count}} lugar', '{{count}} lugares'],
    fr: ['{{count}} endroit', '{{count}} endroits'],
    de: ['{{count}} Stelle', '{{count}} Stellen'],
  },
  '{{count}} seconds': {
    es: ['{{count}} segundo', '{{count}} segundos'],
    fr: ['{{count}} seconde', '{{count}} secondes'],
    de: ['{{count}} Sekunde', '{{count}} Sekunden'],
  },
  '{{count}} minutes': {
    es: ['{{count}} minuto', '{{count}} minutos'],
    fr: ['{{count}} minute', '{{count}} minutes'],
    de: ['{{count}} Minute', '{{count}} Minuten'],
  },
  'You can try again in {{count}} seconds.': {
    es: [
      'Puedes intentarlo de nuevo en {{count}} segundo.',
      'Puedes intentarlo de nuevo en {{count}} segundos.',
    ],
    fr: [
      'Vous pourrez réessayer dans {{count}} seconde.',
      'Vous pourrez réessayer dans {{count}} secondes.',
    ],
    de: [
      'Du kannst es in {{count}} Sekunde erneut versuchen.',
      'Du kannst es in {{count}} Sekunden erneut versuchen.',
    ],
  },
  'You can try again in {{count}} minutes.': {
    es: [
      'Puedes intentarlo de nuevo en {{count}} minuto.',
      'Puedes intentarlo de nuevo en {{count}} minutos.',
    ],
    fr: [
      'Vous pourrez réessayer dans {{count}} minute.',
      'Vous pourrez réessayer dans {{count}} minutes.',
    ],
    de: [
      'Du kannst es in {{count}} Minute erneut versuchen.',
      'Du kannst es in {{count}} Minuten erneut versuchen.',
    ],
  },
} satisfies Plurals;
