import type { DraftPlurals, DraftTexts } from '../text-types.ts';

/** Draft translations of the progress page. */
export const progressDrafts = {
  'Your progress': { af: 'Jou vordering', zu: 'Inqubekelaphambili yakho', xh: 'Inkqubela yakho' },
  Strengths: { af: 'Sterk punte', zu: 'Amandla', xh: 'Amandla' },
  'Work on next': {
    af: 'Werk volgende hieraan',
    zu: 'Okulandelayo okumele kusetshenzwe',
    xh: 'Ekufuneka kusetyenzwe kuko',
  },
  'This is your first essay. Analyse a second draft or another essay to see how your scores move.':
    {
      af: 'Dit is jou eerste opstel. Ontleed ’n tweede konsep of nog ’n opstel om te sien hoe jou tellings beweeg.',
      zu: 'Le yi-eseyi yakho yokuqala. Hlaziya uhlaka lwesibili noma enye i-eseyi ukuze ubone ukuthi amaphuzu akho ahamba kanjani.',
      xh: 'Esi sisincoko sakho sokuqala. Hlalutya uyilo lwesibini okanye esinye isincoko ukuze ubone indlela amanqaku akho ahamba ngayo.',
    },
  'Not all of these were analysed in the same way: some by a free reading, or before we changed our scale. Compare their scores with care.':
    {
      af: 'Nie almal is op dieselfde manier ontleed nie: sommige met ’n gratis leesbeurt, of voordat ons ons skaal verander het. Vergelyk hul tellings versigtig.',
      zu: 'Akuwona wonke ahlaziywe ngendlela efanayo: amanye ngokufunda kwamahhala, noma ngaphambi kokushintsha isikali sethu. Qhathanisa amaphuzu awo ngokucophelela.',
      xh: 'Asizizo zonke ezihlalutywe ngendlela efanayo: ezinye ngofundo lwasimahla, okanye ngaphambi kokuba sitshintshe isikali sethu. Thelekisa amanqaku azo ngononophelo.',
    },
  'Only your newest analyses are shown.': {
    af: 'Net jou nuutste ontledings word gewys.',
    zu: 'Kuboniswa ukuhlaziya kwakho okusha kuphela.',
    xh: 'Kuboniswa uhlalutyo lwakho olutsha kuphela.',
  },
  'Overall score over time': {
    af: 'Algehele telling oor tyd',
    zu: 'Amaphuzu aphelele ngokuhamba kwesikhathi',
    xh: 'Amanqaku apheleleyo ngokuhamba kwexesha',
  },
  'Each dot is an analysed draft, oldest on the left. Lines join the drafts of one essay.': {
    af: 'Elke kol is ’n ontlede konsep, oudste links. Lyne verbind die konsepte van een opstel.',
    zu: 'Ichashazi ngalinye liwuhlaka oluhlaziyiwe, oludala kwesokunxele. Imigqa ihlanganisa izinhlaka ze-eseyi eyodwa.',
    xh: 'Ichokoza ngalinye luyilo oluhlalutyiweyo, oludala ngasekhohlo. Imigca idibanisa uyilo lwesincoko esinye.',
  },
  'Each criterion': { af: 'Elke kriterium', zu: 'Umbandela ngamunye', xh: 'Umlinganiselo ngamnye' },
  'One draft so far.': {
    af: 'Een konsep tot dusver.',
    zu: 'Uhlaka olulodwa kuze kube manje.',
    xh: 'Uyilo olunye ukuza kuthi ga ngoku.',
  },
  'The newest draft of your essay, from 0 to 100. A few points up or down can be chance.': {
    af: 'Die nuutste konsep van jou opstel, van 0 tot 100. ’n Paar punte op of af kan toeval wees.',
    zu: 'Uhlaka olusha lwe-eseyi yakho, kusuka ku-0 kuya ku-100. Amaphuzu ambalwa phezulu noma phansi angase abe yinhlanhla nje.',
    xh: 'Uyilo olutsha lwesincoko sakho, ukusuka ku-0 ukuya kwi-100. Amanqaku ambalwa phezulu okanye phantsi asenokuba lithamsanqa nje.',
  },
  'The newest draft of each essay, from 0 to 100. A few points up or down can be chance.': {
    af: 'Die nuutste konsep van elke opstel, van 0 tot 100. ’n Paar punte op of af kan toeval wees.',
    zu: 'Uhlaka olusha lwe-eseyi ngayinye, kusuka ku-0 kuya ku-100. Amaphuzu ambalwa phezulu noma phansi angase abe yinhlanhla nje.',
    xh: 'Uyilo olutsha lwesincoko ngasinye, ukusuka ku-0 ukuya kwi-100. Amanqaku ambalwa phezulu okanye phantsi asenokuba lithamsanqa nje.',
  },
  'Error Loading Progress': {
    af: 'Fout met laai van vordering',
    zu: 'Iphutha lokulayisha inqubekelaphambili',
    xh: 'Impazamo yokulayisha inkqubela',
  },
  'Loading your progress': {
    af: 'Laai tans jou vordering',
    zu: 'Ilayisha inqubekelaphambili yakho',
    xh: 'Ilayisha inkqubela yakho',
  },
  'No progress yet': {
    af: 'Nog geen vordering nie',
    zu: 'Ayikho inqubekelaphambili okwamanje',
    xh: 'Akukabikho nkqubela',
  },
  'Analyse an essay, and its scores appear here. Each further draft adds to the picture.': {
    af: 'Ontleed ’n opstel, en die tellings verskyn hier. Elke verdere konsep vul die beeld aan.',
    zu: 'Hlaziya i-eseyi, amaphuzu ayo azovela lapha. Uhlaka ngalunye olwengeziwe lwandisa isithombe.',
    xh: 'Hlalutya isincoko, amanqaku aso aza kuvela apha. Uyilo ngalunye olongezelelekileyo luyawandisa umfanekiso.',
  },
  'Overall score of each analysis, newest first': {
    af: 'Algehele telling van elke ontleding, nuutste eerste',
    zu: 'Amaphuzu aphelele okuhlaziya ngakunye, okusha kuqala',
    xh: 'Amanqaku apheleleyo ohlalutyo ngalunye, olutsha kuqala',
  },
  Overall: { af: 'Algeheel', zu: 'Kukonke', xh: 'Kuko konke' },
  Relevance: { af: 'Relevansie', zu: 'Ukuhambelana', xh: 'Ukungqinelana' },
  Argument: { af: 'Argument', zu: 'Impikiswano', xh: 'Ingxoxo' },
  'Language|score': { af: 'Taal', zu: 'Ulimi', xh: 'Ulwimi' },
  Sources: { af: 'Bronne', zu: 'Imithombo', xh: 'Imithombo' },
  'draft {{number}}': { af: 'konsep {{number}}', zu: 'uhlaka {{number}}', xh: 'uyilo {{number}}' },
  'Show all {{count}}': {
    af: 'Wys al {{count}}',
    zu: 'Bonisa konke okungu-{{count}}',
    xh: 'Bonisa konke okuyi-{{count}}',
  },
  'Each criterion in the first and the latest essay, and its mean': {
    af: 'Elke kriterium in die eerste en die jongste opstel, en die gemiddelde',
    zu: 'Umbandela ngamunye e-eseyini yokuqala neyakamuva, nesilinganiso sawo',
    xh: 'Umlinganiselo ngamnye kwisincoko sokuqala nesamva nje, nomndilili wawo',
  },
  Criterion: { af: 'Kriterium', zu: 'Umbandela', xh: 'Umlinganiselo' },
  First: { af: 'Eerste', zu: 'Okokuqala', xh: 'Okokuqala' },
  Latest: { af: 'Jongste', zu: 'Okwakamuva', xh: 'Okwamva nje' },
  Change: { af: 'Verandering', zu: 'Ushintsho', xh: 'Utshintsho' },
  Mean: { af: 'Gemiddelde', zu: 'Isilinganiso', xh: 'Umndilili' },
  '{{score}}: {{latest}} of 100': {
    af: '{{score}}: {{latest}} uit 100',
    zu: '{{score}}: {{latest}} ku-100',
    xh: '{{score}}: {{latest}} kwi-100',
  },
  '{{score}}: from {{first}} to {{latest}} of 100 in {{count}} essays': {
    af: '{{score}}: van {{first}} tot {{latest}} uit 100 in {{count}} opstelle',
    zu: '{{score}}: kusuka ku-{{first}} kuya ku-{{latest}} ku-100 kuma-eseyi angu-{{count}}',
    xh: '{{score}}: ukusuka kwi-{{first}} ukuya kwi-{{latest}} kwi-100 kwizincoko eziyi-{{count}}',
  },
  'No overall score yet': {
    af: 'Nog geen algehele telling nie',
    zu: 'Awekho amaphuzu aphelele okwamanje',
    xh: 'Akukabikho manqaku apheleleyo',
  },
  'One overall score: {{value}} of 100': {
    af: 'Een algehele telling: {{value}} uit 100',
    zu: 'Amaphuzu aphelele owodwa: {{value}} ku-100',
    xh: 'Amanqaku apheleleyo amanye: {{value}} kwi-100',
  },
  '{{count}} overall scores, from {{first}} to {{last}} of 100': {
    af: '{{count}} algehele tellings, van {{first}} tot {{last}} uit 100',
    zu: 'Amaphuzu aphelele angu-{{count}}, kusuka ku-{{first}} kuya ku-{{last}} ku-100',
    xh: 'Amanqaku apheleleyo ayi-{{count}}, ukusuka kwi-{{first}} ukuya kwi-{{last}} kwi-100',
  },
  '{{title}}, draft {{number}}: {{value}}': {
    af: '{{title}}, konsep {{number}}: {{value}}',
    zu: '{{title}}, uhlaka {{number}}: {{value}}',
    xh: '{{title}}, uyilo {{number}}: {{value}}',
  },
  'What to improve next': {
    af: 'Wat om volgende te verbeter',
    zu: 'Okulandelayo okumele kuthuthukiswe',
    xh: 'Okulandelayo emakuphuculwe',
  },
  'Loading suggestions': {
    af: 'Laai tans voorstelle',
    zu: 'Ilayisha iziphakamiso',
    xh: 'Ilayisha iingcebiso',
  },
  '{{done}} of {{all}} done': {
    af: '{{done}} van {{all}} gedoen',
    zu: '{{done}} ku-{{all}} kwenziwe',
    xh: '{{done}} kwi-{{all}} zenziwe',
  },
  'High priority': { af: 'Hoë prioriteit', zu: 'Okubaluleke kakhulu', xh: 'Okubaluleke kakhulu' },
  'Medium priority': {
    af: 'Middelmatige prioriteit',
    zu: 'Okubaluleke ngokulingene',
    xh: 'Okubaluleke ngokuphakathi',
  },
  'Low priority': { af: 'Lae prioriteit', zu: 'Okubaluleke kancane', xh: 'Okubaluleke kancinane' },
  'Essays analysed': {
    af: 'Opstelle ontleed',
    zu: 'Ama-eseyi ahlaziyiwe',
    xh: 'Izincoko ezihlalutyiweyo',
  },
  'Average score': {
    af: 'Gemiddelde telling',
    zu: 'Isilinganiso samaphuzu',
    xh: 'Umndilili wamanqaku',
  },
  'Last analysis': {
    af: 'Laaste ontleding',
    zu: 'Ukuhlaziya kokugcina',
    xh: 'Uhlalutyo lokugqibela',
  },
  '{{value}} of 100': { af: '{{value}} uit 100', zu: '{{value}} ku-100', xh: '{{value}} kwi-100' },
} as const satisfies DraftTexts;

export const progressDraftPlurals = {
  '{{count}} essays analysed': {
    af: ['{{count}} opstel ontleed', '{{count}} opstelle ontleed'],
    zu: ['I-eseyi engu-{{count}} ihlaziyiwe', 'Ama-eseyi angu-{{count}} ahlaziyiwe'],
    xh: ['Isincoko esi-{{count}} sihlalutyiwe', 'Izincoko eziyi-{{count}} zihlalutyiwe'],
  },
} as const satisfies DraftPlurals;
