import type { DraftTexts } from '../text-types.ts';

/** Draft translations of kinds of text. */
export const kindDrafts = {
  'an argument': { af: '’n argument', zu: 'impikiswano', xh: 'ingxoxo' },
  'a report': { af: '’n verslag', zu: 'umbiko', xh: 'ingxelo' },
  'a legal answer': {
    af: '’n regsantwoord',
    zu: 'impendulo yezomthetho',
    xh: 'impendulo yomthetho',
  },
  'a literature review': {
    af: '’n literatuuroorsig',
    zu: 'ukubuyekezwa kwemibhalo',
    xh: 'uphononongo loncwadi',
  },
  'a story': { af: '’n verhaal', zu: 'indaba', xh: 'ibali' },
  'a reflection': { af: '’n refleksie', zu: 'ukuzihlola', xh: 'ukuzihlola' },
  'a letter': { af: '’n brief', zu: 'incwadi', xh: 'ileta' },
  'a text of another kind': {
    af: '’n ander soort teks',
    zu: 'umbhalo wolunye uhlobo',
    xh: 'okubhaliweyo kolunye uhlobo',
  },
  'We read this as: {{kind}}.': {
    af: 'Ons lees dit as: {{kind}}.',
    zu: 'Sikufunda njenge: {{kind}}.',
    xh: 'Sikufunda njenge: {{kind}}.',
  },
  'We are not sure what kind of text this is. Most likely: {{kind}}.': {
    af: 'Ons is nie seker watter soort teks dit is nie. Waarskynlik: {{kind}}.',
    zu: 'Asinaso isiqiniseko sokuthi lo mbhalo uluhlobo luni. Mhlawumbe: {{kind}}.',
    xh: 'Asiqinisekanga ukuba luhlobo luni lombhalo. Mhlawumbi: {{kind}}.',
  },
  'This is something else': {
    af: 'Dit is iets anders',
    zu: 'Lokhu kungokunye',
    xh: 'Le yenye into',
  },
  'This is': { af: 'Dit is', zu: 'Lokhu', xh: 'Le' },
} as const satisfies DraftTexts;
