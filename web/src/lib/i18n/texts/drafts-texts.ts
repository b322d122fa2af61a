import type { Plurals, Texts } from '../text-types.ts';

/** Texts of the drafts of an essay and what changed between them. */
export const draftsTexts = {
  Drafts: { es: 'Borradores', fr: 'Versions', de: 'Entwürfe' },
  'Draft {{number}}': {
    es: 'Borrador {{number}}',
    fr: 'Version {{number}}',
    de: 'Entwurf {{number}}',
  },
  'Draft {{number}} of {{title}}': {
    es: 'Borrador {{number}} de {{title}}',
    fr: 'Version {{number}} de {{title}}',
    de: 'Entwurf {{number}} von {{title}}',
  },
  'Draft {{number}} of <a>{{title}}</a>': {
    es: 'Borrador {{number}} de <a>{{title}}</a>',
    fr: 'Version {{number}} de <a>{{title}}</a>',
    de: 'Entwurf {{number}} von <a>{{title}}</a>',
  },
  'Critiques without a place in the text': {
    es: 'Críticas sin lugar en el texto',
    fr: 'Critiques sans place dans le texte',
    de: 'Anmerkungen ohne Stelle im Text',
  },
  'Earlier:': { es: 'Anteriores:', fr: 'Précédentes :', de: 'Frühere:' },
  'Delete draft {{number}} of {{title}}': {
    es: 'Eliminar el borrador {{number}} de {{title}}',
    fr: 'Supprimer la version {{number}} de {{title}}',
    de: 'Entwurf {{number}} von {{title}} löschen',
  },
  'Delete all drafts of {{title}}': {
    es: 'Eliminar todos los borradores de {{title}}',
    fr: 'Tout supprimer : toutes les versions de {{title}}',
    de: 'Alle löschen: jeden Entwurf von {{title}}',
  },
  'Delete all': { es: 'Eliminar todos', fr: 'Tout supprimer', de: 'Alle löschen' },
  'Delete all drafts': {
    es: 'Eliminar todos los borradores',
    fr: 'Supprimer toutes les versions',
    de: 'Alle Entwürfe löschen',
  },
  'Draft deleted': { es: 'Borrador eliminado', fr: 'Version supprimée', de: 'Entwurf gelöscht' },
  'All drafts deleted': {
    es: 'Todos los borradores eliminados',
    fr: 'Toutes les versions supprimées',
    de: 'Alle Entwürfe gelöscht',
  },
  'Draft replaced': {
    es: 'Borrador sustituido',
    fr: 'Brouillon remplacé',
    de: 'Entwurf ersetzt',
  },
  'The form held another essay.': {
    es: 'En el formulario había otro ensayo.',
    fr: 'Le formulaire contenait une autre dissertation.',
    de: 'Im Formular stand ein anderer Essay.',
  },
  'Since <a>draft {{number}}</a>': {
    es: 'Desde el <a>borrador {{number}}</a>',
    fr: 'Depuis la <a>version {{number}}</a>',
    de: 'Seit <a>Entwurf {{number}}</a>',
  },
  'Since the draft before': {
    es: 'Desde el borrador anterior',
    fr: 'Depuis la version précédente',
    de: 'Seit dem vorigen Entwurf',
  },
  Comparing: { es: 'Comparando', fr: 'Comparaison en cours', de: 'Wird verglichen' },
  'Not looked at this time': {
    es: 'No se revisó esta vez',
    fr: 'Non examinées cette fois',
    de: 'Diesmal nicht angesehen',
  },
  'What has changed': { es: 'Qué ha cambiado', fr: 'Ce qui a changé', de: 'Was sich geändert hat' },
  'Still there': { es: 'Siguen ahí', fr: 'Toujours là', de: 'Noch da' },
  New: { es: 'Nuevos', fr: 'Nouvelles', de: 'Neu' },
  'Scores that changed': {
    es: 'Puntuaciones que han cambiado',
    fr: 'Notes qui ont changé',
    de: 'Wertungen, die sich geändert haben',
  },
  'The two drafts were not analysed in the same way, so their scores cannot be compared. Analyse that draft again to compare them.':
    {
      es: 'Los dos borradores no se analizaron de la misma manera, así que sus puntuaciones no se pueden comparar. Analiza de nuevo aquel borrador para compararlas.',
      fr: 'Les deux versions n’ont pas été analysées de la même façon : leurs notes ne se comparent pas. Analysez à nouveau cette version-là pour les comparer.',
      de: 'Die beiden Entwürfe wurden nicht auf gleiche Weise analysiert, deshalb lassen sich ihre Wertungen nicht vergleichen. Analysiere jenen Entwurf noch einmal, um sie zu vergleichen.',
    },
  'No score has clearly changed.': {
    es: 'Ninguna puntuación ha cambiado claramente.',
    fr: 'Aucune note n’a nettement changé.',
    de: 'Keine Wertung hat sich klar geändert.',
  },
  'No clear change: {{scores}}.': {
    es: 'Sin un cambio claro: {{scores}}.',
    fr: 'Sans changement net : {{scores}}.',
    de: 'Keine klare Änderung: {{scores}}.',
  },
  'Show the words that changed': {
    es: 'Mostrar las palabras que han cambiado',
    fr: 'Afficher les mots qui ont changé',
    de: 'Geänderte Wörter zeigen',
  },
  'Hide the words that changed': {
    es: 'Ocultar las palabras que han cambiado',
    fr: 'Masquer les mots qui ont changé',
    de: 'Geänderte Wörter ausblenden',
  },
  'Loading the earlier draft': {
    es: 'Cargando el borrador anterior',
    fr: 'Chargement de la version précédente',
    de: 'Der frühere Entwurf wird geladen',
  },
  'No word has changed.': {
    es: 'No ha cambiado ninguna palabra.',
    fr: 'Aucun mot n’a changé.',
    de: 'Kein Wort hat sich geändert.',
  },
  'The draft before': {
    es: 'El borrador anterior',
    fr: 'La version précédente',
    de: 'Der vorige Entwurf',
  },
  'The draft before was deleted.': {
    es: 'El borrador anterior se eliminó.',
    fr: 'La version précédente a été supprimée.',
    de: 'Der vorige Entwurf wurde gelöscht.',
  },
  'Make it a new essay instead': {
    es: 'Convertirlo en un ensayo nuevo',
    fr: 'En faire plutôt une nouvelle dissertation',
    de: 'Stattdessen als neuen Essay führen',
  },
  'No critique of the draft before is open.': {
    es: 'No queda abierto ningún comentario del borrador anterior.',
    fr: 'Aucune remarque de la version précédente n’est ouverte.',
    de: 'Keine Anmerkung des vorigen Entwurfs ist offen.',
  },
  'Open critiques of the draft before': {
    es: 'Comentarios abiertos del borrador anterior',
    fr: 'Remarques ouvertes de la version précédente',
    de: 'Offene Anmerkungen des vorigen Entwurfs',
  },
  'words changed': { es: 'palabras cambiadas', fr: 'mots modifiés', de: 'Wörter geändert' },
  'looks mended': { es: 'parece corregido', fr: 'semble corrigée', de: 'scheint behoben' },
  '{{count}} with changed words': {
    es: '{{count}} con palabras cambiadas',
    fr: '{{count}} avec des mots modifiés',
    de: '{{count}} mit geänderten Wörtern',
  },
  'Show in the text': {
    es: 'Mostrar en el texto',
    fr: 'Montrer dans le texte',
    de: 'Im Text zeigen',
  },
  'Make it better': { es: 'Mejóralo', fr: 'Améliorez-la', de: 'Mach ihn besser' },
  'No critique is open. A person may still find more.': {
    es: 'No queda ningún comentario abierto. Una persona puede encontrar más.',
    fr: 'Aucune remarque n’est ouverte. Une personne peut encore en trouver.',
    de: 'Keine Anmerkung ist offen. Ein Mensch findet vielleicht noch mehr.',
  },
  'Write the {{ordinal}} draft': {
    es: 'Escribir el {{ordinal}} borrador',
    fr: 'Écrire la {{ordinal}} version',
    de: 'Den {{ordinal}} Entwurf schreiben',
  },
  second: { es: 'segundo', fr: 'deuxième', de: 'zweiten' },
  third: { es: 'tercer', fr: 'troisième', de: 'dritten' },
  fourth: { es: 'cuarto', fr: 'quatrième', de: 'vierten' },
  fifth: { es: 'quinto', fr: 'cinquième', de: 'fünften' },
  sixth: { es: 'sexto', fr: 'sixième', de: 'sechsten' },
  seventh: { es: 'séptimo', fr: 'septième', de: 'siebten' },
  eighth: { es: 'octavo', fr: 'huitième', de: 'achten' },
  ninth: { es: 'noveno', fr: 'neuvième', de: 'neunten' },
  tenth: { es: 'décimo', fr: 'dixième', de: 'zehnten' },
  next: { es: 'siguiente', fr: 'prochaine', de: 'nächsten' },
} satisfies Texts;

/** Texts of the drafts of an essay, with a number in them. */
export const draftsPlurals = {
  '{{count}} open critiques': {
    es: ['{{count}} comentario abierto', '{{count}} comentarios abiertos'],
    fr: ['{{count}} remarque ouverte', '{{count}} remarques ouvertes'],
    de: ['{{count}} offene Anmerkung', '{{count}} offene Anmerkungen'],
  },
  '{{count}} look mended': {
    es: ['{{count}} parece corregido', '{{count}} parecen corregidos'],
    fr: ['{{count}} semble corrigée', '{{count}} semblent corrigées'],
    de: ['{{count}} scheint behoben', '{{count}} scheinen behoben'],
  },

  '{{count}} critiques still open.': {
    es: ['Queda {{count}} comentario abierto.', 'Quedan {{count}} comentarios abiertos.'],
    fr: ['{{count}} remarque encore ouverte.', '{{count}} remarques encore ouvertes.'],
    de: ['Noch {{count}} Anmerkung offen.', 'Noch {{count}} Anmerkungen offen.'],
  },
} satisfies Plurals;
