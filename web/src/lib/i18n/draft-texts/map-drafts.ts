import type { DraftPlurals, DraftTexts } from '../text-types.ts';

/** Draft translations of the argument map and the notes of a result. */
export const mapDrafts = {
  'All places:': { af: 'Alle plekke:', zu: 'Zonke izindawo:', xh: 'Zonke iindawo:' },
  Places: { af: 'Plekke', zu: 'Izindawo', xh: 'Iindawo' },
  'Place {{at}} of {{all}}, line {{line}}': {
    af: 'Plek {{at}} van {{all}}, reël {{line}}',
    zu: 'Indawo {{at}} ku-{{all}}, umugqa {{line}}',
    xh: 'Indawo {{at}} kwi-{{all}}, umgca {{line}}',
  },
  'Previous place': { af: 'Vorige plek', zu: 'Indawo yangaphambili', xh: 'Indawo engaphambili' },
  'Next place': { af: 'Volgende plek', zu: 'Indawo elandelayo', xh: 'Indawo elandelayo' },
  'Compare line {{line}}:': {
    af: 'Vergelyk reël {{line}}:',
    zu: 'Qhathanisa umugqa {{line}}:',
    xh: 'Thelekisa umgca {{line}}:',
  },
  'lines {{first}} and {{second}}': {
    af: 'reëls {{first}} en {{second}}',
    zu: 'imigqa {{first}} no-{{second}}',
    xh: 'imigca {{first}} no-{{second}}',
  },
  'with line {{line}}': { af: 'met reël {{line}}', zu: 'nomugqa {{line}}', xh: 'nomgca {{line}}' },
  'first look': { af: 'eerste indruk', zu: 'ukubheka kokuqala', xh: 'ujongo lokuqala' },
  'No language model has read this essay.': {
    af: 'Geen taalmodel het hierdie opstel gelees nie.',
    zu: 'Ayikho imodeli yolimi efunde le eseyi.',
    xh: 'Akukho modeli yolwimi ifunde esi sincoko.',
  },
  'Our own rules read language, form, sources and structure; of your reasoning they say next to nothing.':
    {
      af: 'Ons eie reëls lees taal, vorm, bronne en struktuur; van jou redenering sê hulle byna niks.',
      zu: 'Imithetho yethu ifunda ulimi, isimo, imithombo nesakhiwo; ngokucabanga kwakho icishe ingasho lutho.',
      xh: 'Imithetho yethu ifunda ulwimi, imo, imithombo nolwakhiwo; ngokuqiqa kwakho ayithethi nto ingako.',
    },
  'An AI model has read this essay.': {
    af: '’n KI-model het hierdie opstel gelees.',
    zu: 'Imodeli ye-AI ifunde le eseyi.',
    xh: 'Imodeli yeAI ifunde esi sincoko.',
  },
  'Check the grammar again for free': {
    af: 'Gaan die grammatika weer gratis na',
    zu: 'Hlola uhlelo lolimi futhi mahhala',
    xh: 'Jonga igrama kwakhona simahla',
  },
  'Read all of it': { af: 'Lees alles', zu: 'Funda konke', xh: 'Funda konke' },
  'Argument map': { af: 'Argumentkaart', zu: 'Imephu yempikiswano', xh: 'Imephu yengxoxo' },
  'Comment on your essay': {
    af: 'Kommentaar op jou opstel',
    zu: 'Umbono nge-eseyi yakho',
    xh: 'Uluvo ngesincoko sakho',
  },
  'Your position': { af: 'Jou standpunt', zu: 'Umbono wakho', xh: 'Uluvo lwakho' },
  'What carries it': { af: 'Wat dit dra', zu: 'Okuwusekelayo', xh: 'Okuluxhasayo' },
  'How it ends': { af: 'Hoe dit eindig', zu: 'Indlela ephela ngayo', xh: 'Indlela esiphela ngayo' },
  Claim: { af: 'Bewering', zu: 'Isitatimende', xh: 'Ibango' },
  Reason: { af: 'Rede', zu: 'Isizathu', xh: 'Isizathu' },
  Objection: { af: 'Beswaar', zu: 'Ukuphikisa', xh: 'Inkcaso' },
  Answer: { af: 'Antwoord', zu: 'Impendulo', xh: 'Impendulo' },
  Background: { af: 'Agtergrond', zu: 'Isendlalelo', xh: 'Imvelaphi' },
  'Evidence: a source': {
    af: 'Bewys: ’n bron',
    zu: 'Ubufakazi: umthombo',
    xh: 'Ubungqina: umthombo',
  },
  'Evidence: a figure': { af: 'Bewys: ’n syfer', zu: 'Ubufakazi: isibalo', xh: 'Ubungqina: inani' },
  'Evidence: a case': {
    af: 'Bewys: ’n geval',
    zu: 'Ubufakazi: isehlakalo',
    xh: 'Ubungqina: isehlo',
  },
  'Evidence: own experience': {
    af: 'Bewys: eie ervaring',
    zu: 'Ubufakazi: okuhlangenwe nakho',
    xh: 'Ubungqina: amava akho',
  },
  'No reason found': {
    af: 'Geen rede gevind nie',
    zu: 'Asikho isizathu esitholakele',
    xh: 'Akukho sizathu sifunyenweyo',
  },
  'No answer found': {
    af: 'Geen antwoord gevind nie',
    zu: 'Ayikho impendulo etholakele',
    xh: 'Akukho mpendulo ifunyenweyo',
  },
  'Not tied to any of your points': {
    af: 'Nie aan enige van jou punte gekoppel nie',
    zu: 'Akuhlobene naliphi iphuzu lakho',
    xh: 'Ayinxulumananga nalo naliphi na inqaku lakho',
  },
  'No sentence says what you think.': {
    af: 'Geen sin sê wat jy dink nie.',
    zu: 'Akukho musho osho okucabangayo.',
    xh: 'Akukho sivakalisi sitsho oko ukucingayo.',
  },
  'No other view found after the introduction. Who would disagree with you?': {
    af: 'Geen ander siening ná die inleiding gevind nie. Wie sou van jou verskil?',
    zu: 'Awukho omunye umbono otholakele ngemva kwesingeniso. Ubani ongaphikisana nawe?',
    xh: 'Akukho luvo lumbi lufunyenweyo emva kwentshayelelo. Ngubani onokuphikisana nawe?',
  },
  'This is how we read your argument. Choose a box to see its words in the essay. Where a box is wrong, a reader may stumble too.':
    {
      af: 'So lees ons jou argument. Kies ’n blokkie om die woorde in die opstel te sien. Waar ’n blokkie verkeerd is, kan ’n leser ook struikel.',
      zu: 'Siyifunda kanje impikiswano yakho. Khetha ibhokisi ukuze ubone amagama alo e-eseyini. Lapho ibhokisi lingalungile khona, nomfundi angakhubeka.',
      xh: 'Siyifunda ngolu hlobo ingxoxo yakho. Khetha ibhokisi ukuze ubone amagama ayo kwisincoko. Apho ibhokisi ingachanekanga, nomfundi angakhubeka.',
    },
  'Show all {{count}} points': {
    af: 'Wys al {{count}} punte',
    zu: 'Bonisa wonke amaphuzu angu-{{count}}',
    xh: 'Bonisa onke amanqaku ayi-{{count}}',
  },
  'The map could not be loaded. Reload the page to try again.': {
    af: 'Die kaart kon nie gelaai word nie. Herlaai die bladsy om weer te probeer.',
    zu: 'Imephu ayikwazanga ukulayisha. Vuselela ikhasi ukuze uzame futhi.',
    xh: 'Imephu ayikwazanga ukulayisha. Hlaziya iphepha ukuze uzame kwakhona.',
  },
  'Drawing the map …': {
    af: 'Die kaart word geteken …',
    zu: 'Kudwetshwa imephu …',
    xh: 'Kuzotywa imephu …',
  },
  'This result was made before there were maps. Analyse the essay again to see one.': {
    af: 'Hierdie resultaat is gemaak voordat daar kaarte was. Ontleed die opstel weer om een te sien.',
    zu: 'Lo mphumela wenziwa ngaphambi kokuba kube nezimephu. Hlaziya i-eseyi futhi ukuze ubone eyodwa.',
    xh: 'Esi siphumo senziwa ngaphambi kokuba kubekho iimephu. Hlalutya isincoko kwakhona ukuze ubone enye.',
  },
} as const satisfies DraftTexts;

export const mapDraftPlurals = {
  'Show {{count}} smaller critiques': {
    af: ['Wys {{count}} kleiner opmerking', 'Wys {{count}} kleiner opmerkings'],
    zu: [
      'Bonisa ukuphawula okuncane okungu-{{count}}',
      'Bonisa ukuphawula okuncane okungu-{{count}}',
    ],
    xh: ['Bonisa igqabaza elincinane eli-{{count}}', 'Bonisa amagqabaza amancinane ayi-{{count}}'],
  },
  '{{count}} more passages of this long essay are not shown.': {
    af: [
      'Nog {{count}} gedeelte van hierdie lang opstel word nie gewys nie.',
      'Nog {{count}} gedeeltes van hierdie lang opstel word nie gewys nie.',
    ],
    zu: [
      'Enye ingxenye engu-{{count}} yale eseyi ende ayiboniswa.',
      'Ezinye izingxenye ezingu-{{count}} zale eseyi ende aziboniswa.',
    ],
    xh: [
      'Enye inxalenye e-{{count}} yesi sincoko side ayiboniswa.',
      'Ezinye iinxalenye eziyi-{{count}} zesi sincoko side aziboniswa.',
    ],
  },
} as const satisfies DraftPlurals;
