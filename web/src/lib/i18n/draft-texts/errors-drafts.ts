import type { DraftTexts } from '../text-types.ts';

/** Draft translations of the server’s errors. */
export const errorsDrafts = {
  'Invalid email or password. Please check your credentials and try again.': {
    af: 'Ongeldige e-pos of wagwoord. Gaan asseblief jou besonderhede na en probeer weer.',
    zu: 'I-imeyili noma iphasiwedi ayilungile. Sicela uhlole imininingwane yakho bese uzama futhi.',
    xh: 'I-imeyile okanye iphaswedi ayichanekanga. Nceda ujonge iinkcukacha zakho uze uzame kwakhona.',
  },
  'This link has expired or was used already. Please ask for a new one.': {
    af: 'Hierdie skakel het verstryk of is reeds gebruik. Vra asseblief vir ’n nuwe een.',
    zu: 'Le linki iphelelwe yisikhathi noma isisetshenzisiwe. Sicela ucele entsha.',
    xh: 'Le linki iphelelwe lixesha okanye sele isetyenzisiwe. Nceda ucele entsha.',
  },
  'Payment required to continue': {
    af: 'Betaling is nodig om voort te gaan',
    zu: 'Kudingeka inkokhelo ukuze uqhubeke',
    xh: 'Kufuneka intlawulo ukuze uqhubeke',
  },
  'Access denied. Please check your subscription.': {
    af: 'Toegang geweier. Gaan asseblief jou intekening na.',
    zu: 'Ukufinyelela kunqatshiwe. Sicela uhlole ukubhalisa kwakho.',
    xh: 'Ufikelelo lwaliwe. Nceda ujonge umrhumo wakho.',
  },
  'Your plan does not allow an essay of this length.': {
    af: 'Jou plan laat nie ’n opstel van hierdie lengte toe nie.',
    zu: 'Iplani yakho ayivumeli i-eseyi yalobu bude.',
    xh: 'Isicwangciso sakho asivumeli isincoko sobu bude.',
  },
  'Not found.': { af: 'Nie gevind nie.', zu: 'Akutholakali.', xh: 'Akufumaneki.' },
  'Essay not found.': {
    af: 'Opstel nie gevind nie.',
    zu: 'I-eseyi ayitholakali.',
    xh: 'Isincoko asifumaneki.',
  },
  'This essay has no such critique.': {
    af: 'Hierdie opstel het nie so ’n opmerking nie.',
    zu: 'Le eseyi ayinakho lokho kuphawula.',
    xh: 'Esi sincoko asinalo elo gqabaza.',
  },
  'This essay has no such suggestion.': {
    af: 'Hierdie opstel het nie so ’n voorstel nie.',
    zu: 'Le eseyi ayinaso leso siphakamiso.',
    xh: 'Esi sincoko asinayo loo ngcebiso.',
  },
  'This essay has no analysis yet.': {
    af: 'Hierdie opstel het nog geen ontleding nie.',
    zu: 'Le eseyi ayikahlaziywa.',
    xh: 'Esi sincoko asikahlalutywa.',
  },
  'PDF and Word export are part of the Unlimited plan.': {
    af: 'Uitvoer as PDF en Word is deel van die Onbeperk-plan.',
    zu: 'Ukuthekelisa nge-PDF ne-Word kuyingxenye yeplani engenamkhawulo.',
    xh: 'Ukukhuphela ngePDF neWord kuyinxalenye yesicwangciso esingenamda.',
  },
  'The earlier draft was not found. It may have been deleted.': {
    af: 'Die vroeër konsep is nie gevind nie. Dit is dalk uitgevee.',
    zu: 'Uhlaka lwangaphambili alutholakali. Kungenzeka ukuthi lusuliwe.',
    xh: 'Uyilo lwangaphambili alufumaneki. Kusenokwenzeka ukuba lucinyiwe.',
  },
  'There is no earlier result to compare this draft with.': {
    af: 'Daar is geen vroeër resultaat om hierdie konsep mee te vergelyk nie.',
    zu: 'Awukho umphumela wangaphambili wokuqhathanisa nalolu hlaka.',
    xh: 'Akukho siphumo sangaphambili sokuthelekisa nolu yilo.',
  },
  'Analysis not found.': {
    af: 'Ontleding nie gevind nie.',
    zu: 'Ukuhlaziya akutholakali.',
    xh: 'Uhlalutyo alufumaneki.',
  },
  'Payment is disabled in this demonstration.': {
    af: 'Betaling is in hierdie demonstrasie afgeskakel.',
    zu: 'Ukukhokha kuvaliwe kulo mboniso.',
    xh: 'Intlawulo ivaliwe kulo mboniso.',
  },
  'This analysis has already ended.': {
    af: 'Hierdie ontleding is reeds verby.',
    zu: 'Lokhu kuhlaziya sekuphelile.',
    xh: 'Olu hlalutyo sele luphelile.',
  },
  'This was changed by another request. Please try again.': {
    af: 'Dit is deur ’n ander versoek verander. Probeer asseblief weer.',
    zu: 'Lokhu kushintshwe esinye isicelo. Sicela uzame futhi.',
    xh: 'Oku kutshintshwe sesinye isicelo. Nceda uzame kwakhona.',
  },
  'The request is larger than 1 MB.': {
    af: 'Die versoek is groter as 1 MB.',
    zu: 'Isicelo sikhulu kuno-1 MB.',
    xh: 'Isicelo sikhulu kune-1 MB.',
  },
  'This PDF holds pictures of pages and no text, so there is nothing to read. Please open the document it was made from, or paste your text.':
    {
      af: 'Hierdie PDF bevat prente van bladsye en geen teks nie, dus is daar niks om te lees nie. Maak asseblief die dokument oop waarvan dit gemaak is, of plak jou teks.',
      zu: 'Le PDF inezithombe zamakhasi kodwa ayinambhalo, ngakho akukho okungafundwa. Sicela uvule umbhalo eyenziwe ngawo, noma unamathisele umbhalo wakho.',
      xh: 'Le PDF inemifanekiso yamaphepha kodwa ayinambhalo, ngoko akukho nto inokufundwa. Nceda uvule uxwebhu eyenziwe ngalo, okanye uncamathisele okubhalileyo.',
    },
  'This file is protected by a password. Please save a copy without one.': {
    af: 'Hierdie lêer word deur ’n wagwoord beskerm. Stoor asseblief ’n kopie sonder een.',
    zu: 'Leli fayela livikelwe ngephasiwedi. Sicela ugcine ikhophi engenayo.',
    xh: 'Le fayile ikhuselwe ngephaswedi. Nceda ugcine ikopi engenayo.',
  },
  'This file is damaged. Please save it again, or paste your text.': {
    af: 'Hierdie lêer is beskadig. Stoor dit asseblief weer, of plak jou teks.',
    zu: 'Leli fayela lonakele. Sicela uligcine futhi, noma unamathisele umbhalo wakho.',
    xh: 'Le fayile yonakele. Nceda uyigcine kwakhona, okanye uncamathisele okubhalileyo.',
  },
  'This is not a text, Word (.docx), OpenDocument (.odt), RTF or PDF file. Please save your essay as one of these.':
    {
      af: 'Dit is nie ’n teks-, Word- (.docx), OpenDocument- (.odt), RTF- of PDF-lêer nie. Stoor asseblief jou opstel as een van hierdie.',
      zu: 'Leli akulona ifayela lombhalo, le-Word (.docx), OpenDocument (.odt), RTF noma le-PDF. Sicela ugcine i-eseyi yakho njengelinye lalawa.',
      xh: 'Le ayiyofayile yombhalo, yeWord (.docx), OpenDocument (.odt), RTF okanye yePDF. Nceda ugcine isincoko sakho njengenye yezi.',
    },
  'This file takes too much memory or time to read. Please paste your text instead.': {
    af: 'Dit neem te veel geheue of tyd om hierdie lêer te lees. Plak asseblief eerder jou teks.',
    zu: 'Leli fayela lithatha imemori noma isikhathi esiningi kakhulu ukulifunda. Sicela unamathisele umbhalo wakho kunalokho.',
    xh: 'Le fayile ithatha imemori okanye ixesha elininzi kakhulu ukufundwa. Nceda uncamathisele okubhalileyo endaweni yoko.',
  },
  'This file has more than 200,000 characters. An essay may have 100,000.': {
    af: 'Hierdie lêer het meer as 200 000 karakters. ’n Opstel mag 100 000 hê.',
    zu: 'Leli fayela linezinhlamvu ezingaphezu kuka-200 000. I-eseyi ingaba nezingu-100 000.',
    xh: 'Le fayile inoonobumba abangaphezu kwama-200 000. Isincoko singaba nabali-100 000.',
  },
  'Your plan’s analyses are all running. Please wait until one of them has finished.': {
    af: 'Al jou plan se ontledings loop. Wag asseblief tot een klaar is.',
    zu: 'Konke ukuhlaziya kweplani yakho kuyaqhubeka. Sicela ulinde kuze kuqedwe okukodwa.',
    xh: 'Lonke uhlalutyo lwesicwangciso sakho luyaqhubeka. Nceda ulinde de kugqitywe olunye.',
  },
  'Too many requests. Please try again later.': {
    af: 'Te veel versoeke. Probeer asseblief later weer.',
    zu: 'Izicelo eziningi kakhulu. Sicela uzame futhi kamuva.',
    xh: 'Izicelo ezininzi kakhulu. Nceda uzame kwakhona emva kwexesha.',
  },
  'Too many failed login attempts. Please try again later.': {
    af: 'Te veel mislukte aanmeldings. Probeer asseblief later weer.',
    zu: 'Imizamo eminingi kakhulu yokungena ehlulekile. Sicela uzame futhi kamuva.',
    xh: 'Imizamo emininzi kakhulu yokungena engaphumelelanga. Nceda uzame kwakhona emva kwexesha.',
  },
  'Server error. Please try again in a moment.': {
    af: 'Bedienerfout. Probeer asseblief oor ’n oomblik weer.',
    zu: 'Iphutha leseva. Sicela uzame futhi ngemva komzuzwana.',
    xh: 'Impazamo yeseva. Nceda uzame kwakhona emva komzuzwana.',
  },
  'Analysis failed. Please try again.': {
    af: 'Die ontleding het misluk. Probeer asseblief weer.',
    zu: 'Ukuhlaziya kuhlulekile. Sicela uzame futhi.',
    xh: 'Uhlalutyo aluphumelelanga. Nceda uzame kwakhona.',
  },
  'Service unavailable. Please try again later.': {
    af: 'Diens nie beskikbaar nie. Probeer asseblief later weer.',
    zu: 'Isevisi ayitholakali. Sicela uzame futhi kamuva.',
    xh: 'Inkonzo ayifumaneki. Nceda uzame kwakhona emva kwexesha.',
  },
  'Many files are being read right now. Please try again in a few seconds.': {
    af: 'Baie lêers word nou gelees. Probeer asseblief oor ’n paar sekondes weer.',
    zu: 'Kufundwa amafayela amaningi njengamanje. Sicela uzame futhi ngemva kwamasekhondi ambalwa.',
    xh: 'Kufundwa iifayile ezininzi ngoku. Nceda uzame kwakhona emva kwemizuzwana embalwa.',
  },
  'The file cannot be made right now. Please try again in a few seconds.': {
    af: 'Die lêer kan nie nou gemaak word nie. Probeer asseblief oor ’n paar sekondes weer.',
    zu: 'Ifayela alikwazi ukwenziwa njengamanje. Sicela uzame futhi ngemva kwamasekhondi ambalwa.',
    xh: 'Ifayile ayikwazi ukwenziwa ngoku. Nceda uzame kwakhona emva kwemizuzwana embalwa.',
  },
  'Our essay analysis service is temporarily unavailable. Please try again later.': {
    af: 'Ons ontledingsdiens is tydelik nie beskikbaar nie. Probeer asseblief later weer.',
    zu: 'Isevisi yethu yokuhlaziya ama-eseyi ayitholakali okwesikhashana. Sicela uzame futhi kamuva.',
    xh: 'Inkonzo yethu yokuhlalutya izincoko ayifumaneki okwexeshana. Nceda uzame kwakhona emva kwexesha.',
  },
} as const satisfies DraftTexts;
