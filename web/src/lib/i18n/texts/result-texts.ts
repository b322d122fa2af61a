import type { Plurals, Texts } from '../text-types.ts';

/** Texts of a result: scores, what works, thinking further, and the student's marking criteria. */
export const resultTexts = {
  'How counted': { es: 'Cómo se cuenta', fr: 'Comment c’est compté', de: 'Wie gezählt wird' },
  'Analysis Feedback': {
    es: 'Comentarios del análisis',
    fr: 'Remarques de l’analyse',
    de: 'Anmerkungen der Analyse',
  },
  'Parts of the result': {
    es: 'Partes del resultado',
    fr: 'Parties du résultat',
    de: 'Teile des Ergebnisses',
  },
  'What works': { es: 'Lo que funciona', fr: 'Ce qui marche', de: 'Was gelingt' },
  Scores: { es: 'Puntuaciones', fr: 'Notes', de: 'Wertungen' },
  'Thinking further': {
    es: 'Para pensar más allá',
    fr: 'Pour aller plus loin',
    de: 'Weiterdenken',
  },
  Verdict: { es: 'Veredicto', fr: 'Verdict', de: 'Urteil' },
  'no score': { es: 'sin puntuación', fr: 'pas de note', de: 'keine Wertung' },
  '{{low}}–{{high}} likely': {
    es: 'probable: {{low}}–{{high}}',
    fr: '{{low}}–{{high}} probable',
    de: 'wahrscheinlich {{low}}–{{high}}',
  },
  'likely {{low}}–{{high}}': {
    es: 'probable: {{low}}–{{high}}',
    fr: 'probable : {{low}}–{{high}}',
    de: 'wahrscheinlich {{low}}–{{high}}',
  },
  '{{figure}}: see what it rests on': {
    es: '{{figure}}: ver en qué se basa',
    fr: '{{figure}} : voir sur quoi cela repose',
    de: '{{figure}}: ansehen, worauf das beruht',
  },
  '<b>{{value}}</b> of 100': {
    es: '<b>{{value}}</b> de 100',
    fr: '<b>{{value}}</b> sur 100',
    de: '<b>{{value}}</b> von 100',
  },
  '<b>–</b> no score': {
    es: '<b>–</b> sin puntuación',
    fr: '<b>–</b> pas de note',
    de: '<b>–</b> keine Wertung',
  },
  'Scores and the evidence for them': {
    es: 'Las puntuaciones y en qué se basan',
    fr: 'Les notes et ce qui les justifie',
    de: 'Die Wertungen und worauf sie beruhen',
  },
  'How we score, and how well': {
    es: 'Cómo puntuamos y con qué acierto',
    fr: 'Comment nous notons, et avec quelle justesse',
    de: 'Wie wir bewerten, und wie gut',
  },
  'There was not enough text to judge this.': {
    es: 'No había texto suficiente para juzgarlo.',
    fr: 'Il n’y avait pas assez de texte pour en juger.',
    de: 'Der Text war zu kurz, um das zu beurteilen.',
  },
  'No sentence was singled out as a strength.': {
    es: 'Ninguna frase se destacó como punto fuerte.',
    fr: 'Aucune phrase n’a été retenue comme point fort.',
    de: 'Kein Satz wurde als Stärke hervorgehoben.',
  },
  'There is nothing to show here.': {
    es: 'Aquí no hay nada que mostrar.',
    fr: 'Il n’y a rien à afficher ici.',
    de: 'Hier gibt es nichts zu zeigen.',
  },
  'Overall verdict': { es: 'Veredicto global', fr: 'Verdict d’ensemble', de: 'Gesamturteil' },
  'Thesis opportunities': {
    es: 'Oportunidades para la tesis',
    fr: 'Pistes pour la thèse',
    de: 'Was aus der These werden kann',
  },
  'One way to put it:': {
    es: 'Una forma de decirlo:',
    fr: 'Une façon de le dire :',
    de: 'So könnte man es sagen:',
  },
  'Dialectical prompts': {
    es: 'Preguntas dialécticas',
    fr: 'Questions dialectiques',
    de: 'Dialektische Fragen',
  },
  'Author bias': {
    es: 'Sesgo de los autores',
    fr: 'Biais des auteurs',
    de: 'Voreingenommenheit der Autoren',
  },
  'Limits, and how to balance them': {
    es: 'Límites y cómo compensarlos',
    fr: 'Limites, et comment les compenser',
    de: 'Grenzen, und wie du sie ausgleichst',
  },
  'Other views to read': {
    es: 'Otras posturas que leer',
    fr: 'D’autres points de vue à lire',
    de: 'Andere Sichtweisen zum Nachlesen',
  },
  'Critical thinking amplification': {
    es: 'Más pensamiento crítico',
    fr: 'Renforcer l’esprit critique',
    de: 'Kritisches Denken verstärken',
  },
  Opportunities: { es: 'Oportunidades', fr: 'Pistes', de: 'Möglichkeiten' },
  'It takes a side on this:': {
    es: 'Toma partido sobre esto:',
    fr: 'Elle prend parti sur ceci :',
    de: 'Sie bezieht Stellung zu:',
  },
  Caveats: { es: 'Reservas', fr: 'Réserves', de: 'Vorbehalte' },
  'Bringing it together': {
    es: 'Cómo reunirlo todo',
    fr: 'Mettre en relation',
    de: 'Zusammenführen',
  },
  'How we read your essay': {
    es: 'Cómo leímos tu ensayo',
    fr: 'Comment nous avons lu votre dissertation',
    de: 'Wie wir deinen Essay gelesen haben',
  },
  'Our own engine': { es: 'Nuestro propio motor', fr: 'Notre propre moteur', de: 'Eigene Engine' },
  'AI model': { es: 'Modelo de IA', fr: 'Modèle d’IA', de: 'KI-Modell' },
  'AI model {{name}}': {
    es: 'Modelo de IA {{name}}',
    fr: 'Modèle d’IA {{name}}',
    de: 'KI-Modell {{name}}',
  },
  'version {{version}}': {
    es: 'versión {{version}}',
    fr: 'version {{version}}',
    de: 'Version {{version}}',
  },
  'prompts {{version}}': {
    es: 'instrucciones {{version}}',
    fr: 'consignes {{version}}',
    de: 'Prompts {{version}}',
  },
  'rubric {{version}}': {
    es: 'rúbrica {{version}}',
    fr: 'barème {{version}}',
    de: 'Bewertungsraster {{version}}',
  },

  'Whole essay': {
    es: 'Todo el ensayo',
    fr: 'Toute la dissertation',
    de: 'Ganzer Essay',
  },
  'Scores that bear on it': {
    es: 'Puntuaciones relacionadas',
    fr: 'Notes concernées',
    de: 'Zugehörige Wertungen',
  },
  'We found no place in your essay that explains so low a score, so we do not give it here.': {
    es: 'No encontramos ningún pasaje de tu ensayo que explique una puntuación tan baja, así que aquí no la damos.',
    fr: 'Nous n’avons trouvé aucun passage qui explique une note aussi basse, nous ne la donnons donc pas ici.',
    de: 'Wir haben keine Stelle in deinem Essay gefunden, die eine so niedrige Wertung erklärt, darum nennen wir sie hier nicht.',
  },
  '<b>What cost it most:</b> <i>{{shortfall}}</i>.': {
    es: '<b>Lo que más restó:</b> <i>{{shortfall}}</i>.',
    fr: '<b>Ce qui a coûté le plus :</b> <i>{{shortfall}}</i>.',
    de: '<b>Was am meisten gekostet hat:</b> <i>{{shortfall}}</i>.',
  },
  'No critique bears on this.': {
    es: 'Ningún comentario se refiere a esto.',
    fr: 'Aucune remarque ne porte sur ce point.',
    de: 'Keine Anmerkung bezieht sich darauf.',
  },
  'We match the words of each criterion with our scores and critiques. Your marker decides what they are worth.':
    {
      es: 'Relacionamos las palabras de cada criterio con nuestras puntuaciones y comentarios. Quien evalúa decide cuánto valen.',
      fr: 'Nous rapprochons les mots de chaque critère de nos notes et remarques. C’est votre correcteur qui décide de leur valeur.',
      de: 'Wir ordnen die Wörter jedes Kriteriums unseren Wertungen und Anmerkungen zu. Was sie zählen, entscheiden die Prüfenden.',
    },
  'grammar not all checked': {
    es: 'gramática revisada en parte',
    fr: 'grammaire vérifiée en partie',
    de: 'Grammatik nur teilweise geprüft',
  },
  'The full grammar was not checked everywhere in this essay.': {
    es: 'La gramática completa no se revisó en todo este ensayo.',
    fr: 'La grammaire complète n’a pas été vérifiée partout dans cette dissertation.',
    de: 'Die volle Grammatik wurde nicht überall in diesem Essay geprüft.',
  },
  'Here: “{{right}}” for “{{wrong}}”.': {
    es: 'Aquí: «{{right}}» en lugar de «{{wrong}}».',
    fr: 'Ici : « {{right}} » au lieu de « {{wrong}} ».',
    de: 'Hier: „{{right}}“ statt „{{wrong}}“.',
  },
} satisfies Texts;

/** Texts of a result with a number in them. */
export const resultPlurals = {
  issues: {
    es: ['problema', 'problemas'],
    fr: ['problème', 'problèmes'],
    de: ['Problem', 'Probleme'],
  },
  '{{count}} more critiques': {
    es: ['{{count}} comentario más', '{{count}} comentarios más'],
    fr: ['{{count}} autre remarque', '{{count}} autres remarques'],
    de: ['{{count}} weitere Anmerkung', '{{count}} weitere Anmerkungen'],
  },
  '{{count}} further criteria were not read.': {
    es: ['No se leyó {{count}} criterio más.', 'No se leyeron {{count}} criterios más.'],
    fr: ['{{count}} autre critère n’a pas été lu.', '{{count}} autres critères n’ont pas été lus.'],
    de: [
      '{{count}} weiteres Kriterium wurde nicht gelesen.',
      '{{count}} weitere Kriterien wurden nicht gelesen.',
    ],
  },
} satisfies Plurals;
