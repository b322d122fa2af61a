import type { DraftTexts } from '../text-types.ts';

/** Draft translations of the server’s messages. */
export const messagesDrafts = {
  'Please enter your essay text': {
    af: 'Voer asseblief jou opstelteks in',
    zu: 'Sicela ufake umbhalo we-eseyi yakho',
    xh: 'Nceda ufake umbhalo wesincoko sakho',
  },
  'Please write at least 100 characters for meaningful analysis': {
    af: 'Skryf asseblief minstens 100 karakters vir ’n sinvolle ontleding',
    zu: 'Sicela ubhale okungenani izinhlamvu ezingu-100 ukuze ukuhlaziya kube nomqondo',
    xh: 'Nceda ubhale ubuncinane oonobumba abali-100 ukuze uhlalutyo lube nentsingiselo',
  },
  'Essay text must be at most 100,000 characters': {
    af: 'Die opstelteks mag hoogstens 100 000 karakters hê',
    zu: 'Umbhalo we-eseyi kumele ungeqi ezinhlamvwini ezingu-100 000',
    xh: 'Umbhalo wesincoko mawungagqithi koonobumba abali-100 000',
  },
  'Essay text contains potentially malicious content': {
    af: 'Die opstelteks bevat moontlik skadelike inhoud',
    zu: 'Umbhalo we-eseyi unokuqukethwe okungaba yingozi',
    xh: 'Umbhalo wesincoko unomxholo onokuba yingozi',
  },
  'Essay text contains invalid characters': {
    af: 'Die opstelteks bevat ongeldige karakters',
    zu: 'Umbhalo we-eseyi unezinhlamvu ezingavumelekile',
    xh: 'Umbhalo wesincoko unoonobumba abangavumelekanga',
  },
  'Essay question contains invalid characters': {
    af: 'Die opstelvraag bevat ongeldige karakters',
    zu: 'Umbuzo we-eseyi unezinhlamvu ezingavumelekile',
    xh: 'Umbuzo wesincoko unoonobumba abangavumelekanga',
  },
  'Essay question must be between 10 and 1,000 characters': {
    af: 'Die opstelvraag moet tussen 10 en 1 000 karakters hê',
    zu: 'Umbuzo we-eseyi kumele ube nezinhlamvu eziphakathi kuka-10 no-1 000',
    xh: 'Umbuzo wesincoko mawube noonobumba abaphakathi kwe-10 ne-1 000',
  },
  'Essay question contains potentially malicious content': {
    af: 'Die opstelvraag bevat moontlik skadelike inhoud',
    zu: 'Umbuzo we-eseyi unokuqukethwe okungaba yingozi',
    xh: 'Umbuzo wesincoko unomxholo onokuba yingozi',
  },
  'Please choose a .txt, .md, .docx, .odt, .rtf or .pdf file': {
    af: 'Kies asseblief ’n .txt-, .md-, .docx-, .odt-, .rtf- of .pdf-lêer',
    zu: 'Sicela ukhethe ifayela le-.txt, .md, .docx, .odt, .rtf noma .pdf',
    xh: 'Nceda ukhethe ifayile ye-.txt, .md, .docx, .odt, .rtf okanye .pdf',
  },
  'This file is larger than 10 MB. Please choose a smaller one, or paste your text.': {
    af: 'Hierdie lêer is groter as 10 MB. Kies asseblief ’n kleiner een, of plak jou teks.',
    zu: 'Leli fayela likhulu kuno-10 MB. Sicela ukhethe elincane, noma unamathisele umbhalo wakho.',
    xh: 'Le fayile inkulu kune-10 MB. Nceda ukhethe encinane, okanye uncamathisele okubhalileyo.',
  },
  'There is no text in this file.': {
    af: 'Daar is geen teks in hierdie lêer nie.',
    zu: 'Awukho umbhalo kuleli fayela.',
    xh: 'Akukho mbhalo kule fayile.',
  },
  'This is an old Word document, or one with a password. Please save it as .docx without a password.':
    {
      af: 'Dit is ’n ou Word-dokument, of een met ’n wagwoord. Stoor dit asseblief as .docx sonder ’n wagwoord.',
      zu: 'Lona umbhalo we-Word omdala, noma onephasiwedi. Sicela uwugcine njenge-.docx ngaphandle kwephasiwedi.',
      xh: 'Olu luxwebhu lweWord oludala, okanye olunephaswedi. Nceda ulugcine nge-.docx ngaphandle kwephaswedi.',
    },
  'This Word document includes another one that we cannot read. Please open it in Word, save it and choose it again.':
    {
      af: 'Hierdie Word-dokument bevat ’n ander een wat ons nie kan lees nie. Maak dit asseblief in Word oop, stoor dit en kies dit weer.',
      zu: 'Lo mbhalo we-Word unomunye ngaphakathi esingakwazi ukuwufunda. Sicela uwuvule ku-Word, uwugcine bese uwukhetha futhi.',
      xh: 'Olu luxwebhu lweWord lunolunye ngaphakathi esingakwaziyo ukulufunda. Nceda uluvule kwiWord, ulugcine uze ulukhethe kwakhona.',
    },
  'This file is not what its name says. Please save your essay again as .docx, .pdf or .txt.': {
    af: 'Hierdie lêer is nie wat sy naam sê nie. Stoor asseblief jou opstel weer as .docx, .pdf of .txt.',
    zu: 'Leli fayela alilona lokhu igama lalo elikushoyo. Sicela ugcine i-eseyi yakho futhi njenge-.docx, .pdf noma .txt.',
    xh: 'Le fayile ayiyiyo into etshiwo ligama layo. Nceda ugcine isincoko sakho kwakhona nge-.docx, .pdf okanye .txt.',
  },
  'This PDF has more than 300 pages. Please choose a shorter one.': {
    af: 'Hierdie PDF het meer as 300 bladsye. Kies asseblief ’n korter een.',
    zu: 'Le PDF inamakhasi angaphezu kuka-300. Sicela ukhethe emfushane.',
    xh: 'Le PDF inamaphepha angaphezu kwama-300. Nceda ukhethe emfutshane.',
  },
  'Title must be between 1 and 80 characters': {
    af: 'Die titel moet tussen 1 en 80 karakters hê',
    zu: 'Isihloko kumele sibe nezinhlamvu eziphakathi kuka-1 no-80',
    xh: 'Isihloko masibe noonobumba abaphakathi kwe-1 nama-80',
  },
  'Title contains invalid characters': {
    af: 'Die titel bevat ongeldige karakters',
    zu: 'Isihloko sinezinhlamvu ezingavumelekile',
    xh: 'Isihloko sinoonobumba abangavumelekanga',
  },
  'Title contains potentially malicious content': {
    af: 'Die titel bevat moontlik skadelike inhoud',
    zu: 'Isihloko sinokuqukethwe okungaba yingozi',
    xh: 'Isihloko sinomxholo onokuba yingozi',
  },
  'Marking criteria must be text of at most 10,000 characters': {
    af: 'Nasienkriteria moet teks van hoogstens 10 000 karakters wees',
    zu: 'Imibandela yokumaka kumele ibe umbhalo ongeqi ezinhlamvwini ezingu-10 000',
    xh: 'Imilinganiselo yokumakisha mayibe ngumbhalo ongagqithiyo koonobumba abali-10 000',
  },
  'Reason must be at most 500 characters': {
    af: 'Die rede mag hoogstens 500 karakters hê',
    zu: 'Isizathu kumele singeqi ezinhlamvwini ezingu-500',
    xh: 'Isizathu masingagqithi koonobumba abangama-500',
  },
  'Password must not be blank': {
    af: 'Die wagwoord mag nie leeg wees nie',
    zu: 'Iphasiwedi akumele ingabi nalutho',
    xh: 'Iphaswedi mayingabi nanto',
  },
  'This password is too common. Please choose another one.': {
    af: 'Hierdie wagwoord is te algemeen. Kies asseblief ’n ander een.',
    zu: 'Le phasiwedi ivame kakhulu. Sicela ukhethe enye.',
    xh: 'Le phaswedi ixhaphake kakhulu. Nceda ukhethe enye.',
  },
  'Password must be at least 6 characters': {
    af: 'Die wagwoord moet minstens 6 karakters hê',
    zu: 'Iphasiwedi kumele ibe nezinhlamvu okungenani ezingu-6',
    xh: 'Iphaswedi mayibe noonobumba ubuncinane aba-6',
  },
  'Password must be 8 to 128 characters with a lowercase letter, an uppercase letter and a digit': {
    af: 'Die wagwoord moet 8 tot 128 karakters hê, met ’n kleinletter, ’n hoofletter en ’n syfer',
    zu: 'Iphasiwedi kumele ibe nezinhlamvu ezingu-8 kuya ku-128 ezinohlamvu oluncane, uhlamvu olukhulu nenombolo',
    xh: 'Iphaswedi mayibe noonobumba aba-8 ukuya kwi-128 abanonobumba omncinci, unobumba omkhulu nenani',
  },
  'Password must be at most 128 characters': {
    af: 'Die wagwoord mag hoogstens 128 karakters hê',
    zu: 'Iphasiwedi kumele ingeqi ezinhlamvwini ezingu-128',
    xh: 'Iphaswedi mayingagqithi koonobumba abali-128',
  },
  'New password must be at least 6 characters': {
    af: 'Die nuwe wagwoord moet minstens 6 karakters hê',
    zu: 'Iphasiwedi entsha kumele ibe nezinhlamvu okungenani ezingu-6',
    xh: 'Iphaswedi entsha mayibe noonobumba ubuncinane aba-6',
  },
  'Current password is required': {
    af: 'Die huidige wagwoord is nodig',
    zu: 'Kudingeka iphasiwedi yamanje',
    xh: 'Kufuneka iphaswedi yangoku',
  },
  'Current password is incorrect': {
    af: 'Die huidige wagwoord is verkeerd',
    zu: 'Iphasiwedi yamanje ayilungile',
    xh: 'Iphaswedi yangoku ayichanekanga',
  },
  'Your password has been updated successfully': {
    af: 'Jou wagwoord is verander',
    zu: 'Iphasiwedi yakho ishintshwe ngempumelelo',
    xh: 'Iphaswedi yakho itshintshwe ngempumelelo',
  },
  'The link is not complete. Please open it again from the mail.': {
    af: 'Die skakel is nie volledig nie. Maak dit asseblief weer uit die e-pos oop.',
    zu: 'Ilinki ayiphelele. Sicela uyivule futhi ku-imeyili.',
    xh: 'Ilinki ayiphelelanga. Nceda uyivule kwakhona kwi-imeyile.',
  },
  'If an account uses this email, a link to choose a new password is on its way.': {
    af: 'As ’n rekening hierdie e-pos gebruik, is ’n skakel om ’n nuwe wagwoord te kies op pad.',
    zu: 'Uma kune-akhawunti esebenzisa le imeyili, ilinki yokukhetha iphasiwedi entsha isendleleni.',
    xh: 'Ukuba kukho iakhawunti esebenzisa le imeyile, ilinki yokukhetha iphaswedi entsha isendleleni.',
  },
  'Invalid email address': {
    af: 'Ongeldige e-posadres',
    zu: 'Ikheli le-imeyili alilungile',
    xh: 'Idilesi ye-imeyile ayichanekanga',
  },
  'Username must be at least 3 characters': {
    af: 'Die gebruikersnaam moet minstens 3 karakters hê',
    zu: 'Igama lomsebenzisi kumele libe nezinhlamvu okungenani ezingu-3',
    xh: 'Igama lomsebenzisi malibe noonobumba ubuncinane aba-3',
  },
  'Username may hold 3 to 30 letters, digits, underscores and hyphens': {
    af: 'Die gebruikersnaam mag 3 tot 30 letters, syfers, onderstrepe en koppeltekens hê',
    zu: 'Igama lomsebenzisi lingaba nezinhlamvu, izinombolo, ama-underscore namahayifeni angu-3 kuya ku-30',
    xh: 'Igama lomsebenzisi lingaba noonobumba, amanani, ii-underscore neehayifeni eziyi-3 ukuya kuma-30',
  },
  'This username is reserved. Please choose another one.': {
    af: 'Hierdie gebruikersnaam is gereserveer. Kies asseblief ’n ander een.',
    zu: 'Leli gama lomsebenzisi ligodliwe. Sicela ukhethe elinye.',
    xh: 'Eli gama lomsebenzisi ligciniwe. Nceda ukhethe elinye.',
  },
  'This username is already taken.': {
    af: 'Hierdie gebruikersnaam is reeds geneem.',
    zu: 'Leli gama lomsebenzisi selithathiwe.',
    xh: 'Eli gama lomsebenzisi sele lithathiwe.',
  },
  'An account with this email already exists.': {
    af: '’n Rekening met hierdie e-pos bestaan reeds.',
    zu: 'I-akhawunti enale imeyili isikhona.',
    xh: 'Iakhawunti enale imeyile sele ikho.',
  },
  'You must be 16 or older to use this service': {
    af: 'Jy moet 16 of ouer wees om hierdie diens te gebruik',
    zu: 'Kumele ube neminyaka engu-16 noma ngaphezulu ukuze usebenzise le sevisi',
    xh: 'Kufuneka ube neminyaka eli-16 okanye ngaphezulu ukuze usebenzise le nkonzo',
  },
  'First name is required': {
    af: 'Voornaam is nodig',
    zu: 'Kudingeka igama',
    xh: 'Kufuneka igama',
  },
  'Last name is required': { af: 'Van is nodig', zu: 'Kudingeka isibongo', xh: 'Kufuneka ifani' },
  'Please log in to analyze your essay': {
    af: 'Meld asseblief aan om jou opstel te ontleed',
    zu: 'Sicela ungene ukuze uhlaziye i-eseyi yakho',
    xh: 'Nceda ungene ukuze uhlalutye isincoko sakho',
  },
  'Please log in again': {
    af: 'Meld asseblief weer aan',
    zu: 'Sicela ungene futhi',
    xh: 'Nceda ungene kwakhona',
  },
  'You do not have permission to rename this essay.': {
    af: 'Jy mag nie hierdie opstel hernoem nie.',
    zu: 'Awunayo imvume yokuqamba kabusha le eseyi.',
    xh: 'Awunayo imvume yokuthiya ngokutsha esi sincoko.',
  },
  'You do not have permission to delete this essay.': {
    af: 'Jy mag nie hierdie opstel uitvee nie.',
    zu: 'Awunayo imvume yokusula le eseyi.',
    xh: 'Awunayo imvume yokucima esi sincoko.',
  },
  'You do not have permission to change this essay.': {
    af: 'Jy mag nie hierdie opstel verander nie.',
    zu: 'Awunayo imvume yokushintsha le eseyi.',
    xh: 'Awunayo imvume yokutshintsha esi sincoko.',
  },
  'You do not have permission to view this essay.': {
    af: 'Jy mag nie hierdie opstel sien nie.',
    zu: 'Awunayo imvume yokubuka le eseyi.',
    xh: 'Awunayo imvume yokujonga esi sincoko.',
  },
  'Network error. Please check your connection.': {
    af: 'Netwerkfout. Gaan asseblief jou verbinding na.',
    zu: 'Iphutha lenethiwekhi. Sicela uhlole uxhumo lwakho.',
    xh: 'Impazamo yenethiwekhi. Nceda ujonge uqhagamshelo lwakho.',
  },
  'Failed to start analysis': {
    af: 'Kon nie die ontleding begin nie',
    zu: 'Ayikwazanga ukuqala ukuhlaziya',
    xh: 'Ayikwazanga ukuqalisa uhlalutyo',
  },
  'Request failed': {
    af: 'Versoek het misluk',
    zu: 'Isicelo sihlulekile',
    xh: 'Isicelo asiphumelelanga',
  },
  'Profile updated successfully': {
    af: 'Profiel is bygewerk',
    zu: 'Iphrofayela ibuyekeziwe',
    xh: 'Iprofayile ihlaziyiwe',
  },
  'Failed to update profile': {
    af: 'Kon nie profiel bywerk nie',
    zu: 'Ayikwazanga ukubuyekeza iphrofayela',
    xh: 'Ayikwazanga ukuhlaziya iprofayile',
  },
} as const satisfies DraftTexts;
