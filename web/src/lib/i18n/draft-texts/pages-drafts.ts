import type { DraftTexts } from '../text-types.ts';

/** Draft translations of the sample. */
export const pagesDrafts = {
  'Sample analysis': {
    af: 'Voorbeeldontleding',
    zu: 'Isibonelo sokuhlaziya',
    xh: 'Umzekelo wohlalutyo',
  },
  'A sample essay': {
    af: '’n Voorbeeldopstel',
    zu: 'Isibonelo se-eseyi',
    xh: 'Umzekelo wesincoko',
  },
  'Write about your own essay': {
    af: 'Skryf oor jou eie opstel',
    zu: 'Bhala nge-eseyi yakho',
    xh: 'Bhala ngesincoko sakho',
  },
  'We wrote this essay to show what an analysis looks like. Click the underlined words. What you mark as resolved stays on this device.':
    {
      af: 'Ons het hierdie opstel geskryf om te wys hoe ’n ontleding lyk. Klik op die onderstreepte woorde. Wat jy as opgelos merk, bly op hierdie toestel.',
      zu: 'Sibhale le eseyi ukuze sibonise ukuthi ukuhlaziya kubukeka kanjani. Chofoza amagama adwetshelwe. Okumaka njengokuxazululiwe kuhlala kule divayisi.',
      xh: 'Sibhale esi sincoko ukuze sibonise indlela olukhangeleka ngayo uhlalutyo. Cofa amagama akrwelelwe umgca. Okuphawula njengokusonjululweyo kuhlala kwesi sixhobo.',
    },
  'Now your own': { af: 'Nou joune', zu: 'Manje eyakho', xh: 'Ngoku esakho' },
  'Paste your essay and see the same for your own words.': {
    af: 'Plak jou opstel en sien dieselfde vir jou eie woorde.',
    zu: 'Namathisela i-eseyi yakho ubone okufanayo ngamagama akho.',
    xh: 'Ncamathisela isincoko sakho ubone okufanayo ngamagama akho.',
  },
  'On this page': { af: 'Op hierdie bladsy', zu: 'Kuleli khasi', xh: 'Kweli phepha' },
} as const satisfies DraftTexts;
