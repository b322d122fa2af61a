import names from './names.json' with { type: 'json' };
import byHand from './names-by-hand.json' with { type: 'json' };

const NAMES: ReadonlySet<string> = new Set(
  [...Object.values(names), ...Object.values(byHand)].flatMap((list) => list.split(' ')),
);

/** Whether a word with its capital is a name of a person, a place, a people or a language of Southern Africa. */
export const isSouthernAfricanName = (word: string): boolean => NAMES.has(word);

const PLACES: ReadonlySet<string> = new Set(names.places.split(' '));

/** Whether a word with its capital is a place of Southern Africa. */
export const isSouthernAfricanPlace = (word: string): boolean => PLACES.has(word);
