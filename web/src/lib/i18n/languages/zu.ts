import texts from '../generated/zu.json' with { type: 'json' };
import type { LanguagePack } from '../language-pack.ts';

/** isiZulu, a draft, loaded when it is chosen. */
export const zulu: LanguagePack = {
  texts,
  draftNote:
    'Ukuhumusha okuwuhlaka: akukahlolwa muntu okhuluma isiZulu. Okungahunyushiwe kungesiNgisi.',
};
