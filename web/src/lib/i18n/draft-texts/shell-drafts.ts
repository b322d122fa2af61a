import type { DraftTexts } from '../text-types.ts';

/** Draft translations of header, footer and account notes. */
export const shellDrafts = {
  'Skip to content': {
    af: 'Gaan na die inhoud',
    zu: 'Yeqela kokuqukethwe',
    xh: 'Tsibela kumxholo',
  },
  'Argument Intelligence, home': {
    af: 'Argument Intelligence, tuisblad',
    zu: 'Argument Intelligence, ikhaya',
    xh: 'Argument Intelligence, ikhaya',
  },
  Main: { af: 'Hoof', zu: 'Okuyinhloko', xh: 'Eyona ingundoqo' },
  'Open menu': { af: 'Maak kieslys oop', zu: 'Vula imenyu', xh: 'Vula imenyu' },
  'Close menu': { af: 'Maak kieslys toe', zu: 'Vala imenyu', xh: 'Vala imenyu' },
  'How It Works': { af: 'Hoe dit werk', zu: 'Isebenza kanjani', xh: 'Isebenza njani' },
  Pricing: { af: 'Pryse', zu: 'Amanani', xh: 'Amaxabiso' },
  'My Essays': { af: 'My opstelle', zu: 'Ama-eseyi ami', xh: 'Izincoko zam' },
  FAQ: { af: 'Vrae', zu: 'Imibuzo', xh: 'Imibuzo' },
  Profile: { af: 'Profiel', zu: 'Iphrofayela', xh: 'Iprofayile' },
  'Security Audit': { af: 'Sekuriteitsoudit', zu: 'Ukuphepha', xh: 'Ukhuseleko' },
  'Sign In': { af: 'Meld aan', zu: 'Ngena', xh: 'Ngena' },
  'Sign Out': { af: 'Meld af', zu: 'Phuma', xh: 'Phuma' },
  'Try Free': { af: 'Probeer gratis', zu: 'Zama mahhala', xh: 'Zama simahla' },
  Footer: { af: 'Voet van die bladsy', zu: 'Phansi ekhasini', xh: 'Ezantsi kwiphepha' },
  'How We Score': {
    af: 'Hoe ons punte gee',
    zu: 'Sinikeza kanjani amaphuzu',
    xh: 'Indlela esinika ngayo amanqaku',
  },
  'Privacy Policy': {
    af: 'Privaatheidsbeleid',
    zu: 'Inqubomgomo yobumfihlo',
    xh: 'Umgaqo-nkqubo wabucala',
  },
  'Terms of Service': { af: 'Diensbepalings', zu: 'Imigomo yesevisi', xh: 'Imiqathango yenkonzo' },
  'Data Protection': { af: 'Databeskerming', zu: 'Ukuvikelwa kwedatha', xh: 'Ukhuseleko lwedatha' },
  'Download log for support': {
    af: 'Laai log vir ondersteuning af',
    zu: 'Landa ilogi yosizo',
    xh: 'Khuphela ilogi yenkxaso',
  },
  'Proudly South African': {
    af: 'Trots Suid-Afrikaans',
    zu: 'Ngokuziqhenya sivela eNingizimu Afrika',
    xh: 'Ngokuzingca sivela eMzantsi Afrika',
  },
  'Page not found': {
    af: 'Bladsy nie gevind nie',
    zu: 'Ikhasi alitholakali',
    xh: 'Iphepha alifumaneki',
  },
  '404 Page Not Found': {
    af: '404 Bladsy nie gevind nie',
    zu: '404 Ikhasi alitholakali',
    xh: '404 Iphepha alifumaneki',
  },
  'This page does not exist.': {
    af: 'Hierdie bladsy bestaan nie.',
    zu: 'Leli khasi alikho.',
    xh: 'Eli phepha alikho.',
  },
  'Back to Home': { af: 'Terug na tuis', zu: 'Buyela ekhaya', xh: 'Buyela ekhaya' },
  'Go to Login': { af: 'Gaan na aanmelding', zu: 'Iya ekungeneni', xh: 'Yiya ekungeneni' },
  'Your session has ended. Please sign in again to see your profile.': {
    af: 'Jou sessie het verstryk. Meld asseblief weer aan om jou profiel te sien.',
    zu: 'Iseshini yakho iphelile. Sicela ungene futhi ukuze ubone iphrofayela yakho.',
    xh: 'Iseshoni yakho iphelile. Nceda ungene kwakhona ukuze ubone iprofayile yakho.',
  },
  'No authentication token found. Please log in again.': {
    af: 'Geen aanmeldbewys gevind nie. Meld asseblief weer aan.',
    zu: 'Ayikho ithokheni yokungena etholakele. Sicela ungene futhi.',
    xh: 'Akukho thokheni yokungena ifunyenweyo. Nceda ungene kwakhona.',
  },
  'Essay deleted': { af: 'Opstel is uitgevee', zu: 'I-eseyi isuliwe', xh: 'Isincoko sicinyiwe' },
  'The essay of your last analysis was deleted, so its result is gone too.': {
    af: 'Die opstel van jou laaste ontleding is uitgevee, dus is die resultaat ook weg.',
    zu: 'I-eseyi yokuhlaziya kwakho kokugcina isuliwe, ngakho umphumela wayo nawo awusekho.',
    xh: 'Isincoko sohlalutyo lwakho lokugqibela sicinyiwe, ngoko nesiphumo saso asisekho.',
  },
  'Analysis Complete': {
    af: 'Ontleding voltooi',
    zu: 'Ukuhlaziya kuqediwe',
    xh: 'Uhlalutyo lugqityiwe',
  },
  'Your results are ready.': {
    af: 'Jou resultate is gereed.',
    zu: 'Imiphumela yakho isilungile.',
    xh: 'Iziphumo zakho zilungile.',
  },
  'There is a problem with your account on this device': {
    af: 'Daar is ’n probleem met jou rekening op hierdie toestel',
    zu: 'Kukhona inkinga nge-akhawunti yakho kule divayisi',
    xh: 'Kukho ingxaki ngeakhawunti yakho kwesi sixhobo',
  },
  'Suggested action:': { af: 'Voorgestelde stap:', zu: 'Okuphakanyiswayo:', xh: 'Okucetyiswayo:' },
  'Fix Automatically': {
    af: 'Maak outomaties reg',
    zu: 'Lungisa ngokuzenzakalelayo',
    xh: 'Lungisa ngokuzenzekelayo',
  },
  'Fixing...': { af: 'Maak reg...', zu: 'Iyalungisa...', xh: 'Iyalungisa...' },
  'Logout & Re-authenticate': {
    af: 'Meld af en meld weer aan',
    zu: 'Phuma bese uyangena futhi',
    xh: 'Phuma uze ungene kwakhona',
  },
  'Auto-fix Failed': {
    af: 'Outomatiese regmaak het misluk',
    zu: 'Ukulungisa okuzenzakalelayo kuhlulekile',
    xh: 'Ulungiso oluzenzekelayo aluphumelelanga',
  },
  'Please log in manually with your correct credentials.': {
    af: 'Meld asseblief self met jou korrekte besonderhede aan.',
    zu: 'Sicela ungene wena ngemininingwane yakho efanele.',
    xh: 'Nceda ungene ngokwakho ngeenkcukacha zakho ezichanekileyo.',
  },
  'Account Fixed': {
    af: 'Rekening reggemaak',
    zu: 'I-akhawunti ilungisiwe',
    xh: 'Iakhawunti ilungisiwe',
  },
  "You're now logged into the correct account with unlimited access.": {
    af: 'Jy is nou by die regte rekening met onbeperkte toegang aangemeld.',
    zu: 'Manje ungene ku-akhawunti efanele enokufinyelela okungenamkhawulo.',
    xh: 'Ngoku ungene kwiakhawunti efanelekileyo enofikelelo olungenamda.',
  },
  "You're now logged into the correct account.": {
    af: 'Jy is nou by die regte rekening aangemeld.',
    zu: 'Manje ungene ku-akhawunti efanele.',
    xh: 'Ngoku ungene kwiakhawunti efanelekileyo.',
  },
  'Choose Fix Automatically. If that does not help, log out and sign in again.': {
    af: 'Kies Maak outomaties reg. As dit nie help nie, meld af en weer aan.',
    zu: 'Khetha u-Lungisa ngokuzenzakalelayo. Uma kungasizi, phuma bese uyangena futhi.',
    xh: 'Khetha u-Lungisa ngokuzenzekelayo. Ukuba akuncedi, phuma uze ungene kwakhona.',
  },
  'Log out and sign in again.': {
    af: 'Meld af en weer aan.',
    zu: 'Phuma bese uyangena futhi.',
    xh: 'Phuma uze ungene kwakhona.',
  },
  'The account details on this device are missing.': {
    af: 'Die rekeninginligting op hierdie toestel ontbreek.',
    zu: 'Imininingwane ye-akhawunti ayikho kule divayisi.',
    xh: 'Iinkcukacha zeakhawunti azikho kwesi sixhobo.',
  },
  'The session on this device belongs to another account.': {
    af: 'Die sessie op hierdie toestel behoort aan ’n ander rekening.',
    zu: 'Iseshini ekule divayisi ingeyenye i-akhawunti.',
    xh: 'Iseshoni ekwesi sixhobo yeyenye iakhawunti.',
  },
  'The session on this device has expired or was ended.': {
    af: 'Die sessie op hierdie toestel het verstryk of is beëindig.',
    zu: 'Iseshini ekule divayisi iphelelwe yisikhathi noma ivaliwe.',
    xh: 'Iseshoni ekwesi sixhobo iphelelwe lixesha okanye ivaliwe.',
  },
  'This device remembers the plan {{before}}. Your account now has: {{now}}.': {
    af: 'Hierdie toestel onthou die plan {{before}}. Jou rekening het nou: {{now}}.',
    zu: 'Le divayisi ikhumbula iplani ethi {{before}}. I-akhawunti yakho manje ine: {{now}}.',
    xh: 'Esi sixhobo sikhumbula isicwangciso esithi {{before}}. Iakhawunti yakho ngoku ine: {{now}}.',
  },
  'You have used your last free analysis.': {
    af: 'Jy het jou laaste gratis ontleding gebruik.',
    zu: 'Usebenzise ukuhlaziya kwakho kwamahhala kokugcina.',
    xh: 'Usebenzise uhlalutyo lwakho lwasimahla lokugqibela.',
  },
  'Your free trial has ended.': {
    af: 'Jou gratis proeftydperk is verby.',
    zu: 'Isikhathi sakho sokuzama mahhala siphelile.',
    xh: 'Ixesha lakho lolingo lwasimahla liphelile.',
  },
  'Your plan {{plan}} has ended.': {
    af: 'Jou plan {{plan}} is verby.',
    zu: 'Iplani yakho {{plan}} iphelile.',
    xh: 'Isicwangciso sakho {{plan}} siphelile.',
  },
  'Your account now has: {{now}}.': {
    af: 'Jou rekening het nou: {{now}}.',
    zu: 'I-akhawunti yakho manje ine: {{now}}.',
    xh: 'Iakhawunti yakho ngoku ine: {{now}}.',
  },
  'Each essay stays until its date, and the free reading still costs nothing.': {
    af: 'Elke opstel bly tot op sy datum, en die gratis leesbeurt kos steeds niks.',
    zu: 'I-eseyi ngayinye ihlala kuze kube usuku lwayo, futhi ukufunda kwamahhala namanje akubizi lutho.',
    xh: 'Isincoko ngasinye sihlala de kube ngumhla waso, kwaye ufundo lwasimahla alusabizi nto.',
  },
} as const satisfies DraftTexts;
