import type { DraftPlurals, DraftTexts } from '../text-types.ts';

/** Draft translations of a result. */
export const resultDrafts = {
  'How counted': {
    af: 'Hoe dit getel is',
    zu: 'Indlela okubalwe ngayo',
    xh: 'Indlela ekubalwe ngayo',
  },
  'Analysis Feedback': {
    af: 'Terugvoer van die ontleding',
    zu: 'Impendulo yokuhlaziya',
    xh: 'Ingxelo yohlalutyo',
  },
  'Parts of the result': {
    af: 'Dele van die resultaat',
    zu: 'Izingxenye zomphumela',
    xh: 'Iinxalenye zesiphumo',
  },
  'What works': { af: 'Wat werk', zu: 'Okuhamba kahle', xh: 'Okuhamba kakuhle' },
  Scores: { af: 'Tellings', zu: 'Amaphuzu', xh: 'Amanqaku' },
  'Thinking further': {
    af: 'Dink verder',
    zu: 'Ukucabanga ngokuqhubekayo',
    xh: 'Ukucinga ngakumbi',
  },
  Verdict: { af: 'Oordeel', zu: 'Isinqumo', xh: 'Isigqibo' },
  'no score': { af: 'geen telling', zu: 'awekho amaphuzu', xh: 'akukho manqaku' },
  '{{low}}–{{high}} likely': {
    af: 'waarskynlik {{low}}–{{high}}',
    zu: 'cishe {{low}}–{{high}}',
    xh: 'malunga {{low}}–{{high}}',
  },
  'likely {{low}}–{{high}}': {
    af: 'waarskynlik {{low}}–{{high}}',
    zu: 'cishe {{low}}–{{high}}',
    xh: 'malunga {{low}}–{{high}}',
  },
  '{{figure}}: see what it rests on': {
    af: '{{figure}}: sien waarop dit berus',
    zu: '{{figure}}: bona ukuthi kusekelwe kuphi',
    xh: '{{figure}}: bona ukuba kusekelwe phi',
  },
  '<b>{{value}}</b> of 100': {
    af: '<b>{{value}}</b> uit 100',
    zu: '<b>{{value}}</b> ku-100',
    xh: '<b>{{value}}</b> kwi-100',
  },
  '<b>–</b> no score': {
    af: '<b>–</b> geen telling',
    zu: '<b>–</b> awekho amaphuzu',
    xh: '<b>–</b> akukho manqaku',
  },
  'Scores and the evidence for them': {
    af: 'Tellings en die bewyse daarvoor',
    zu: 'Amaphuzu nobufakazi bawo',
    xh: 'Amanqaku nobungqina bawo',
  },
  'How we score, and how well': {
    af: 'Hoe ons tellings gee, en hoe goed',
    zu: 'Sinikeza kanjani amaphuzu, futhi kahle kangakanani',
    xh: 'Indlela esinika ngayo amanqaku, nokuba kakuhle kangakanani',
  },
  'There was not enough text to judge this.': {
    af: 'Daar was nie genoeg teks om dit te beoordeel nie.',
    zu: 'Bekungekho umbhalo owanele wokwahlulela lokhu.',
    xh: 'Bekungekho mbhalo waneleyo wokugweba oku.',
  },
  'No sentence was singled out as a strength.': {
    af: 'Geen sin is as ’n sterk punt uitgesonder nie.',
    zu: 'Akukho musho okhethwe njengophuzu olunamandla.',
    xh: 'Akukho sivakalisi sikhethwe njengenqaku elomeleleyo.',
  },
  'There is nothing to show here.': {
    af: 'Hier is niks om te wys nie.',
    zu: 'Akukho okungaboniswa lapha.',
    xh: 'Akukho nto inokuboniswa apha.',
  },
  'Overall verdict': {
    af: 'Oordeel oor die geheel',
    zu: 'Isinqumo sokuphelele',
    xh: 'Isigqibo ngokupheleleyo',
  },
  'Thesis opportunities': {
    af: 'Kanse vir jou stelling',
    zu: 'Amathuba ombono oyinhloko',
    xh: 'Amathuba oluvo oluphambili',
  },
  'One way to put it:': {
    af: 'Een manier om dit te sê:',
    zu: 'Enye indlela yokukusho:',
    xh: 'Enye indlela yokukuthetha:',
  },
  'Dialectical prompts': {
    af: 'Dialektiese vrae',
    zu: 'Imibuzo ephikisanayo',
    xh: 'Imibuzo ephikisanayo',
  },
  'Author bias': {
    af: 'Outeursvooroordeel',
    zu: 'Ukuchema kombhali',
    xh: 'Ukuthatha icala kombhali',
  },
  'Limits, and how to balance them': {
    af: 'Beperkings, en hoe om dit te balanseer',
    zu: 'Imikhawulo, nokuthi ilinganiswa kanjani',
    xh: 'Imida, nendlela yokuyilungelelanisa',
  },
  'Other views to read': {
    af: 'Ander sienings om te lees',
    zu: 'Eminye imibono yokufundwa',
    xh: 'Ezinye izimvo zokufundwa',
  },
  'Critical thinking amplification': {
    af: 'Versterking van kritiese denke',
    zu: 'Ukuqinisa ukucabanga okujulile',
    xh: 'Ukomeleza ukucinga nzulu',
  },
  Opportunities: { af: 'Kanse', zu: 'Amathuba', xh: 'Amathuba' },
  'It takes a side on this:': {
    af: 'Dit kies kant hieroor:',
    zu: 'Ikhetha uhlangothi kulokhu:',
    xh: 'Sithatha icala koku:',
  },
  Caveats: { af: 'Voorbehoude', zu: 'Izexwayiso', xh: 'Izilumkiso' },
  'Bringing it together': { af: 'Bring dit bymekaar', zu: 'Ukukuhlanganisa', xh: 'Ukukudibanisa' },
  'How we read your essay': {
    af: 'Hoe ons jou opstel gelees het',
    zu: 'Siyifunde kanjani i-eseyi yakho',
    xh: 'Indlela esisifunde ngayo isincoko sakho',
  },
  'Our own engine': {
    af: 'Ons eie leesprogram',
    zu: 'Uhlelo lwethu lokufunda',
    xh: 'Inkqubo yethu yokufunda',
  },
  'AI model': { af: 'KI-model', zu: 'Imodeli ye-AI', xh: 'Imodeli yeAI' },
  'AI model {{name}}': {
    af: 'KI-model {{name}}',
    zu: 'Imodeli ye-AI {{name}}',
    xh: 'Imodeli yeAI {{name}}',
  },
  'version {{version}}': {
    af: 'weergawe {{version}}',
    zu: 'inguqulo {{version}}',
    xh: 'inguqulelo {{version}}',
  },
  'prompts {{version}}': {
    af: 'opdragte {{version}}',
    zu: 'imiyalo {{version}}',
    xh: 'imiyalelo {{version}}',
  },
  'rubric {{version}}': {
    af: 'rubriek {{version}}',
    zu: 'irubhrikhi {{version}}',
    xh: 'irubrikhi {{version}}',
  },

  'Whole essay': { af: 'Hele opstel', zu: 'I-eseyi yonke', xh: 'Isincoko sonke' },
  'Scores that bear on it': {
    af: 'Tellings wat daarop betrekking het',
    zu: 'Amaphuzu aphathelene nakho',
    xh: 'Amanqaku anxulumene nako',
  },
  'We found no place in your essay that explains so low a score, so we do not give it here.': {
    af: 'Ons het geen plek in jou opstel gevind wat so ’n lae telling verklaar nie, en gee dit dus nie hier nie.',
    zu: 'Asitholanga ndawo e-eseyini yakho echaza amaphuzu aphansi kangaka, ngakho asiwaniki lapha.',
    xh: 'Asifumananga ndawo kwisincoko sakho echaza amanqaku aphantsi kangaka, ngoko asiwaniki apha.',
  },
  '<b>What cost it most:</b> <i>{{shortfall}}</i>.': {
    af: '<b>Wat die meeste gekos het:</b> <i>{{shortfall}}</i>.',
    zu: '<b>Okwehlise kakhulu amaphuzu:</b> <i>{{shortfall}}</i>.',
    xh: '<b>Okuyehlise kakhulu:</b> <i>{{shortfall}}</i>.',
  },
  'No critique bears on this.': {
    af: 'Geen opmerking het hierop betrekking nie.',
    zu: 'Akukho ukuphawula okuphathelene nalokhu.',
    xh: 'Akukho gqabaza linxulumene noku.',
  },
  'We match the words of each criterion with our scores and critiques. Your marker decides what they are worth.':
    {
      af: 'Ons vergelyk die woorde van elke kriterium met ons tellings en opmerkings. Jou nasiener besluit wat hulle werd is.',
      zu: 'Siqhathanisa amagama ombandela ngamunye namaphuzu nokuphawula kwethu. Umaki wakho unquma ukuthi kubaluleke kangakanani.',
      xh: 'Sithelekisa amagama omlinganiselo ngamnye namanqaku namagqabaza ethu. Umakishi wakho ugqiba ukuba abaluleke kangakanani.',
    },
  'grammar not all checked': {
    af: 'grammatika nie orals nagegaan nie',
    zu: 'uhlelo lolimi aluhlolwanga lonke',
    xh: 'igrama ayijongwanga yonke',
  },
  'The full grammar was not checked everywhere in this essay.': {
    af: 'Die volle grammatika is nie oral in hierdie opstel nagegaan nie.',
    zu: 'Uhlelo lolimi olugcwele aluhlolwanga yonke indawo kule eseyi.',
    xh: 'Igrama epheleleyo ayijongwanga kuyo yonke indawo kwesi sincoko.',
  },
  'Here: “{{right}}” for “{{wrong}}”.': {
    af: 'Hier: “{{right}}” in plaas van “{{wrong}}”.',
    zu: 'Lapha: “{{right}}” esikhundleni sika-“{{wrong}}”.',
    xh: 'Apha: “{{right}}” endaweni ka-“{{wrong}}”.',
  },
  Outline: { af: 'Oorsig', zu: 'Uhlaka', xh: 'Isicwangciso' },
  'Skip to the essay': { af: 'Gaan na die opstel', zu: 'Yiya ku-eseyi', xh: 'Yiya kwisincoko' },
} as const satisfies DraftTexts;

export const resultDraftPlurals = {
  issues: {
    af: ['kwessie', 'kwessies'],
    zu: ['inkinga', 'izinkinga'],
    xh: ['ingxaki', 'iingxaki'],
  },
  '{{count}} more critiques': {
    af: ['Nog {{count}} opmerking', 'Nog {{count}} opmerkings'],
    zu: ['Okunye ukuphawula okungu-{{count}}', 'Okunye ukuphawula okungu-{{count}}'],
    xh: ['Elinye igqabaza eli-{{count}}', 'Amanye amagqabaza ayi-{{count}}'],
  },
  '{{count}} further criteria were not read.': {
    af: [
      '{{count}} verdere kriterium is nie gelees nie.',
      '{{count}} verdere kriteria is nie gelees nie.',
    ],
    zu: [
      'Omunye umbandela ongu-{{count}} awufundwanga.',
      'Eminye imibandela engu-{{count}} ayifundwanga.',
    ],
    xh: [
      'Omnye umlinganiselo o-{{count}} awufundwanga.',
      'Eminye imilinganiselo eyi-{{count}} ayifundwanga.',
    ],
  },
  'The {{shown}} that matter most; {{count}} smaller ones left out.': {
    af: [
      'Die {{shown}} wat die meeste saak maak; {{count}} kleiner een weggelaat.',
      'Die {{shown}} wat die meeste saak maak; {{count}} kleineres weggelaat.',
    ],
    zu: [
      'I-{{shown}} ebaluleke kakhulu; encane engu-{{count}} ishiyiwe.',
      'I-{{shown}} ebaluleke kakhulu; ezincane ezingu-{{count}} zishiyiwe.',
    ],
    xh: [
      'I-{{shown}} ebaluleke kakhulu; encinci e-{{count}} ishiyiwe.',
      'I-{{shown}} ebaluleke kakhulu; ezincinci eziyi-{{count}} zishiyiwe.',
    ],
  },
  '{{count}} headings': {
    af: ['{{count}} opskrif', '{{count}} opskrifte'],
    zu: ['Isihloko esingu-{{count}}', 'Izihloko ezingu-{{count}}'],
    xh: ['Isihloko esi-{{count}}', 'Izihloko eziyi-{{count}}'],
  },
  '{{count}} paragraphs': {
    af: ['{{count}} paragraaf', '{{count}} paragrawe'],
    zu: ['Isigaba esingu-{{count}}', 'Izigaba ezingu-{{count}}'],
    xh: ['Umhlathi o-{{count}}', 'Imihlathi eyi-{{count}}'],
  },
} as const satisfies DraftPlurals;
