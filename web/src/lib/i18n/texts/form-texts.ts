import type { Plurals, Texts } from '../text-types.ts';

/** Texts of the essay form: the text, its criteria, files and the cost. */
export const formTexts = {
  'Another essay?': {
    es: '¿Otro ensayo?',
    fr: 'Une autre dissertation ?',
    de: 'Ein anderer Essay?',
  },
  'This text is about something else.': {
    es: 'Este texto trata de otra cosa.',
    fr: 'Ce texte parle d’autre chose.',
    de: 'Dieser Text handelt von etwas anderem.',
  },
  'It would become the next draft of the essay before.': {
    es: 'Sería el siguiente borrador del ensayo anterior.',
    fr: 'Il deviendrait la version suivante de la dissertation précédente.',
    de: 'Er würde der nächste Entwurf des Essays davor.',
  },
  'Its question would still be “{{question}}”.': {
    es: 'Su pregunta seguiría siendo «{{question}}».',
    fr: 'Son sujet resterait « {{question}} ».',
    de: 'Seine Fragestellung bliebe „{{question}}“.',
  },
  'It is a new essay': {
    es: 'Es un ensayo nuevo',
    fr: 'C’est une nouvelle dissertation',
    de: 'Es ist ein neuer Essay',
  },
  'Keep it as it is': { es: 'Dejarlo así', fr: 'Laisser ainsi', de: 'So lassen' },
  'Analysed before': { es: 'Ya analizado', fr: 'Déjà analysée', de: 'Schon analysiert' },
  'You have analysed exactly this text already ({{day}}).': {
    es: 'Ya has analizado exactamente este texto ({{day}}).',
    fr: 'Vous avez déjà analysé exactement ce texte ({{day}}).',
    de: 'Du hast genau diesen Text schon analysiert ({{day}}).',
  },
  'Open that result': {
    es: 'Abrir ese resultado',
    fr: 'Ouvrir ce résultat',
    de: 'Dieses Ergebnis öffnen',
  },
  'Analyse it again': {
    es: 'Analizarlo otra vez',
    fr: 'L’analyser de nouveau',
    de: 'Noch einmal analysieren',
  },
  'Your text is not saved': {
    es: 'Tu texto no está guardado',
    fr: 'Votre texte n’est pas enregistré',
    de: 'Dein Text ist nicht gespeichert',
  },
  'This browser has no room left for it. Copy your text to a safe place before you close this tab.':
    {
      es: 'Este navegador ya no tiene sitio para él. Copia tu texto en un lugar seguro antes de cerrar esta pestaña.',
      fr: 'Ce navigateur n’a plus de place. Copiez votre texte en lieu sûr avant de fermer cet onglet.',
      de: 'Dieser Browser hat keinen Platz mehr dafür. Kopiere deinen Text an einen sicheren Ort, bevor du diesen Tab schließt.',
    },
  'Not saved: this browser is full': {
    es: 'No guardado: este navegador está lleno',
    fr: 'Non enregistré : ce navigateur est plein',
    de: 'Nicht gespeichert: Dieser Browser ist voll',
  },
  'Delete it': { es: 'Borrarlo', fr: 'Le supprimer', de: 'Löschen' },
  'Keep your draft?': {
    es: '¿Conservar tu borrador?',
    fr: 'Garder votre brouillon ?',
    de: 'Entwurf behalten?',
  },
  'Your draft ({{words}}) is only on this device. If you keep it, you will find it here when you sign in again. On a computer that others use, delete it.':
    {
      es: 'Tu borrador ({{words}}) solo está en este dispositivo. Si lo conservas, lo encontrarás aquí cuando vuelvas a iniciar sesión. En un ordenador que usan otras personas, bórralo.',
      fr: 'Votre brouillon ({{words}}) n’est que sur cet appareil. Si vous le gardez, vous le retrouverez ici à votre prochaine connexion. Sur un ordinateur partagé, supprimez-le.',
      de: 'Dein Entwurf ({{words}}) ist nur auf diesem Gerät. Wenn du ihn behältst, findest du ihn hier, sobald du dich wieder anmeldest. Lösche ihn auf einem Computer, den auch andere benutzen.',
    },
  'Delete it and sign out': {
    es: 'Borrarlo y cerrar sesión',
    fr: 'Le supprimer et se déconnecter',
    de: 'Löschen und abmelden',
  },
  'Keep it and sign out': {
    es: 'Conservarlo y cerrar sesión',
    fr: 'Le garder et se déconnecter',
    de: 'Behalten und abmelden',
  },
  Essay: { es: 'Ensayo', fr: 'Dissertation', de: 'Essay' },
  'Essay Question': {
    es: 'Pregunta del ensayo',
    fr: 'Sujet de la dissertation',
    de: 'Fragestellung',
  },
  'Essay Text': { es: 'Texto del ensayo', fr: 'Texte de la dissertation', de: 'Essaytext' },
  'Paste or write your essay here...': {
    es: 'Pega o escribe aquí tu ensayo...',
    fr: 'Collez ou écrivez votre dissertation ici...',
    de: 'Füge deinen Essay hier ein oder schreib ihn ...',
  },
  'Paste the question you were given. Optional but recommended: relevance is judged against it.': {
    es: 'Pega la pregunta que te dieron. Es opcional pero recomendable: con ella se juzga la pertinencia.',
    fr: 'Collez le sujet qui vous a été donné. Facultatif mais recommandé : la pertinence est jugée d’après lui.',
    de: 'Füge die gestellte Frage ein. Freiwillig, aber empfohlen: Die Relevanz wird an ihr gemessen.',
  },
  'Validation Error': { es: 'Error de validación', fr: 'Erreur de saisie', de: 'Eingabefehler' },
  'Draft saved on this device': {
    es: 'Borrador guardado en este dispositivo',
    fr: 'Brouillon enregistré sur cet appareil',
    de: 'Entwurf auf diesem Gerät gespeichert',
  },
  'Save this free reading': {
    es: 'Guardar esta lectura gratuita',
    fr: 'Enregistrer cette lecture gratuite',
    de: 'Diese kostenlose Durchsicht speichern',
  },
  'Analyse my essay': {
    es: 'Analizar mi ensayo',
    fr: 'Analyser ma dissertation',
    de: 'Meinen Essay analysieren',
  },
  'Checking access...': {
    es: 'Comprobando el acceso...',
    fr: 'Vérification de l’accès...',
    de: 'Zugang wird geprüft ...',
  },
  'Analysing...': { es: 'Analizando...', fr: 'Analyse en cours...', de: 'Analyse läuft ...' },
  Requirements: { es: 'Requisitos', fr: 'Consignes', de: 'Voraussetzungen' },
  'Before you paste': { es: 'Antes de pegar', fr: 'Avant de coller', de: 'Vor dem Einfügen' },
  'Essay at least {{count}} words': {
    es: 'Ensayo de al menos {{count}} palabras',
    fr: 'Dissertation d’au moins {{count}} mots',
    de: 'Essay mit mindestens {{count}} Wörtern',
  },
  'Remove the cover page': {
    es: 'Quita la portada',
    fr: 'Retirez la page de garde',
    de: 'Entferne das Deckblatt',
  },
  'Remove the bibliography': {
    es: 'Quita la bibliografía',
    fr: 'Retirez la bibliographie',
    de: 'Entferne das Literaturverzeichnis',
  },
  'Text in the editor': {
    es: 'Texto en el editor',
    fr: 'Texte dans l’éditeur',
    de: 'Text im Editor',
  },
  'It was read from {{name}}.': {
    es: 'Se leyó de {{name}}.',
    fr: 'Il a été lu dans {{name}}.',
    de: 'Er wurde aus {{name}} gelesen.',
  },
  'Left out': { es: 'Omitido', fr: 'Retiré', de: 'Weggelassen' },
  'The text fits now.': {
    es: 'El texto ya cabe.',
    fr: 'Le texte a maintenant la bonne longueur.',
    de: 'Der Text passt jetzt.',
  },
  'Please log in to open a file, or paste your text': {
    es: 'Inicia sesión para abrir un archivo o pega tu texto',
    fr: 'Connectez-vous pour ouvrir un fichier, ou collez votre texte',
    de: 'Melde dich an, um eine Datei zu öffnen, oder füge deinen Text ein',
  },
  free: { es: 'gratis', fr: 'gratuit', de: 'kostenlos' },
  'free with a new account': {
    es: 'gratis con una cuenta nueva',
    fr: 'gratuit avec un nouveau compte',
    de: 'kostenlos mit einem neuen Konto',
  },
  'included in your plan': {
    es: 'incluido en tu plan',
    fr: 'compris dans votre formule',
    de: 'in deinem Tarif enthalten',
  },
  'needs 1 analysis, and you have none left': {
    es: 'necesita 1 análisis y no te queda ninguno',
    fr: 'demande 1 analyse, et il ne vous en reste aucune',
    de: 'braucht 1 Analyse, und du hast keine mehr',
  },
  'uses your last analysis': {
    es: 'gasta tu último análisis',
    fr: 'utilise votre dernière analyse',
    de: 'verbraucht deine letzte Analyse',
  },
  'uses 1 of your {{left}} analyses': {
    es: 'gasta 1 de tus {{left}} análisis',
    fr: 'utilise 1 de vos {{left}} analyses',
    de: 'verbraucht 1 deiner {{left}} Analysen',
  },
  'You have no analyses left.': {
    es: 'No te quedan análisis.',
    fr: 'Il ne vous reste aucune analyse.',
    de: 'Du hast keine Analysen mehr.',
  },
  'A new account allows {{limit}} words per essay; this one has {{count}}.': {
    es: 'Una cuenta nueva admite {{limit}} palabras por ensayo; este tiene {{count}}.',
    fr: 'Un nouveau compte permet {{limit}} mots par dissertation ; celle-ci en a {{count}}.',
    de: 'Ein neues Konto erlaubt {{limit}} Wörter pro Essay; dieser hat {{count}}.',
  },
  'Your plan allows {{limit}} words per essay; this one has {{count}}.': {
    es: 'Tu plan admite {{limit}} palabras por ensayo; este tiene {{count}}.',
    fr: 'Votre formule permet {{limit}} mots par dissertation ; celle-ci en a {{count}}.',
    de: 'Dein Tarif erlaubt {{limit}} Wörter pro Essay; dieser hat {{count}}.',
  },
  'about {{time}}': { es: 'unos {{time}}', fr: 'environ {{time}}', de: 'etwa {{time}}' },
  Summary: { es: 'Resumen', fr: 'Récapitulatif', de: 'Überblick' },
  'What will be analysed': {
    es: 'Qué se analizará',
    fr: 'Ce qui sera analysé',
    de: 'Was analysiert wird',
  },
  Words: { es: 'Palabras', fr: 'Mots', de: 'Wörter' },
  Lines: { es: 'Líneas', fr: 'Lignes', de: 'Zeilen' },
  Question: { es: 'Pregunta', fr: 'Sujet', de: 'Fragestellung' },
  Plan: { es: 'Plan', fr: 'Formule', de: 'Tarif' },
  Cost: { es: 'Coste', fr: 'Coût', de: 'Kosten' },
  'None yet, but recommended': {
    es: 'Ninguna todavía, pero recomendable',
    fr: 'Aucun pour l’instant, mais recommandé',
    de: 'Noch keine, aber empfohlen',
  },
  'Free trial with a new account': {
    es: 'Prueba gratuita con una cuenta nueva',
    fr: 'Essai gratuit avec un nouveau compte',
    de: 'Kostenlose Testphase mit einem neuen Konto',
  },
  'Your marking criteria': {
    es: 'Tus criterios de evaluación',
    fr: 'Vos critères de notation',
    de: 'Deine Bewertungskriterien',
  },
  optional: { es: 'opcional', fr: 'facultatif', de: 'freiwillig' },
  'Marking criteria': {
    es: 'Criterios de evaluación',
    fr: 'Critères de notation',
    de: 'Bewertungskriterien',
  },
  'Quality of argument (40%)\nUse of sources (30%)\nLanguage (30%)': {
    es: 'Calidad del argumento (40 %)\nUso de fuentes (30 %)\nLenguaje (30 %)',
    fr: 'Qualité de l’argumentation (40 %)\nUtilisation des sources (30 %)\nLangue (30 %)',
    de: 'Qualität der Argumentation (40 %)\nUmgang mit Quellen (30 %)\nSprache (30 %)',
  },
  'One criterion a line, or copied from a table. Each will show the scores and critiques that bear on it.':
    {
      es: 'Un criterio por línea, o copiados de una tabla. Cada uno mostrará las puntuaciones y los comentarios que le tocan.',
      fr: 'Un critère par ligne, ou copiés d’un tableau. Chacun montrera les notes et les remarques qui le concernent.',
      de: 'Ein Kriterium pro Zeile oder aus einer Tabelle kopiert. Zu jedem siehst du die Wertungen und Anmerkungen, die es betreffen.',
    },
  ' The field is full: it holds 10,000 characters.': {
    es: ' El campo está lleno: admite 10 000 caracteres.',
    fr: ' Le champ est plein : il contient 10 000 caractères.',
    de: ' Das Feld ist voll: Es fasst 10.000 Zeichen.',
  },
  'Open a file': { es: 'Abrir un archivo', fr: 'Ouvrir un fichier', de: 'Datei öffnen' },
  '.docx, .odt, .rtf, .pdf, .txt or .md, up to 10 MB': {
    es: '.docx, .odt, .rtf, .pdf, .txt o .md, hasta 10 MB',
    fr: '.docx, .odt, .rtf, .pdf, .txt ou .md, jusqu’à 10 Mo',
    de: '.docx, .odt, .rtf, .pdf, .txt oder .md, bis 10 MB',
  },
  ', or drop it here': {
    es: ', o suéltalo aquí',
    fr: ', ou déposez-le ici',
    de: ', oder hier ablegen',
  },
  'Sending {{name}}': {
    es: 'Enviando {{name}}',
    fr: 'Envoi de {{name}}',
    de: '{{name}} wird gesendet',
  },
  'Reading {{name}}': {
    es: 'Leyendo {{name}}',
    fr: 'Lecture de {{name}}',
    de: '{{name}} wird gelesen',
  },
  'What we read in <name>{{name}}</name>': {
    es: 'Lo que leímos en <name>{{name}}</name>',
    fr: 'Ce que nous avons lu dans <name>{{name}}</name>',
    de: 'Was wir in <name>{{name}}</name> gelesen haben',
  },
  'These parts may not belong to the essay. Leave out:': {
    es: 'Puede que estas partes no sean del ensayo. Omitir:',
    fr: 'Ces parties n’appartiennent peut-être pas à la dissertation. Laisser de côté :',
    de: 'Diese Teile gehören vielleicht nicht zum Essay. Weglassen:',
  },
  'the cover page': { es: 'la portada', fr: 'la page de garde', de: 'Deckblatt' },
  'the bibliography': { es: 'la bibliografía', fr: 'la bibliographie', de: 'Literaturverzeichnis' },
  ' and ': { es: ' y ', fr: ' et ', de: ' und ' },
  'Text of the file': { es: 'Texto del archivo', fr: 'Texte du fichier', de: 'Text der Datei' },
  ': too few for an analysis': {
    es: ': demasiado pocas para un análisis',
    fr: ': trop peu pour une analyse',
    de: ': zu wenig für eine Analyse',
  },
  ', {{count}} characters: an essay may have {{limit}}': {
    es: ', {{count}} caracteres: un ensayo puede tener {{limit}}',
    fr: ', {{count}} caractères : une dissertation peut en avoir {{limit}}',
    de: ', {{count}} Zeichen: Ein Essay darf {{limit}} haben',
  },
  '. It takes the place of the text in the editor; you can undo that.': {
    es: '. Sustituye al texto del editor; puedes deshacerlo.',
    fr: '. Il remplace le texte de l’éditeur ; vous pouvez annuler.',
    de: '. Er ersetzt den Text im Editor; du kannst das rückgängig machen.',
  },
  'Use this text': { es: 'Usar este texto', fr: 'Utiliser ce texte', de: 'Diesen Text verwenden' },
  'This text has {{count}} characters, and an essay may have {{limit}}. Without {{names}} ({{words}}) it has {{kept}}.':
    {
      es: 'Este texto tiene {{count}} caracteres y un ensayo puede tener {{limit}}. Sin {{names}} ({{words}}) tiene {{kept}}.',
      fr: 'Ce texte a {{count}} caractères, et une dissertation peut en avoir {{limit}}. Sans {{names}} ({{words}}), il en a {{kept}}.',
      de: 'Dieser Text hat {{count}} Zeichen, und ein Essay darf {{limit}} haben. Ohne {{names}} ({{words}}) hat er {{kept}}.',
    },
  'Leave out {{names}}': {
    es: 'Omitir {{names}}',
    fr: 'Retirer {{names}}',
    de: '{{names}} weglassen',
  },
} satisfies Texts;

/** Texts of the essay form: the text, its criteria, files and the cost, with a number in them. */
export const formPlurals = {
  '{{count}} other drafts on this device': {
    es: [
      '{{count}} borrador más en este dispositivo',
      '{{count}} borradores más en este dispositivo',
    ],
    fr: [
      '{{count}} autre brouillon sur cet appareil',
      '{{count}} autres brouillons sur cet appareil',
    ],
    de: [
      '{{count}} weiterer Entwurf auf diesem Gerät',
      '{{count}} weitere Entwürfe auf diesem Gerät',
    ],
  },
  'free: uses none of your {{count}}': {
    es: ['gratis: conservas tu último análisis', 'gratis: no gasta ninguno de tus {{count}}'],
    fr: [
      'gratuit : vous gardez votre dernière analyse',
      'gratuit : n’utilise aucune de vos {{count}}',
    ],
    de: [
      'kostenlos: deine letzte Analyse bleibt dir',
      'kostenlos: verbraucht keine deiner {{count}}',
    ],
  },
  '{{words}} of {{count}} words': {
    es: ['{{words}} de {{count}} palabra', '{{words}} de {{count}} palabras'],
    fr: ['{{words}} sur {{count}} mot', '{{words}} sur {{count}} mots'],
    de: ['{{words}} von {{count}} Wort', '{{words}} von {{count}} Wörtern'],
  },
  'We read {{count}} criteria.': {
    es: ['Leemos {{count}} criterio.', 'Leemos {{count}} criterios.'],
    fr: ['Nous lisons {{count}} critère.', 'Nous lisons {{count}} critères.'],
    de: ['Wir lesen {{count}} Kriterium.', 'Wir lesen {{count}} Kriterien.'],
  },
  'We read {{count}} criteria, and leave out {{omitted}} more.': {
    es: [
      'Leemos {{count}} criterio y omitimos {{omitted}} más.',
      'Leemos {{count}} criterios y omitimos {{omitted}} más.',
    ],
    fr: [
      'Nous lisons {{count}} critère et en laissons {{omitted}} de côté.',
      'Nous lisons {{count}} critères et en laissons {{omitted}} de côté.',
    ],
    de: [
      'Wir lesen {{count}} Kriterium und lassen {{omitted}} weitere weg.',
      'Wir lesen {{count}} Kriterien und lassen {{omitted}} weitere weg.',
    ],
  },
} satisfies Plurals;
