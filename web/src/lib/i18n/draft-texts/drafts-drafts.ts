import type { DraftPlurals, DraftTexts } from '../text-types.ts';

/** Draft translations of drafts and their comparison. */
export const draftsDrafts = {
  Drafts: { af: 'Konsepte', zu: 'Izinhlaka', xh: 'Uyilo' },
  'Draft {{number}}': { af: 'Konsep {{number}}', zu: 'Uhlaka {{number}}', xh: 'Uyilo {{number}}' },
  'Draft {{number}} of {{title}}': {
    af: 'Konsep {{number}} van {{title}}',
    zu: 'Uhlaka {{number}}: {{title}}',
    xh: 'Uyilo {{number}}: {{title}}',
  },
  'Draft {{number}} of <a>{{title}}</a>': {
    af: 'Konsep {{number}} van <a>{{title}}</a>',
    zu: 'Uhlaka {{number}}: <a>{{title}}</a>',
    xh: 'Uyilo {{number}}: <a>{{title}}</a>',
  },
  'Critiques without a place in the text': {
    af: 'Opmerkings sonder ’n plek in die teks',
    zu: 'Ukuphawula okungenandawo embhalweni',
    xh: 'Amagqabaza angenandawo kumbhalo',
  },
  'Earlier:': { af: 'Vroeër:', zu: 'Ngaphambilini:', xh: 'Ngaphambili:' },
  'Delete draft {{number}} of {{title}}': {
    af: 'Vee uit: konsep {{number}} van {{title}}',
    zu: 'Sula uhlaka {{number}}: {{title}}',
    xh: 'Cima uyilo {{number}}: {{title}}',
  },
  'Delete all drafts of {{title}}': {
    af: 'Vee alles uit: alle konsepte van {{title}}',
    zu: 'Sula konke: zonke izinhlaka ze-{{title}}',
    xh: 'Cima konke: lonke uyilo lwe-{{title}}',
  },
  'Delete all': { af: 'Vee alles uit', zu: 'Sula konke', xh: 'Cima konke' },
  'Delete all drafts': {
    af: 'Vee alle konsepte uit',
    zu: 'Sula zonke izinhlaka',
    xh: 'Cima lonke uyilo',
  },
  'Draft deleted': { af: 'Konsep uitgevee', zu: 'Uhlaka lusuliwe', xh: 'Uyilo lucinyiwe' },
  'All drafts deleted': {
    af: 'Alle konsepte uitgevee',
    zu: 'Zonke izinhlaka zisuliwe',
    xh: 'Lonke uyilo lucinyiwe',
  },
  'Draft replaced': { af: 'Konsep vervang', zu: 'Uhlaka lushintshiwe', xh: 'Uyilo lutshintshiwe' },
  'The form held another essay.': {
    af: 'Daar was ’n ander opstel in die vorm.',
    zu: 'Ifomu belinenye i-eseyi.',
    xh: 'Ifomu ibinesinye isincoko.',
  },
  'Since <a>draft {{number}}</a>': {
    af: 'Sedert <a>konsep {{number}}</a>',
    zu: 'Kusukela <a>ohlakeni {{number}}</a>',
    xh: 'Ukususela <a>kuyilo {{number}}</a>',
  },
  'Since the draft before': {
    af: 'Sedert die vorige konsep',
    zu: 'Kusukela ohlakeni lwangaphambili',
    xh: 'Ukususela kuyilo lwangaphambili',
  },
  Comparing: { af: 'Vergelyk tans', zu: 'Iyaqhathanisa', xh: 'Iyathelekisa' },
  'Not looked at this time': {
    af: 'Nie hierdie keer nagegaan nie',
    zu: 'Akubhekwanga kulokhu',
    xh: 'Ayijongwanga ngeli xesha',
  },
  'What has changed': { af: 'Wat verander het', zu: 'Okushintshile', xh: 'Okutshintshileyo' },
  'Still there': { af: 'Steeds daar', zu: 'Kusekhona', xh: 'Isekho' },
  New: { af: 'Nuut', zu: 'Okusha', xh: 'Okutsha' },
  'Scores that changed': {
    af: 'Tellings wat verander het',
    zu: 'Amaphuzu ashintshile',
    xh: 'Amanqaku atshintshileyo',
  },
  'The two drafts were not analysed in the same way, so their scores cannot be compared. Analyse that draft again to compare them.':
    {
      af: 'Die twee konsepte is nie op dieselfde manier ontleed nie, en dus kan hul tellings nie vergelyk word nie. Ontleed daardie konsep weer om hulle te vergelyk.',
      zu: 'Lezi zinhlaka ezimbili azihlaziywanga ngendlela efanayo, ngakho amaphuzu azo awakwazi ukuqhathaniswa. Hlaziya lolo hlaka futhi ukuze uwaqhathanise.',
      xh: 'Olu yilo lubini aluhlalutywanga ngendlela efanayo, ngoko amanqaku alo akanakuthelekiswa. Hlalutya olo yilo kwakhona ukuze uwathelekise.',
    },
  'No score has clearly changed.': {
    af: 'Geen telling het duidelik verander nie.',
    zu: 'Awekho amaphuzu ashintshe ngokusobala.',
    xh: 'Akukho manqaku atshintshe ngokucacileyo.',
  },
  'No clear change: {{scores}}.': {
    af: 'Geen duidelike verandering nie: {{scores}}.',
    zu: 'Alukho ushintsho olusobala: {{scores}}.',
    xh: 'Akukho tshintsho lucacileyo: {{scores}}.',
  },
  'Show the words that changed': {
    af: 'Wys die woorde wat verander het',
    zu: 'Bonisa amagama ashintshile',
    xh: 'Bonisa amagama atshintshileyo',
  },
  'Hide the words that changed': {
    af: 'Verberg die woorde wat verander het',
    zu: 'Fihla amagama ashintshile',
    xh: 'Fihla amagama atshintshileyo',
  },
  'Loading the earlier draft': {
    af: 'Laai tans die vroeër konsep',
    zu: 'Ilayisha uhlaka lwangaphambili',
    xh: 'Ilayisha uyilo lwangaphambili',
  },
  'No word has changed.': {
    af: 'Geen woord het verander nie.',
    zu: 'Alikho igama elishintshile.',
    xh: 'Akukho gama litshintshileyo.',
  },
  'The draft before': {
    af: 'Die vorige konsep',
    zu: 'Uhlaka lwangaphambili',
    xh: 'Uyilo lwangaphambili',
  },
  'The draft before was deleted.': {
    af: 'Die vorige konsep is uitgevee.',
    zu: 'Uhlaka lwangaphambili lusuliwe.',
    xh: 'Uyilo lwangaphambili lucinyiwe.',
  },
  'Make it a new essay instead': {
    af: 'Maak dit eerder ’n nuwe opstel',
    zu: 'Kwenze i-eseyi entsha esikhundleni salokho',
    xh: 'Yenze ibe sisincoko esitsha endaweni yoko',
  },
  'No critique of the draft before is open.': {
    af: 'Geen opmerking van die vorige konsep is oop nie.',
    zu: 'Akukho ukuphawula kohlaka lwangaphambili okuvulekile.',
    xh: 'Akukho gqabaza lisavulekileyo kuyilo lwangaphambili.',
  },
  'Open critiques of the draft before': {
    af: 'Oop opmerkings van die vorige konsep',
    zu: 'Ukuphawula okuvulekile kohlaka lwangaphambili',
    xh: 'Amagqabaza avulekileyo oyilo lwangaphambili',
  },
  'words changed': {
    af: 'woorde het verander',
    zu: 'amagama ashintshile',
    xh: 'amagama atshintshile',
  },
  'looks mended': { af: 'lyk reggestel', zu: 'kubukeka kulungisiwe', xh: 'libonakala lilungisiwe' },
  '{{count}} with changed words': {
    af: '{{count}} met veranderde woorde',
    zu: '{{count}} kunamagama ashintshile',
    xh: '{{count}} namagama atshintshileyo',
  },
  'Show in the text': { af: 'Wys in die teks', zu: 'Bonisa embhalweni', xh: 'Bonisa kumbhalo' },
  'Make it better': { af: 'Maak dit beter', zu: 'Yenze ibe ngcono', xh: 'Senze sibe ngcono' },
  'No critique is open. A person may still find more.': {
    af: 'Geen opmerking is oop nie. ’n Mens kan dalk nog meer vind.',
    zu: 'Akukho ukuphawula okuvulekile. Umuntu angase athole okunye.',
    xh: 'Akukho gqabaza livulekileyo. Umntu usenokufumana amanye.',
  },
  'Write the {{ordinal}} draft': {
    af: 'Skryf die {{ordinal}} konsep',
    zu: 'Bhala uhlaka {{ordinal}}',
    xh: 'Bhala uyilo {{ordinal}}',
  },
  second: { af: 'tweede', zu: 'lwesibili', xh: 'lwesibini' },
  third: { af: 'derde', zu: 'lwesithathu', xh: 'lwesithathu' },
  fourth: { af: 'vierde', zu: 'lwesine', xh: 'lwesine' },
  fifth: { af: 'vyfde', zu: 'lwesihlanu', xh: 'lwesihlanu' },
  sixth: { af: 'sesde', zu: 'lwesithupha', xh: 'lwesithandathu' },
  seventh: { af: 'sewende', zu: 'lwesikhombisa', xh: 'lwesixhenxe' },
  eighth: { af: 'agtste', zu: 'lwesishiyagalombili', xh: 'lwesibhozo' },
  ninth: { af: 'negende', zu: 'lwesishiyagalolunye', xh: 'lwethoba' },
  tenth: { af: 'tiende', zu: 'lweshumi', xh: 'lweshumi' },
  next: { af: 'volgende', zu: 'olulandelayo', xh: 'olulandelayo' },
} as const satisfies DraftTexts;

export const draftsDraftPlurals = {
  '{{count}} open critiques': {
    af: ['{{count}} oop opmerking', '{{count}} oop opmerkings'],
    zu: ['Ukuphawula okuvulekile okungu-{{count}}', 'Ukuphawula okuvulekile okungu-{{count}}'],
    xh: ['Igqabaza elivulekileyo eli-{{count}}', 'Amagqabaza avulekileyo ayi-{{count}}'],
  },
  '{{count}} look mended': {
    af: ['{{count}} lyk reggestel', '{{count}} lyk reggestel'],
    zu: ['Okungu-{{count}} kubukeka kulungisiwe', 'Okungu-{{count}} kubukeka kulungisiwe'],
    xh: ['Eli-{{count}} libonakala lilungisiwe', 'Ayi-{{count}} abonakala elungisiwe'],
  },

  '{{count}} critiques still open.': {
    af: ['{{count}} opmerking is nog oop.', '{{count}} opmerkings is nog oop.'],
    zu: ['Ukuphawula okungu-{{count}} kusavulekile.', 'Ukuphawula okungu-{{count}} kusavulekile.'],
    xh: ['Igqabaza eli-{{count}} lisavulekile.', 'Amagqabaza ayi-{{count}} asavulekile.'],
  },
} as const satisfies DraftPlurals;
