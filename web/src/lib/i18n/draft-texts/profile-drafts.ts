import type { DraftTexts } from '../text-types.ts';

/** Draft translations of the profile form. */
export const profileDrafts = {
  'Personal Information': {
    af: 'Persoonlike inligting',
    zu: 'Imininingwane yakho',
    xh: 'Iinkcukacha zakho',
  },
  'First Name': { af: 'Voornaam', zu: 'Igama', xh: 'Igama' },
  'Last Name': { af: 'Van', zu: 'Isibongo', xh: 'Ifani' },
  Bio: { af: 'Oor jou', zu: 'Ngawe', xh: 'Ngawe' },
  'Tell us a bit about yourself...': {
    af: 'Vertel ons ’n bietjie van jouself...',
    zu: 'Sitshele kancane ngawe...',
    xh: 'Sixelele kancinane ngawe...',
  },
  English: { af: 'Engels', zu: 'IsiNgisi', xh: 'IsiNgesi' },
  Spanish: { af: 'Spaans', zu: 'IsiSpanishi', xh: 'ISpanish' },
  French: { af: 'Frans', zu: 'IsiFulentshi', xh: 'IsiFrentshi' },
  German: { af: 'Duits', zu: 'IsiJalimane', xh: 'IsiJamani' },
  'For the pages and for mails. Critiques of essays are written in English.': {
    af: 'Vir die bladsye. Opmerkings oor opstelle en e-posse is in Engels.',
    zu: 'Okwamakhasi. Ukuphawula ngama-eseyi nama-imeyili kubhalwe ngesiNgisi.',
    xh: 'Eyamaphepha. Amagqabaza ngezincoko nee-imeyile zibhalwe ngesiNgesi.',
  },
  Timezone: { af: 'Tydsone', zu: 'Izoni yesikhathi', xh: 'Ummandla wexesha' },
  'Email Notifications': {
    af: 'E-poskennisgewings',
    zu: 'Izaziso ze-imeyili',
    xh: 'Izaziso ze-imeyile',
  },
  'Receive notifications about your analyses and account updates': {
    af: 'Ontvang kennisgewings oor jou ontledings en rekening',
    zu: 'Thola izaziso ngokuhlaziya kwakho nange-akhawunti yakho',
    xh: 'Fumana izaziso ngohlalutyo lwakho nangeakhawunti yakho',
  },
  'Update Profile': { af: 'Werk profiel by', zu: 'Buyekeza iphrofayela', xh: 'Hlaziya iprofayile' },
  'Updating...': { af: 'Werk tans by...', zu: 'Iyabuyekeza...', xh: 'Iyahlaziya...' },
  'Loading profile': {
    af: 'Laai tans profiel',
    zu: 'Ilayisha iphrofayela',
    xh: 'Ilayisha iprofayile',
  },
  'Failed to load profile data': {
    af: 'Kon nie profieldata laai nie',
    zu: 'Ayikwazanga ukulayisha iphrofayela',
    xh: 'Ayikwazanga ukulayisha iprofayile',
  },
  'Session expired. Please log in again.': {
    af: 'Sessie het verstryk. Meld asseblief weer aan.',
    zu: 'Iseshini iphelelwe yisikhathi. Sicela ungene futhi.',
    xh: 'Iseshoni iphelelwe lixesha. Nceda ungene kwakhona.',
  },
  Active: { af: 'Aktief', zu: 'Iyasebenza', xh: 'Iyasebenza' },
  Subscription: { af: 'Intekening', zu: 'Ukubhalisa', xh: 'Umrhumo' },
  Billing: { af: 'Betalings', zu: 'Izinkokhelo', xh: 'Iintlawulo' },
  Account: { af: 'Rekening', zu: 'I-akhawunti', xh: 'Iakhawunti' },
  'Changing your email address needs your password.': {
    af: 'Om jou e-posadres te verander, is jou wagwoord nodig.',
    zu: 'Ukushintsha ikheli lakho le-imeyili kudinga iphasiwedi yakho.',
    xh: 'Ukutshintsha idilesi yakho ye-imeyile kufuna iphaswedi yakho.',
  },
  Afrikaans: { af: 'Afrikaans', zu: 'Isi-Afrikaans', xh: 'IsiBhulu' },
  isiZulu: { af: 'isiZulu', zu: 'isiZulu', xh: 'isiZulu' },
  isiXhosa: { af: 'isiXhosa', zu: 'isiXhosa', xh: 'isiXhosa' },
} as const satisfies DraftTexts;
