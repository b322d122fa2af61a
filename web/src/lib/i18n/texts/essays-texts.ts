import type { Plurals, Texts } from '../text-types.ts';

/** Texts of Your Essays, the page of one essay, its exports and the statement of use. */
export const essaysTexts = {
  'Your Essays': { es: 'Tus ensayos', fr: 'Vos dissertations', de: 'Deine Essays' },
  'New essay': { es: 'Nuevo ensayo', fr: 'Nouvelle dissertation', de: 'Neuer Essay' },
  'Show more': { es: 'Mostrar más', fr: 'Afficher plus', de: 'Mehr zeigen' },
  'Search your essays': {
    es: 'Buscar en tus ensayos',
    fr: 'Rechercher dans vos dissertations',
    de: 'Deine Essays durchsuchen',
  },
  'Title or question': {
    es: 'Título o pregunta',
    fr: 'Titre ou sujet',
    de: 'Titel oder Fragestellung',
  },
  'Kind of text': { es: 'Tipo de texto', fr: 'Type de texte', de: 'Art des Textes' },
  'All kinds': { es: 'Todos los tipos', fr: 'Tous les types', de: 'Alle Arten' },
  'Status of the analysis': {
    es: 'Estado del análisis',
    fr: 'État de l’analyse',
    de: 'Stand der Analyse',
  },
  'Any status': { es: 'Cualquier estado', fr: 'Tous les états', de: 'Jeder Stand' },
  'Not analysed': { es: 'Sin analizar', fr: 'Non analysée', de: 'Nicht analysiert' },
  Order: { es: 'Orden', fr: 'Ordre', de: 'Reihenfolge' },
  'Newest first': {
    es: 'Los más recientes primero',
    fr: 'Les plus récentes d’abord',
    de: 'Neueste zuerst',
  },
  'Oldest first': {
    es: 'Los más antiguos primero',
    fr: 'Les plus anciennes d’abord',
    de: 'Älteste zuerst',
  },
  'By title': { es: 'Por título', fr: 'Par titre', de: 'Nach Titel' },
  'Highest score first': {
    es: 'Mayor nota primero',
    fr: 'Meilleure note d’abord',
    de: 'Höchste Punktzahl zuerst',
  },
  'Lowest score first': {
    es: 'Menor nota primero',
    fr: 'Note la plus basse d’abord',
    de: 'Niedrigste Punktzahl zuerst',
  },
  'Show all essays': {
    es: 'Mostrar todos los ensayos',
    fr: 'Afficher toutes les dissertations',
    de: 'Alle Essays zeigen',
  },
  'Show as cards': {
    es: 'Mostrar como tarjetas',
    fr: 'Afficher en fiches',
    de: 'Als Karten zeigen',
  },
  'Show as a short list': {
    es: 'Mostrar como lista breve',
    fr: 'Afficher en liste courte',
    de: 'Als kurze Liste zeigen',
  },
  'Loading: {{loaded}} of {{total}}': {
    es: 'Cargando: {{loaded}} de {{total}}',
    fr: 'Chargement : {{loaded}} sur {{total}}',
    de: 'Wird geladen: {{loaded}} von {{total}}',
  },
  '{{shown}} of {{count}} essays': {
    es: '{{shown}} de {{count}} ensayos',
    fr: '{{shown}} dissertations sur {{count}}',
    de: '{{shown}} von {{count}} Essays',
  },
  'No essay matches this choice': {
    es: 'Ningún ensayo corresponde a esta selección',
    fr: 'Aucune dissertation ne correspond à ce choix',
    de: 'Kein Essay passt zu dieser Auswahl',
  },
  'No essay matches “{{words}}”': {
    es: 'Ningún ensayo corresponde a «{{words}}»',
    fr: 'Aucune dissertation ne correspond à « {{words}} »',
    de: 'Kein Essay passt zu „{{words}}“',
  },
  'The title and the question of each essay are searched.': {
    es: 'Se busca en el título y en la pregunta de cada ensayo.',
    fr: 'La recherche porte sur le titre et le sujet de chaque dissertation.',
    de: 'Gesucht wird in Titel und Fragestellung jedes Essays.',
  },
  'No essays yet': {
    es: 'Aún no hay ensayos',
    fr: 'Aucune dissertation pour le moment',
    de: 'Noch keine Essays',
  },
  'Every essay you analyse is kept here with its critiques.': {
    es: 'Aquí se guarda cada ensayo que analizas, con sus comentarios.',
    fr: 'Chaque dissertation que vous analysez est conservée ici avec ses remarques.',
    de: 'Jeder Essay, den du analysierst, bleibt hier mit seinen Anmerkungen gespeichert.',
  },
  'Error Loading Essays': {
    es: 'Error al cargar los ensayos',
    fr: 'Erreur de chargement des dissertations',
    de: 'Essays konnten nicht geladen werden',
  },
  'Loading your essays': {
    es: 'Cargando tus ensayos',
    fr: 'Chargement de vos dissertations',
    de: 'Deine Essays werden geladen',
  },
  'Failed to fetch essays ({{status}})': {
    es: 'No se pudieron cargar los ensayos ({{status}})',
    fr: 'Impossible de charger les dissertations ({{status}})',
    de: 'Essays konnten nicht geladen werden ({{status}})',
  },
  'View Analysis': { es: 'Ver el análisis', fr: 'Voir l’analyse', de: 'Analyse ansehen' },
  'Analyse again': { es: 'Analizar de nuevo', fr: 'Analyser de nouveau', de: 'Neu analysieren' },
  'Analyse again: {{title}}': {
    es: 'Analizar de nuevo: {{title}}',
    fr: 'Analyser de nouveau : {{title}}',
    de: 'Neu analysieren: {{title}}',
  },
  Delete: { es: 'Eliminar', fr: 'Supprimer', de: 'Löschen' },
  'Delete {{title}}': {
    es: 'Eliminar {{title}}',
    fr: 'Supprimer {{title}}',
    de: '{{title}} löschen',
  },
  Rename: { es: 'Cambiar el título', fr: 'Renommer', de: 'Umbenennen' },
  Title: { es: 'Título', fr: 'Titre', de: 'Titel' },
  'kept until {{date}}': {
    es: 'se guarda hasta el {{date}}',
    fr: 'conservée jusqu’au {{date}}',
    de: 'gespeichert bis {{date}}',
  },
  'Critical thinking level: {{level}}': {
    es: 'Nivel de pensamiento crítico: {{level}}',
    fr: 'Niveau d’esprit critique : {{level}}',
    de: 'Stufe des kritischen Denkens: {{level}}',
  },
  'Analysis Results': {
    es: 'Resultados del análisis',
    fr: 'Résultats de l’analyse',
    de: 'Ergebnisse der Analyse',
  },
  'Your essay is being analysed': {
    es: 'Tu ensayo se está analizando',
    fr: 'Votre dissertation est en cours d’analyse',
    de: 'Dein Essay wird analysiert',
  },
  'Loading your analysis': {
    es: 'Cargando tu análisis',
    fr: 'Chargement de votre analyse',
    de: 'Deine Analyse wird geladen',
  },
  'Error Loading Analysis': {
    es: 'Error al cargar el análisis',
    fr: 'Erreur de chargement de l’analyse',
    de: 'Analyse konnte nicht geladen werden',
  },
  'No Analysis Found': {
    es: 'No se encontró ningún análisis',
    fr: 'Aucune analyse trouvée',
    de: 'Keine Analyse gefunden',
  },
  'Analyse an essay first.': {
    es: 'Analiza primero un ensayo.',
    fr: 'Analysez d’abord une dissertation.',
    de: 'Analysiere zuerst einen Essay.',
  },
  'Analyse an essay first. You will find earlier ones under My Essays.': {
    es: 'Analiza primero un ensayo. Los anteriores están en Mis ensayos.',
    fr: 'Analysez d’abord une dissertation. Les précédentes sont sous Mes dissertations.',
    de: 'Analysiere zuerst einen Essay. Frühere findest du unter „Meine Essays“.',
  },
  'The analysis of this essay failed.': {
    es: 'El análisis de este ensayo falló.',
    fr: 'L’analyse de cette dissertation a échoué.',
    de: 'Die Analyse dieses Essays ist fehlgeschlagen.',
  },
  'The analysis of this essay was cancelled.': {
    es: 'El análisis de este ensayo se canceló.',
    fr: 'L’analyse de cette dissertation a été annulée.',
    de: 'Die Analyse dieses Essays wurde abgebrochen.',
  },
  'This essay is being analysed. Its critiques will appear here.': {
    es: 'Este ensayo se está analizando. Sus comentarios aparecerán aquí.',
    fr: 'Cette dissertation est en cours d’analyse. Les remarques apparaîtront ici.',
    de: 'Dieser Essay wird gerade analysiert. Die Anmerkungen erscheinen hier.',
  },
  'Below is what was found until then.': {
    es: 'Abajo está lo que se encontró hasta entonces.',
    fr: 'Voici ce qui avait été relevé jusque-là.',
    de: 'Unten steht, was bis dahin gefunden wurde.',
  },
  'Essay not found': {
    es: 'Ensayo no encontrado',
    fr: 'Dissertation introuvable',
    de: 'Essay nicht gefunden',
  },
  'Error Loading Essay': {
    es: 'Error al cargar el ensayo',
    fr: 'Erreur de chargement de la dissertation',
    de: 'Essay konnte nicht geladen werden',
  },
  'Failed to fetch essay': {
    es: 'No se pudo cargar el ensayo',
    fr: 'Impossible de charger la dissertation',
    de: 'Essay konnte nicht geladen werden',
  },
  'Failed to fetch essay: {{reason}}': {
    es: 'No se pudo cargar el ensayo: {{reason}}',
    fr: 'Impossible de charger la dissertation : {{reason}}',
    de: 'Essay konnte nicht geladen werden: {{reason}}',
  },
  'Log In Again': {
    es: 'Iniciar sesión de nuevo',
    fr: 'Se reconnecter',
    de: 'Erneut anmelden',
  },
  'Your session has expired. Please log in again.': {
    es: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
    fr: 'Votre session a expiré. Veuillez vous reconnecter.',
    de: 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.',
  },
  'Loading your essay': {
    es: 'Cargando tu ensayo',
    fr: 'Chargement de votre dissertation',
    de: 'Dein Essay wird geladen',
  },
  Export: { es: 'Exportar', fr: 'Exporter', de: 'Exportieren' },
  Severity: { es: 'Gravedad', fr: 'Gravité', de: 'Schweregrad' },
  State: { es: 'Estado', fr: 'État', de: 'Status' },
  All: { es: 'Todos', fr: 'Tous', de: 'Alle' },
  'Must and should fix': {
    es: 'Hay que y conviene corregir',
    fr: 'À corriger et à revoir',
    de: 'Muss und sollte behoben werden',
  },
  Open: { es: 'Abiertos', fr: 'Ouvertes', de: 'Offen' },
  'Open and intended': {
    es: 'Abiertos e intencionales',
    fr: 'Ouvertes et voulues',
    de: 'Offen und beabsichtigt',
  },
  'Word with comments': {
    es: 'Word con comentarios',
    fr: 'Word avec commentaires',
    de: 'Word mit Kommentaren',
  },
  'Statement of use': {
    es: 'Declaración de uso',
    fr: 'Déclaration d’utilisation',
    de: 'Erklärung zur Nutzung',
  },
  'Statement on the use of Argument Intelligence': {
    es: 'Declaración sobre el uso de Argument Intelligence',
    fr: 'Déclaration sur l’utilisation d’Argument Intelligence',
    de: 'Erklärung zur Nutzung von Argument Intelligence',
  },
  'Essay: {{title}}': {
    es: 'Ensayo: {{title}}',
    fr: 'Dissertation : {{title}}',
    de: 'Essay: {{title}}',
  },
  'Made on {{date}}': {
    es: 'Hecha el {{date}}',
    fr: 'Établie le {{date}}',
    de: 'Erstellt am {{date}}',
  },
  'Many universities ask which tools helped with an essay. Hand this in where yours does, or take from it what you need.':
    {
      es: 'Muchas universidades preguntan qué herramientas ayudaron con un ensayo. Si la tuya lo hace, entrega esta declaración o toma de ella lo que necesites.',
      fr: 'Beaucoup d’universités demandent quels outils ont aidé à une dissertation. Si la vôtre le fait, remettez cette déclaration ou reprenez-en ce dont vous avez besoin.',
      de: 'Viele Universitäten fragen, welche Werkzeuge bei einem Essay geholfen haben. Gib diese Erklärung dann ab oder übernimm daraus, was du brauchst.',
    },
  'Critiques and quotations are in English, like your essay.': {
    es: 'Los comentarios y las citas están en inglés, como tu ensayo.',
    fr: 'Les remarques et les citations sont en anglais, comme votre dissertation.',
    de: 'Anmerkungen und Zitate sind auf Englisch, wie dein Essay.',
  },
  'Back to the essay': {
    es: 'Volver al ensayo',
    fr: 'Retour à la dissertation',
    de: 'Zurück zum Essay',
  },
  'Print or save as PDF': {
    es: 'Imprimir o guardar como PDF',
    fr: 'Imprimer ou enregistrer en PDF',
    de: 'Drucken oder als PDF speichern',
  },
  'Save as text': {
    es: 'Guardar como texto',
    fr: 'Enregistrer en texte',
    de: 'Als Text speichern',
  },
  'Saving...': { es: 'Guardando...', fr: 'Enregistrement...', de: 'Wird gespeichert ...' },
  'Error Loading Statement': {
    es: 'Error al cargar la declaración',
    fr: 'Erreur de chargement de la déclaration',
    de: 'Erklärung konnte nicht geladen werden',
  },
  'Loading the statement': {
    es: 'Cargando la declaración',
    fr: 'Chargement de la déclaration',
    de: 'Die Erklärung wird geladen',
  },
} satisfies Texts;

/** Texts of Your Essays, with a number in them. */
export const essaysPlurals = {
  '{{count}} essays': {
    es: ['{{count}} ensayo', '{{count}} ensayos'],
    fr: ['{{count}} dissertation', '{{count}} dissertations'],
    de: ['{{count}} Essay', '{{count}} Essays'],
  },
  '{{count}} drafts': {
    es: ['{{count}} borrador', '{{count}} borradores'],
    fr: ['{{count}} version', '{{count}} versions'],
    de: ['{{count}} Entwurf', '{{count}} Entwürfe'],
  },
} satisfies Plurals;
