import texts from '../generated/af.json' with { type: 'json' };
import type { LanguagePack } from '../language-pack.ts';

/** Afrikaans, a draft, loaded when it is chosen. */
export const afrikaans: LanguagePack = {
  texts,
  draftNote:
    'Konsepvertaling: geen spreker het dit nog nagegaan nie. Wat nie vertaal is nie, is in Engels.',
};
