import type { Plurals, Texts } from '../text-types.ts';

/** Texts of the critiques of a result: cards, marks, filters, decisions and keys. */
export const critiquesTexts = {
  Outline: { es: 'Esquema', fr: 'Plan', de: 'Gliederung' },
  'line {{line}}': { es: 'línea {{line}}', fr: 'ligne {{line}}', de: 'Zeile {{line}}' },
  'Line {{line}}': { es: 'Línea {{line}}', fr: 'Ligne {{line}}', de: 'Zeile {{line}}' },
  'Line {{line}}.': { es: 'Línea {{line}}.', fr: 'Ligne {{line}}.', de: 'Zeile {{line}}.' },
  'Every critique': {
    es: 'Todos los comentarios',
    fr: 'Toutes les remarques',
    de: 'Alle Anmerkungen',
  },
  'To fix first': {
    es: 'Qué arreglar primero',
    fr: 'À corriger d’abord',
    de: 'Zuerst beheben',
  },
  'Why this matters.': {
    es: 'Por qué importa.',
    fr: 'Pourquoi c’est important.',
    de: 'Warum das zählt.',
  },
  'Why this matters: {{reason}}': {
    es: 'Por qué importa: {{reason}}',
    fr: 'Pourquoi c’est important : {{reason}}',
    de: 'Warum das zählt: {{reason}}',
  },
  'Ask yourself:': { es: 'Pregúntate:', fr: 'Demandez-vous :', de: 'Frag dich:' },
  'Fix:': { es: 'Corrección:', fr: 'Correction :', de: 'Lösung:' },
  'Fix: {{fix}}': { es: 'Corrección: {{fix}}', fr: 'Correction : {{fix}}', de: 'Lösung: {{fix}}' },
  'Show the fix': {
    es: 'Mostrar la corrección',
    fr: 'Afficher la correction',
    de: 'Lösung zeigen',
  },
  'Hide the fix': {
    es: 'Ocultar la corrección',
    fr: 'Masquer la correction',
    de: 'Lösung ausblenden',
  },
  'Copy the fix': {
    es: 'Copiar la corrección',
    fr: 'Copier la correction',
    de: 'Lösung kopieren',
  },
  Resolved: { es: 'Resuelto', fr: 'Corrigée', de: 'Erledigt' },
  Intended: { es: 'Intencional', fr: 'Voulue', de: 'Beabsichtigt' },
  'Not useful': { es: 'No me sirve', fr: 'Pas utile', de: 'Nicht hilfreich' },
  resolved: { es: 'resuelto', fr: 'corrigée', de: 'erledigt' },
  intended: { es: 'intencional', fr: 'voulue', de: 'beabsichtigt' },
  'not useful': { es: 'no me sirve', fr: 'pas utile', de: 'nicht hilfreich' },
  '{{name}}. Marked as {{state}}': {
    es: '{{name}}. Marcado como: {{state}}',
    fr: '{{name}}. Marquée : {{state}}',
    de: '{{name}}. Markiert als {{state}}',
  },
  'Why is it not useful? (optional)': {
    es: '¿Por qué no te sirve? (opcional)',
    fr: 'Pourquoi n’est-elle pas utile ? (facultatif)',
    de: 'Warum ist sie nicht hilfreich? (optional)',
  },
  'You decided this in the draft before.': {
    es: 'Lo decidiste en el borrador anterior.',
    fr: 'Vous l’avez décidé dans la version précédente.',
    de: 'Das hast du im vorigen Entwurf entschieden.',
  },
  Save: { es: 'Guardar', fr: 'Enregistrer', de: 'Speichern' },
  Saved: { es: 'Guardado', fr: 'Enregistré', de: 'Gespeichert' },
  'Filter critiques': {
    es: 'Filtrar los comentarios',
    fr: 'Filtrer les remarques',
    de: 'Anmerkungen filtern',
  },
  'All {{count}}': { es: 'Todos {{count}}', fr: 'Toutes {{count}}', de: 'Alle {{count}}' },
  '{{done}} of {{all}} dealt with': {
    es: '{{done}} de {{all}} atendidos',
    fr: '{{done}} sur {{all}} traitées',
    de: '{{done}} von {{all}} bearbeitet',
  },
  'Show open only': {
    es: 'Mostrar solo los abiertos',
    fr: 'Afficher seulement les ouvertes',
    de: 'Nur offene zeigen',
  },
  'Copy all as text': {
    es: 'Copiar todo como texto',
    fr: 'Tout copier en texte',
    de: 'Alle als Text kopieren',
  },
  'Show {{count}} more': {
    es: 'Mostrar {{count}} más',
    fr: 'Afficher {{count}} de plus',
    de: '{{count}} weitere zeigen',
  },
  '<key>n</key> <key>p</key> next, previous · <key>?</key> keys': {
    es: '<key>n</key> <key>p</key> siguiente, anterior · <key>?</key> teclas',
    fr: '<key>n</key> <key>p</key> suivante, précédente · <key>?</key> touches',
    de: '<key>n</key> <key>p</key> nächste, vorige · <key>?</key> Tasten',
  },
  Keys: { es: 'Teclas', fr: 'Touches', de: 'Tasten' },
  'next critique': { es: 'comentario siguiente', fr: 'remarque suivante', de: 'nächste Anmerkung' },
  'previous critique': {
    es: 'comentario anterior',
    fr: 'remarque précédente',
    de: 'vorige Anmerkung',
  },
  'go to the next mark': {
    es: 'ir a la marca siguiente',
    fr: 'aller à la marque suivante',
    de: 'zur nächsten Markierung gehen',
  },
  'open the critique of a mark and go into its card': {
    es: 'abrir el comentario de una marca y entrar en su tarjeta',
    fr: 'ouvrir la remarque d’une marque et entrer dans sa fiche',
    de: 'Anmerkung einer Markierung öffnen und in ihre Karte gehen',
  },
  'close the card and go back to its mark': {
    es: 'cerrar la tarjeta y volver a su marca',
    fr: 'fermer la fiche et revenir à sa marque',
    de: 'Karte schließen und zur Markierung zurückgehen',
  },
  'show or hide the fix': {
    es: 'mostrar u ocultar la corrección',
    fr: 'afficher ou masquer la correction',
    de: 'Lösung zeigen oder ausblenden',
  },
  'resolved, or open again': {
    es: 'resuelto, o abrir de nuevo',
    fr: 'corrigée, ou rouvrir',
    de: 'erledigt, oder wieder öffnen',
  },
  'intended, or open again': {
    es: 'intencional, o abrir de nuevo',
    fr: 'voulue, ou rouvrir',
    de: 'beabsichtigt, oder wieder öffnen',
  },
  'not useful, or open again': {
    es: 'no me sirve, o abrir de nuevo',
    fr: 'pas utile, ou rouvrir',
    de: 'nicht hilfreich, oder wieder öffnen',
  },
  'show this list': {
    es: 'mostrar esta lista',
    fr: 'afficher cette liste',
    de: 'diese Liste zeigen',
  },
} satisfies Texts;

/** Texts of the critiques of a result, with a number in them. */
export const critiquesPlurals = {
  'The {{shown}} that matter most; {{count}} smaller ones left out.': {
    es: [
      'Los más importantes: {{shown}}; {{count}} menor queda fuera.',
      'Los más importantes: {{shown}}; {{count}} menores quedan fuera.',
    ],
    fr: [
      'Les plus importantes : {{shown}} ; {{count}} mineure laissée de côté.',
      'Les plus importantes : {{shown}} ; {{count}} mineures laissées de côté.',
    ],
    de: [
      'Die wichtigsten: {{shown}}; {{count}} kleinere weggelassen.',
      'Die wichtigsten: {{shown}}; {{count}} kleinere weggelassen.',
    ],
  },
  '{{count}} headings': {
    es: ['{{count}} título', '{{count}} títulos'],
    fr: ['{{count}} titre', '{{count}} titres'],
    de: ['{{count}} Überschrift', '{{count}} Überschriften'],
  },
  '{{count}} paragraphs': {
    es: ['{{count}} párrafo', '{{count}} párrafos'],
    fr: ['{{count}} paragraphe', '{{count}} paragraphes'],
    de: ['{{count}} Absatz', '{{count}} Absätze'],
  },
  '{{count}} decisions saved on this device only. We’ll send them when the server answers again.': {
    es: [
      '{{count}} decisión guardada solo en este dispositivo. La enviaremos cuando el servidor vuelva a responder.',
      '{{count}} decisiones guardadas solo en este dispositivo. Las enviaremos cuando el servidor vuelva a responder.',
    ],
    fr: [
      '{{count}} décision enregistrée sur cet appareil seulement. Nous l’enverrons quand le serveur répondra de nouveau.',
      '{{count}} décisions enregistrées sur cet appareil seulement. Nous les enverrons quand le serveur répondra de nouveau.',
    ],
    de: [
      '{{count}} Entscheidung ist nur auf diesem Gerät gespeichert. Wir senden sie, sobald der Server wieder antwortet.',
      '{{count}} Entscheidungen sind nur auf diesem Gerät gespeichert. Wir senden sie, sobald der Server wieder antwortet.',
    ],
  },
} satisfies Plurals;
