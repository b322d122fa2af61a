import type { Plurals, Texts } from '../text-types.ts';

/** Texts of progress and suggestions. */
export const progressTexts = {
  'Your progress': { es: 'Tu progreso', fr: 'Vos progrès', de: 'Dein Fortschritt' },
  Strengths: { es: 'Puntos fuertes', fr: 'Points forts', de: 'Stärken' },
  'Work on next': { es: 'Próximo objetivo', fr: 'À travailler', de: 'Daran als Nächstes arbeiten' },
  'This is your first essay. Analyse a second draft or another essay to see how your scores move.':
    {
      es: 'Este es tu primer ensayo. Analiza un segundo borrador u otro ensayo para ver cómo cambian tus puntuaciones.',
      fr: 'C’est votre première dissertation. Analysez une deuxième version ou une autre dissertation pour voir vos notes évoluer.',
      de: 'Das ist dein erster Essay. Analysiere einen zweiten Entwurf oder einen weiteren Essay, um zu sehen, wie sich deine Wertungen ändern.',
    },
  'Not all of these were analysed in the same way: some by a free reading, or before we changed our scale. Compare their scores with care.':
    {
      es: 'No todos se analizaron de la misma manera: algunos con una lectura gratuita o antes de cambiar nuestra escala. Compara sus puntuaciones con cuidado.',
      fr: 'Toutes n’ont pas été analysées de la même façon : certaines par une lecture gratuite, ou avant un changement de barème. Comparez leurs notes avec prudence.',
      de: 'Nicht alle wurden auf gleiche Weise analysiert: einige mit der kostenlosen Durchsicht oder vor einer Änderung unserer Skala. Vergleiche ihre Wertungen mit Vorsicht.',
    },
  'Only your newest analyses are shown.': {
    es: 'Solo se muestran tus análisis más recientes.',
    fr: 'Seules vos analyses les plus récentes sont affichées.',
    de: 'Es werden nur deine neuesten Analysen gezeigt.',
  },
  'Overall score over time': {
    es: 'Puntuación global a lo largo del tiempo',
    fr: 'Note globale au fil du temps',
    de: 'Gesamtwertung im Verlauf',
  },
  'Each dot is an analysed draft, oldest on the left. Lines join the drafts of one essay.': {
    es: 'Cada punto es un borrador analizado; el más antiguo, a la izquierda. Las líneas unen los borradores de un mismo ensayo.',
    fr: 'Chaque point est une version analysée, la plus ancienne à gauche. Les lignes relient les versions d’une même dissertation.',
    de: 'Jeder Punkt ist ein analysierter Entwurf, der älteste links. Linien verbinden die Entwürfe eines Essays.',
  },
  'Each criterion': { es: 'Cada criterio', fr: 'Chaque critère', de: 'Jedes Kriterium' },
  'One draft so far.': {
    es: 'Un borrador hasta ahora.',
    fr: 'Une seule version pour l’instant.',
    de: 'Bisher ein Entwurf.',
  },
  'The newest draft of your essay, from 0 to 100. A few points up or down can be chance.': {
    es: 'El borrador más reciente de tu ensayo, de 0 a 100. Unos puntos arriba o abajo pueden ser casualidad.',
    fr: 'La version la plus récente de votre dissertation, de 0 à 100. Quelques points de plus ou de moins peuvent être dus au hasard.',
    de: 'Der neueste Entwurf deines Essays, von 0 bis 100. Ein paar Punkte mehr oder weniger können Zufall sein.',
  },
  'The newest draft of each essay, from 0 to 100. A few points up or down can be chance.': {
    es: 'El borrador más reciente de cada ensayo, de 0 a 100. Unos puntos arriba o abajo pueden ser casualidad.',
    fr: 'La version la plus récente de chaque dissertation, de 0 à 100. Quelques points de plus ou de moins peuvent être dus au hasard.',
    de: 'Der neueste Entwurf jedes Essays, von 0 bis 100. Ein paar Punkte mehr oder weniger können Zufall sein.',
  },
  'Error Loading Progress': {
    es: 'Error al cargar el progreso',
    fr: 'Erreur de chargement des progrès',
    de: 'Fortschritt konnte nicht geladen werden',
  },
  'Loading your progress': {
    es: 'Cargando tu progreso',
    fr: 'Chargement de vos progrès',
    de: 'Dein Fortschritt wird geladen',
  },
  'No progress yet': {
    es: 'Aún no hay progreso',
    fr: 'Pas encore de progrès',
    de: 'Noch kein Fortschritt',
  },
  'Analyse an essay, and its scores appear here. Each further draft adds to the picture.': {
    es: 'Analiza un ensayo y sus puntuaciones aparecerán aquí. Cada borrador más completa la imagen.',
    fr: 'Analysez une dissertation, et ses notes apparaîtront ici. Chaque nouvelle version complète le tableau.',
    de: 'Analysiere einen Essay, dann erscheinen seine Wertungen hier. Jeder weitere Entwurf ergänzt das Bild.',
  },
  'Overall score of each analysis, newest first': {
    es: 'Puntuación global de cada análisis, del más reciente al más antiguo',
    fr: 'Note globale de chaque analyse, la plus récente d’abord',
    de: 'Gesamtwertung jeder Analyse, die neueste zuerst',
  },
  Overall: { es: 'Global', fr: 'Globale', de: 'Gesamt' },
  Relevance: { es: 'Pertinencia', fr: 'Pertinence', de: 'Relevanz' },
  Argument: { es: 'Argumento', fr: 'Argumentation', de: 'Argumentation' },
  'Language|score': { es: 'Lenguaje', fr: 'Langue', de: 'Sprache' },
  Sources: { es: 'Fuentes', fr: 'Sources', de: 'Quellen' },
  'draft {{number}}': {
    es: 'borrador {{number}}',
    fr: 'version {{number}}',
    de: 'Entwurf {{number}}',
  },
  'Show all {{count}}': {
    es: 'Mostrar los {{count}}',
    fr: 'Afficher les {{count}}',
    de: 'Alle {{count}} zeigen',
  },
  'Each criterion in the first and the latest essay, and its mean': {
    es: 'Cada criterio en el primer ensayo y en el último, y su media',
    fr: 'Chaque critère dans la première et la dernière dissertation, et sa moyenne',
    de: 'Jedes Kriterium im ersten und im letzten Essay und sein Mittelwert',
  },
  Criterion: { es: 'Criterio', fr: 'Critère', de: 'Kriterium' },
  First: { es: 'Primero', fr: 'Première', de: 'Erster' },
  Latest: { es: 'Último', fr: 'Dernière', de: 'Letzter' },
  Change: { es: 'Cambio', fr: 'Évolution', de: 'Änderung' },
  Mean: { es: 'Media', fr: 'Moyenne', de: 'Mittel' },
  '{{score}}: {{latest}} of 100': {
    es: '{{score}}: {{latest}} de 100',
    fr: '{{score}} : {{latest}} sur 100',
    de: '{{score}}: {{latest}} von 100',
  },
  '{{score}}: from {{first}} to {{latest}} of 100 in {{count}} essays': {
    es: '{{score}}: de {{first}} a {{latest}} de 100 en {{count}} ensayos',
    fr: '{{score}} : de {{first}} à {{latest}} sur 100 en {{count}} dissertations',
    de: '{{score}}: von {{first}} auf {{latest}} von 100 in {{count}} Essays',
  },
  'No overall score yet': {
    es: 'Aún no hay puntuación global',
    fr: 'Pas encore de note globale',
    de: 'Noch keine Gesamtwertung',
  },
  'One overall score: {{value}} of 100': {
    es: 'Una puntuación global: {{value}} de 100',
    fr: 'Une note globale : {{value}} sur 100',
    de: 'Eine Gesamtwertung: {{value}} von 100',
  },
  '{{count}} overall scores, from {{first}} to {{last}} of 100': {
    es: '{{count}} puntuaciones globales, de {{first}} a {{last}} de 100',
    fr: '{{count}} notes globales, de {{first}} à {{last}} sur 100',
    de: '{{count}} Gesamtwertungen, von {{first}} bis {{last}} von 100',
  },
  '{{title}}, draft {{number}}: {{value}}': {
    es: '{{title}}, borrador {{number}}: {{value}}',
    fr: '{{title}}, version {{number}} : {{value}}',
    de: '{{title}}, Entwurf {{number}}: {{value}}',
  },
  'What to improve next': {
    es: 'Qué mejorar ahora',
    fr: 'À améliorer ensuite',
    de: 'Was du als Nächstes verbesserst',
  },
  'Loading suggestions': {
    es: 'Cargando las sugerencias',
    fr: 'Chargement des suggestions',
    de: 'Vorschläge werden geladen',
  },
  '{{done}} of {{all}} done': {
    es: '{{done}} de {{all}} hechas',
    fr: '{{done}} sur {{all}} faites',
    de: '{{done}} von {{all}} erledigt',
  },
  'High priority': { es: 'Prioridad alta', fr: 'Priorité haute', de: 'Hohe Priorität' },
  'Medium priority': { es: 'Prioridad media', fr: 'Priorité moyenne', de: 'Mittlere Priorität' },
  'Low priority': { es: 'Prioridad baja', fr: 'Priorité basse', de: 'Niedrige Priorität' },
  'Essays analysed': {
    es: 'Ensayos analizados',
    fr: 'Dissertations analysées',
    de: 'Analysierte Essays',
  },
  'Average score': { es: 'Puntuación media', fr: 'Note moyenne', de: 'Durchschnitt' },
  'Last analysis': { es: 'Último análisis', fr: 'Dernière analyse', de: 'Letzte Analyse' },
  '{{value}} of 100': { es: '{{value}} de 100', fr: '{{value}} sur 100', de: '{{value}} von 100' },
} satisfies Texts;

/** Texts of progress and suggestions, with a number in them. */
export const progressPlurals = {
  '{{count}} essays analysed': {
    es: ['{{count}} ensayo analizado', '{{count}} ensayos analizados'],
    fr: ['{{count}} dissertation analysée', '{{count}} dissertations analysées'],
    de: ['{{count}} Essay analysiert', '{{count}} Essays analysiert'],
  },
} satisfies Plurals;
