import type { DraftTexts } from '../text-types.ts';

/** Draft translations of paying for a plan. */
export const billingDrafts = {
  'Review your order': {
    af: 'Gaan jou bestelling na',
    zu: 'Buyekeza i-oda yakho',
    xh: 'Jonga i-odolo yakho',
  },
  Back: { af: 'Terug', zu: 'Emuva', xh: 'Emva' },
  'Opening PayFast...': {
    af: 'Maak PayFast oop...',
    zu: 'Ivula i-PayFast...',
    xh: 'Ivula iPayFast...',
  },
  'To pay now, and each month': {
    af: 'Betaal nou, en elke maand',
    zu: 'Okukhokhwa manje, nanyanga zonke',
    xh: 'Ehlawulwa ngoku, nanyanga nganye',
  },
  'To pay once': { af: 'Betaal een keer', zu: 'Okukhokhwa kanye', xh: 'Ehlawulwa kube kanye' },
  'The plan renews each month until you cancel it in your profile. If you have it already, the new month begins when the running one ends.':
    {
      af: 'Die plan hernu elke maand totdat jy dit in jou profiel kanselleer. As jy dit reeds het, begin die nuwe maand wanneer die huidige een eindig.',
      zu: 'Iplani ivuselelwa nyanga zonke uze uyikhansele kuphrofayela yakho. Uma usuvele unayo, inyanga entsha iqala uma le yamanje iphela.',
      xh: 'Isicwangciso sihlaziywa inyanga nenyanga de usirhoxise kwiprofayile yakho. Ukuba sele unaso, inyanga entsha iqala xa le ikhoyo iphela.',
    },
  'By paying you agree to the <terms>Terms of Service</terms>.': {
    af: 'Deur te betaal, stem jy in tot die <terms>Diensbepalings</terms>.',
    zu: 'Ngokukhokha uyavuma <terms>imigomo yesevisi</terms>.',
    xh: 'Ngokuhlawula uyavuma <terms>imiqathango yenkonzo</terms>.',
  },
  'Demo mode': { af: 'Demonstrasie', zu: 'Imodi yomboniso', xh: 'Imowudi yomboniso' },
  'Payment is disabled in this demonstration. Contact <address>{{address}}</address>.': {
    af: 'Betaling is in hierdie demonstrasie afgeskakel. Kontak <address>{{address}}</address>.',
    zu: 'Ukukhokha kuvaliwe kulo mboniso. Xhumana no-<address>{{address}}</address>.',
    xh: 'Intlawulo ivaliwe kulo mboniso. Qhagamshelana ne-<address>{{address}}</address>.',
  },
  support: { af: 'ondersteuning', zu: 'usizo', xh: 'inkxaso' },
  Payment: { af: 'Betaling', zu: 'Inkokhelo', xh: 'Intlawulo' },
} as const satisfies DraftTexts;
