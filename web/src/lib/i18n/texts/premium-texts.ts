import type { Plurals, Texts } from '../text-types.ts';

/** Texts of the premium report and the way to it. */
export const premiumTexts = {
  'Premium Analysis': { es: 'Análisis premium', fr: 'Analyse premium', de: 'Premium-Analyse' },
  'Premium analysis': { es: 'Análisis premium', fr: 'Analyse premium', de: 'Premium-Analyse' },
  'Premium Feature': {
    es: 'Función premium',
    fr: 'Fonction premium',
    de: 'Premium-Funktion',
  },
  'View Premium Analysis': {
    es: 'Ver el análisis premium',
    fr: 'Voir l’analyse premium',
    de: 'Premium-Analyse ansehen',
  },
  'Unlock Premium Analysis': {
    es: 'Desbloquear el análisis premium',
    fr: 'Débloquer l’analyse premium',
    de: 'Premium-Analyse freischalten',
  },
  'See what you have of it already': {
    es: 'Ver lo que ya tienes',
    fr: 'Voir ce que vous en avez déjà',
    de: 'Ansehen, was du davon schon hast',
  },
  'Back to Analysis': {
    es: 'Volver al análisis',
    fr: 'Retour à l’analyse',
    de: 'Zurück zur Analyse',
  },
  'Print this report': {
    es: 'Imprimir este informe',
    fr: 'Imprimer ce rapport',
    de: 'Diesen Bericht drucken',
  },
  'This analysis has no premium report.': {
    es: 'Este análisis no tiene informe premium.',
    fr: 'Cette analyse n’a pas de rapport premium.',
    de: 'Zu dieser Analyse gibt es keinen Premium-Bericht.',
  },
  'Parts of the report': {
    es: 'Partes del informe',
    fr: 'Parties du rapport',
    de: 'Teile des Berichts',
  },
  'Highlighted essay': {
    es: 'Ensayo con marcas',
    fr: 'Dissertation annotée',
    de: 'Markierter Essay',
  },
  'Critical thinking amplifier': {
    es: 'Amplificador del pensamiento crítico',
    fr: 'Amplificateur d’esprit critique',
    de: 'Verstärker für kritisches Denken',
  },
  'Comparison with exemplars': {
    es: 'Comparación con modelos',
    fr: 'Comparaison avec des modèles',
    de: 'Vergleich mit Mustertexten',
  },
  'Improvement strategies': {
    es: 'Estrategias de mejora',
    fr: 'Stratégies d’amélioration',
    de: 'Verbesserungsstrategien',
  },
  'Academic structure': {
    es: 'Estructura académica',
    fr: 'Structure académique',
    de: 'Akademischer Aufbau',
  },
  'No critique has a place in the text.': {
    es: 'Ningún comentario corresponde a un lugar del texto.',
    fr: 'Aucune remarque ne correspond à un endroit du texte.',
    de: 'Keine Anmerkung gehört zu einer Stelle im Text.',
  },
  Notes: { es: 'Notas', fr: 'Annotations', de: 'Notizen' },
  'Note {{number}}': { es: 'Nota {{number}}', fr: 'Annotation {{number}}', de: 'Notiz {{number}}' },
  '{{number}}, back to the words': {
    es: '{{number}}, volver a las palabras',
    fr: '{{number}}, retour aux mots',
    de: '{{number}}, zurück zu den Worten',
  },
  'Issue summary': {
    es: 'Resumen de problemas',
    fr: 'Résumé des problèmes',
    de: 'Übersicht der Probleme',
  },
  '{{count}} of the {{all}} issues found': {
    es: '{{count}} de los {{all}} problemas encontrados',
    fr: '{{count}} des {{all}} problèmes relevés',
    de: '{{count}} der {{all}} gefundenen Probleme',
  },
  'Grammar, and what concerns the whole essay, is in the analysis only.': {
    es: 'La gramática y lo que atañe a todo el ensayo están solo en el análisis.',
    fr: 'La grammaire et ce qui concerne toute la dissertation ne figurent que dans l’analyse.',
    de: 'Grammatik und was den ganzen Essay betrifft, steht nur in der Analyse.',
  },
  Assumptions: { es: 'Supuestos', fr: 'Présupposés', de: 'Annahmen' },
  'What should be, and what is': {
    es: 'Lo que debería ser y lo que es',
    fr: 'Ce qui devrait être, et ce qui est',
    de: 'Was sein soll, und was ist',
  },
  Balance: { es: 'Equilibrio', fr: 'Équilibre', de: 'Gleichgewicht' },
  Contradictions: { es: 'Contradicciones', fr: 'Contradictions', de: 'Widersprüche' },
  Gaps: { es: 'Lagunas', fr: 'Lacunes', de: 'Lücken' },
  'Passages of your field': {
    es: 'Pasajes de tu disciplina',
    fr: 'Passages de votre discipline',
    de: 'Passagen aus deinem Fach',
  },
  'How your approach differs': {
    es: 'En qué se distingue tu enfoque',
    fr: 'En quoi votre approche diffère',
    de: 'Worin sich dein Ansatz unterscheidet',
  },
  'What the exemplars do that you do not do yet': {
    es: 'Qué hacen los modelos que tú aún no haces',
    fr: 'Ce que font les modèles et que vous ne faites pas encore',
    de: 'Was die Mustertexte tun und du noch nicht',
  },
  'Other students’ essays': {
    es: 'Ensayos de otros estudiantes',
    fr: 'Dissertations d’autres étudiants',
    de: 'Essays anderer Studierender',
  },
  'Structural clarity': {
    es: 'Claridad de la estructura',
    fr: 'Clarté de la structure',
    de: 'Klarheit des Aufbaus',
  },
  'Analytical depth': {
    es: 'Profundidad del análisis',
    fr: 'Profondeur de l’analyse',
    de: 'Tiefe der Analyse',
  },
  'Scholarly integration': {
    es: 'Uso de la bibliografía académica',
    fr: 'Intégration des travaux savants',
    de: 'Einbindung der Fachliteratur',
  },
  'What readers in this field look for': {
    es: 'Qué buscan los lectores de esta disciplina',
    fr: 'Ce que cherchent les lecteurs de cette discipline',
    de: 'Worauf Lesende in diesem Fach achten',
  },
  'No criterion was judged that could be improved.': {
    es: 'No se juzgó ningún criterio que se pueda mejorar.',
    fr: 'Aucun critère à améliorer n’a été jugé.',
    de: 'Es wurde kein Kriterium beurteilt, das sich verbessern lässt.',
  },
  'Current score': { es: 'Puntuación actual', fr: 'Note actuelle', de: 'Wertung jetzt' },
  'Target score': { es: 'Puntuación objetivo', fr: 'Note visée', de: 'Zielwertung' },
  '{{value}} of 10': { es: '{{value}} de 10', fr: '{{value}} sur 10', de: '{{value}} von 10' },
  'Action plan': { es: 'Plan de acción', fr: 'Plan d’action', de: 'Nächste Schritte' },
  'Expected outcome': {
    es: 'Resultado esperado',
    fr: 'Résultat attendu',
    de: 'Erwartetes Ergebnis',
  },
  'Concepts that could help': {
    es: 'Conceptos que pueden ayudar',
    fr: 'Concepts qui pourraient aider',
    de: 'Begriffe, die helfen könnten',
  },
  Weaknesses: { es: 'Puntos débiles', fr: 'Points faibles', de: 'Schwächen' },
  Recommendations: { es: 'Recomendaciones', fr: 'Recommandations', de: 'Empfehlungen' },
} satisfies Texts;

/** Texts of the premium report, with a number in them. */
export const premiumPlurals = {
  '{{count}} issues': {
    es: ['{{count}} problema', '{{count}} problemas'],
    fr: ['{{count}} problème', '{{count}} problèmes'],
    de: ['{{count}} Problem', '{{count}} Probleme'],
  },
  'Your argument rests on {{count}} assumptions.': {
    es: [
      'Tu argumento se apoya en {{count}} supuesto.',
      'Tu argumento se apoya en {{count}} supuestos.',
    ],
    fr: [
      'Votre argumentation repose sur {{count}} présupposé.',
      'Votre argumentation repose sur {{count}} présupposés.',
    ],
    de: [
      'Deine Argumentation beruht auf {{count}} Annahme.',
      'Deine Argumentation beruht auf {{count}} Annahmen.',
    ],
  },
  '{{count}} sentences about what should be, {{observed}} about what was observed.': {
    es: [
      '{{count}} frase sobre lo que debería ser, {{observed}} sobre lo observado.',
      '{{count}} frases sobre lo que debería ser, {{observed}} sobre lo observado.',
    ],
    fr: [
      '{{count}} phrase sur ce qui devrait être, {{observed}} sur ce qui a été observé.',
      '{{count}} phrases sur ce qui devrait être, {{observed}} sur ce qui a été observé.',
    ],
    de: [
      '{{count}} Satz dazu, was sein soll, {{observed}} dazu, was beobachtet wurde.',
      '{{count}} Sätze dazu, was sein soll, {{observed}} dazu, was beobachtet wurde.',
    ],
  },
} satisfies Plurals;
