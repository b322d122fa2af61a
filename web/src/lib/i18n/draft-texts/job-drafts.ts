import type { DraftPlurals, DraftTexts } from '../text-types.ts';

/** Draft translations of a running analysis. */
export const jobDrafts = {
  Details: { af: 'Besonderhede', zu: 'Imininingwane', xh: 'Iinkcukacha' },
  'costs 1 analysis': {
    af: 'kos 1 ontleding',
    zu: 'kubiza ukuhlaziya oku-1',
    xh: 'kubiza uhlalutyo olu-1',
  },
  'costs nothing': { af: 'kos niks', zu: 'akubizi lutho', xh: 'akubizi nto' },
  'Your analysis': { af: 'Jou ontleding', zu: 'Ukuhlaziya kwakho', xh: 'Uhlalutyo lwakho' },
  'Being analysed': { af: 'Word ontleed', zu: 'Iyahlaziywa', xh: 'Siyahlalutywa' },
  Analysing: { af: 'Ontleed tans', zu: 'Iyahlaziya', xh: 'Iyahlalutya' },
  Analysis: { af: 'Ontleding', zu: 'Ukuhlaziya', xh: 'Uhlalutyo' },
  'Looking for your analysis': {
    af: 'Soek na jou ontleding',
    zu: 'Ifuna ukuhlaziya kwakho',
    xh: 'Ikhangela uhlalutyo lwakho',
  },
  'Looking for your analysis …': {
    af: 'Soek na jou ontleding …',
    zu: 'Ifuna ukuhlaziya kwakho …',
    xh: 'Ikhangela uhlalutyo lwakho …',
  },
  'Go to Essay Form': {
    af: 'Gaan na die opstelvorm',
    zu: 'Iya efomini le-eseyi',
    xh: 'Yiya kwifomu yesincoko',
  },
  'Back to Essays': { af: 'Terug na opstelle', zu: 'Buyela kuma-eseyi', xh: 'Buyela kwizincoko' },
  '{{count}} analyses are running.': {
    af: '{{count}} ontledings loop.',
    zu: 'Kuqhubeka ukuhlaziya okungu-{{count}}.',
    xh: 'Kuqhubeka uhlalutyo oluyi-{{count}}.',
  },
  Elapsed: { af: 'Tyd verloop', zu: 'Isikhathi esidlulile', xh: 'Ixesha elidlulileyo' },
  'Open the result': { af: 'Maak die resultaat oop', zu: 'Vula umphumela', xh: 'Vula isiphumo' },
  'Open the essay': { af: 'Maak die opstel oop', zu: 'Vula i-eseyi', xh: 'Vula isincoko' },
  'See all': { af: 'Sien alles', zu: 'Bona konke', xh: 'Bona konke' },
  'Edit the essay': { af: 'Redigeer die opstel', zu: 'Hlela i-eseyi', xh: 'Hlela isincoko' },
  'Checking your access...': {
    af: 'Gaan jou toegang na...',
    zu: 'Ihlola ukufinyelela kwakho...',
    xh: 'Ijonga ufikelelo lwakho...',
  },
  'Starting robust long-running analysis...': {
    af: 'Begin tans met ’n lang ontleding...',
    zu: 'Iqala ukuhlaziya okude...',
    xh: 'Iqalisa uhlalutyo olude...',
  },
  'Your essay is in the queue': {
    af: 'Jou opstel is in die tou',
    zu: 'I-eseyi yakho isemugqeni',
    xh: 'Isincoko sakho sisemgceni',
  },
  'Processing: {{stage}}': {
    af: 'Verwerk tans: {{stage}}',
    zu: 'Iyacubungula: {{stage}}',
    xh: 'Iyaqhuba: {{stage}}',
  },
  queued: { af: 'in die tou', zu: 'isemugqeni', xh: 'sisemgceni' },
  'creating chunks': {
    af: 'verdeel in stukke',
    zu: 'ukwenza izingxenye',
    xh: 'ukwenza iinxalenye',
  },
  'parallel analysis': {
    af: 'gelyktydige ontleding',
    zu: 'ukuhlaziya kanyekanye',
    xh: 'uhlalutyo ngaxeshanye',
  },
  'generating 60-100 line critiques': {
    af: 'maak 60-100 opmerkings oor reëls',
    zu: 'ukwenza ukuphawula kwemigqa okungu-60-100',
    xh: 'ukwenza amagqabaza emigca angama-60-100',
  },
  aggregating: { af: 'bring alles bymekaar', zu: 'ukuhlanganisa', xh: 'ukudibanisa' },
  completed: { af: 'voltooi', zu: 'kuqediwe', xh: 'kugqityiwe' },
  failed: { af: 'misluk', zu: 'kuhlulekile', xh: 'akuphumelelanga' },
  cancelled: { af: 'gekanselleer', zu: 'kukhanseliwe', xh: 'kurhoxisiwe' },
  'Analysis Complete - Results Ready': {
    af: 'Ontleding voltooi - resultate gereed',
    zu: 'Ukuhlaziya kuqediwe - imiphumela isilungile',
    xh: 'Uhlalutyo lugqityiwe - iziphumo zilungile',
  },
  'Analysis failed': {
    af: 'Ontleding het misluk',
    zu: 'Ukuhlaziya kuhlulekile',
    xh: 'Uhlalutyo aluphumelelanga',
  },
  'Analysis Cancelled': {
    af: 'Ontleding gekanselleer',
    zu: 'Ukuhlaziya kukhanseliwe',
    xh: 'Uhlalutyo lurhoxisiwe',
  },
  'Essay analysis has been cancelled': {
    af: 'Die ontleding van die opstel is gekanselleer',
    zu: 'Ukuhlaziya i-eseyi kukhanseliwe',
    xh: 'Uhlalutyo lwesincoko lurhoxisiwe',
  },
  'It used none of your analyses.': {
    af: 'Dit het geeneen van jou ontledings gebruik nie.',
    zu: 'Akusebenzisanga lutho ekuhlaziyeni kwakho.',
    xh: 'Akusebenzisanga nto kuhlalutyo lwakho.',
  },
  'The critiques so far are in My Essays.': {
    af: 'Die opmerkings tot dusver is in My opstelle.',
    zu: 'Ukuphawula kuze kube manje kuku-Ama-eseyi ami.',
    xh: 'Amagqabaza ukuza kuthi ga ngoku akwi-Izincoko zam.',
  },
  'It used 1 analysis.': {
    af: 'Dit het 1 ontleding gebruik.',
    zu: 'Kusebenzise ukuhlaziya oku-1.',
    xh: 'Kusebenzise uhlalutyo olu-1.',
  },
  'Connection lost. Your analysis goes on; trying again …': {
    af: 'Verbinding verloor. Jou ontleding gaan voort; probeer weer …',
    zu: 'Uxhumo lulahlekile. Ukuhlaziya kwakho kuyaqhubeka; izama futhi …',
    xh: 'Uqhagamshelo lulahlekile. Uhlalutyo lwakho luyaqhubeka; izama kwakhona …',
  },
  'Sending your essay …': {
    af: 'Stuur tans jou opstel …',
    zu: 'Ithumela i-eseyi yakho …',
    xh: 'Ithumela isincoko sakho …',
  },
  'This analysis was cancelled': {
    af: 'Hierdie ontleding is gekanselleer',
    zu: 'Lokhu kuhlaziya kukhanseliwe',
    xh: 'Olu hlalutyo lurhoxisiwe',
  },
  'Your essay is waiting for its turn': {
    af: 'Jou opstel wag op sy beurt',
    zu: 'I-eseyi yakho ilinde ithuba layo',
    xh: 'Isincoko sakho silinde ithuba laso',
  },
  'Nothing is reading your essay at the moment. It waits and is not lost; the reading begins by itself.':
    {
      af: 'Op die oomblik lees niks jou opstel nie. Dit wag en is nie verlore nie; die lees begin vanself.',
      zu: 'Okwamanje akukho okufunda i-eseyi yakho. Ilindile futhi ayilahlekile; ukufunda kuzoziqalela.',
      xh: 'Okwangoku akukho nto ifunda isincoko sakho. Silindile kwaye asilahlekanga; ukufunda kuya kuziqalela.',
    },
  'Putting your critiques in order': {
    af: 'Sit jou opmerkings in volgorde',
    zu: 'Ihlela ukuphawula kwakho',
    xh: 'Icwangcisa amagqabaza akho',
  },
  'Getting ready to read {{paragraphs}}': {
    af: 'Maak gereed om {{paragraphs}} te lees',
    zu: 'Ilungiselela ukufunda {{paragraphs}}',
    xh: 'Ilungiselela ukufunda {{paragraphs}}',
  },
  'Reading {{paragraphs}}': {
    af: 'Lees {{paragraphs}}',
    zu: 'Ifunda {{paragraphs}}',
    xh: 'Ifunda {{paragraphs}}',
  },
  'No issues found': {
    af: 'Geen kwessies gevind nie',
    zu: 'Azikho izinkinga ezitholakele',
    xh: 'Akukho ngxaki zifunyenweyo',
  },
  '{{found}} before the analysis failed': {
    af: '{{found}} voordat die ontleding misluk het',
    zu: '{{found}} ngaphambi kokuthi ukuhlaziya kuhluleke',
    xh: '{{found}} phambi kokuba uhlalutyo lungaphumeleli',
  },
  '{{found}} before the analysis was cancelled': {
    af: '{{found}} voordat die ontleding gekanselleer is',
    zu: '{{found}} ngaphambi kokuthi ukuhlaziya kukhanselwe',
    xh: '{{found}} phambi kokuba uhlalutyo lurhoxiswe',
  },
  '{{found}} so far': {
    af: '{{found}} tot dusver',
    zu: '{{found}} kuze kube manje',
    xh: '{{found}} ukuza kuthi ga ngoku',
  },
  'The analysis did not start': {
    af: 'Die ontleding het nie begin nie',
    zu: 'Ukuhlaziya akuqalanga',
    xh: 'Uhlalutyo aluqalanga',
  },
  'The server did not answer': {
    af: 'Die bediener het nie geantwoord nie',
    zu: 'Iseva ayiphendulanga',
    xh: 'Iseva ayiphendulanga',
  },
  'The analysis may have started anyway. Send the essay again: you are never charged twice for it.':
    {
      af: 'Die ontleding het dalk tog begin. Stuur die opstel weer: jy betaal nooit twee keer daarvoor nie.',
      zu: 'Kungenzeka ukuthi ukuhlaziya kuqalile. Thumela i-eseyi futhi: awusoze wakhokhiswa kabili ngayo.',
      xh: 'Kusenokwenzeka ukuba uhlalutyo luqalile. Thumela isincoko kwakhona: awusoze uhlawuliswe kabini ngaso.',
    },
  'Wait until one of them has finished, or cancel one. Then send this essay again.': {
    af: 'Wag tot een klaar is, of kanselleer een. Stuur dan hierdie opstel weer.',
    zu: 'Linda kuze kuqedwe okukodwa, noma ukhansele okukodwa. Bese uthumela le eseyi futhi.',
    xh: 'Linda de kugqitywe olunye, okanye urhoxise olunye. Uze uthumele esi sincoko kwakhona.',
  },
  'Shorten the essay, or choose a plan that allows more words.': {
    af: 'Maak die opstel korter, of kies ’n plan wat meer woorde toelaat.',
    zu: 'Finyeza i-eseyi, noma ukhethe iplani evumela amagama amaningi.',
    xh: 'Finyeza isincoko, okanye ukhethe isicwangciso esivumela amagama amaninzi.',
  },
  'Analysis status': {
    af: 'Toestand van die ontleding',
    zu: 'Isimo sokuhlaziya',
    xh: 'Imeko yohlalutyo',
  },
  Progress: { af: 'Vordering', zu: 'Inqubekelaphambili', xh: 'Inkqubela' },
  Job: { af: 'Taak', zu: 'Umsebenzi', xh: 'Umsebenzi' },
  'Estimated time': {
    af: 'Geskatte tyd',
    zu: 'Isikhathi esilinganisiwe',
    xh: 'Ixesha eliqikelelweyo',
  },
  'Analysis Error': { af: 'Ontledingsfout', zu: 'Iphutha lokuhlaziya', xh: 'Impazamo yohlalutyo' },
  'Connection Error': {
    af: 'Verbindingsfout',
    zu: 'Iphutha loxhumo',
    xh: 'Impazamo yoqhagamshelo',
  },
  'Please check your internet connection and try again': {
    af: 'Gaan asseblief jou internetverbinding na en probeer weer',
    zu: 'Sicela uhlole uxhumo lwakho lwe-inthanethi bese uzama futhi',
    xh: 'Nceda ujonge uqhagamshelo lwakho lwe-intanethi uze uzame kwakhona',
  },
  'An error occurred during analysis. Please try again.': {
    af: '’n Fout het tydens die ontleding voorgekom. Probeer asseblief weer.',
    zu: 'Kuvele iphutha ngesikhathi sokuhlaziya. Sicela uzame futhi.',
    xh: 'Kuvele impazamo ngexesha lohlalutyo. Nceda uzame kwakhona.',
  },
  'Access Check Failed': {
    af: 'Kon nie toegang nagaan nie',
    zu: 'Ukuhlola ukufinyelela kuhlulekile',
    xh: 'Ukujonga ufikelelo akuphumelelanga',
  },
  'Payment Required': {
    af: 'Betaling vereis',
    zu: 'Kudingeka inkokhelo',
    xh: 'Kufuneka intlawulo',
  },
  'Please choose a plan to analyze your essay': {
    af: 'Kies asseblief ’n plan om jou opstel te ontleed',
    zu: 'Sicela ukhethe iplani ukuze uhlaziye i-eseyi yakho',
    xh: 'Nceda ukhethe isicwangciso ukuze uhlalutye isincoko sakho',
  },
  Analysed: { af: 'Ontleed', zu: 'Kuhlaziyiwe', xh: 'Ihlalutyiwe' },
  Cancelled: { af: 'Gekanselleer', zu: 'Kukhanseliwe', xh: 'Irhoxisiwe' },
} as const satisfies DraftTexts;

export const jobDraftPlurals = {
  'your {{count}} paragraphs': {
    af: ['jou paragraaf', 'jou {{count}} paragrawe'],
    zu: ['isigaba sakho', 'izigaba zakho ezingu-{{count}}'],
    xh: ['umhlathi wakho', 'imihlathi yakho eyi-{{count}}'],
  },
  'Reading {{paragraphs}}, {{count}} critiques so far': {
    af: [
      'Lees {{paragraphs}}, {{count}} opmerking tot dusver',
      'Lees {{paragraphs}}, {{count}} opmerkings tot dusver',
    ],
    zu: [
      'Ifunda {{paragraphs}}, ukuphawula okungu-{{count}} kuze kube manje',
      'Ifunda {{paragraphs}}, ukuphawula okungu-{{count}} kuze kube manje',
    ],
    xh: [
      'Ifunda {{paragraphs}}, igqabaza eli-{{count}} ukuza kuthi ga ngoku',
      'Ifunda {{paragraphs}}, amagqabaza ayi-{{count}} ukuza kuthi ga ngoku',
    ],
  },
  'While we were reading you saw {{before}}; the result keeps {{kept}}. The other {{count}} repeated these or mattered less.':
    {
      af: [
        'Terwyl ons gelees het, het jy {{before}} gesien; die resultaat hou {{kept}}. Die ander een het dit herhaal of minder saak gemaak.',
        'Terwyl ons gelees het, het jy {{before}} gesien; die resultaat hou {{kept}}. Die ander {{count}} het dit herhaal of minder saak gemaak.',
      ],
      zu: [
        'Ngenkathi sifunda ubone {{before}}; umphumela ugcina {{kept}}. Okunye bekuphinda lokhu noma kungabalulekile kangako.',
        'Ngenkathi sifunda ubone {{before}}; umphumela ugcina {{kept}}. Okunye okungu-{{count}} bekuphinda lokhu noma kungabalulekile kangako.',
      ],
      xh: [
        'Ngelixa sifunda ubone {{before}}; isiphumo sigcina {{kept}}. Elinye beliphinda la okanye lingabalulekanga kangako.',
        'Ngelixa sifunda ubone {{before}}; isiphumo sigcina {{kept}}. Amanye ayi-{{count}} ebephinda la okanye engabalulekanga kangako.',
      ],
    },
} as const satisfies DraftPlurals;
