import type { Plurals, Texts } from '../text-types.ts';

/** Texts about a running analysis. */
export const jobTexts = {
  Details: { es: 'Detalles', fr: 'Détails', de: 'Einzelheiten' },
  'costs 1 analysis': { es: 'cuesta 1 análisis', fr: 'coûte 1 analyse', de: 'kostet 1 Analyse' },
  'costs nothing': { es: 'no cuesta nada', fr: 'ne coûte rien', de: 'kostet nichts' },
  'Your analysis': { es: 'Tu análisis', fr: 'Votre analyse', de: 'Deine Analyse' },
  'Being analysed': { es: 'En análisis', fr: 'Analyse en cours', de: 'Wird analysiert' },
  Analysing: { es: 'Analizando', fr: 'Analyse en cours', de: 'Analyse läuft' },
  Analysis: { es: 'Análisis', fr: 'Analyse', de: 'Analyse' },
  'Looking for your analysis': {
    es: 'Buscando tu análisis',
    fr: 'Recherche de votre analyse',
    de: 'Deine Analyse wird gesucht',
  },
  'Looking for your analysis …': {
    es: 'Buscando tu análisis …',
    fr: 'Recherche de votre analyse …',
    de: 'Deine Analyse wird gesucht …',
  },
  'Go to Essay Form': { es: 'Ir al formulario', fr: 'Aller au formulaire', de: 'Zum Formular' },
  'Back to Essays': {
    es: 'Volver a los ensayos',
    fr: 'Retour aux dissertations',
    de: 'Zurück zu den Essays',
  },
  '{{count}} analyses are running.': {
    es: 'Hay {{count}} análisis en curso.',
    fr: '{{count}} analyses sont en cours.',
    de: '{{count}} Analysen laufen.',
  },
  Elapsed: { es: 'Transcurrido', fr: 'Écoulé', de: 'Vergangen' },
  'Open the result': { es: 'Abrir el resultado', fr: 'Ouvrir le résultat', de: 'Ergebnis öffnen' },
  'Open the essay': { es: 'Abrir el ensayo', fr: 'Ouvrir la dissertation', de: 'Essay öffnen' },
  'See all': { es: 'Ver todos', fr: 'Tout voir', de: 'Alle ansehen' },
  'Edit the essay': {
    es: 'Editar el ensayo',
    fr: 'Modifier la dissertation',
    de: 'Essay bearbeiten',
  },
  'Checking your access...': {
    es: 'Comprobando tu acceso...',
    fr: 'Vérification de votre accès...',
    de: 'Dein Zugang wird geprüft ...',
  },
  'Starting robust long-running analysis...': {
    es: 'Iniciando un análisis largo y robusto...',
    fr: 'Démarrage d’une analyse longue et robuste...',
    de: 'Robuste, lange Analyse wird gestartet ...',
  },
  'Your essay is in the queue': {
    es: 'Tu ensayo está en la cola',
    fr: 'Votre dissertation est dans la file',
    de: 'Dein Essay ist in der Warteschlange',
  },
  'Processing: {{stage}}': {
    es: 'En proceso: {{stage}}',
    fr: 'Traitement : {{stage}}',
    de: 'Verarbeitung: {{stage}}',
  },
  queued: { es: 'en cola', fr: 'en attente', de: 'in der Warteschlange' },
  'creating chunks': {
    es: 'creando fragmentos',
    fr: 'création des segments',
    de: 'Abschnitte werden gebildet',
  },
  'parallel analysis': {
    es: 'análisis en paralelo',
    fr: 'analyse en parallèle',
    de: 'parallele Analyse',
  },
  'generating 60-100 line critiques': {
    es: 'generando de 60 a 100 comentarios por línea',
    fr: 'génération de 60 à 100 remarques par ligne',
    de: '60 bis 100 Zeilenanmerkungen werden erstellt',
  },
  aggregating: { es: 'reuniendo resultados', fr: 'regroupement', de: 'Zusammenführung' },
  completed: { es: 'completado', fr: 'terminé', de: 'abgeschlossen' },
  failed: { es: 'fallido', fr: 'échoué', de: 'fehlgeschlagen' },
  cancelled: { es: 'cancelado', fr: 'annulé', de: 'abgebrochen' },
  'Analysis Complete - Results Ready': {
    es: 'Análisis completado - Resultados listos',
    fr: 'Analyse terminée - Résultats prêts',
    de: 'Analyse abgeschlossen – Ergebnisse bereit',
  },
  'Analysis failed': {
    es: 'El análisis falló',
    fr: 'L’analyse a échoué',
    de: 'Analyse fehlgeschlagen',
  },
  'Analysis Cancelled': {
    es: 'Análisis cancelado',
    fr: 'Analyse annulée',
    de: 'Analyse abgebrochen',
  },
  'Essay analysis has been cancelled': {
    es: 'Se canceló el análisis del ensayo',
    fr: 'L’analyse de la dissertation a été annulée',
    de: 'Die Analyse des Essays wurde abgebrochen',
  },
  'It used none of your analyses.': {
    es: 'No usó ninguno de tus análisis.',
    fr: 'Cela n’a utilisé aucune de vos analyses.',
    de: 'Das hat keine deiner Analysen verbraucht.',
  },
  'The critiques so far are in My Essays.': {
    es: 'Las críticas hasta ahora están en Mis ensayos.',
    fr: 'Les critiques obtenues sont dans Mes dissertations.',
    de: 'Die bisherigen Kritiken stehen unter Meine Essays.',
  },
  'It used 1 analysis.': {
    es: 'Usó 1 análisis.',
    fr: 'Cela a utilisé 1 analyse.',
    de: 'Das hat 1 Analyse verbraucht.',
  },
  'Connection lost. Your analysis goes on; trying again …': {
    es: 'Se perdió la conexión. Tu análisis sigue; reintentando …',
    fr: 'Connexion perdue. Votre analyse continue ; nouvelle tentative …',
    de: 'Verbindung verloren. Deine Analyse läuft weiter; neuer Versuch …',
  },
  'Sending your essay …': {
    es: 'Enviando tu ensayo …',
    fr: 'Envoi de votre dissertation …',
    de: 'Dein Essay wird gesendet …',
  },
  'This analysis was cancelled': {
    es: 'Este análisis se canceló',
    fr: 'Cette analyse a été annulée',
    de: 'Diese Analyse wurde abgebrochen',
  },
  'Your essay is waiting for its turn': {
    es: 'Tu ensayo espera su turno',
    fr: 'Votre dissertation attend son tour',
    de: 'Dein Essay wartet, bis er an der Reihe ist',
  },
  'Nothing is reading your essay at the moment. It waits and is not lost; the reading begins by itself.':
    {
      es: 'En este momento nada está leyendo tu ensayo. Espera y no se ha perdido; la lectura empezará sola.',
      fr: 'En ce moment, rien ne lit votre dissertation. Elle attend et n’est pas perdue ; la lecture commencera d’elle-même.',
      de: 'Im Moment liest nichts deinen Essay. Er wartet und ist nicht verloren; das Lesen beginnt von selbst.',
    },
  'Putting your critiques in order': {
    es: 'Ordenando tus comentarios',
    fr: 'Mise en ordre de vos remarques',
    de: 'Deine Anmerkungen werden geordnet',
  },
  'Getting ready to read {{paragraphs}}': {
    es: 'Preparándose para leer {{paragraphs}}',
    fr: 'Préparation à la lecture : {{paragraphs}}',
    de: 'Gleich geht es los: {{paragraphs}}',
  },
  'Reading {{paragraphs}}': {
    es: 'Leyendo {{paragraphs}}',
    fr: 'Lecture en cours : {{paragraphs}}',
    de: 'Wird gelesen: {{paragraphs}}',
  },
  'No issues found': {
    es: 'Ningún problema encontrado',
    fr: 'Aucun problème relevé',
    de: 'Keine Probleme gefunden',
  },
  '{{found}} before the analysis failed': {
    es: '{{found}} antes de que fallara el análisis',
    fr: '{{found}} avant l’échec de l’analyse',
    de: '{{found}}, bevor die Analyse fehlschlug',
  },
  '{{found}} before the analysis was cancelled': {
    es: '{{found}} antes de cancelar el análisis',
    fr: '{{found}} avant l’annulation de l’analyse',
    de: '{{found}}, bevor die Analyse abgebrochen wurde',
  },
  '{{found}} so far': {
    es: '{{found}} hasta ahora',
    fr: '{{found}} jusqu’ici',
    de: 'Bisher {{found}}',
  },
  'The analysis did not start': {
    es: 'El análisis no comenzó',
    fr: 'L’analyse n’a pas démarré',
    de: 'Die Analyse hat nicht begonnen',
  },
  'The server did not answer': {
    es: 'El servidor no respondió',
    fr: 'Le serveur n’a pas répondu',
    de: 'Der Server hat nicht geantwortet',
  },
  'The analysis may have started anyway. Send the essay again: you are never charged twice for it.':
    {
      es: 'Puede que el análisis haya comenzado. Envía el ensayo de nuevo: nunca se te cobra dos veces.',
      fr: 'L’analyse a peut-être démarré quand même. Renvoyez la dissertation : elle ne vous sera jamais comptée deux fois.',
      de: 'Vielleicht hat die Analyse trotzdem begonnen. Sende den Essay noch einmal: Er wird dir nie doppelt berechnet.',
    },
  'Wait until one of them has finished, or cancel one. Then send this essay again.': {
    es: 'Espera a que termine alguno o cancela uno. Después envía este ensayo de nuevo.',
    fr: 'Attendez que l’une d’elles soit terminée ou annulez-en une. Renvoyez ensuite cette dissertation.',
    de: 'Warte, bis eine davon fertig ist, oder brich eine ab. Sende diesen Essay dann noch einmal.',
  },
  'Then send this essay again. It stays in the form.': {
    es: 'Después, vuelve a enviar este ensayo. Se queda en el formulario.',
    fr: 'Renvoyez ensuite cette dissertation. Elle reste dans le formulaire.',
    de: 'Sende diesen Essay danach noch einmal. Er bleibt im Formular.',
  },
  'Shorten the essay, or choose a plan that allows more words.': {
    es: 'Acorta el ensayo o elige un plan que admita más palabras.',
    fr: 'Raccourcissez la dissertation ou choisissez une formule qui permet plus de mots.',
    de: 'Kürze den Essay oder wähle einen Tarif, der mehr Wörter erlaubt.',
  },
  'Analysis status': {
    es: 'Estado del análisis',
    fr: 'État de l’analyse',
    de: 'Stand der Analyse',
  },
  Progress: { es: 'Progreso', fr: 'Progression', de: 'Fortschritt' },
  Job: { es: 'Tarea', fr: 'Tâche', de: 'Auftrag' },
  'Estimated time': { es: 'Tiempo estimado', fr: 'Durée estimée', de: 'Geschätzte Dauer' },
  'Analysis Error': { es: 'Error de análisis', fr: 'Erreur d’analyse', de: 'Analysefehler' },
  'Connection Error': {
    es: 'Error de conexión',
    fr: 'Erreur de connexion',
    de: 'Verbindungsfehler',
  },
  'Please check your internet connection and try again': {
    es: 'Comprueba tu conexión a internet e inténtalo de nuevo',
    fr: 'Vérifiez votre connexion internet et réessayez',
    de: 'Bitte prüfe deine Internetverbindung und versuche es erneut',
  },
  'An error occurred during analysis. Please try again.': {
    es: 'Se produjo un error durante el análisis. Inténtalo de nuevo.',
    fr: 'Une erreur s’est produite pendant l’analyse. Veuillez réessayer.',
    de: 'Bei der Analyse ist ein Fehler aufgetreten. Bitte versuche es erneut.',
  },
  'Access Check Failed': {
    es: 'No se pudo comprobar el acceso',
    fr: 'La vérification de l’accès a échoué',
    de: 'Zugangsprüfung fehlgeschlagen',
  },
  'Payment Required': { es: 'Pago necesario', fr: 'Paiement requis', de: 'Zahlung erforderlich' },
  'Please choose a plan to analyze your essay': {
    es: 'Elige un plan para analizar tu ensayo',
    fr: 'Veuillez choisir une formule pour analyser votre dissertation',
    de: 'Bitte wähle einen Tarif, um deinen Essay zu analysieren',
  },
  Analysed: { es: 'Analizado', fr: 'Analysée', de: 'Analysiert' },
  Cancelled: { es: 'Cancelado', fr: 'Annulée', de: 'Abgebrochen' },
} satisfies Texts;

/** Texts about a running analysis, with a number in them. */
export const jobPlurals = {
  'your {{count}} paragraphs': {
    es: ['tu párrafo', 'tus {{count}} párrafos'],
    fr: ['votre paragraphe', 'vos {{count}} paragraphes'],
    de: ['dein Absatz', 'deine {{count}} Absätze'],
  },
  'Reading {{paragraphs}}, {{count}} critiques so far': {
    es: [
      'Leyendo {{paragraphs}}, {{count}} comentario hasta ahora',
      'Leyendo {{paragraphs}}, {{count}} comentarios hasta ahora',
    ],
    fr: [
      'Lecture en cours : {{paragraphs}}, {{count}} remarque jusqu’ici',
      'Lecture en cours : {{paragraphs}}, {{count}} remarques jusqu’ici',
    ],
    de: [
      'Wird gelesen: {{paragraphs}}, bisher {{count}} Anmerkung',
      'Wird gelesen: {{paragraphs}}, bisher {{count}} Anmerkungen',
    ],
  },
  'While we were reading you saw {{before}}; the result keeps {{kept}}. The other {{count}} repeated these or mattered less.':
    {
      es: [
        'Mientras leíamos viste {{before}}; el resultado conserva {{kept}}. El otro repetía estos o importaba menos.',
        'Mientras leíamos viste {{before}}; el resultado conserva {{kept}}. Los otros {{count}} repetían estos o importaban menos.',
      ],
      fr: [
        'Pendant la lecture, vous avez vu {{before}} ; le résultat en garde {{kept}}. L’autre répétait celles-ci ou comptait moins.',
        'Pendant la lecture, vous avez vu {{before}} ; le résultat en garde {{kept}}. Les {{count}} autres répétaient celles-ci ou comptaient moins.',
      ],
      de: [
        'Beim Lesen hast du {{before}} gesehen; im Ergebnis bleiben {{kept}}. Die andere wiederholte diese oder war weniger wichtig.',
        'Beim Lesen hast du {{before}} gesehen; im Ergebnis bleiben {{kept}}. Die anderen {{count}} wiederholten diese oder waren weniger wichtig.',
      ],
    },
} satisfies Plurals;
