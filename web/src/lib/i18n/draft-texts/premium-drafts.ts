import type { DraftTexts } from '../text-types.ts';

/** Draft translations of the way to the premium report. */
export const premiumDrafts = {
  'Premium Feature': { af: 'Premium-funksie', zu: 'Okwe-premium', xh: 'Into yepremium' },
  'View Premium Analysis': {
    af: 'Bekyk premium-ontleding',
    zu: 'Buka ukuhlaziya kwe-premium',
    xh: 'Jonga uhlalutyo lwepremium',
  },
  'Unlock Premium Analysis': {
    af: 'Ontsluit premium-ontleding',
    zu: 'Vula ukuhlaziya kwe-premium',
    xh: 'Vula uhlalutyo lwepremium',
  },
  'See what you have of it already': {
    af: 'Sien wat jy reeds daarvan het',
    zu: 'Bona osuvele unakho kwakho',
    xh: 'Bona osele unako kulo',
  },
} as const satisfies DraftTexts;
