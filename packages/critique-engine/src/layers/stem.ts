import { pluralOf } from '../lexicon/nouns.ts';
import { participleOf, pastOf } from '../lexicon/verbs.ts';

/** Longest first, so that 'cooperation' loses 'ation' and not 'ion'. */
const SUFFIXES = `ationship ational iveness fulness ousness entific ativiti iviti ition ation ative
  itive ating ional ingli edli ement mental ator itor ated ment ness ance ence ietal
  ical alli able ible ship iti ieti aci atic ion ate ive ism ist ing ial er or ed al li ic e`
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);
/** A stem keeps at least this many letters, or one fewer if the word has six letters or more. */
const MIN_STEM_LENGTH = 4;

/** Verbs whose irregular forms mean nothing else, as 'left' and 'found' do. */
const VERBS =
  'teach buy bring catch sell tell write speak choose grow know give take pay spend build lose keep win drive break steal wear';
/** Irregular forms, and nouns that no ending makes, each with the base word. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ...VERBS.split(' ').flatMap((verb): [string, string][] => [
    [pastOf(verb), verb],
    [participleOf(verb), verb],
  ]),
  ...['child', 'woman', 'man', 'life'].map((noun): [string, string] => [pluralOf(noun), noun]),
  ['speech', 'speak'],
  ['choice', 'choose'],
  ['choices', 'choose'],
  ['growth', 'grow'],
  ['knowledge', 'know'],
  ['loss', 'lose'],
  ['losses', 'lose'],
]);

const stemAnew = (word: string): string => {
  const bare = word.replace(/'s?$/, '').replace(/s'$/, 's');
  let w = IRREGULAR.get(bare) ?? bare;
  if (w.length === 4 && /[^aeiou]y$/.test(w)) return `${w.slice(0, -1)}i`;
  if (w.length <= 4)
    return w.endsWith('s') && !w.endsWith('ss') && w.length === 4 ? w.slice(0, -1) : w;
  w = w
    .replace(/(?:ies|ied|(?<![aeiou])y)$/, 'i')
    .replace(/sses$/, 'ss')
    .replace(/(?:es|s)$/, (m, at: number, all: string) =>
      all.endsWith('ss') || all.endsWith('us') ? m : '',
    );
  w = w.replace(/iz(?=[eai])/, 'is');
  const least = w.length > MIN_STEM_LENGTH + 1 ? MIN_STEM_LENGTH - 1 : MIN_STEM_LENGTH;
  const suffix = SUFFIXES.find((s) => w.length - s.length >= least && w.endsWith(s));
  // study and studying
  if (suffix === 'ing') w = w.slice(0, -3).replace(/(?<=[^aeiou])y$/, 'i');
  else if (suffix) w = w.slice(0, -suffix.length);
  // economy and economic, but not party and part
  else if (w.length > 6 && w.endsWith('i')) w = w.slice(0, -1);
  // produce and production, solve and solution
  return w.replace(/uct$/, 'uc').replace(/olut$/, 'olv');
};

/** Stems that are remembered. An essay has far fewer different words; then all are forgotten. */
const REMEMBERED = 20_000;
const remembered = new Map<string, string>();

/** A rough stem. 'educate', 'education' and 'educational' have the same one. Remembered, because every layer asks again. */
export const stem = (word: string): string => {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const found = stemAnew(word);
  remembered.set(word, found);
  return found;
};
