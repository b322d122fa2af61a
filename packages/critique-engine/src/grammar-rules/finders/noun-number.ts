import { tagText, unknownWords } from '../../layers/pos-tagger.ts';
import { irregularSingularOf, isIrregularPlural } from '../../lexicon/nouns.ts';

/** Words in s that are one, or one and many alike. */
const NO_PLURAL =
  /(?:ss|us|is|ics|thos|smos|'s)$|^(?:news|series|species|means|gas|lens|bias|atlas|canvas|christmas|diabetes|measles|aids|chaos|crossroads|headquarters|works|thanks|goods|savings|lots|plus|alas|perhaps|always|sometimes|besides|whereas|yes|odds|hens|towards|afterwards|nowadays|alias|chess|tennis|texas|wales|arts|doubts)$/;
/** Nouns that stand for many and take either verb, or that say how much of the next noun there is. */
const EITHER = new Set(
  `family team government company class group crowd audience public police staff committee council
  army crew party press media data majority minority number lot rest half part variety range couple pair set
  kind type sort form percent percentage proportion amount third quarter handful dozen bunch plenty mass
  generation population community youth jury board band club union school university management leadership
  society firm bank department ministry cabinet parliament nation country enemy opposition faculty cattle
  doubt wonder total average most all some any none more many few several both each much enough least fish sheep deer
  poor rich young old elderly unemployed homeless disabled sick dead blind deaf british french dutch english
  chinese japanese swiss african american following remaining other others former latter same one two three
  can will must may might could would should born judiciary bereaved accused score more four five six seven eight nine ten hundred thousand million billion percentages`.split(
    /\s+/,
  ),
);

/**
 * Plural prefixes of isiZulu, isiXhosa, siSwati and isiNdebele (izangoma, amadlozi, abafazi, imikhuba, oomama), and of Sesotho,
 * Setswana and Sepedi (dikgosi, makgotla, basadi, melao).
 */
const bantuPlural =
  /^(?:ama|am(?=[ae])|aba|ab(?=[ae])|imi|im(?=[ei])|iz(?=[aeiou])|iin|oo|o(?=[gmbndt])|ba|ma|di|me|va|vha|mi|swi|zwi)[a-z]+[aeiou](?:ng)?$/;

/** Whether a noun has the form of a plural of a Bantu language. English words have it as well: the lexicon must not know it. */
const mayBeBantuPlural = (noun: string): boolean =>
  bantuPlural.test(noun) && unknownWords([noun]).size > 0;

/** Whether a noun is one thing or many. Null where the form does not tell, or where either verb is right. */
export const numberOf = (noun: string): 'one' | 'many' | null => {
  if (EITHER.has(noun) || !/^[a-z]{3,}$/.test(noun)) return null;
  if (isIrregularPlural(noun)) return 'many';
  if (!noun.endsWith('s')) return mayBeBantuPlural(noun) ? null : 'one';
  return NO_PLURAL.test(noun) ? null : 'many';
};

/** The singular of a plural, if the lexicon has it as a noun; null without one. */
export const singularOf = (plural: string): string | null => {
  const irregular =
    { these: 'this', those: 'that', people: 'person' }[plural] ?? irregularSingularOf(plural);
  if (irregular !== null) return irregular;
  if (!plural.endsWith('s') || /^(?:bases|jeans|trousers|glasses|clothes|means)$/.test(plural))
    return null;
  const single = plural.endsWith('ies')
    ? `${plural.slice(0, -3)}y`
    : plural.replace(/(?<=ch|sh|x|ss)es$|s$/, '');
  return single.length > 2 &&
    unknownWords([single]).size === 0 &&
    tagText(single)[0]?.tag === 'NOUN'
    ? single
    : null;
};
