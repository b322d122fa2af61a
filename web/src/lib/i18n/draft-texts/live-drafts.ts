import type { DraftPlurals, DraftTexts } from '../text-types.ts';

/** Draft translations of the panels that follow the text as it is written. */
export const liveDrafts = {
  'Analysis mode': { af: 'Soort ontleding', zu: 'Uhlobo lokuhlaziya', xh: 'Uhlobo lohlalutyo' },
  'Full analysis': {
    af: 'Volledige ontleding',
    zu: 'Ukuhlaziya okugcwele',
    xh: 'Uhlalutyo olupheleleyo',
  },
  'Free reading': { af: 'Gratis leesbeurt', zu: 'Ukufunda kwamahhala', xh: 'Ufundo lwasimahla' },
  'Extended: over 1,000 words.': {
    af: 'Uitgebrei: meer as 1 000 woorde.',
    zu: 'Okwandisiwe: ngaphezu kwamagama angu-1 000.',
    xh: 'Olwandisiweyo: ngaphezu kwamagama ayi-1 000.',
  },
  'Quick: up to 1,000 words.': {
    af: 'Vinnig: tot 1 000 woorde.',
    zu: 'Okusheshayo: kuze kube amagama angu-1 000.',
    xh: 'Olukhawulezayo: ukuya kumagama ayi-1 000.',
  },
  'A complex text.': {
    af: '’n Ingewikkelde teks.',
    zu: 'Umbhalo oyinkimbinkimbi.',
    xh: 'Umbhalo ontsonkothileyo.',
  },
  'You chose this.': { af: 'Jy het dit gekies.', zu: 'Ukukhethe wena.', xh: 'Ulukhethe wena.' },
  'A short text. This uses none of your analyses.': {
    af: '’n Kort teks. Dit gebruik geeneen van jou ontledings nie.',
    zu: 'Umbhalo omfushane. Akusebenzisi lutho ekuhlaziyeni kwakho.',
    xh: 'Umbhalo omfutshane. Akusebenzisi nto kuhlalutyo lwakho.',
  },
  'For a short text we suggest the free reading.': {
    af: 'Vir ’n kort teks stel ons die gratis leesbeurt voor.',
    zu: 'Embhalweni omfushane siphakamisa ukufunda kwamahhala.',
    xh: 'Kumbhalo omfutshane sicebisa ufundo lwasimahla.',
  },
  'AI reads longer essays as well.': {
    af: 'KI lees langer opstelle ook.',
    zu: 'I-AI nayo ifunda ama-eseyi amade.',
    xh: 'I-AI nayo ifunda izincoko ezide.',
  },
  'Use AI anyway': {
    af: 'Gebruik KI in elk geval',
    zu: 'Sebenzisa i-AI noma kunjalo',
    xh: 'Sebenzisa i-AI noko',
  },
  'Use the full analysis anyway': {
    af: 'Gebruik die volledige ontleding in elk geval',
    zu: 'Sebenzisa ukuhlaziya okugcwele noma kunjalo',
    xh: 'Sebenzisa uhlalutyo olupheleleyo noko',
  },
  'Use the free reading': {
    af: 'Gebruik die gratis leesbeurt',
    zu: 'Sebenzisa ukufunda kwamahhala',
    xh: 'Sebenzisa ufundo lwasimahla',
  },
  'Line by line': { af: 'Reël vir reël', zu: 'Umugqa nomugqa', xh: 'Umgca ngomgca' },
  Line: { af: 'Reël', zu: 'Umugqa', xh: 'Umgca' },
  'Your text stays on this device until you save or analyse it. The full grammar is checked then.':
    {
      af: 'Jou teks bly op hierdie toestel totdat jy dit stoor of ontleed. Dan word die volle grammatika nagegaan.',
      zu: 'Umbhalo wakho uhlala kule divayisi uze uwulondoloze noma uwuhlaziye. Kulapho kuhlolwa uhlelo lolimi olugcwele.',
      xh: 'Umbhalo wakho uhlala kwesi sixhobo de uwugcine okanye uwuhlalutye. Kulapho kuhlolwa igrama epheleleyo.',
    },
  'The dictionary did not load, so spelling is not checked here.': {
    af: 'Die woordeboek het nie gelaai nie, daarom word spelling nie hier nagegaan nie.',
    zu: 'Isichazamazwi asilayishekanga, ngakho isipelingi asihlolwa lapha.',
    xh: 'Isichazi-magama asilayishekanga, ngoko upelo alujongwa apha.',
  },
  'Add to my words': {
    af: 'Voeg by my woorde',
    zu: 'Engeza emagameni ami',
    xh: 'Yongeza kumagama am',
  },
  'This device does not call them misspelt while you write.': {
    af: 'Hierdie toestel merk hulle nie as verkeerd gespel terwyl jy skryf nie.',
    zu: 'Le divayisi ayiwamaki njengapelwe kabi ngenkathi ubhala.',
    xh: 'Esi sixhobo asiwaphawuli njengapelwe gwenxa ngelixa ubhala.',
  },
  'This browser has no room left: it forgets them when you leave this page.': {
    af: 'Hierdie blaaier het nie meer plek nie: dit vergeet hulle wanneer jy hierdie bladsy verlaat.',
    zu: 'Le bhrawuza ayisenayo indawo: izowakhohlwa uma uphuma kuleli khasi.',
    xh: 'Le bhrawuza ayisenandawo: iza kuwalibala xa uphuma kweli phepha.',
  },
  Remove: { af: 'Verwyder', zu: 'Susa', xh: 'Susa' },
  'Remove “{{word}}”': {
    af: 'Verwyder “{{word}}”',
    zu: 'Susa “{{word}}”',
    xh: 'Susa “{{word}}”',
  },
  'Nothing found yet': {
    af: 'Nog niks gevind nie',
    zu: 'Akukatholwa lutho',
    xh: 'Akukafunyanwa nto',
  },
  '{{count}} from the draft before': {
    af: '{{count}} uit die vorige konsep',
    zu: '{{count}} kuvela ohlakeni lwangaphambili',
    xh: '{{count}} zivela kuyilo lwangaphambili',
  },
  'spelling not checked yet': {
    af: 'spelling nog nie nagegaan nie',
    zu: 'isipelingi asikahlolwa',
    xh: 'upelo alukajongwa',
  },
  'Start typing to see line-by-line analysis': {
    af: 'Begin tik om die ontleding reël vir reël te sien',
    zu: 'Qala ukuthayipha ukuze ubone ukuhlaziya umugqa nomugqa',
    xh: 'Qalisa ukuchwetheza ukuze ubone uhlalutyo umgca ngomgca',
  },
  'Reading your text…': {
    af: 'Lees jou teks…',
    zu: 'Ifunda umbhalo wakho…',
    xh: 'Ifunda okubhalileyo…',
  },
  'Read this draft line by line': {
    af: 'Lees hierdie konsep reël vir reël',
    zu: 'Funda lolu hlaka umugqa nomugqa',
    xh: 'Funda olu yilo umgca ngomgca',
  },
  Critiques: { af: 'Opmerkings', zu: 'Ukuphawula', xh: 'Amagqabaza' },
  'The essay as a whole is not judged yet.': {
    af: 'Die opstel as geheel is nog nie beoordeel nie.',
    zu: 'I-eseyi iyonke ayikahlulelwa.',
    xh: 'Isincoko sisonke asikagwetywa.',
  },
  'not a line of this essay': {
    af: 'nie ’n reël van hierdie opstel nie',
    zu: 'akuwona umugqa wale eseyi',
    xh: 'ayingomgca wesi sincoko',
  },
  'About the whole essay': {
    af: 'Oor die hele opstel',
    zu: 'Ngayo yonke i-eseyi',
    xh: 'Ngaso sonke isincoko',
  },
  'F8: next remark. Alt+Enter: use its fix.': {
    af: 'F8: volgende opmerking. Alt+Enter: gebruik die regstelling.',
    zu: 'F8: ukuphawula okulandelayo. Alt+Enter: sebenzisa isilungiso.',
    xh: 'F8: igqabaza elilandelayo. Alt+Enter: sebenzisa isilungiso.',
  },
  'Use this': { af: 'Gebruik dit', zu: 'Sebenzisa lokhu', xh: 'Sebenzisa oku' },
  'Your text now says “{{words}}”.': {
    af: 'Jou teks sê nou “{{words}}”.',
    zu: 'Umbhalo wakho manje uthi “{{words}}”.',
    xh: 'Okubhalileyo ngoku kuthi “{{words}}”.',
  },
  'Taken out.': { af: 'Uitgehaal.', zu: 'Kukhishiwe.', xh: 'Kukhutshiwe.' },
  'Taken back.': { af: 'Ontdoen.', zu: 'Kuhlehlisiwe.', xh: 'Kubuyiselwe.' },
  'Those words have changed in the meantime.': {
    af: 'Daardie woorde het intussen verander.',
    zu: 'Lawo magama ashintshile phakathi nesikhathi.',
    xh: 'Loo magama atshintshile ngeli xesha.',
  },
  'Show these words in the text': {
    af: 'Wys hierdie woorde in die teks',
    zu: 'Bonisa la magama embhalweni',
    xh: 'Bonisa la magama kumbhalo',
  },
  'Real-time analysis': {
    af: 'Lewende ontleding',
    zu: 'Ukuhlaziya ngesikhathi sangempela',
    xh: 'Uhlalutyo ngexesha lokwenyani',
  },
  'As you write': { af: 'Terwyl jy skryf', zu: 'Ngenkathi ubhala', xh: 'Ngelixa ubhala' },
  'Start typing to see real-time analysis': {
    af: 'Begin tik om die lewende ontleding te sien',
    zu: 'Qala ukuthayipha ukuze ubone ukuhlaziya ngesikhathi sangempela',
    xh: 'Qalisa ukuchwetheza ukuze ubone uhlalutyo ngexesha lokwenyani',
  },
  '<strong>{{score}}</strong> quality out of 100': {
    af: '<strong>{{score}}</strong> gehalte uit 100',
    zu: '<strong>{{score}}</strong> izinga ku-100',
    xh: '<strong>{{score}}</strong> umgangatho kwi-100',
  },
  Structure: { af: 'Struktuur', zu: 'Isakhiwo', xh: 'Ulwakhiwo' },
  ': yes': { af: ': ja', zu: ': yebo', xh: ': ewe' },
  ': not yet': { af: ': nog nie', zu: ': akukabi', xh: ': hayi okwangoku' },
  Introduction: { af: 'Inleiding', zu: 'Isingeniso', xh: 'Intshayelelo' },
  'Thesis wording': {
    af: 'Bewoording van die stelling',
    zu: 'Amagama ombono oyinhloko',
    xh: 'Amagama oluvo oluphambili',
  },
  'Body paragraphs': {
    af: 'Paragrawe in die middel',
    zu: 'Izigaba zomzimba',
    xh: 'Imihlathi yomzimba',
  },
  Conclusion: { af: 'Slot', zu: 'Isiphetho', xh: 'Isiphelo' },
  'Quick improvements': {
    af: 'Vinnige verbeterings',
    zu: 'Ukuthuthukisa okusheshayo',
    xh: 'Uphuculo olukhawulezayo',
  },
  'Nothing to improve at a glance.': {
    af: 'Niks om met die eerste oogopslag te verbeter nie.',
    zu: 'Akukho okudinga ukuthuthukiswa uma ubheka nje.',
    xh: 'Akukho nto ifuna ukuphuculwa xa ujonga nje.',
  },
  Sentences: { af: 'Sinne', zu: 'Imisho', xh: 'Izivakalisi' },
  Paragraphs: { af: 'Paragrawe', zu: 'Izigaba', xh: 'Imihlathi' },
  'Words per sentence': {
    af: 'Woorde per sin',
    zu: 'Amagama emshweni',
    xh: 'Amagama kwisivakalisi',
  },
  'Sentences per paragraph': {
    af: 'Sinne per paragraaf',
    zu: 'Imisho esigabeni',
    xh: 'Izivakalisi kumhlathi',
  },
  Readability: { af: 'Leesbaarheid', zu: 'Ukufundeka', xh: 'Ukufundeka' },
  'of 100, higher is easier': {
    af: 'uit 100, hoër is makliker',
    zu: 'ku-100, okuphezulu kulula',
    xh: 'kwi-100, ephezulu ilula',
  },
  'needs 50 words': {
    af: 'vereis 50 woorde',
    zu: 'kudinga amagama angu-50',
    xh: 'kufuna amagama angama-50',
  },
  'not judged yet': { af: 'nog nie beoordeel nie', zu: 'akukahlulelwa', xh: 'ayikagwetywa' },
  Thesis: { af: 'Stelling', zu: 'Umbono oyinhloko', xh: 'Uluvo oluphambili' },
  'line {{line}}, {{place}}': {
    af: 'reël {{line}}, {{place}}',
    zu: 'umugqa {{line}}, {{place}}',
    xh: 'umgca {{line}}, {{place}}',
  },
  introduction: { af: 'inleiding', zu: 'isingeniso', xh: 'intshayelelo' },
  body: { af: 'middel', zu: 'umzimba', xh: 'umzimba' },
  conclusion: { af: 'slot', zu: 'isiphetho', xh: 'isiphelo' },
  'not found yet': { af: 'nog nie gevind nie', zu: 'akukatholakali', xh: 'ayikafunyanwa' },
  'What the quality score is made of': {
    af: 'Waaruit die gehaltetelling bestaan',
    zu: 'Okwakha amaphuzu ezinga',
    xh: 'Okwenza amanqaku omgangatho',
  },
  'Words that signal critical thinking': {
    af: 'Woorde wat kritiese denke aandui',
    zu: 'Amagama abonisa ukucabanga okujulile',
    xh: 'Amagama abonisa ukucinga nzulu',
  },
  'Word count': { af: 'Aantal woorde', zu: 'Inani lamagama', xh: 'Inani lamagama' },
  Transitions: { af: 'Oorgange', zu: 'Izihlanganisi', xh: 'Izidibanisi' },
  'Argument structure': {
    af: 'Bou van die argument',
    zu: 'Isakhiwo sempikiswano',
    xh: 'Ulwakhiwo lwengxoxo',
  },
  Evidence: { af: 'Bewyse', zu: 'Ubufakazi', xh: 'Ubungqina' },
  Questions: { af: 'Vrae', zu: 'Imibuzo', xh: 'Imibuzo' },
  Counterargument: { af: 'Teenargument', zu: 'Umbono ophikisayo', xh: 'Ingxoxo echasayo' },
  Reasons: { af: 'Redes', zu: 'Izizathu', xh: 'Izizathu' },
  'Other views': { af: 'Ander sienings', zu: 'Eminye imibono', xh: 'Ezinye izimvo' },
  'Qualified claims': {
    af: 'Versigtige bewerings',
    zu: 'Izitatimende eziqaphelayo',
    xh: 'Amabango alumkileyo',
  },
  'Essay is too short - aim for at least 200 words': {
    af: 'Opstel is te kort: mik na ten minste 200 woorde',
    zu: 'I-eseyi imfushane kakhulu: hlosa okungenani amagama angu-200',
    xh: 'Isincoko sifutshane kakhulu: jolisa kumagama angama-200 ubuncinane',
  },
  'Consider expanding your essay with more detail and examples': {
    af: 'Oorweeg om jou opstel met meer besonderhede en voorbeelde uit te brei',
    zu: 'Cabanga ngokwandisa i-eseyi yakho ngemininingwane nezibonelo ezengeziwe',
    xh: 'Cinga ngokwandisa isincoko sakho ngeenkcukacha nemizekelo engakumbi',
  },
  'Some sentences are very long - consider breaking them up': {
    af: 'Sommige sinne is baie lank: oorweeg om hulle te verdeel',
    zu: 'Eminye imisho mide kakhulu: cabanga ngokuyihlukanisa',
    xh: 'Ezinye izivakalisi zinde kakhulu: cinga ngokuzahlula',
  },
  'Break your text into multiple paragraphs for better organization': {
    af: 'Verdeel jou teks in paragrawe vir beter ordening',
    zu: 'Hlukanisa umbhalo wakho ube izigaba eziningi ukuze uhleleke kangcono',
    xh: 'Yahlula umbhalo wakho ube ziziqendu ezininzi ukuze uhleleke ngcono',
  },
  'Consider adding a clear thesis statement in your introduction': {
    af: 'Oorweeg om ’n duidelike stelling in jou inleiding by te voeg',
    zu: 'Cabanga ngokwengeza umbono oyinhloko ocacile esingenisweni sakho',
    xh: 'Cinga ngokongeza uluvo oluphambili olucacileyo kwintshayelelo yakho',
  },
} as const satisfies DraftTexts;

export const liveDraftPlurals = {
  'Use in all {{count}} places': {
    af: ['Gebruik op {{count}} plek', 'Gebruik op al {{count}} plekke'],
    zu: ['Sebenzisa endaweni engu-{{count}}', 'Sebenzisa kuzo zonke izindawo ezingu-{{count}}'],
    xh: ['Sebenzisa kwindawo e-{{count}}', 'Sebenzisa kuzo zonke iindawo eziyi-{{count}}'],
  },
  'Changed in {{count}} places.': {
    af: ['Op {{count}} plek verander.', 'Op {{count}} plekke verander.'],
    zu: ['Kushintshwe endaweni engu-{{count}}.', 'Kushintshwe ezindaweni ezingu-{{count}}.'],
    xh: ['Kutshintshwe kwindawo e-{{count}}.', 'Kutshintshwe kwiindawo eziyi-{{count}}.'],
  },
  '{{count}} words of your own': {
    af: ['{{count}} eie woord', '{{count}} eie woorde'],
    zu: ['Igama lakho elingu-{{count}}', 'Amagama akho angu-{{count}}'],
    xh: ['Igama lakho eli-{{count}}', 'Amagama akho ayi-{{count}}'],
  },
} as const satisfies DraftPlurals;
