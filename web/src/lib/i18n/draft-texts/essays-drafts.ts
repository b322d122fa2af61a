import type { DraftPlurals, DraftTexts } from '../text-types.ts';

/** Draft translations of the essays list and an essay’s page. */
export const essaysDrafts = {
  'Your Essays': { af: 'Jou opstelle', zu: 'Ama-eseyi akho', xh: 'Izincoko zakho' },
  'New essay': { af: 'Nuwe opstel', zu: 'I-eseyi entsha', xh: 'Isincoko esitsha' },
  'Show more': { af: 'Wys meer', zu: 'Bonisa okuningi', xh: 'Bonisa ngakumbi' },
  'No essays yet': {
    af: 'Nog geen opstelle nie',
    zu: 'Awekho ama-eseyi okwamanje',
    xh: 'Akukabikho zincoko',
  },
  'Every essay you analyse is kept here with its critiques.': {
    af: 'Elke opstel wat jy ontleed, word hier met sy opmerkings bewaar.',
    zu: 'Yonke i-eseyi oyihlaziyayo igcinwa lapha nokuphawula kwayo.',
    xh: 'Isincoko ngasinye osihlalutyayo sigcinwa apha namagqabaza aso.',
  },
  'Error Loading Essays': {
    af: 'Fout met laai van opstelle',
    zu: 'Iphutha lokulayisha ama-eseyi',
    xh: 'Impazamo yokulayisha izincoko',
  },
  'Loading your essays': {
    af: 'Laai tans jou opstelle',
    zu: 'Ilayisha ama-eseyi akho',
    xh: 'Ilayisha izincoko zakho',
  },
  'Failed to fetch essays ({{status}})': {
    af: 'Kon nie opstelle haal nie ({{status}})',
    zu: 'Ayikwazanga ukulanda ama-eseyi ({{status}})',
    xh: 'Ayikwazanga ukuthatha izincoko ({{status}})',
  },
  'View Analysis': { af: 'Bekyk ontleding', zu: 'Buka ukuhlaziya', xh: 'Jonga uhlalutyo' },
  'Analyse again': { af: 'Ontleed weer', zu: 'Hlaziya futhi', xh: 'Hlalutya kwakhona' },
  'Analyse again: {{title}}': {
    af: 'Ontleed weer: {{title}}',
    zu: 'Hlaziya futhi: {{title}}',
    xh: 'Hlalutya kwakhona: {{title}}',
  },
  Delete: { af: 'Vee uit', zu: 'Sula', xh: 'Cima' },
  'Delete {{title}}': { af: 'Vee uit: {{title}}', zu: 'Sula {{title}}', xh: 'Cima {{title}}' },
  Rename: { af: 'Hernoem', zu: 'Qamba kabusha', xh: 'Thiya ngokutsha' },
  Title: { af: 'Titel', zu: 'Isihloko', xh: 'Isihloko' },
  'kept until {{date}}': {
    af: 'bewaar tot {{date}}',
    zu: 'igcinwa kuze kube {{date}}',
    xh: 'sigcinwa de kube {{date}}',
  },
  'Critical thinking level: {{level}}': {
    af: 'Vlak van kritiese denke: {{level}}',
    zu: 'Izinga lokucabanga okujulile: {{level}}',
    xh: 'Inqanaba lokucinga nzulu: {{level}}',
  },
  'Analysis Results': {
    af: 'Resultate van die ontleding',
    zu: 'Imiphumela yokuhlaziya',
    xh: 'Iziphumo zohlalutyo',
  },
  'Your essay is being analysed': {
    af: 'Jou opstel word ontleed',
    zu: 'I-eseyi yakho iyahlaziywa',
    xh: 'Isincoko sakho siyahlalutywa',
  },
  'Loading your analysis': {
    af: 'Laai tans jou ontleding',
    zu: 'Ilayisha ukuhlaziya kwakho',
    xh: 'Ilayisha uhlalutyo lwakho',
  },
  'Error Loading Analysis': {
    af: 'Fout met laai van ontleding',
    zu: 'Iphutha lokulayisha ukuhlaziya',
    xh: 'Impazamo yokulayisha uhlalutyo',
  },
  'No Analysis Found': {
    af: 'Geen ontleding gevind nie',
    zu: 'Akukho ukuhlaziya okutholakele',
    xh: 'Akukho hlalutyo lufunyenweyo',
  },
  'Analyse an essay first.': {
    af: 'Ontleed eers ’n opstel.',
    zu: 'Qala ngokuhlaziya i-eseyi.',
    xh: 'Qala ngokuhlalutya isincoko.',
  },
  'Analyse an essay first. You will find earlier ones under My Essays.': {
    af: 'Ontleed eers ’n opstel. Vroeëres is onder My opstelle.',
    zu: 'Qala ngokuhlaziya i-eseyi. Ezedlule uzozithola ku-Ama-eseyi ami.',
    xh: 'Qala ngokuhlalutya isincoko. Ezangaphambili uya kuzifumana kwi-Izincoko zam.',
  },
  'The analysis of this essay failed.': {
    af: 'Die ontleding van hierdie opstel het misluk.',
    zu: 'Ukuhlaziya kwale eseyi kuhlulekile.',
    xh: 'Uhlalutyo lwesi sincoko aluphumelelanga.',
  },
  'The analysis of this essay was cancelled.': {
    af: 'Die ontleding van hierdie opstel is gekanselleer.',
    zu: 'Ukuhlaziya kwale eseyi kukhanseliwe.',
    xh: 'Uhlalutyo lwesi sincoko lurhoxisiwe.',
  },
  'This essay is being analysed. Its critiques will appear here.': {
    af: 'Hierdie opstel word ontleed. Die opmerkings sal hier verskyn.',
    zu: 'Le eseyi iyahlaziywa. Ukuphawula kwayo kuzovela lapha.',
    xh: 'Esi sincoko siyahlalutywa. Amagqabaza aso aza kuvela apha.',
  },
  'Below is what was found until then.': {
    af: 'Hieronder is wat tot dan gevind is.',
    zu: 'Ngezansi yilokho okwatholakala kuze kube yileso sikhathi.',
    xh: 'Ngezantsi koko kwafunyanwa de kwalelo xesha.',
  },
  'Essay not found': {
    af: 'Opstel nie gevind nie',
    zu: 'I-eseyi ayitholakali',
    xh: 'Isincoko asifumaneki',
  },
  'Error Loading Essay': {
    af: 'Fout met laai van opstel',
    zu: 'Iphutha lokulayisha i-eseyi',
    xh: 'Impazamo yokulayisha isincoko',
  },
  'Failed to fetch essay': {
    af: 'Kon nie die opstel haal nie',
    zu: 'Ayikwazanga ukulanda i-eseyi',
    xh: 'Ayikwazanga ukuthatha isincoko',
  },
  'Failed to fetch essay: {{reason}}': {
    af: 'Kon nie die opstel haal nie: {{reason}}',
    zu: 'Ayikwazanga ukulanda i-eseyi: {{reason}}',
    xh: 'Ayikwazanga ukuthatha isincoko: {{reason}}',
  },
  'Log In Again': { af: 'Meld weer aan', zu: 'Ngena futhi', xh: 'Ngena kwakhona' },
  'Your session has expired. Please log in again.': {
    af: 'Jou sessie het verstryk. Meld asseblief weer aan.',
    zu: 'Iseshini yakho iphelelwe yisikhathi. Sicela ungene futhi.',
    xh: 'Iseshoni yakho iphelelwe lixesha. Nceda ungene kwakhona.',
  },
  'Loading your essay': {
    af: 'Laai tans jou opstel',
    zu: 'Ilayisha i-eseyi yakho',
    xh: 'Ilayisha isincoko sakho',
  },
  Export: { af: 'Voer uit', zu: 'Thekelisa', xh: 'Khuphela ngaphandle' },
  Severity: { af: 'Erns', zu: 'Ubucayi', xh: 'Ubunzulu' },
  State: { af: 'Toestand', zu: 'Isimo', xh: 'Imeko' },
  All: { af: 'Alles', zu: 'Konke', xh: 'Konke' },
  'Must and should fix': {
    af: 'Moet en behoort reg',
    zu: 'Kumele nokungcono kulungiswe',
    xh: 'Kufuneka nokuhle kulungiswe',
  },
  Open: { af: 'Oop', zu: 'Kuvulekile', xh: 'Kuvulekile' },
  'Open and intended': {
    af: 'Oop en so bedoel',
    zu: 'Kuvulekile nokuyinhloso',
    xh: 'Kuvulekile nokuyinjongo',
  },
  'Word with comments': {
    af: 'Word met opmerkings',
    zu: 'I-Word enokuphawula',
    xh: 'I-Word enamagqabaza',
  },
  'Statement of use': {
    af: 'Verklaring van gebruik',
    zu: 'Isitatimende sokusetshenziswa',
    xh: 'Ingxelo yokusetyenziswa',
  },
  'Statement on the use of Argument Intelligence': {
    af: 'Verklaring oor die gebruik van Argument Intelligence',
    zu: 'Isitatimende ngokusetshenziswa kwe-Argument Intelligence',
    xh: 'Ingxelo ngokusetyenziswa kweArgument Intelligence',
  },
  'Essay: {{title}}': {
    af: 'Opstel: {{title}}',
    zu: 'I-eseyi: {{title}}',
    xh: 'Isincoko: {{title}}',
  },
  'Made on {{date}}': {
    af: 'Gemaak op {{date}}',
    zu: 'Yenziwe ngo-{{date}}',
    xh: 'Yenziwe nge-{{date}}',
  },
  'Many universities ask which tools helped with an essay. Hand this in where yours does, or take from it what you need.':
    {
      af: 'Baie universiteite vra watter hulpmiddels met ’n opstel gehelp het. Handig dit in waar joune dit vra, of neem daaruit wat jy nodig het.',
      zu: 'Amanyuvesi amaningi abuza ukuthi yimaphi amathuluzi asizile nge-eseyi. Hambisa lokhu uma eyakho ibuza, noma uthathe okudingayo kukho.',
      xh: 'Iiyunivesithi ezininzi zibuza ukuba zeziphi izixhobo ezincedileyo kwisincoko. Ngenisa oku apho eyakho ibuzayo, okanye uthathe okufunayo kuko.',
    },
  'Critiques and quotations are in English, like your essay.': {
    af: 'Opmerkings en aanhalings is in Engels, soos jou opstel.',
    zu: 'Ukuphawula nezingcaphuno kungesiNgisi, njenge-eseyi yakho.',
    xh: 'Amagqabaza neengcaphulo zingesiNgesi, njengesincoko sakho.',
  },
  'Back to the essay': {
    af: 'Terug na die opstel',
    zu: 'Buyela ku-eseyi',
    xh: 'Buyela kwisincoko',
  },
  'Print or save as PDF': {
    af: 'Druk of stoor as PDF',
    zu: 'Phrinta noma ugcine njenge-PDF',
    xh: 'Printa okanye ugcine njengePDF',
  },
  'Save as text': { af: 'Stoor as teks', zu: 'Gcina njengombhalo', xh: 'Gcina njengombhalo' },
  'Saving...': { af: 'Stoor tans...', zu: 'Iyagcina...', xh: 'Iyagcina...' },
  'Error Loading Statement': {
    af: 'Fout met laai van verklaring',
    zu: 'Iphutha lokulayisha isitatimende',
    xh: 'Impazamo yokulayisha ingxelo',
  },
  'Loading the statement': {
    af: 'Laai tans die verklaring',
    zu: 'Ilayisha isitatimende',
    xh: 'Ilayisha ingxelo',
  },
  'Search your essays': {
    af: 'Soek in jou opstelle',
    zu: 'Sesha ama-eseyi akho',
    xh: 'Khangela kwizincoko zakho',
  },
  'Title or question': {
    af: 'Titel of vraag',
    zu: 'Isihloko noma umbuzo',
    xh: 'Isihloko okanye umbuzo',
  },
  'Kind of text': { af: 'Soort teks', zu: 'Uhlobo lombhalo', xh: 'Uhlobo lombhalo' },
  'All kinds': { af: 'Alle soorte', zu: 'Zonke izinhlobo', xh: 'Zonke iintlobo' },
  'Status of the analysis': {
    af: 'Status van die ontleding',
    zu: 'Isimo sokuhlaziya',
    xh: 'Imeko yohlalutyo',
  },
  'Any status': { af: 'Enige status', zu: 'Noma isiphi isimo', xh: 'Nayiphi na imeko' },
  'Not analysed': { af: 'Nie ontleed nie', zu: 'Akuhlaziywanga', xh: 'Akuhlalutywanga' },
  Order: { af: 'Volgorde', zu: 'Ukuhleleka', xh: 'Ulandelelwano' },
  'Newest first': { af: 'Nuutste eerste', zu: 'Okusha kuqala', xh: 'Ezintsha kuqala' },
  'Oldest first': { af: 'Oudste eerste', zu: 'Okudala kuqala', xh: 'Ezindala kuqala' },
  'By title': { af: 'Volgens titel', zu: 'Ngesihloko', xh: 'Ngesihloko' },
  'Highest score first': {
    af: 'Hoogste punt eerste',
    zu: 'Amaphuzu aphezulu kuqala',
    xh: 'Amanqaku aphezulu kuqala',
  },
  'Lowest score first': {
    af: 'Laagste punt eerste',
    zu: 'Amaphuzu aphansi kuqala',
    xh: 'Amanqaku aphantsi kuqala',
  },
  'Show all essays': {
    af: 'Wys alle opstelle',
    zu: 'Bonisa wonke ama-eseyi',
    xh: 'Bonisa zonke izincoko',
  },
  'Show as cards': { af: 'Wys as kaarte', zu: 'Bonisa njengamakhadi', xh: 'Bonisa njengamakhadi' },
  'Show as a short list': {
    af: 'Wys as ’n kort lys',
    zu: 'Bonisa njengohlu olufushane',
    xh: 'Bonisa njengoluhlu olufutshane',
  },
  'Loading: {{loaded}} of {{total}}': {
    af: 'Laai tans: {{loaded}} van {{total}}',
    zu: 'Kuyalayishwa: {{loaded}} kwezingu-{{total}}',
    xh: 'Iyalayisha: {{loaded}} kwezi-{{total}}',
  },
  'No essay matches this choice': {
    af: 'Geen opstel pas by hierdie keuse nie',
    zu: 'Ayikho i-eseyi efana nalokhu kukhetha',
    xh: 'Akukho sincoko sihambelana nolu khetho',
  },
  'No essay matches “{{words}}”': {
    af: 'Geen opstel pas by “{{words}}” nie',
    zu: 'Ayikho i-eseyi ehambisana no-“{{words}}”',
    xh: 'Akukho sincoko sihambelana no-“{{words}}”',
  },
  'The title and the question of each essay are searched.': {
    af: 'Die titel en die vraag van elke opstel word deursoek.',
    zu: 'Kuseshwa isihloko nombuzo we-eseyi ngayinye.',
    xh: 'Kukhangelwa isihloko nombuzo wesincoko ngasinye.',
  },
} as const satisfies DraftTexts;

export const essaysDraftPlurals = {
  '{{count}} essays': {
    af: ['{{count}} opstel', '{{count}} opstelle'],
    zu: ['I-eseyi engu-{{count}}', 'Ama-eseyi angu-{{count}}'],
    xh: ['Isincoko esi-{{count}}', 'Izincoko eziyi-{{count}}'],
  },
  '{{shown}} of {{count}} essays': {
    af: ['{{shown}} van {{count}} opstel', '{{shown}} van {{count}} opstelle'],
    zu: ['{{shown}} kwe-eseyi engu-{{count}}', '{{shown}} kuma-eseyi angu-{{count}}'],
    xh: ['{{shown}} kwisincoko esi-{{count}}', '{{shown}} kwizincoko eziyi-{{count}}'],
  },
  '{{count}} drafts': {
    af: ['{{count}} konsep', '{{count}} konsepte'],
    zu: ['Uhlaka olungu-{{count}}', 'Izinhlaka ezingu-{{count}}'],
    xh: ['Uyilo olu-{{count}}', 'Iiyilo eziyi-{{count}}'],
  },
} as const satisfies DraftPlurals;
