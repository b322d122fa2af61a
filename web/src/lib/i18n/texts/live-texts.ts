import type { Plurals, Texts } from '../text-types.ts';

/** Texts of the panels that follow the text as it is written. */
export const liveTexts = {
  'Analysis mode': { es: 'Modo de análisis', fr: 'Mode d’analyse', de: 'Analyseart' },
  'Full analysis': { es: 'Análisis completo', fr: 'Analyse complète', de: 'Vollständige Analyse' },
  'Free reading': { es: 'Lectura gratuita', fr: 'Lecture gratuite', de: 'Kostenlose Durchsicht' },
  'Extended: over 1,000 words.': {
    es: 'Ampliado: más de 1000 palabras.',
    fr: 'Étendue : plus de 1 000 mots.',
    de: 'Erweitert: über 1.000 Wörter.',
  },
  'Quick: up to 1,000 words.': {
    es: 'Rápido: hasta 1000 palabras.',
    fr: 'Rapide : jusqu’à 1 000 mots.',
    de: 'Schnell: bis 1.000 Wörter.',
  },
  'A complex text.': {
    es: 'Un texto complejo.',
    fr: 'Un texte complexe.',
    de: 'Ein komplexer Text.',
  },
  'You chose this.': {
    es: 'Lo has elegido tú.',
    fr: 'Vous l’avez choisie.',
    de: 'Du hast sie gewählt.',
  },
  'A short text. This uses none of your analyses.': {
    es: 'Un texto corto. No gasta ninguno de tus análisis.',
    fr: 'Un texte court. Elle n’utilise aucune de vos analyses.',
    de: 'Ein kurzer Text. Sie verbraucht keine deiner Analysen.',
  },
  'For a short text we suggest the free reading.': {
    es: 'Para un texto corto sugerimos la lectura gratuita.',
    fr: 'Pour un texte court, nous suggérons la lecture gratuite.',
    de: 'Für einen kurzen Text empfehlen wir die kostenlose Durchsicht.',
  },
  'AI reads longer essays as well.': {
    es: 'Los ensayos más largos los lee también una IA.',
    fr: 'Une IA lit aussi les dissertations plus longues.',
    de: 'Längere Essays liest auch eine KI.',
  },
  'Use AI anyway': {
    es: 'Usar la IA de todos modos',
    fr: 'Utiliser l’IA quand même',
    de: 'Trotzdem KI verwenden',
  },
  'Use the full analysis anyway': {
    es: 'Usar el análisis completo de todos modos',
    fr: 'Utiliser l’analyse complète quand même',
    de: 'Trotzdem vollständig analysieren',
  },
  'Use the free reading': {
    es: 'Usar la lectura gratuita',
    fr: 'Utiliser la lecture gratuite',
    de: 'Kostenlose Durchsicht verwenden',
  },
  'Line by line': { es: 'Línea por línea', fr: 'Ligne par ligne', de: 'Zeile für Zeile' },
  Line: { es: 'Línea', fr: 'Ligne', de: 'Zeile' },
  'Your text stays on this device until you save or analyse it. The full grammar is checked then.':
    {
      es: 'Tu texto no sale de este dispositivo hasta que lo guardes o analices. Entonces se revisa la gramática completa.',
      fr: 'Votre texte reste sur cet appareil jusqu’à ce que vous l’enregistriez ou l’analysiez. Toute la grammaire est alors vérifiée.',
      de: 'Dein Text bleibt auf diesem Gerät, bis du ihn speicherst oder analysierst. Dann wird die ganze Grammatik geprüft.',
    },
  'The dictionary did not load, so spelling is not checked here.': {
    es: 'El diccionario no se ha cargado, así que aquí no se revisa la ortografía.',
    fr: 'Le dictionnaire ne s’est pas chargé : l’orthographe n’est pas vérifiée ici.',
    de: 'Das Wörterbuch wurde nicht geladen, deshalb wird die Rechtschreibung hier nicht geprüft.',
  },
  'Add to my words': {
    es: 'Añadir a mis palabras',
    fr: 'Ajouter à mes mots',
    de: 'Zu meinen Wörtern',
  },
  'This device does not call them misspelt while you write.': {
    es: 'Este dispositivo no las marca mientras escribes.',
    fr: 'Cet appareil ne les signale pas pendant que vous écrivez.',
    de: 'Dieses Gerät markiert sie beim Schreiben nicht.',
  },
  'This browser has no room left: it forgets them when you leave this page.': {
    es: 'Este navegador no tiene más espacio: las olvida cuando sales de esta página.',
    fr: 'Ce navigateur n’a plus de place : il les oublie quand vous quittez cette page.',
    de: 'Dieser Browser hat keinen Platz mehr: Er vergisst sie, wenn du diese Seite verlässt.',
  },
  Remove: { es: 'Quitar', fr: 'Retirer', de: 'Entfernen' },
  'Remove “{{word}}”': {
    es: 'Quitar «{{word}}»',
    fr: 'Retirer « {{word}} »',
    de: '„{{word}}“ entfernen',
  },
  'Nothing found yet': {
    es: 'Nada encontrado por ahora',
    fr: 'Rien relevé pour l’instant',
    de: 'Noch nichts gefunden',
  },
  '{{count}} from the draft before': {
    es: '{{count}} del borrador anterior',
    fr: '{{count}} de la version précédente',
    de: '{{count}} aus dem vorigen Entwurf',
  },
  'spelling not checked yet': {
    es: 'ortografía aún sin revisar',
    fr: 'orthographe pas encore vérifiée',
    de: 'Rechtschreibung noch nicht geprüft',
  },
  'Start typing to see line-by-line analysis': {
    es: 'Empieza a escribir para ver el análisis línea por línea',
    fr: 'Commencez à écrire pour voir l’analyse ligne par ligne',
    de: 'Schreib los, um die Analyse Zeile für Zeile zu sehen',
  },
  'Reading your text…': {
    es: 'Leyendo tu texto…',
    fr: 'Lecture de votre texte…',
    de: 'Dein Text wird gelesen …',
  },
  'Read this draft line by line': {
    es: 'Leer este borrador línea por línea',
    fr: 'Lire cette version ligne par ligne',
    de: 'Diesen Entwurf Zeile für Zeile lesen',
  },
  Critiques: { es: 'Comentarios', fr: 'Remarques', de: 'Anmerkungen' },
  'The essay as a whole is not judged yet.': {
    es: 'El ensayo en conjunto aún no se juzga.',
    fr: 'La dissertation dans son ensemble n’est pas encore jugée.',
    de: 'Der Essay als Ganzes wird noch nicht beurteilt.',
  },
  'not a line of this essay': {
    es: 'no es una línea de este ensayo',
    fr: 'pas une ligne de cette dissertation',
    de: 'keine Zeile dieses Essays',
  },
  'About the whole essay': {
    es: 'Sobre el ensayo en conjunto',
    fr: 'Sur l’ensemble de la dissertation',
    de: 'Zum ganzen Essay',
  },
  'F8: next remark. Alt+Enter: use its fix.': {
    es: 'F8: siguiente comentario. Alt+Intro: usar su corrección.',
    fr: 'F8 : remarque suivante. Alt+Entrée : utiliser sa correction.',
    de: 'F8: nächste Anmerkung. Alt+Eingabe: Verbesserung übernehmen.',
  },
  'Use this': { es: 'Usar esto', fr: 'L’utiliser', de: 'Übernehmen' },
  'Your text now says “{{words}}”.': {
    es: 'Tu texto dice ahora «{{words}}».',
    fr: 'Votre texte dit maintenant « {{words}} ».',
    de: 'In deinem Text steht jetzt „{{words}}“.',
  },
  'Taken out.': { es: 'Quitado.', fr: 'Supprimé.', de: 'Entfernt.' },
  'Taken back.': { es: 'Deshecho.', fr: 'Annulé.', de: 'Zurückgenommen.' },
  'Those words have changed in the meantime.': {
    es: 'Esas palabras han cambiado mientras tanto.',
    fr: 'Ces mots ont changé entre-temps.',
    de: 'Diese Worte haben sich inzwischen geändert.',
  },
  'Show these words in the text': {
    es: 'Mostrar estas palabras en el texto',
    fr: 'Montrer ces mots dans le texte',
    de: 'Diese Worte im Text zeigen',
  },
  'Real-time analysis': {
    es: 'Análisis en tiempo real',
    fr: 'Analyse en temps réel',
    de: 'Echtzeit-Analyse',
  },
  'As you write': { es: 'Mientras escribes', fr: 'Pendant que vous écrivez', de: 'Beim Schreiben' },
  'Start typing to see real-time analysis': {
    es: 'Empieza a escribir para ver el análisis en tiempo real',
    fr: 'Commencez à écrire pour voir l’analyse en temps réel',
    de: 'Schreib los, um die Echtzeit-Analyse zu sehen',
  },
  '<strong>{{score}}</strong> quality out of 100': {
    es: '<strong>{{score}}</strong> de calidad sobre 100',
    fr: '<strong>{{score}}</strong> de qualité sur 100',
    de: '<strong>{{score}}</strong> von 100 Qualität',
  },
  Structure: { es: 'Estructura', fr: 'Structure', de: 'Aufbau' },
  ': yes': { es: ': sí', fr: ': oui', de: ': ja' },
  ': not yet': { es: ': aún no', fr: ': pas encore', de: ': noch nicht' },
  Introduction: { es: 'Introducción', fr: 'Introduction', de: 'Einleitung' },
  'Thesis wording': {
    es: 'Formulación de la tesis',
    fr: 'Formulation de la thèse',
    de: 'Formulierung der These',
  },
  'Body paragraphs': { es: 'Párrafos centrales', fr: 'Paragraphes centraux', de: 'Hauptteil' },
  Conclusion: { es: 'Conclusión', fr: 'Conclusion', de: 'Schluss' },
  'Quick improvements': {
    es: 'Mejoras rápidas',
    fr: 'Améliorations rapides',
    de: 'Schnelle Verbesserungen',
  },
  'Nothing to improve at a glance.': {
    es: 'Nada que mejorar a simple vista.',
    fr: 'Rien à améliorer au premier coup d’œil.',
    de: 'Auf den ersten Blick nichts zu verbessern.',
  },
  Sentences: { es: 'Frases', fr: 'Phrases', de: 'Sätze' },
  Paragraphs: { es: 'Párrafos', fr: 'Paragraphes', de: 'Absätze' },
  'Words per sentence': { es: 'Palabras por frase', fr: 'Mots par phrase', de: 'Wörter pro Satz' },
  'Sentences per paragraph': {
    es: 'Frases por párrafo',
    fr: 'Phrases par paragraphe',
    de: 'Sätze pro Absatz',
  },
  Readability: { es: 'Legibilidad', fr: 'Lisibilité', de: 'Lesbarkeit' },
  'of 100, higher is easier': {
    es: 'de 100, más alto es más fácil',
    fr: 'sur 100, plus haut est plus facile',
    de: 'von 100, höher ist leichter',
  },
  'needs 50 words': { es: 'necesita 50 palabras', fr: 'demande 50 mots', de: 'braucht 50 Wörter' },
  'not judged yet': { es: 'aún sin juzgar', fr: 'pas encore jugé', de: 'noch nicht beurteilt' },
  Thesis: { es: 'Tesis', fr: 'Thèse', de: 'These' },
  'line {{line}}, {{place}}': {
    es: 'línea {{line}}, {{place}}',
    fr: 'ligne {{line}}, {{place}}',
    de: 'Zeile {{line}}, {{place}}',
  },
  introduction: { es: 'introducción', fr: 'introduction', de: 'Einleitung' },
  body: { es: 'desarrollo', fr: 'développement', de: 'Hauptteil' },
  conclusion: { es: 'conclusión', fr: 'conclusion', de: 'Schluss' },
  'not found yet': { es: 'aún no encontrada', fr: 'pas encore trouvée', de: 'noch nicht gefunden' },
  'What the quality score is made of': {
    es: 'De qué se compone la calidad',
    fr: 'De quoi se compose la qualité',
    de: 'Woraus sich die Qualität ergibt',
  },
  'Words that signal critical thinking': {
    es: 'Palabras que indican pensamiento crítico',
    fr: 'Mots qui signalent l’esprit critique',
    de: 'Wörter, die kritisches Denken zeigen',
  },
  'Word count': { es: 'Número de palabras', fr: 'Nombre de mots', de: 'Wortzahl' },
  Transitions: { es: 'Transiciones', fr: 'Transitions', de: 'Übergänge' },
  'Argument structure': {
    es: 'Estructura del argumento',
    fr: 'Structure de l’argumentation',
    de: 'Aufbau der Argumentation',
  },
  Evidence: { es: 'Pruebas', fr: 'Preuves', de: 'Belege' },
  Questions: { es: 'Preguntas', fr: 'Questions', de: 'Fragen' },
  Counterargument: { es: 'Contraargumento', fr: 'Contre-argument', de: 'Gegenargument' },
  Reasons: { es: 'Razones', fr: 'Raisons', de: 'Gründe' },
  'Other views': { es: 'Otras posturas', fr: 'Autres points de vue', de: 'Andere Sichtweisen' },
  'Qualified claims': {
    es: 'Afirmaciones matizadas',
    fr: 'Affirmations nuancées',
    de: 'Abgewogene Aussagen',
  },
  'Essay is too short - aim for at least 200 words': {
    es: 'El ensayo es demasiado corto: escribe al menos 200 palabras',
    fr: 'La dissertation est trop courte : visez au moins 200 mots',
    de: 'Der Essay ist zu kurz: schreibe mindestens 200 Wörter',
  },
  'Consider expanding your essay with more detail and examples': {
    es: 'Puedes ampliar tu ensayo con más detalles y ejemplos',
    fr: 'Vous pourriez étoffer votre dissertation par des détails et des exemples',
    de: 'Du könntest deinen Essay mit Einzelheiten und Beispielen ausbauen',
  },
  'Some sentences are very long - consider breaking them up': {
    es: 'Algunas oraciones son muy largas: puedes dividirlas',
    fr: 'Certaines phrases sont très longues : vous pourriez les couper',
    de: 'Einige Sätze sind sehr lang: du könntest sie teilen',
  },
  'Break your text into multiple paragraphs for better organization': {
    es: 'Divide tu texto en varios párrafos para ordenarlo mejor',
    fr: 'Divisez votre texte en plusieurs paragraphes pour mieux l’organiser',
    de: 'Teile deinen Text in mehrere Absätze, damit er übersichtlicher wird',
  },
  'Consider adding a clear thesis statement in your introduction': {
    es: 'Puedes añadir una tesis clara en la introducción',
    fr: 'Vous pourriez ajouter une thèse claire dans l’introduction',
    de: 'Du könntest in der Einleitung eine klare These nennen',
  },
} satisfies Texts;

/** The same for texts with a number. */
export const livePlurals = {
  '{{count}} words of your own': {
    es: ['{{count}} palabra propia', '{{count}} palabras propias'],
    fr: ['{{count}} mot à vous', '{{count}} mots à vous'],
    de: ['{{count}} eigenes Wort', '{{count}} eigene Wörter'],
  },
  'Use in all {{count}} places': {
    es: ['Usar en un lugar', 'Usar en los {{count}} lugares'],
    fr: ['Utiliser à un endroit', 'Utiliser aux {{count}} endroits'],
    de: ['An einer Stelle übernehmen', 'An allen {{count}} Stellen übernehmen'],
  },
  'Changed in {{count}} places.': {
    es: ['Cambiado en un lugar.', 'Cambiado en {{count}} lugares.'],
    fr: ['Modifié à un endroit.', 'Modifié à {{count}} endroits.'],
    de: ['An einer Stelle geändert.', 'An {{count}} Stellen geändert.'],
  },
} as const satisfies Plurals;
