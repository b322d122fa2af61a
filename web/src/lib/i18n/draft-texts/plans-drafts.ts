import type { DraftPlurals, DraftTexts } from '../text-types.ts';

/** Draft translations of plans and what they give. */
export const plansDrafts = {
  'No Active Plan': {
    af: 'Geen aktiewe plan nie',
    zu: 'Ayikho iplani esebenzayo',
    xh: 'Akukho sicwangciso sisebenzayo',
  },
  'Free Trial': { af: 'Gratis proeftydperk', zu: 'Ukuzama mahhala', xh: 'Ulingo lwasimahla' },
  'Single Essay': { af: 'Enkele opstel', zu: 'I-eseyi eyodwa', xh: 'Isincoko esinye' },
  'Single Analysis': { af: 'Enkele ontleding', zu: 'Ukuhlaziya okukodwa', xh: 'Uhlalutyo olunye' },
  Standard: { af: 'Standaard', zu: 'Okujwayelekile', xh: 'Isiqhelo' },
  Unlimited: { af: 'Onbeperk', zu: 'Okungenamkhawulo', xh: 'Esingenamda' },
  'Standard Plan': {
    af: 'Standaardplan',
    zu: 'Iplani ejwayelekile',
    xh: 'Isicwangciso esiqhelekileyo',
  },
  'Unlimited Plan': {
    af: 'Onbeperkte plan',
    zu: 'Iplani engenamkhawulo',
    xh: 'Isicwangciso esingenamda',
  },
  'per essay': { af: 'per opstel', zu: 'nge-eseyi', xh: 'ngesincoko' },
  'per month': { af: 'per maand', zu: 'ngenyanga', xh: 'ngenyanga' },
  'Pay with PayFast': {
    af: 'Betaal met PayFast',
    zu: 'Khokha nge-PayFast',
    xh: 'Hlawula ngePayFast',
  },
  '2 free analysis credits': {
    af: '2 gratis ontledingskrediete',
    zu: 'Amakhredithi okuhlaziya amahhala angu-2',
    xh: 'Iikhredithi zohlalutyo zasimahla ezi-2',
  },
  '30 days': { af: '30 dae', zu: 'Izinsuku ezingu-30', xh: 'Iintsuku ezingama-30' },
  '3,000 words': { af: '3 000 woorde', zu: 'Amagama angu-3 000', xh: 'Amagama ayi-3 000' },
  '2 analyses per purchase': {
    af: '2 ontledings per aankoop',
    zu: 'Ukuhlaziya oku-2 ngokuthenga ngakunye',
    xh: 'Uhlalutyo olu-2 ngokuthenga ngakunye',
  },
  '7-day history': {
    af: '7 dae geskiedenis',
    zu: 'Umlando wezinsuku ezingu-7',
    xh: 'Imbali yeentsuku ezi-7',
  },
  'Basic scores': { af: 'Basiese tellings', zu: 'Amaphuzu ayisisekelo', xh: 'Amanqaku asisiseko' },
  '12 analyses per month': {
    af: '12 ontledings per maand',
    zu: 'Ukuhlaziya okungu-12 ngenyanga',
    xh: 'Uhlalutyo olu-12 ngenyanga',
  },
  '8,000 words': { af: '8 000 woorde', zu: 'Amagama angu-8 000', xh: 'Amagama ayi-8 000' },
  '6 months history': {
    af: '6 maande geskiedenis',
    zu: 'Umlando wezinyanga ezingu-6',
    xh: 'Imbali yeenyanga ezi-6',
  },
  'Premium section analysis': {
    af: 'Premium-ontleding van gedeeltes',
    zu: 'Ukuhlaziya kwe-premium kwezigaba',
    xh: 'Uhlalutyo lwepremium lwamacandelo',
  },
  'Unlimited analyses': {
    af: 'Onbeperkte ontledings',
    zu: 'Ukuhlaziya okungenamkhawulo',
    xh: 'Uhlalutyo olungenamda',
  },
  '15,000 words': { af: '15 000 woorde', zu: 'Amagama angu-15 000', xh: 'Amagama ayi-15 000' },
  'Fast-track priority': {
    af: 'Voorrang in die tou',
    zu: 'Ukuphambili emugqeni',
    xh: 'Ukuphambili emgceni',
  },
  'Permanent history': {
    af: 'Permanente geskiedenis',
    zu: 'Umlando ohlala njalo',
    xh: 'Imbali ehlala ihleli',
  },
  'PDF/DOCX export': {
    af: 'Voer uit as PDF/DOCX',
    zu: 'Thekelisa njenge-PDF/DOCX',
    xh: 'Khuphela njengePDF/DOCX',
  },
  'No analyses left': {
    af: 'Geen ontledings oor nie',
    zu: 'Akusekho ukuhlaziya okusele',
    xh: 'Akusekho hlalutyo luseleyo',
  },
  '{{left}}, trial until {{day}}': {
    af: '{{left}}, proeftydperk tot {{day}}',
    zu: '{{left}}, ukuzama kuze kube {{day}}',
    xh: '{{left}}, ulingo de kube {{day}}',
  },
  '{{left}}, until {{day}}': {
    af: '{{left}}, tot {{day}}',
    zu: '{{left}}, kuze kube {{day}}',
    xh: '{{left}}, de kube {{day}}',
  },
} as const satisfies DraftTexts;

export const plansDraftPlurals = {
  '{{count}} analyses left': {
    af: ['{{count}} ontleding oor', '{{count}} ontledings oor'],
    zu: ['Kusele ukuhlaziya okungu-{{count}}', 'Kusele ukuhlaziya okungu-{{count}}'],
    xh: ['Kusele uhlalutyo olu-{{count}}', 'Kusele uhlalutyo oluyi-{{count}}'],
  },
} as const satisfies DraftPlurals;
