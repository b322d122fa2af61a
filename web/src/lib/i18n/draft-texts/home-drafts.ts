import type { DraftTexts } from '../text-types.ts';

/** Draft translations of the home page. */
export const homeDrafts = {
  'A careful reader, <em>line by line.</em>': {
    af: '’n Noukeurige leser, <em>reël vir reël.</em>',
    zu: 'Umfundi oqaphelayo, <em>umugqa nomugqa.</em>',
    xh: 'Umfundi oqwalaselayo, <em>umgca ngomgca.</em>',
  },
  'See where your argument is strong, where it has gaps, and what an evaluator will ask.': {
    af: 'Sien waar jou argument sterk is, waar daar gapings is, en wat ’n beoordelaar sal vra.',
    zu: 'Bona lapho impikiswano yakho inamandla khona, lapho inezikhala khona, nokuthi umhloli uzobuzani.',
    xh: 'Bona apho ingxoxo yakho yomeleleyo, apho inezikhewu, nokuba umhloli uza kubuza ntoni.',
  },
  'Try It Free': { af: 'Probeer gratis', zu: 'Zama mahhala', xh: 'Zama simahla' },
  'See a sample result': {
    af: 'Sien ’n voorbeeldresultaat',
    zu: 'Bona isibonelo somphumela',
    xh: 'Bona umzekelo wesiphumo',
  },
  '2 free analyses · no card': {
    af: '2 gratis ontledings · geen kaart',
    zu: 'Ukuhlaziya kwamahhala oku-2 · akudingeki ikhadi',
    xh: 'Uhlalutyo lwasimahla olu-2 · akufuneki khadi',
  },
  'In figures': { af: 'In syfers', zu: 'Ngezibalo', xh: 'Ngamanani' },
  'Comparing your drafts': {
    af: 'Vergelyk jou konsepte',
    zu: 'Ukuqhathanisa izinhlaka zakho',
    xh: 'Ukuthelekisa uyilo lwakho',
  },
  '99.9% accuracy': {
    af: '99.9% akkuraat',
    zu: 'Ukunemba okungu-99.9%',
    xh: 'Ukuchaneka okungama-99.9%',
  },
  '50k+ essays analyzed': {
    af: 'Meer as 50 000 opstelle ontleed',
    zu: 'Ama-eseyi angaphezu kuka-50 000 ahlaziyiwe',
    xh: 'Izincoko ezingaphezu kwama-50 000 zihlalutyiwe',
  },
  'University trusted': {
    af: 'Universiteite vertrou dit',
    zu: 'Lithenjwa ngamanyuvesi',
    xh: 'Ithenjwa ziiyunivesithi',
  },
  'Structure and thesis': {
    af: 'Struktuur en stelling',
    zu: 'Isakhiwo nombono oyinhloko',
    xh: 'Ulwakhiwo noluvo oluphambili',
  },
  'found, named, strengthened': {
    af: 'gevind, benoem, versterk',
    zu: 'kutholiwe, kwashiwo, kwaqiniswa',
    xh: 'zifunyenwe, zachazwa, zomelezwa',
  },
  'Critical thinking': { af: 'Kritiese denke', zu: 'Ukucabanga okujulile', xh: 'Ukucinga nzulu' },
  'assumptions, bias, the other side': {
    af: 'aannames, vooroordeel, die ander kant',
    zu: 'okucatshangwayo, ukuchema, olunye uhlangothi',
    xh: 'okucingelwayo, ukuthatha icala, elinye icala',
  },
  'prices in rand': { af: 'pryse in rand', zu: 'amanani ngamarandi', xh: 'amaxabiso ngeerandi' },
  'How it helps': { af: 'Hoe dit help', zu: 'Kusiza kanjani', xh: 'Inceda njani' },
  'Line-by-line critique': {
    af: 'Opmerkings reël vir reël',
    zu: 'Ukuphawula umugqa nomugqa',
    xh: 'Amagqabaza umgca ngomgca',
  },
  'What is wrong, why it matters and how to fix it, beside your own words.': {
    af: 'Wat verkeerd is, waarom dit saak maak en hoe om dit reg te stel, langs jou eie woorde.',
    zu: 'Okungalungile, ukuthi kungani kubalulekile nokuthi kulungiswa kanjani, eduze kwamagama akho.',
    xh: 'Okungalunganga, isizathu sokuba kubalulekile nendlela yokukulungisa, ecaleni kwamagama akho.',
  },
  'A stronger thesis': {
    af: '’n Sterker stelling',
    zu: 'Umbono oyinhloko onamandla',
    xh: 'Uluvo oluphambili olomeleleyo',
  },
  'Is it a claim? Could a reader disagree? Does your conclusion support it?': {
    af: 'Is dit ’n stelling? Kan ’n leser daarmee verskil? Ondersteun jou slot dit?',
    zu: 'Ingabe yisimangalo? Umfundi angaphikisana naso? Isiphetho sakho siyasisekela?',
    xh: 'Ingaba libango? Umfundi angangavumelani nalo? Isiphelo sakho siyalixhasa?',
  },
  'The other side': { af: 'Die ander kant', zu: 'Olunye uhlangothi', xh: 'Elinye icala' },
  'Bias, hidden assumptions and the questions an evaluator will ask.': {
    af: 'Vooroordeel, verborge aannames en die vrae wat ’n beoordelaar sal vra.',
    zu: 'Ukuchema, okucatshangwayo okufihliwe nemibuzo umhloli azoyibuza.',
    xh: 'Ukuthatha icala, okucingelwayo okufihliweyo nemibuzo umhloli aza kuyibuza.',
  },
  'What evaluators look for': {
    af: 'Waarna beoordelaars kyk',
    zu: 'Okubhekwa ngabahloli',
    xh: 'Okujongwa ngabahloli',
  },
  'Six scores with their evidence, and what to fix first.': {
    af: 'Ses tellings met hul bewyse, en wat om eerste reg te stel.',
    zu: 'Amaphuzu ayisithupha nobufakazi bawo, nokumele kulungiswe kuqala.',
    xh: 'Amanqaku amathandathu nobungqina bawo, nokufuneka kulungiswe kuqala.',
  },
  'Paste your essay': {
    af: 'Plak jou opstel',
    zu: 'Namathisela i-eseyi yakho',
    xh: 'Ncamathisela isincoko sakho',
  },
  'Add its question, and leave out the bibliography.': {
    af: 'Voeg die vraag by, en laat die bronnelys weg.',
    zu: 'Faka umbuzo wayo, ushiye uhlu lwemithombo.',
    xh: 'Faka umbuzo waso, ushiye uluhlu lwemithombo.',
  },
  'Watch it being read': {
    af: 'Kyk hoe dit gelees word',
    zu: 'Buka ifundwa',
    xh: 'Bukela sifundwa',
  },
  'Critiques appear beside your lines.': {
    af: 'Opmerkings verskyn langs jou reëls.',
    zu: 'Ukuphawula kuvela eduze kwemigqa yakho.',
    xh: 'Amagqabaza avela ecaleni kwemigca yakho.',
  },
  'Write the second draft': {
    af: 'Skryf die tweede konsep',
    zu: 'Bhala uhlaka lwesibili',
    xh: 'Bhala uyilo lwesibini',
  },
  'First a hint, then the fix if you ask.': {
    af: 'Eers ’n wenk, dan die regstelling as jy vra.',
    zu: 'Kuqala icebo, bese kuba isilungiso uma usicela.',
    xh: 'Kuqala icebo, emva koko isilungiso ukuba uyasicela.',
  },
  'Your next draft can be the one that convinces.': {
    af: 'Jou volgende konsep kan die een wees wat oortuig.',
    zu: 'Uhlaka lwakho olulandelayo lungaba yilona olukholisayo.',
    xh: 'Uyilo lwakho olulandelayo lunokuba lolona lweyisayo.',
  },
  'Learn More': { af: 'Lees meer', zu: 'Funda kabanzi', xh: 'Funda ngakumbi' },
  'Traditional critique': {
    af: 'Gewone opmerking',
    zu: 'Ukuphawula okuvamile',
    xh: 'Igqabaza eliqhelekileyo',
  },
  'Thesis opportunity': {
    af: 'Kans vir jou stelling',
    zu: 'Ithuba lombono oyinhloko',
    xh: 'Ithuba loluvo oluphambili',
  },
  'Dialectical prompt': {
    af: 'Dialektiese vraag',
    zu: 'Umbuzo ophikisanayo',
    xh: 'Umbuzo ophikisanayo',
  },
  'A sample critique': {
    af: '’n Voorbeeldopmerking',
    zu: 'Isibonelo sokuphawula',
    xh: 'Umzekelo wegqabaza',
  },
  'How long does an analysis take?': {
    af: 'Hoe lank neem ’n ontleding?',
    zu: 'Ukuhlaziya kuthatha isikhathi esingakanani?',
    xh: 'Uhlalutyo luthatha ixesha elingakanani?',
  },
  'That depends on the length of your essay. The form tells you before you start, from the latest analyses of that length. The analysis runs in the background: you can leave the page and come back.':
    {
      af: 'Dit hang af van hoe lank jou opstel is. Die vorm sê dit vooraf, volgens die jongste ontledings van daardie lengte. Die ontleding loop in die agtergrond: jy kan die bladsy verlaat en terugkom.',
      zu: 'Kuya ngobude be-eseyi yakho. Ifomu likutshela ngaphambi kokuqala, ngokwezikhathi zakamuva zobude obufanayo. Ukuhlaziya kuqhubeka ngemuva: ungashiya ikhasi bese uyabuya.',
      xh: 'Kuxhomekeke kubude besincoko sakho. Ifomu iyakuxelela ngaphambi kokuba uqale, ngokohlalutyo lwamva nje lobo bude. Uhlalutyo luqhubeka ngasemva: ungalishiya iphepha uze ubuye.',
    },
  'Are my essays private?': {
    af: 'Is my opstelle privaat?',
    zu: 'Ingabe ama-eseyi ami ayimfihlo?',
    xh: 'Ingaba izincoko zam zibucala?',
  },
  'Yes. Private essays are encrypted and not shared. You can delete an essay, and everything we found in it, at any time.':
    {
      af: 'Ja. Private opstelle word geënkripteer en nie gedeel nie. Jy kan ’n opstel, en alles wat ons daarin gevind het, enige tyd uitvee.',
      zu: 'Yebo. Ama-eseyi ayimfihlo abethelwe futhi awabelwa. Ungasula i-eseyi, nakho konke esikuthole kuyo, noma nini.',
      xh: 'Ewe. Izincoko zabucala zifihliwe ngekhowudi kwaye azabelwana ngazo. Ungasicima isincoko, nako konke esikufumene kuso, nangaliphi na ixesha.',
    },
  'How much does it cost?': { af: 'Wat kos dit?', zu: 'Kubiza malini?', xh: 'Yimalini?' },
  'A new account has {{trial}} free analyses for {{days}} days. After that a single essay is {{singlePrice}} for {{single}} analyses, Standard is {{standardPrice}} a month for {{standard}} analyses, and Unlimited is {{unlimitedPrice}} a month.':
    {
      af: '’n Nuwe rekening kry {{trial}} gratis ontledings vir {{days}} dae. Daarna kos ’n enkele opstel {{singlePrice}} vir {{single}} ontledings, Standaard {{standardPrice}} per maand vir {{standard}} ontledings, en Onbeperk {{unlimitedPrice}} per maand.',
      zu: 'I-akhawunti entsha inokuhlaziya kwamahhala okungu-{{trial}} izinsuku ezingu-{{days}}. Ngemva kwalokho i-eseyi eyodwa ibiza u-{{singlePrice}} ngokuhlaziya okungu-{{single}}, Okujwayelekile kubiza u-{{standardPrice}} ngenyanga ngokuhlaziya okungu-{{standard}}, kanti Okungenamkhawulo kubiza u-{{unlimitedPrice}} ngenyanga.',
      xh: 'Iakhawunti entsha inohlalutyo lwasimahla oluyi-{{trial}} iintsuku eziyi-{{days}}. Emva koko isincoko esinye si-{{singlePrice}} ngohlalutyo oluyi-{{single}}, Isiqhelo si-{{standardPrice}} ngenyanga ngohlalutyo oluyi-{{standard}}, kwaye Esingenamda si-{{unlimitedPrice}} ngenyanga.',
    },
  'Do I need an account?': {
    af: 'Het ek ’n rekening nodig?',
    zu: 'Ngiyayidinga i-akhawunti?',
    xh: 'Ndiyayidinga iakhawunti?',
  },
  'Not to look around or to use the live panel while you write. You need one for an analysis, because we keep it for you.':
    {
      af: 'Nie om rond te kyk of die lewende paneel te gebruik terwyl jy skryf nie. Jy het een nodig vir ’n ontleding, omdat ons dit vir jou bewaar.',
      zu: 'Cha, uma ubuka nje noma usebenzisa iphaneli ngenkathi ubhala. Uyayidinga ukuze uhlaziye, ngoba sikugcinela khona.',
      xh: 'Hayi, ukuba ujonga nje okanye usebenzisa iphaneli ngelixa ubhala. Uyayidinga kuhlalutyo, kuba siyakugcinela lona.',
    },
  'Does it write my essay for me?': {
    af: 'Skryf dit my opstel vir my?',
    zu: 'Ingabe lingibhalela i-eseyi yami?',
    xh: 'Ingaba indibhalela isincoko sam?',
  },
  'No. It asks what an evaluator would ask, and gives a hint first. A slip comes with its correction; any other fix is shown only when you ask.':
    {
      af: 'Nee. Dit vra wat ’n beoordelaar sou vra en gee eers ’n wenk. ’n Foutjie kom met sy regstelling; enige ander oplossing word slegs gewys wanneer jy vra.',
      zu: 'Cha. Libuza umhloli angakubuza, linikeze icebo kuqala. Iphutha elincane liza nokulungiswa kwalo; okunye ukulungisa kuboniswa kuphela uma ucela.',
      xh: 'Hayi. Ibuza oko umhloli angakubuzayo, inike icebo kuqala. Impazamo encinci iza nolungiso lwayo; olunye ulungiso luboniswa kuphela xa ucela.',
    },
  'Good morning': { af: 'Goeiemôre', zu: 'Sawubona, ekuseni okuhle', xh: 'Molo, intsasa entle' },
  'Good afternoon': {
    af: 'Goeiemiddag',
    zu: 'Sawubona, intambama enhle',
    xh: 'Molo, emva kwemini okuhle',
  },
  'Good evening': {
    af: 'Goeienaand',
    zu: 'Sawubona, ukuhlwa okuhle',
    xh: 'Molo, ngokuhlwa okuhle',
  },
  'Your latest essay': {
    af: 'Jou jongste opstel',
    zu: 'I-eseyi yakho yakamuva',
    xh: 'Isincoko sakho samva nje',
  },
  'Watch it': { af: 'Kyk daarna', zu: 'Yibuke', xh: 'Sibukele' },
  'Your first result will be here.': {
    af: 'Jou eerste resultaat sal hier wees.',
    zu: 'Umphumela wakho wokuqala uzoba lapha.',
    xh: 'Isiphumo sakho sokuqala siza kuba lapha.',
  },
  'Not analysed yet': { af: 'Nog nie ontleed nie', zu: 'Ayikahlaziywa', xh: 'Asikahlalutywa' },
  'Open its result': {
    af: 'Maak sy resultaat oop',
    zu: 'Vula umphumela wayo',
    xh: 'Vula isiphumo saso',
  },
  'Open it': { af: 'Maak dit oop', zu: 'Yivule', xh: 'Sivule' },
  'Your essay is being analysed.': {
    af: 'Jou opstel word ontleed.',
    zu: 'I-eseyi yakho iyahlaziywa.',
    xh: 'Isincoko sakho siyahlalutywa.',
  },
  'Your essay': { af: 'Jou opstel', zu: 'I-eseyi yakho', xh: 'Isincoko sakho' },
  'Line-by-line analysis': {
    af: 'Ontleding reël vir reël',
    zu: 'Ukuhlaziya umugqa nomugqa',
    xh: 'Uhlalutyo umgca ngomgca',
  },
} as const satisfies DraftTexts;
