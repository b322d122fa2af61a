import type { Plurals, Texts } from '../text-types.ts';

/** Texts of the argument map and of the comment under an essay. */
export const mapTexts = {
  'All places:': { es: 'Todos los lugares:', fr: 'Tous les endroits :', de: 'Alle Stellen:' },
  Places: { es: 'Lugares', fr: 'Endroits', de: 'Stellen' },
  'Place {{at}} of {{all}}, line {{line}}': {
    es: 'Lugar {{at}} de {{all}}, línea {{line}}',
    fr: 'Endroit {{at}} sur {{all}}, ligne {{line}}',
    de: 'Stelle {{at}} von {{all}}, Zeile {{line}}',
  },
  'Previous place': { es: 'Lugar anterior', fr: 'Endroit précédent', de: 'Vorige Stelle' },
  'Next place': { es: 'Lugar siguiente', fr: 'Endroit suivant', de: 'Nächste Stelle' },
  'Compare line {{line}}:': {
    es: 'Compáralo con la línea {{line}}:',
    fr: 'À comparer avec la ligne {{line}} :',
    de: 'Vergleiche Zeile {{line}}:',
  },
  'lines {{first}} and {{second}}': {
    es: 'líneas {{first}} y {{second}}',
    fr: 'lignes {{first}} et {{second}}',
    de: 'Zeilen {{first}} und {{second}}',
  },
  'with line {{line}}': {
    es: 'con la línea {{line}}',
    fr: 'avec la ligne {{line}}',
    de: 'mit Zeile {{line}}',
  },
  'first look': { es: 'primera impresión', fr: 'premier coup d’œil', de: 'erster Blick' },
  'No language model has read this essay.': {
    es: 'Ningún modelo de lenguaje ha leído este ensayo.',
    fr: 'Aucun modèle de langue n’a lu cette dissertation.',
    de: 'Kein Sprachmodell hat diesen Essay gelesen.',
  },
  'Our own rules read language, form, sources and structure; of your reasoning they say next to nothing.':
    {
      es: 'Nuestras propias reglas leen el lenguaje, la forma, las fuentes y la estructura; de tu razonamiento no dicen casi nada.',
      fr: 'Nos propres règles lisent la langue, la forme, les sources et la structure ; de votre raisonnement, elles ne disent presque rien.',
      de: 'Unsere eigenen Regeln lesen Sprache, Form, Quellen und Aufbau; über deine Gedankenführung sagen sie fast nichts.',
    },
  'An AI model has read this essay.': {
    es: 'Un modelo de IA ha leído este ensayo.',
    fr: 'Un modèle d’IA a lu cette dissertation.',
    de: 'Ein KI-Modell hat diesen Essay gelesen.',
  },
  'Check the grammar again for free': {
    es: 'Revisar la gramática de nuevo gratis',
    fr: 'Vérifier de nouveau la grammaire, gratuitement',
    de: 'Grammatik kostenlos noch einmal prüfen',
  },
  'Read all of it': { es: 'Leerlo entero', fr: 'Tout lire', de: 'Alles lesen' },
  'Argument map': { es: 'Mapa del argumento', fr: 'Carte de l’argument', de: 'Argumentkarte' },
  'Comment on your essay': {
    es: 'Comentario sobre tu ensayo',
    fr: 'Commentaire sur votre dissertation',
    de: 'Kommentar zu deinem Essay',
  },
  'Your position': { es: 'Tu postura', fr: 'Votre position', de: 'Deine Position' },
  'What carries it': { es: 'En qué se apoya', fr: 'Ce qui la soutient', de: 'Was sie trägt' },
  'How it ends': { es: 'Cómo termina', fr: 'Comment elle se conclut', de: 'Wie sie endet' },
  Claim: { es: 'Afirmación', fr: 'Affirmation', de: 'Behauptung' },
  Reason: { es: 'Razón', fr: 'Raison', de: 'Grund' },
  Objection: { es: 'Objeción', fr: 'Objection', de: 'Einwand' },
  Answer: { es: 'Respuesta', fr: 'Réponse', de: 'Antwort' },
  Background: { es: 'Contexto', fr: 'Contexte', de: 'Hintergrund' },
  'Evidence: a source': {
    es: 'Prueba: una fuente',
    fr: 'Preuve : une source',
    de: 'Beleg: eine Quelle',
  },
  'Evidence: a figure': {
    es: 'Prueba: una cifra',
    fr: 'Preuve : un chiffre',
    de: 'Beleg: eine Zahl',
  },
  'Evidence: a case': { es: 'Prueba: un caso', fr: 'Preuve : un cas', de: 'Beleg: ein Fall' },
  'Evidence: own experience': {
    es: 'Prueba: experiencia propia',
    fr: 'Preuve : expérience personnelle',
    de: 'Beleg: eigene Erfahrung',
  },
  'No reason found': {
    es: 'No se encontró ninguna razón',
    fr: 'Aucune raison trouvée',
    de: 'Kein Grund gefunden',
  },
  'No answer found': {
    es: 'No se encontró ninguna respuesta',
    fr: 'Aucune réponse trouvée',
    de: 'Keine Antwort gefunden',
  },
  'Not tied to any of your points': {
    es: 'No se une a ninguno de tus puntos',
    fr: 'Ne se rattache à aucun de vos points',
    de: 'Gehört zu keinem deiner Punkte',
  },
  'No sentence says what you think.': {
    es: 'Ninguna frase dice lo que piensas.',
    fr: 'Aucune phrase ne dit ce que vous pensez.',
    de: 'Kein Satz sagt, was du denkst.',
  },
  'No other view found after the introduction. Who would disagree with you?': {
    es: 'No se encontró otra opinión después de la introducción. ¿Quién no estaría de acuerdo contigo?',
    fr: 'Aucun autre avis trouvé après l’introduction. Qui ne serait pas d’accord avec vous ?',
    de: 'Nach der Einleitung keine andere Sicht gefunden. Wer würde dir widersprechen?',
  },
  'This is how we read your argument. Choose a box to see its words in the essay. Where a box is wrong, a reader may stumble too.':
    {
      es: 'Así leemos tu argumento. Elige un recuadro para ver sus palabras en el ensayo. Donde un recuadro está mal, quizá también tropiece quien lea.',
      fr: 'Voici comment nous lisons votre argument. Choisissez une case pour voir ses mots dans la dissertation. Là où une case est fausse, un lecteur peut aussi trébucher.',
      de: 'So lesen wir dein Argument. Wähle ein Kästchen, um seine Wörter im Essay zu sehen. Wo ein Kästchen falsch ist, stolpern vielleicht auch Lesende.',
    },
  'Show all {{count}} points': {
    es: 'Mostrar los {{count}} puntos',
    fr: 'Afficher les {{count}} points',
    de: 'Alle {{count}} Punkte zeigen',
  },
  'The map could not be loaded. Reload the page to try again.': {
    es: 'No se pudo cargar el mapa. Recarga la página para intentarlo de nuevo.',
    fr: 'La carte n’a pas pu être chargée. Rechargez la page pour réessayer.',
    de: 'Die Karte konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.',
  },
  'Drawing the map …': {
    es: 'Dibujando el mapa …',
    fr: 'Tracé de la carte …',
    de: 'Karte wird gezeichnet …',
  },
  'This result was made before there were maps. Analyse the essay again to see one.': {
    es: 'Este resultado se hizo antes de que hubiera mapas. Analiza el ensayo de nuevo para ver uno.',
    fr: 'Ce résultat date d’avant les cartes. Analysez de nouveau la dissertation pour en voir une.',
    de: 'Dieses Ergebnis entstand, bevor es Karten gab. Analysiere den Essay noch einmal, um eine zu sehen.',
  },
} as const satisfies Texts;

export const mapPlurals = {
  'Show {{count}} smaller critiques': {
    es: ['Mostrar {{count}} comentario menor', 'Mostrar {{count}} comentarios menores'],
    fr: [
      'Afficher {{count}} remarque moins importante',
      'Afficher {{count}} remarques moins importantes',
    ],
    de: ['{{count}} kleinere Anmerkung zeigen', '{{count}} kleinere Anmerkungen zeigen'],
  },
  '{{count}} more passages of this long essay are not shown.': {
    es: [
      'No se muestra {{count}} pasaje más de este ensayo largo.',
      'No se muestran {{count}} pasajes más de este ensayo largo.',
    ],
    fr: [
      '{{count}} autre passage de cette longue dissertation n’est pas affiché.',
      '{{count}} autres passages de cette longue dissertation ne sont pas affichés.',
    ],
    de: [
      '{{count}} weitere Stelle dieses langen Essays wird nicht gezeigt.',
      '{{count}} weitere Stellen dieses langen Essays werden nicht gezeigt.',
    ],
  },
} as const satisfies Plurals;
