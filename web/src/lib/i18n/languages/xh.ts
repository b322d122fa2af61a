import texts from '../generated/xh.json' with { type: 'json' };
import type { LanguagePack } from '../language-pack.ts';

/** isiXhosa, a draft, loaded when it is chosen. */
export const xhosa: LanguagePack = {
  texts,
  draftNote:
    'Inguqulelo eluyilo: ayikajongwa ngumntu othetha isiXhosa. Okungaguqulelwanga kungesiNgesi.',
};
