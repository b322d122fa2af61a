import type { DraftPlurals, DraftTexts } from '../text-types.ts';

/** Draft translations of the essay form. */
export const formDrafts = {
  'Another essay?': { af: 'Nog ’n opstel?', zu: 'Enye i-eseyi?', xh: 'Esinye isincoko?' },
  'This text is about something else.': {
    af: 'Hierdie teks gaan oor iets anders.',
    zu: 'Lo mbhalo umayelana nokunye.',
    xh: 'Lo mbhalo ungenye into.',
  },
  'It would become the next draft of the essay before.': {
    af: 'Dit sou die volgende konsep van die vorige opstel word.',
    zu: 'Uzoba uhlaka olulandelayo lwe-eseyi yangaphambili.',
    xh: 'Uza kuba luyilo olulandelayo lwesincoko sangaphambili.',
  },
  'Its question would still be “{{question}}”.': {
    af: 'Die vraag sou steeds “{{question}}” wees.',
    zu: 'Umbuzo wayo uzobe usengu-“{{question}}”.',
    xh: 'Umbuzo waso uza kuba usengu-“{{question}}”.',
  },
  'It is a new essay': {
    af: 'Dit is ’n nuwe opstel',
    zu: 'I-eseyi entsha',
    xh: 'Sisincoko esitsha',
  },
  'Keep it as it is': { af: 'Hou dit soos dit is', zu: 'Yigcine injalo', xh: 'Sigcine sinjalo' },
  'Analysed before': {
    af: 'Reeds ontleed',
    zu: 'Kuhlaziywe ngaphambili',
    xh: 'Ihlalutywe ngaphambili',
  },
  'You have analysed exactly this text already ({{day}}).': {
    af: 'Jy het presies hierdie teks reeds ontleed ({{day}}).',
    zu: 'Usuwuhlaziyile lo mbhalo ofanayo ncamashi ({{day}}).',
    xh: 'Sele uwuhlalutyile kanye lo mbhalo ({{day}}).',
  },
  'Open that result': {
    af: 'Maak daardie resultaat oop',
    zu: 'Vula lowo mphumela',
    xh: 'Vula eso siphumo',
  },
  'Analyse it again': { af: 'Ontleed dit weer', zu: 'Uhlaziye futhi', xh: 'Uhlalutye kwakhona' },
  'Your text is not saved': {
    af: 'Jou teks is nie gestoor nie',
    zu: 'Umbhalo wakho awugciniwe',
    xh: 'Okubhalileyo akugcinwanga',
  },
  'This browser has no room left for it. Copy your text to a safe place before you close this tab.':
    {
      af: 'Hierdie blaaier het geen plek meer daarvoor nie. Kopieer jou teks na ’n veilige plek voordat jy hierdie oortjie toemaak.',
      zu: 'Le bhrawuza ayisenandawo yawo. Kopisha umbhalo wakho endaweni ephephile ngaphambi kokuvala le thebhu.',
      xh: 'Le bhrawuza ayisenandawo yako. Kopa okubhalileyo kwindawo ekhuselekileyo ngaphambi kokuba uvale le thebhu.',
    },
  'Not saved: this browser is full': {
    af: 'Nie gestoor nie: hierdie blaaier is vol',
    zu: 'Akugciniwe: le bhrawuza igcwele',
    xh: 'Akugcinwanga: le bhrawuza izele',
  },
  'Delete it': { af: 'Vee dit uit', zu: 'Lusule', xh: 'Lucime' },
  'Keep your draft?': {
    af: 'Wil jy jou konsep hou?',
    zu: 'Ugcine uhlaka lwakho?',
    xh: 'Uyalugcina uyilo lwakho?',
  },
  'Your draft ({{words}}) is only on this device. If you keep it, you will find it here when you sign in again. On a computer that others use, delete it.':
    {
      af: 'Jou konsep ({{words}}) is net op hierdie toestel. As jy dit hou, sal jy dit hier kry wanneer jy weer aanmeld. Vee dit uit op ’n rekenaar wat ander ook gebruik.',
      zu: 'Uhlaka lwakho ({{words}}) lukule divayisi kuphela. Uma ulugcina, uzoluthola lapha lapho ungena futhi. Kukhompyutha esetshenziswa abanye, lusule.',
      xh: 'Uyilo lwakho ({{words}}) lukwesi sixhobo kuphela. Ukuba uyalugcina, uya kulufumana apha xa ungena kwakhona. Kwikhompyutha esetyenziswa ngabanye, lucime.',
    },
  'Delete it and sign out': {
    af: 'Vee dit uit en meld af',
    zu: 'Lusule bese uyaphuma',
    xh: 'Lucime uze uphume',
  },
  'Keep it and sign out': {
    af: 'Hou dit en meld af',
    zu: 'Lugcine bese uyaphuma',
    xh: 'Lugcine uze uphume',
  },
  Essay: { af: 'Opstel', zu: 'I-eseyi', xh: 'Isincoko' },
  'Essay Question': { af: 'Opstelvraag', zu: 'Umbuzo we-eseyi', xh: 'Umbuzo wesincoko' },
  'Essay Text': { af: 'Opstelteks', zu: 'Umbhalo we-eseyi', xh: 'Umbhalo wesincoko' },
  'Paste or write your essay here...': {
    af: 'Plak of skryf jou opstel hier...',
    zu: 'Namathisela noma ubhale i-eseyi yakho lapha...',
    xh: 'Ncamathisela okanye ubhale isincoko sakho apha...',
  },
  'Paste the question you were given. Optional but recommended: relevance is judged against it.': {
    af: 'Plak die vraag wat jy gekry het. Opsioneel maar aanbeveel: relevansie word daaraan gemeet.',
    zu: 'Namathisela umbuzo owunikiwe. Awuphoqelekile kodwa uyanconywa: ukuhambelana kulinganiswa ngawo.',
    xh: 'Ncamathisela umbuzo owunikiweyo. Awunyanzelekanga kodwa uyacetyiswa: ukungqinelana kulinganiswa ngawo.',
  },
  'Validation Error': {
    af: 'Nagaanfout',
    zu: 'Iphutha lokuqinisekisa',
    xh: 'Impazamo yoqinisekiso',
  },
  'Draft saved on this device': {
    af: 'Konsep op hierdie toestel gestoor',
    zu: 'Uhlaka lugciniwe kule divayisi',
    xh: 'Uyilo lugciniwe kwesi sixhobo',
  },
  'Save this free reading': {
    af: 'Stoor hierdie gratis leesbeurt',
    zu: 'Gcina lokhu kufunda kwamahhala',
    xh: 'Gcina olu fundo lwasimahla',
  },
  'Analyse my essay': {
    af: 'Ontleed my opstel',
    zu: 'Hlaziya i-eseyi yami',
    xh: 'Hlalutya isincoko sam',
  },
  'Checking access...': {
    af: 'Gaan toegang na...',
    zu: 'Ihlola ukufinyelela...',
    xh: 'Ijonga ufikelelo...',
  },
  'Analysing...': { af: 'Ontleed tans...', zu: 'Iyahlaziya...', xh: 'Iyahlalutya...' },
  Requirements: { af: 'Vereistes', zu: 'Okudingekayo', xh: 'Okufunekayo' },
  'Before you paste': {
    af: 'Voordat jy plak',
    zu: 'Ngaphambi kokunamathisela',
    xh: 'Ngaphambi kokuba uncamathisele',
  },
  'Essay at least {{count}} words': {
    af: 'Opstel minstens {{count}} woorde',
    zu: 'I-eseyi okungenani ibe namagama angu-{{count}}',
    xh: 'Isincoko ubuncinane amagama ayi-{{count}}',
  },
  'Remove the cover page': {
    af: 'Verwyder die voorblad',
    zu: 'Susa ikhava',
    xh: 'Susa iphepha lokuqala',
  },
  'Remove the bibliography': {
    af: 'Verwyder die bronnelys',
    zu: 'Susa uhlu lwemithombo',
    xh: 'Susa uluhlu lwemithombo',
  },
  'Text in the editor': {
    af: 'Teks in die redigeerder',
    zu: 'Umbhalo usukwisihleli',
    xh: 'Umbhalo ukwisihleli',
  },
  'It was read from {{name}}.': {
    af: 'Dit is uit {{name}} gelees.',
    zu: 'Ufundwe ku-{{name}}.',
    xh: 'Ufundwe kwi-{{name}}.',
  },
  'Left out': { af: 'Weggelaat', zu: 'Kushiyiwe', xh: 'Kushiyiwe' },
  'The text fits now.': {
    af: 'Die teks pas nou.',
    zu: 'Umbhalo usungena manje.',
    xh: 'Umbhalo ungena ngoku.',
  },
  'Please log in to open a file, or paste your text': {
    af: 'Meld asseblief aan om ’n lêer oop te maak, of plak jou teks',
    zu: 'Sicela ungene ukuze uvule ifayela, noma unamathisele umbhalo wakho',
    xh: 'Nceda ungene ukuze uvule ifayile, okanye uncamathisele okubhalileyo',
  },
  free: { af: 'gratis', zu: 'mahhala', xh: 'simahla' },
  'free with a new account': {
    af: 'gratis met ’n nuwe rekening',
    zu: 'mahhala nge-akhawunti entsha',
    xh: 'simahla ngeakhawunti entsha',
  },
  'included in your plan': {
    af: 'by jou plan ingesluit',
    zu: 'kufakiwe eplanini yakho',
    xh: 'kuqukiwe kwisicwangciso sakho',
  },
  'needs 1 analysis, and you have none left': {
    af: 'vereis 1 ontleding, en jy het nie een oor nie',
    zu: 'kudinga ukuhlaziya oku-1, futhi akusekho okusele',
    xh: 'kufuna uhlalutyo olu-1, kwaye akusekho luseleyo',
  },
  'uses your last analysis': {
    af: 'gebruik jou laaste ontleding',
    zu: 'kusebenzisa ukuhlaziya kwakho kokugcina',
    xh: 'kusebenzisa uhlalutyo lwakho lokugqibela',
  },
  'uses 1 of your {{left}} analyses': {
    af: 'gebruik 1 van jou {{left}} ontledings',
    zu: 'kusebenzisa oku-1 kokuhlaziya kwakho okungu-{{left}}',
    xh: 'kusebenzisa olu-1 kuhlalutyo lwakho oluyi-{{left}}',
  },
  'You have no analyses left.': {
    af: 'Jy het geen ontledings oor nie.',
    zu: 'Akusekho ukuhlaziya okusele.',
    xh: 'Akusekho hlalutyo luseleyo.',
  },
  'A new account allows {{limit}} words per essay; this one has {{count}}.': {
    af: '’n Nuwe rekening laat {{limit}} woorde per opstel toe; hierdie een het {{count}}.',
    zu: 'I-akhawunti entsha ivumela amagama angu-{{limit}} nge-eseyi; le inangu-{{count}}.',
    xh: 'Iakhawunti entsha ivumela amagama ayi-{{limit}} ngesincoko; esi sinayi-{{count}}.',
  },
  'Your plan allows {{limit}} words per essay; this one has {{count}}.': {
    af: 'Jou plan laat {{limit}} woorde per opstel toe; hierdie een het {{count}}.',
    zu: 'Iplani yakho ivumela amagama angu-{{limit}} nge-eseyi; le inangu-{{count}}.',
    xh: 'Isicwangciso sakho sivumela amagama ayi-{{limit}} ngesincoko; esi sinayi-{{count}}.',
  },
  'about {{time}}': { af: 'omtrent {{time}}', zu: 'cishe {{time}}', xh: 'malunga {{time}}' },
  Summary: { af: 'Opsomming', zu: 'Isifinyezo', xh: 'Isishwankathelo' },
  'What will be analysed': {
    af: 'Wat ontleed sal word',
    zu: 'Okuzohlaziywa',
    xh: 'Okuza kuhlalutywa',
  },
  Words: { af: 'Woorde', zu: 'Amagama', xh: 'Amagama' },
  Lines: { af: 'Reëls', zu: 'Imigqa', xh: 'Imigca' },
  Question: { af: 'Vraag', zu: 'Umbuzo', xh: 'Umbuzo' },
  Plan: { af: 'Plan', zu: 'Iplani', xh: 'Isicwangciso' },
  Cost: { af: 'Koste', zu: 'Izindleko', xh: 'Iindleko' },
  'None yet, but recommended': {
    af: 'Nog geen nie, maar aanbeveel',
    zu: 'Awukho okwamanje, kodwa uyanconywa',
    xh: 'Akukabikho, kodwa uyacetyiswa',
  },
  'Free trial with a new account': {
    af: 'Gratis proeftydperk met ’n nuwe rekening',
    zu: 'Ukuzama mahhala nge-akhawunti entsha',
    xh: 'Ulingo lwasimahla ngeakhawunti entsha',
  },
  'Your marking criteria': {
    af: 'Jou nasienkriteria',
    zu: 'Imibandela yakho yokumaka',
    xh: 'Imilinganiselo yakho yokumakisha',
  },
  optional: { af: 'opsioneel', zu: 'akuphoqelekile', xh: 'akunyanzelekanga' },
  'Marking criteria': {
    af: 'Nasienkriteria',
    zu: 'Imibandela yokumaka',
    xh: 'Imilinganiselo yokumakisha',
  },
  'Quality of argument (40%)\nUse of sources (30%)\nLanguage (30%)': {
    af: 'Gehalte van argument (40%)\nGebruik van bronne (30%)\nTaal (30%)',
    zu: 'Izinga lempikiswano (40%)\nUkusebenzisa imithombo (30%)\nUlimi (30%)',
    xh: 'Umgangatho wengxoxo (40%)\nUkusetyenziswa kwemithombo (30%)\nUlwimi (30%)',
  },
  'One criterion a line, or copied from a table. Each will show the scores and critiques that bear on it.':
    {
      af: 'Een kriterium per reël, of uit ’n tabel gekopieer. Elkeen wys die tellings en opmerkings wat daarop betrekking het.',
      zu: 'Umbandela owodwa emugqeni, noma kopisha ethebuleni. Ngamunye uzobonisa amaphuzu nokuphawula okuphathelene nawo.',
      xh: 'Umlinganiselo omnye kumgca, okanye kopa kwitheyibhile. Ngamnye uya kubonisa amanqaku namagqabaza anxulumene nawo.',
    },
  ' The field is full: it holds 10,000 characters.': {
    af: ' Die veld is vol: dit hou 10 000 karakters.',
    zu: ' Inkambu igcwele: ingathatha izinhlamvu ezingu-10 000.',
    xh: ' Indawo izele: ithatha oonobumba abayi-10 000.',
  },
  'Open a file': { af: 'Maak ’n lêer oop', zu: 'Vula ifayela', xh: 'Vula ifayile' },
  '.docx, .odt, .rtf, .pdf, .txt or .md, up to 10 MB': {
    af: '.docx, .odt, .rtf, .pdf, .txt of .md, tot 10 MB',
    zu: '.docx, .odt, .rtf, .pdf, .txt noma .md, kuze kufike ku-10 MB',
    xh: '.docx, .odt, .rtf, .pdf, .txt okanye .md, ukuya kwi-10 MB',
  },
  ', or drop it here': {
    af: ', of laat los dit hier',
    zu: ', noma uyidedele lapha',
    xh: ', okanye uyiyeke apha',
  },
  'Sending {{name}}': {
    af: 'Stuur {{name}}',
    zu: 'Ithumela u-{{name}}',
    xh: 'Ithumela i-{{name}}',
  },
  'Reading {{name}}': { af: 'Lees {{name}}', zu: 'Ifunda u-{{name}}', xh: 'Ifunda i-{{name}}' },
  'What we read in <name>{{name}}</name>': {
    af: 'Wat ons in <name>{{name}}</name> lees',
    zu: 'Esikufunde ku-<name>{{name}}</name>',
    xh: 'Esikufunde kwi-<name>{{name}}</name>',
  },
  'These parts may not belong to the essay. Leave out:': {
    af: 'Hierdie dele hoort dalk nie by die opstel nie. Laat weg:',
    zu: 'Lezi zingxenye zingase zingabi yingxenye ye-eseyi. Shiya:',
    xh: 'Ezi nxalenye zisenokungabi yinxalenye yesincoko. Shiya:',
  },
  'the cover page': { af: 'die voorblad', zu: 'ikhava', xh: 'iphepha lokuqala' },
  'the bibliography': { af: 'die bronnelys', zu: 'uhlu lwemithombo', xh: 'uluhlu lwemithombo' },
  ' and ': { af: ' en ', zu: ' kanye ne- ', xh: ' kunye ne- ' },
  'Text of the file': { af: 'Teks van die lêer', zu: 'Umbhalo wefayela', xh: 'Umbhalo wefayile' },
  ': too few for an analysis': {
    af: ': te min vir ’n ontleding',
    zu: ': kuncane kakhulu ukuba kuhlaziywe',
    xh: ': kuncinane kakhulu ukuba kuhlalutywe',
  },
  ', {{count}} characters: an essay may have {{limit}}': {
    af: ', {{count}} karakters: ’n opstel mag {{limit}} hê',
    zu: ', izinhlamvu ezingu-{{count}}: i-eseyi ingaba nezingu-{{limit}}',
    xh: ', oonobumba abayi-{{count}}: isincoko singaba nabayi-{{limit}}',
  },
  '. It takes the place of the text in the editor; you can undo that.': {
    af: '. Dit neem die plek in van die teks in die redigeerder; jy kan dit ontdoen.',
    zu: '. Uthatha indawo yombhalo okwisihleli; ungakuhlehlisa lokho.',
    xh: '. Uthatha indawo yombhalo okwisihleli; ungayibuyisa loo nto.',
  },
  'Use this text': {
    af: 'Gebruik hierdie teks',
    zu: 'Sebenzisa lo mbhalo',
    xh: 'Sebenzisa lo mbhalo',
  },
  'This text has {{count}} characters, and an essay may have {{limit}}. Without {{names}} ({{words}}) it has {{kept}}.':
    {
      af: 'Hierdie teks het {{count}} karakters, en ’n opstel mag {{limit}} hê. Sonder {{names}} ({{words}}) het dit {{kept}}.',
      zu: 'Lo mbhalo unezinhlamvu ezingu-{{count}}, kanti i-eseyi ingaba nezingu-{{limit}}. Ngaphandle kwe: {{names}} ({{words}}) unezingu-{{kept}}.',
      xh: 'Lo mbhalo unoonobumba abayi-{{count}}, kanti isincoko singaba nabayi-{{limit}}. Ngaphandle kwe: {{names}} ({{words}}) unabayi-{{kept}}.',
    },
  'Leave out {{names}}': {
    af: 'Laat {{names}} weg',
    zu: 'Shiya: {{names}}',
    xh: 'Shiya: {{names}}',
  },
} as const satisfies DraftTexts;

export const formDraftPlurals = {
  '{{count}} other drafts on this device': {
    af: [
      '{{count}} ander konsep op hierdie toestel',
      '{{count}} ander konsepte op hierdie toestel',
    ],
    zu: [
      'Olunye uhlaka olungu-{{count}} kule divayisi',
      'Ezinye izinhlaka ezingu-{{count}} kule divayisi',
    ],
    xh: ['Olunye uyilo olu-{{count}} kwesi sixhobo', 'Olunye uyilo oluyi-{{count}} kwesi sixhobo'],
  },
  'free: uses none of your {{count}}': {
    af: ['gratis: gebruik nie jou {{count}} nie', 'gratis: gebruik geeneen van jou {{count}} nie'],
    zu: [
      'mahhala: akusebenzisi okwakho okungu-{{count}}',
      'mahhala: akusebenzisi noma yikuphi kokungu-{{count}}',
    ],
    xh: [
      'simahla: akusebenzisi olwakho olu-{{count}}',
      'simahla: akusebenzisi naluphi na koluyi-{{count}}',
    ],
  },
  '{{words}} of {{count}} words': {
    af: ['{{words}} van {{count}} woord', '{{words}} van {{count}} woorde'],
    zu: ['{{words}} egameni elingu-{{count}}', '{{words}} kumagama angu-{{count}}'],
    xh: ['{{words}} kwigama eli-{{count}}', '{{words}} kumagama ayi-{{count}}'],
  },
  'We read {{count}} criteria.': {
    af: ['Ons lees {{count}} kriterium.', 'Ons lees {{count}} kriteria.'],
    zu: ['Sifunde umbandela ongu-{{count}}.', 'Sifunde imibandela engu-{{count}}.'],
    xh: ['Sifunde umlinganiselo o-{{count}}.', 'Sifunde imilinganiselo eyi-{{count}}.'],
  },
  'We read {{count}} criteria, and leave out {{omitted}} more.': {
    af: [
      'Ons lees {{count}} kriterium, en laat nog {{omitted}} weg.',
      'Ons lees {{count}} kriteria, en laat nog {{omitted}} weg.',
    ],
    zu: [
      'Sifunde umbandela ongu-{{count}}, sishiye eminye engu-{{omitted}}.',
      'Sifunde imibandela engu-{{count}}, sishiye eminye engu-{{omitted}}.',
    ],
    xh: [
      'Sifunde umlinganiselo o-{{count}}, sishiye eminye eyi-{{omitted}}.',
      'Sifunde imilinganiselo eyi-{{count}}, sishiye eminye eyi-{{omitted}}.',
    ],
  },
} as const satisfies DraftPlurals;
