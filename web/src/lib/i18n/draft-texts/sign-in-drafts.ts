import type { DraftTexts } from '../text-types.ts';

/** Draft translations of signing in and registering. */
export const signInDrafts = {
  'Access Your Account': {
    af: 'Gaan na jou rekening',
    zu: 'Finyelela ku-akhawunti yakho',
    xh: 'Fikelela kwiakhawunti yakho',
  },
  'Sign in': { af: 'Meld aan', zu: 'Ngena', xh: 'Ngena' },
  'Create account': { af: 'Skep rekening', zu: 'Dala i-akhawunti', xh: 'Yenza iakhawunti' },
  'Forgot password': { af: 'Wagwoord vergeet', zu: 'Ukhohlwe iphasiwedi', xh: 'Ulibele iphaswedi' },
  Password: { af: 'Wagwoord', zu: 'Iphasiwedi', xh: 'Iphaswedi' },
  'Forgot your password?': {
    af: 'Het jy jou wagwoord vergeet?',
    zu: 'Ukhohlwe iphasiwedi yakho?',
    xh: 'Ulibele iphaswedi yakho?',
  },
  'Login Failed': {
    af: 'Aanmelding het misluk',
    zu: 'Ukungena kuhlulekile',
    xh: 'Ukungena akuphumelelanga',
  },
  'Login failed': {
    af: 'Aanmelding het misluk',
    zu: 'Ukungena kuhlulekile',
    xh: 'Ukungena akuphumelelanga',
  },
  'Signing In...': { af: 'Meld tans aan...', zu: 'Iyangena...', xh: 'Iyangena...' },
  'Logged into another Google account? Use your email and password here.': {
    af: 'By ’n ander Google-rekening aangemeld? Gebruik jou e-pos en wagwoord hier.',
    zu: 'Ungene kwenye i-akhawunti ye-Google? Sebenzisa i-imeyili nephasiwedi yakho lapha.',
    xh: 'Ungene kwenye iakhawunti yeGoogle? Sebenzisa i-imeyile nephaswedi yakho apha.',
  },
  'By creating an account you agree to the <terms>Terms of Service</terms>. The <privacy>Privacy Policy</privacy> says what is stored, and for how long.':
    {
      af: 'Deur ’n rekening te skep, stem jy in tot die <terms>Diensbepalings</terms>. Die <privacy>Privaatheidsbeleid</privacy> sê wat gestoor word, en hoe lank.',
      zu: 'Ngokudala i-akhawunti uyavuma <terms>imigomo yesevisi</terms>. <privacy>Inqubomgomo yobumfihlo</privacy> isho okugcinwayo, nokuthi kugcinwa isikhathi esingakanani.',
      xh: 'Ngokwenza iakhawunti uyavuma <terms>imiqathango yenkonzo</terms>. <privacy>Umgaqo-nkqubo wabucala</privacy> uchaza okugcinwayo, nexesha ekugcinwa ngalo.',
    },
  'Need an account? Register here': {
    af: 'Het jy ’n rekening nodig? Registreer hier',
    zu: 'Udinga i-akhawunti? Bhalisa lapha',
    xh: 'Udinga iakhawunti? Bhalisa apha',
  },
  'Login Successful': {
    af: 'Aanmelding geslaag',
    zu: 'Ungene ngempumelelo',
    xh: 'Ungene ngempumelelo',
  },
  'Welcome back, {{name}}!': {
    af: 'Welkom terug, {{name}}!',
    zu: 'Siyakwamukela futhi, {{name}}!',
    xh: 'Wamkelekile kwakhona, {{name}}!',
  },
  'Please enter your email': {
    af: 'Voer asseblief jou e-pos in',
    zu: 'Sicela ufake i-imeyili yakho',
    xh: 'Nceda ufake i-imeyile yakho',
  },
  'Please enter your password': {
    af: 'Voer asseblief jou wagwoord in',
    zu: 'Sicela ufake iphasiwedi yakho',
    xh: 'Nceda ufake iphaswedi yakho',
  },
  'Please check your email and password format.': {
    af: 'Gaan asseblief die vorm van jou e-pos en wagwoord na.',
    zu: 'Sicela uhlole ukuthi i-imeyili nephasiwedi kubhalwe kahle.',
    xh: 'Nceda ujonge ukuba i-imeyile nephaswedi zibhalwe kakuhle.',
  },
  'Account Found': {
    af: 'Rekening gevind',
    zu: 'I-akhawunti itholakele',
    xh: 'Iakhawunti ifunyenwe',
  },
  'No Account Found': {
    af: 'Geen rekening gevind nie',
    zu: 'Ayikho i-akhawunti etholakele',
    xh: 'Akukho akhawunti ifunyenweyo',
  },
  'Access Type: {{plan}}': {
    af: 'Soort toegang: {{plan}}',
    zu: 'Uhlobo lokufinyelela: {{plan}}',
    xh: 'Uhlobo lofikelelo: {{plan}}',
  },
  None: { af: 'Geen', zu: 'Lutho', xh: 'Akukho' },
  'No account uses this email yet. Register to get 2 free analyses.': {
    af: 'Geen rekening gebruik nog hierdie e-pos nie. Registreer om 2 gratis ontledings te kry.',
    zu: 'Ayikho i-akhawunti esebenzisa le imeyili. Bhalisa ukuze uthole ukuhlaziya kwamahhala oku-2.',
    xh: 'Akukho akhawunti isebenzisa le imeyile. Bhalisa ukuze ufumane uhlalutyo lwasimahla olu-2.',
  },
  'Sign in with your email and password.': {
    af: 'Meld met jou e-pos en wagwoord aan.',
    zu: 'Ngena nge-imeyili nephasiwedi yakho.',
    xh: 'Ngena nge-imeyile nephaswedi yakho.',
  },
  'Sign in with your password, then choose a plan to analyse an essay.': {
    af: 'Meld met jou wagwoord aan, en kies dan ’n plan om ’n opstel te ontleed.',
    zu: 'Ngena ngephasiwedi yakho, bese ukhetha iplani ukuze uhlaziye i-eseyi.',
    xh: 'Ngena ngephaswedi yakho, uze ukhethe isicwangciso ukuze uhlalutye isincoko.',
  },
  'Create an account with this email': {
    af: 'Skep ’n rekening met hierdie e-pos',
    zu: 'Dala i-akhawunti ngale imeyili',
    xh: 'Yenza iakhawunti ngale imeyile',
  },
  'Forgot Your Password?': {
    af: 'Het jy jou wagwoord vergeet?',
    zu: 'Ukhohlwe iphasiwedi yakho?',
    xh: 'Ulibele iphaswedi yakho?',
  },
  'Look in your mailbox': {
    af: 'Kyk in jou posbus',
    zu: 'Bheka ebhokisini lakho le-imeyili',
    xh: 'Jonga kwibhokisi yakho ye-imeyile',
  },
  'The link works once, for 30 minutes.': {
    af: 'Die skakel werk een keer, vir 30 minute.',
    zu: 'Ilinki isebenza kanye, imizuzu engu-30.',
    xh: 'Ilinki isebenza kube kanye, imizuzu engama-30.',
  },
  'This server writes mails to its folder “mail” and does not send them.': {
    af: 'Hierdie bediener skryf e-posse na sy lêergids “mail” en stuur hulle nie.',
    zu: 'Le seva ibhala ama-imeyili kufolda yayo “mail” futhi ayiwathumeli.',
    xh: 'Le seva ibhala ii-imeyile kwifolda yayo “mail” kwaye ayizithumeli.',
  },
  'We send you a link to choose a new password.': {
    af: 'Ons stuur vir jou ’n skakel om ’n nuwe wagwoord te kies.',
    zu: 'Sikuthumelela ilinki yokukhetha iphasiwedi entsha.',
    xh: 'Sikuthumelela ilinki yokukhetha iphaswedi entsha.',
  },
  'Sending...': { af: 'Stuur tans...', zu: 'Iyathumela...', xh: 'Iyathumela...' },
  'Send Link': { af: 'Stuur skakel', zu: 'Thumela ilinki', xh: 'Thumela ilinki' },
  'Back to sign in': {
    af: 'Terug na aanmelding',
    zu: 'Buyela ekungeneni',
    xh: 'Buyela ekungeneni',
  },
  'New Password': { af: 'Nuwe wagwoord', zu: 'Iphasiwedi entsha', xh: 'Iphaswedi entsha' },
  'Confirm New Password': {
    af: 'Bevestig nuwe wagwoord',
    zu: 'Qinisekisa iphasiwedi entsha',
    xh: 'Qinisekisa iphaswedi entsha',
  },
  "Passwords don't match": {
    af: 'Die wagwoorde stem nie ooreen nie',
    zu: 'Amaphasiwedi awafani',
    xh: 'Iiphaswedi azifani',
  },
  'Please confirm your new password': {
    af: 'Bevestig asseblief jou nuwe wagwoord',
    zu: 'Sicela uqinisekise iphasiwedi yakho entsha',
    xh: 'Nceda uqinisekise iphaswedi yakho entsha',
  },
  '8 to 128 characters with a lowercase letter, an uppercase letter and a digit': {
    af: '8 tot 128 karakters met ’n kleinletter, ’n hoofletter en ’n syfer',
    zu: 'Izinhlamvu ezingu-8 kuya ku-128 ezinohlamvu oluncane, uhlamvu olukhulu nenombolo',
    xh: 'Oonobumba aba-8 ukuya kwi-128 abanonobumba omncinci, unobumba omkhulu nenani',
  },
  'Minimum 6 characters': {
    af: 'Minstens 6 karakters',
    zu: 'Okungenani izinhlamvu ezingu-6',
    xh: 'Ubuncinane oonobumba aba-6',
  },
  'Create Account': { af: 'Skep rekening', zu: 'Dala i-akhawunti', xh: 'Yenza iakhawunti' },
  'Creating Account...': {
    af: 'Skep tans rekening...',
    zu: 'Idala i-akhawunti...',
    xh: 'Yenza iakhawunti...',
  },
  'Registration failed': {
    af: 'Registrasie het misluk',
    zu: 'Ukubhalisa kuhlulekile',
    xh: 'Ukubhalisa akuphumelelanga',
  },
  'First name': { af: 'Voornaam', zu: 'Igama', xh: 'Igama' },
  'Last name': { af: 'Van', zu: 'Isibongo', xh: 'Ifani' },
  'I am 16 years or older': {
    af: 'Ek is 16 jaar of ouer',
    zu: 'Ngineminyaka engu-16 noma ngaphezulu',
    xh: 'Ndineminyaka eli-16 okanye ngaphezulu',
  },
  'Please confirm that you are 16 or older': {
    af: 'Bevestig asseblief dat jy 16 of ouer is',
    zu: 'Sicela uqinisekise ukuthi uneminyaka engu-16 noma ngaphezulu',
    xh: 'Nceda uqinisekise ukuba uneminyaka eli-16 okanye ngaphezulu',
  },
  'At most {{count}} characters': {
    af: 'Hoogstens {{count}} karakters',
    zu: 'Izinhlamvu ezingeqile ku-{{count}}',
    xh: 'Oonobumba abangagqithiyo kwi-{{count}}',
  },
  'Already registered?': {
    af: 'Reeds geregistreer?',
    zu: 'Usuvele ubhalisile?',
    xh: 'Sele ubhalisile?',
  },
  'Sign in here': { af: 'Meld hier aan', zu: 'Ngena lapha', xh: 'Ngena apha' },
  'Password Changed': {
    af: 'Wagwoord verander',
    zu: 'Iphasiwedi ishintshiwe',
    xh: 'Iphaswedi itshintshiwe',
  },
  'You have been signed out everywhere.': {
    af: 'Jy is oral afgemeld.',
    zu: 'Uphumile kuyo yonke indawo.',
    xh: 'Uphumile kuzo zonke iindawo.',
  },
  'Choose a New Password': {
    af: 'Kies ’n nuwe wagwoord',
    zu: 'Khetha iphasiwedi entsha',
    xh: 'Khetha iphaswedi entsha',
  },
  'Choose a new password': {
    af: 'Kies ’n nuwe wagwoord',
    zu: 'Khetha iphasiwedi entsha',
    xh: 'Khetha iphaswedi entsha',
  },
  'Changing...': { af: 'Verander tans...', zu: 'Iyashintsha...', xh: 'Iyatshintsha...' },
  'Change Password': {
    af: 'Verander wagwoord',
    zu: 'Shintsha iphasiwedi',
    xh: 'Tshintsha iphaswedi',
  },
  'This link is not complete': {
    af: 'Hierdie skakel is nie volledig nie',
    zu: 'Le linki ayiphelele',
    xh: 'Le linki ayiphelelanga',
  },
  'Please open it again from the mail, or ask for a new one.': {
    af: 'Maak dit asseblief weer uit die e-pos oop, of vra vir ’n nuwe een.',
    zu: 'Sicela uyivule futhi ku-imeyili, noma ucele entsha.',
    xh: 'Nceda uyivule kwakhona kwi-imeyile, okanye ucele entsha.',
  },
  'Line-by-Line Analysis': {
    af: 'Ontleding reël vir reël',
    zu: 'Ukuhlaziya umugqa nomugqa',
    xh: 'Uhlalutyo umgca ngomgca',
  },
  'What is wrong and why, beside your own words.': {
    af: 'Wat verkeerd is en waarom, langs jou eie woorde.',
    zu: 'Okungalungile nokuthi kungani, eduze kwamagama akho.',
    xh: 'Okungalunganga nesizathu, ecaleni kwamagama akho.',
  },
  'Critical Thinking Evaluation': {
    af: 'Beoordeling van kritiese denke',
    zu: 'Ukuhlola ukucabanga okujulile',
    xh: 'Uvavanyo lokucinga nzulu',
  },
  'Assumptions, bias and the other side.': {
    af: 'Aannames, vooroordeel en die ander kant.',
    zu: 'Okucatshangwayo, ukuchema nolunye uhlangothi.',
    xh: 'Okucingelwayo, ukuthatha icala nelinye icala.',
  },
  'Instant Results': {
    af: 'Onmiddellike resultate',
    zu: 'Imiphumela esheshayo',
    xh: 'Iziphumo ezikhawulezileyo',
  },
  'The first critiques come while we read the rest.': {
    af: 'Die eerste opmerkings kom terwyl ons die res lees.',
    zu: 'Ukuphawula kokuqala kufika ngenkathi sifunda okusele.',
    xh: 'Amagqabaza okuqala afika ngoxa sifunda okuseleyo.',
  },
  'Welcome to Argument Intelligence, {{name}}.': {
    af: 'Welkom by Argument Intelligence, {{name}}.',
    zu: 'Siyakwamukela ku-Argument Intelligence, {{name}}.',
    xh: 'Wamkelekile kuArgument Intelligence, {{name}}.',
  },
  'Welcome.': { af: 'Welkom.', zu: 'Siyakwamukela.', xh: 'Wamkelekile.' },
  'Redirecting to the application...': {
    af: 'Jy word na die program geneem...',
    zu: 'Uyiswa kuhlelo lokusebenza...',
    xh: 'Usiwa kwinkqubo...',
  },
  'Sign in to analyse your essay': {
    af: 'Meld aan om jou opstel te ontleed',
    zu: 'Ngena ukuze uhlaziye i-eseyi yakho',
    xh: 'Ngena ukuze uhlalutye isincoko sakho',
  },
  '{{credits}} free analyses for {{days}} days, no card needed. What you have typed stays on this device.':
    {
      af: '{{credits}} gratis ontledings vir {{days}} dae, sonder ’n kaart. Wat jy getik het, bly op hierdie toestel.',
      zu: 'Ukuhlaziya kwamahhala oku-{{credits}} izinsuku ezingu-{{days}}, akudingeki ikhadi. Lokho okubhalile kuhlala kule divayisi.',
      xh: 'Uhlalutyo lwasimahla olu-{{credits}} iintsuku ezi-{{days}}, akufuneki khadi. Oko ukubhalileyo kuhlala kwesi sixhobo.',
    },
  'Sign In to Continue': {
    af: 'Meld aan om voort te gaan',
    zu: 'Ngena ukuze uqhubeke',
    xh: 'Ngena ukuze uqhubeke',
  },
  'Look around first': { af: 'Kyk eers rond', zu: 'Qala ngokubuka', xh: 'Qala ngokujonga' },
  'Welcome, {{name}}!': {
    af: 'Welkom, {{name}}!',
    zu: 'Siyakwamukela, {{name}}!',
    xh: 'Wamkelekile, {{name}}!',
  },
  'Welcome!': { af: 'Welkom!', zu: 'Siyakwamukela!', xh: 'Wamkelekile!' },
  'Get Started': { af: 'Begin', zu: 'Qala', xh: 'Qalisa' },
  'Free Trial Gift': {
    af: 'Geskenk: gratis proeftydperk',
    zu: 'Isipho sokuzama mahhala',
    xh: 'Isipho solingo lwasimahla',
  },
  '{{credits}} free analysis credits. Your trial expires in {{days}} days.': {
    af: '{{credits}} gratis ontledingskrediete. Jou proeftydperk verstryk oor {{days}} dae.',
    zu: 'Amakhredithi okuhlaziya amahhala angu-{{credits}}. Isikhathi sakho sokuzama siphela ezinsukwini ezingu-{{days}}.',
    xh: 'Iikhredithi zohlalutyo zasimahla eziyi-{{credits}}. Ixesha lakho lolingo liphela kwiintsuku eziyi-{{days}}.',
  },
  'Detailed line-by-line feedback': {
    af: 'Gedetailleerde terugvoer reël vir reël',
    zu: 'Impendulo enemininingwane umugqa nomugqa',
    xh: 'Ingxelo eneenkcukacha umgca ngomgca',
  },
  'Improving critical thinking': {
    af: 'Verbeter kritiese denke',
    zu: 'Ukuthuthukisa ukucabanga okujulile',
    xh: 'Ukuphucula ukucinga nzulu',
  },
  'Academic-grade AI analysis': {
    af: 'KI-ontleding van akademiese gehalte',
    zu: 'Ukuhlaziya kwe-AI kwezinga lezemfundo',
    xh: 'Uhlalutyo lweAI olukumgangatho wezemfundo',
  },
  'This link has expired, or it belongs to another email address. Please sign in and have a new mail sent.':
    {
      af: 'Hierdie skakel het verval, of dit behoort aan ’n ander e-posadres. Meld asseblief aan en laat ’n nuwe e-pos stuur.',
      zu: 'Le linki iphelelwe yisikhathi, noma ngeyelinye ikheli le-imeyili. Sicela ungene bese ucela kuthunyelwe i-imeyili entsha.',
      xh: 'Eli khonkco liphelelwe lixesha, okanye lelenye idilesi ye-imeyile. Nceda ungene uze ucele kuthunyelwe i-imeyile entsha.',
    },
  'Please confirm your email address before your second analysis: open the link in the mail that we sent you.':
    {
      af: 'Bevestig asseblief jou e-posadres voor jou tweede ontleding: maak die skakel oop in die e-pos wat ons vir jou gestuur het.',
      zu: 'Sicela uqinisekise ikheli lakho le-imeyili ngaphambi kokuhlaziya kwesibili: vula ilinki eku-imeyili esikuthumele yona.',
      xh: 'Nceda uqinisekise idilesi yakho ye-imeyile phambi kohlalutyo lwesibini: vula ikhonkco elikwi-imeyile esikuthumele yona.',
    },
  'Then send this essay again. It stays in the form.': {
    af: 'Stuur dan hierdie opstel weer. Dit bly in die vorm.',
    zu: 'Bese uthumela le eseyi futhi. Ihlala efomini.',
    xh: 'Emva koko thumela esi sincoko kwakhona. Sihlala efomini.',
  },
  'Your email address is confirmed.': {
    af: 'Jou e-posadres is bevestig.',
    zu: 'Ikheli lakho le-imeyili liqinisekisiwe.',
    xh: 'Idilesi yakho ye-imeyile iqinisekisiwe.',
  },
  'A new mail is on its way. It may take a minute. Please look in your spam folder, too.': {
    af: '’n Nuwe e-pos is op pad. Dit kan ’n minuut neem. Kyk asseblief ook in jou gemorspos.',
    zu: 'I-imeyili entsha isendleleni. Ingathatha umzuzu. Sicela ubheke nasefolda yogaxekile.',
    xh: 'I-imeyile entsha isendleleni. Ingathatha umzuzu. Nceda ujonge nakwifolda ye-spam.',
  },
  'Confirm your email address': {
    af: 'Bevestig jou e-posadres',
    zu: 'Qinisekisa ikheli lakho le-imeyili',
    xh: 'Qinisekisa idilesi yakho ye-imeyile',
  },
  'Email address confirmed': {
    af: 'E-posadres bevestig',
    zu: 'Ikheli le-imeyili liqinisekisiwe',
    xh: 'Idilesi ye-imeyile iqinisekisiwe',
  },
  'The address is not confirmed yet': {
    af: 'Die adres is nog nie bevestig nie',
    zu: 'Ikheli alikaqinisekiswa',
    xh: 'Idilesi ayikaqinisekiswa',
  },
  'Send the mail again': {
    af: 'Stuur die e-pos weer',
    zu: 'Thumela i-imeyili futhi',
    xh: 'Thumela i-imeyile kwakhona',
  },
  'One moment...': { af: 'Een oomblik...', zu: 'Umzuzwana...', xh: 'Umzuzwana...' },
  'Analyse an essay': { af: 'Ontleed ’n opstel', zu: 'Hlaziya i-eseyi', xh: 'Hlalutya isincoko' },
} as const satisfies DraftTexts;
