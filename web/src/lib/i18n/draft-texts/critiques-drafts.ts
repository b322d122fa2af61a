import type { DraftPlurals, DraftTexts } from '../text-types.ts';

/** Draft translations of critiques and their keys. */
export const critiquesDrafts = {
  'line {{line}}': { af: 'reël {{line}}', zu: 'umugqa {{line}}', xh: 'umgca {{line}}' },
  'Line {{line}}': { af: 'Reël {{line}}', zu: 'Umugqa {{line}}', xh: 'Umgca {{line}}' },
  'Line {{line}}.': { af: 'Reël {{line}}.', zu: 'Umugqa {{line}}.', xh: 'Umgca {{line}}.' },
  'Every critique': { af: 'Elke opmerking', zu: 'Konke ukuphawula', xh: 'Onke amagqabaza' },
  'To fix first': {
    af: 'Om eerste reg te stel',
    zu: 'Okumele kulungiswe kuqala',
    xh: 'Okufuneka kulungiswe kuqala',
  },
  'Why this matters.': {
    af: 'Waarom dit saak maak.',
    zu: 'Kungani lokhu kubalulekile.',
    xh: 'Kutheni oku kubalulekile.',
  },
  'Why this matters: {{reason}}': {
    af: 'Waarom dit saak maak: {{reason}}',
    zu: 'Kungani lokhu kubalulekile: {{reason}}',
    xh: 'Kutheni oku kubalulekile: {{reason}}',
  },
  'Ask yourself:': { af: 'Vra jouself:', zu: 'Zibuze:', xh: 'Zibuze:' },
  'Fix:': { af: 'Regstelling:', zu: 'Isilungiso:', xh: 'Isilungiso:' },
  'Fix: {{fix}}': {
    af: 'Regstelling: {{fix}}',
    zu: 'Isilungiso: {{fix}}',
    xh: 'Isilungiso: {{fix}}',
  },
  'Show the fix': { af: 'Wys die regstelling', zu: 'Bonisa isilungiso', xh: 'Bonisa isilungiso' },
  'Hide the fix': { af: 'Verberg die regstelling', zu: 'Fihla isilungiso', xh: 'Fihla isilungiso' },
  'Copy the fix': {
    af: 'Kopieer die regstelling',
    zu: 'Kopisha isilungiso',
    xh: 'Kopa isilungiso',
  },
  Resolved: { af: 'Opgelos', zu: 'Kuxazululiwe', xh: 'Kusonjululwe' },
  Intended: { af: 'Bedoel so', zu: 'Kuyinhloso', xh: 'Kuyinjongo' },
  'Not useful': { af: 'Nie nuttig nie', zu: 'Akusizi', xh: 'Akuncedi' },
  resolved: { af: 'opgelos', zu: 'kuxazululiwe', xh: 'kusonjululwe' },
  intended: { af: 'so bedoel', zu: 'kuyinhloso', xh: 'kuyinjongo' },
  'not useful': { af: 'nie nuttig nie', zu: 'akusizi', xh: 'akuncedi' },
  '{{name}}. Marked as {{state}}': {
    af: '{{name}}. Gemerk as {{state}}',
    zu: '{{name}}. Kumakwe ngokuthi: {{state}}',
    xh: '{{name}}. Kuphawulwe ngokuthi: {{state}}',
  },
  'Why is it not useful? (optional)': {
    af: 'Waarom is dit nie nuttig nie? (opsioneel)',
    zu: 'Kungani kungasizi? (akuphoqelekile)',
    xh: 'Kutheni kungancedi? (akunyanzelekanga)',
  },
  'You decided this in the draft before.': {
    af: 'Jy het dit in die vorige konsep besluit.',
    zu: 'Unqume lokhu ohlakeni lwangaphambili.',
    xh: 'Ugqibe oku kuyilo lwangaphambili.',
  },
  Save: { af: 'Stoor', zu: 'Gcina', xh: 'Gcina' },
  Saved: { af: 'Gestoor', zu: 'Kugciniwe', xh: 'Kugciniwe' },
  'Filter critiques': {
    af: 'Filtreer opmerkings',
    zu: 'Hlunga ukuphawula',
    xh: 'Hluza amagqabaza',
  },
  'All {{count}}': { af: 'Al {{count}}', zu: 'Konke okungu-{{count}}', xh: 'Onke ayi-{{count}}' },
  '{{done}} of {{all}} dealt with': {
    af: '{{done}} van {{all}} afgehandel',
    zu: '{{done}} kokungu-{{all}} kusingethiwe',
    xh: '{{done}} kwayi-{{all}} asetyenziwe',
  },
  'Show open only': {
    af: 'Wys net oop',
    zu: 'Bonisa okuvulekile kuphela',
    xh: 'Bonisa avulekileyo kuphela',
  },
  'Copy all as text': {
    af: 'Kopieer alles as teks',
    zu: 'Kopisha konke njengombhalo',
    xh: 'Kopa konke njengombhalo',
  },
  'Show {{count}} more': {
    af: 'Wys nog {{count}}',
    zu: 'Bonisa okunye okungu-{{count}}',
    xh: 'Bonisa amanye ayi-{{count}}',
  },
  '<key>n</key> <key>p</key> next, previous · <key>?</key> keys': {
    af: '<key>n</key> <key>p</key> volgende, vorige · <key>?</key> sleutels',
    zu: '<key>n</key> <key>p</key> okulandelayo, okwangaphambili · <key>?</key> okhiye',
    xh: '<key>n</key> <key>p</key> elilandelayo, elingaphambili · <key>?</key> amaqhosha',
  },
  Keys: { af: 'Sleutels', zu: 'Okhiye', xh: 'Amaqhosha' },
  'next critique': {
    af: 'volgende opmerking',
    zu: 'ukuphawula okulandelayo',
    xh: 'igqabaza elilandelayo',
  },
  'previous critique': {
    af: 'vorige opmerking',
    zu: 'ukuphawula kwangaphambili',
    xh: 'igqabaza elingaphambili',
  },
  'go to the next mark': {
    af: 'gaan na die volgende merk',
    zu: 'iya kumaka olandelayo',
    xh: 'yiya kuphawu olulandelayo',
  },
  'open the critique of a mark and go into its card': {
    af: 'maak die opmerking van ’n merk oop en gaan na die kaart',
    zu: 'vula ukuphawula komaka bese uya ekhadini lakho',
    xh: 'vula igqabaza lophawu uze uye kwikhadi lalo',
  },
  'close the card and go back to its mark': {
    af: 'maak die kaart toe en gaan terug na die merk',
    zu: 'vala ikhadi bese ubuyela kumaka',
    xh: 'vala ikhadi uze ubuyele kuphawu',
  },
  'show or hide the fix': {
    af: 'wys of verberg die regstelling',
    zu: 'bonisa noma ufihle isilungiso',
    xh: 'bonisa okanye ufihle isilungiso',
  },
  'resolved, or open again': {
    af: 'opgelos, of weer oop',
    zu: 'kuxazululiwe, noma vula futhi',
    xh: 'kusonjululwe, okanye vula kwakhona',
  },
  'intended, or open again': {
    af: 'so bedoel, of weer oop',
    zu: 'kuyinhloso, noma vula futhi',
    xh: 'kuyinjongo, okanye vula kwakhona',
  },
  'not useful, or open again': {
    af: 'nie nuttig nie, of weer oop',
    zu: 'akusizi, noma vula futhi',
    xh: 'akuncedi, okanye vula kwakhona',
  },
  'show this list': { af: 'wys hierdie lys', zu: 'bonisa lolu hlu', xh: 'bonisa olu luhlu' },
} as const satisfies DraftTexts;

export const critiquesDraftPlurals = {
  '{{count}} decisions saved on this device only. We’ll send them when the server answers again.': {
    af: [
      '{{count}} besluit is net op hierdie toestel gestoor. Ons stuur dit wanneer die bediener weer antwoord.',
      '{{count}} besluite is net op hierdie toestel gestoor. Ons stuur hulle wanneer die bediener weer antwoord.',
    ],
    zu: [
      'Isinqumo esingu-{{count}} sigcinwe kule divayisi kuphela. Sizosithumela uma iseva iphendula futhi.',
      'Izinqumo ezingu-{{count}} zigcinwe kule divayisi kuphela. Sizozithumela uma iseva iphendula futhi.',
    ],
    xh: [
      'Isigqibo esi-{{count}} sigcinwe kwesi sixhobo kuphela. Siza kusithumela xa iseva iphendula kwakhona.',
      'Izigqibo eziyi-{{count}} zigcinwe kwesi sixhobo kuphela. Siza kuzithumela xa iseva iphendula kwakhona.',
    ],
  },
} as const satisfies DraftPlurals;
