import type { DraftPlurals, DraftTexts } from '../text-types.ts';

/** Draft translations of parts that many screens share. */
export const commonDrafts = {
  'Something went wrong': {
    af: 'Iets het verkeerd geloop',
    zu: 'Kukhona okungahambanga kahle',
    xh: 'Kukho into engahambanga kakuhle',
  },
  'The page could not start.': {
    af: 'Die bladsy kon nie begin nie.',
    zu: 'Ikhasi alikwazanga ukuqala.',
    xh: 'Iphepha alikwazanga ukuqala.',
  },
  'Refresh Page': { af: 'Herlaai bladsy', zu: 'Vuselela ikhasi', xh: 'Hlaziya iphepha' },
  'Your draft is saved on this device.': {
    af: 'Jou konsep is op hierdie toestel gestoor.',
    zu: 'Uhlaka lwakho lugciniwe kule divayisi.',
    xh: 'Uyilo lwakho lugciniwe kwesi sixhobo.',
  },
  Loading: { af: 'Laai tans', zu: 'Iyalayisha', xh: 'Iyalayisha' },
  'Try Again': { af: 'Probeer weer', zu: 'Zama futhi', xh: 'Zama kwakhona' },
  Retry: { af: 'Herprobeer', zu: 'Zama futhi', xh: 'Zama kwakhona' },
  Close: { af: 'Maak toe', zu: 'Vala', xh: 'Vala' },
  Cancel: { af: 'Kanselleer', zu: 'Khansela', xh: 'Rhoxisa' },
  Dismiss: { af: 'Verberg', zu: 'Chitha', xh: 'Gxotha' },
  Undo: { af: 'Ontdoen', zu: 'Hlehlisa', xh: 'Buyisa umva' },
  Redo: { af: 'Herdoen', zu: 'Yenza futhi', xh: 'Phinda wenze' },
  Error: { af: 'Fout', zu: 'Iphutha', xh: 'Impazamo' },
  Copied: { af: 'Gekopieer', zu: 'Kukopishiwe', xh: 'Kukotshiwe' },
  'Could not copy': {
    af: 'Kon nie kopieer nie',
    zu: 'Ayikwazanga ukukopisha',
    xh: 'Ayikwazanga ukukopa',
  },
  'Show the characters': {
    af: 'Wys die karakters',
    zu: 'Bonisa izinhlamvu',
    xh: 'Bonisa oonobumba',
  },
  Critique: { af: 'Opmerking', zu: 'Ukuphawula', xh: 'Igqabaza' },
  'Previous critique': {
    af: 'Vorige opmerking',
    zu: 'Ukuphawula kwangaphambili',
    xh: 'Igqabaza elingaphambili',
  },
  'Next critique': {
    af: 'Volgende opmerking',
    zu: 'Ukuphawula okulandelayo',
    xh: 'Igqabaza elilandelayo',
  },
  '{{at}} of {{all}}': {
    af: '{{at}} van {{all}}',
    zu: '{{at}} ku-{{all}}',
    xh: '{{at}} kwi-{{all}}',
  },
  'Authentication Required': {
    af: 'Aanmelding vereis',
    zu: 'Kudingeka ungene',
    xh: 'Kufuneka ungene',
  },
  'See the plans': { af: 'Sien die planne', zu: 'Bona amaplani', xh: 'Bona izicwangciso' },
  'View Plans': { af: 'Bekyk planne', zu: 'Buka amaplani', xh: 'Jonga izicwangciso' },
  'Start Writing': { af: 'Begin skryf', zu: 'Qala ukubhala', xh: 'Qalisa ukubhala' },
  Email: { af: 'E-pos', zu: 'I-imeyili', xh: 'I-imeyile' },
  Username: { af: 'Gebruikersnaam', zu: 'Igama lomsebenzisi', xh: 'Igama lomsebenzisi' },
  Language: { af: 'Taal', zu: 'Ulimi', xh: 'Ulwimi' },
  Theme: { af: 'Tema', zu: 'Itimu', xh: 'Umxholo wombala' },
  Light: { af: 'Lig', zu: 'Okukhanyayo', xh: 'Okukhanyayo' },
  Dark: { af: 'Donker', zu: 'Okumnyama', xh: 'Okumnyama' },
  System: { af: 'Stelsel', zu: 'Isistimu', xh: 'Isistim' },
  'Must fix': { af: 'Moet reg', zu: 'Kumele kulungiswe', xh: 'Kufuneka kulungiswe' },
  'Should fix': { af: 'Behoort reg', zu: 'Kungcono kulungiswe', xh: 'Kuhle kulungiswe' },
  'Could fix': { af: 'Kan beter', zu: 'Kungalungiswa', xh: 'Kungalungiswa' },
  argument: { af: 'argument', zu: 'impikiswano', xh: 'ingxoxo' },
  thesis: { af: 'stelling', zu: 'umbono oyinhloko', xh: 'uluvo oluphambili' },
  relevance: { af: 'relevansie', zu: 'ukuhambelana nombuzo', xh: 'ukungqinelana nombuzo' },
  source: { af: 'bron', zu: 'umthombo', xh: 'umthombo' },
  style: { af: 'styl', zu: 'isitayela', xh: 'isimbo' },
  grammar: { af: 'grammatika', zu: 'uhlelo lolimi', xh: 'igrama' },
  Emerging: { af: 'Ontluikend', zu: 'Kusaqala', xh: 'Isaqala' },
  Developing: { af: 'Ontwikkelend', zu: 'Kuyathuthuka', xh: 'Iyaphuhla' },
  Proficient: { af: 'Bekwaam', zu: 'Kunekhono', xh: 'Inobuchule' },
  Advanced: { af: 'Gevorderd', zu: 'Kusezingeni eliphezulu', xh: 'Ikwinqanaba eliphezulu' },
  'The critiques are written in English.': {
    af: 'Die opmerkings is in Engels geskryf.',
    zu: 'Ukuphawula kubhalwe ngesiNgisi.',
    xh: 'Amagqabaza abhalwe ngesiNgesi.',
  },
} as const satisfies DraftTexts;

export const commonDraftPlurals = {
  '{{count}} words': {
    af: ['{{count}} woord', '{{count}} woorde'],
    zu: ['igama elingu-{{count}}', 'amagama angu-{{count}}'],
    xh: ['igama eli-{{count}}', 'amagama ayi-{{count}}'],
  },
  '{{count}} lines': {
    af: ['{{count}} reël', '{{count}} reëls'],
    zu: ['umugqa ongu-{{count}}', 'imigqa engu-{{count}}'],
    xh: ['umgca o-{{count}}', 'imigca eyi-{{count}}'],
  },
  '{{count}} critiques': {
    af: ['{{count}} opmerking', '{{count}} opmerkings'],
    zu: ['ukuphawula okungu-{{count}}', 'ukuphawula okungu-{{count}}'],
    xh: ['igqabaza eli-{{count}}', 'amagqabaza ayi-{{count}}'],
  },
  '{{count}} issues found': {
    af: ['{{count}} kwessie gevind', '{{count}} kwessies gevind'],
    zu: ['Kutholwe inkinga engu-{{count}}', 'Kutholwe izinkinga ezingu-{{count}}'],
    xh: ['Kufunyenwe ingxaki e-{{count}}', 'Kufunyenwe iingxaki eziyi-{{count}}'],
  },
  '{{count}} seconds': {
    af: ['{{count}} sekonde', '{{count}} sekondes'],
    zu: ['isekhondi elingu-{{count}}', 'amasekhondi angu-{{count}}'],
    xh: ['isekhondi e-{{count}}', 'imizuzwana eyi-{{count}}'],
  },
  '{{count}} minutes': {
    af: ['{{count}} minuut', '{{count}} minute'],
    zu: ['iminithi elingu-{{count}}', 'amaminithi angu-{{count}}'],
    xh: ['umzuzu o-{{count}}', 'imizuzu eyi-{{count}}'],
  },
  'You can try again in {{count}} seconds.': {
    af: [
      'Jy kan oor {{count}} sekonde weer probeer.',
      'Jy kan oor {{count}} sekondes weer probeer.',
    ],
    zu: [
      'Ungazama futhi ngemva kwesekhondi elingu-{{count}}.',
      'Ungazama futhi ngemva kwamasekhondi angu-{{count}}.',
    ],
    xh: [
      'Ungazama kwakhona emva kwesekhondi e-{{count}}.',
      'Ungazama kwakhona emva kwemizuzwana eyi-{{count}}.',
    ],
  },
  'You can try again in {{count}} minutes.': {
    af: ['Jy kan oor {{count}} minuut weer probeer.', 'Jy kan oor {{count}} minute weer probeer.'],
    zu: [
      'Ungazama futhi ngemva kweminithi elingu-{{count}}.',
      'Ungazama futhi ngemva kwamaminithi angu-{{count}}.',
    ],
    xh: [
      'Ungazama kwakhona emva komzuzu o-{{count}}.',
      'Ungazama kwakhona emva kwemizuzu eyi-{{count}}.',
    ],
  },
  '{{count}} places': {
    af: ['{{count}} plek', '{{count}} plekke'],
    zu: ['Indawo engu-{{count}}', 'Izindawo ezingu-{{count}}'],
    xh: ['Indawo e-{{count}}', 'Iindawo eziyi-{{count}}'],
  },
} as const satisfies DraftPlurals;
