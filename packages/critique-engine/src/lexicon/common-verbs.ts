import { pastOf, thirdOf } from './verbs.ts';

/** Verbs that learners use most, in their base form. A rule may take such a word for a verb whatever its tag. */
export const COMMON_VERBS: readonly string[] =
  `go have do see take give come make get know think find tell say become begin buy bring choose feel keep leave lose
  meet pay run speak spend teach understand write eat drive fall forget grow hold break want need help work use learn
  play start like look live study talk try change happen improve show ask call move stop finish enjoy watch travel
  decide prefer allow believe follow develop increase create receive care arrive stay visit wait walk cook cause affect
  consider continue depend explain`.split(/\s+/);

/** Past form -> base form of the common verbs and 'be', with participles that have a form of their own. */
export const BASE_OF_PAST: ReadonlyMap<string, string> = new Map([
  ...COMMON_VERBS.map((verb): [string, string] => [pastOf(verb), verb]),
  ['gone', 'go'],
  ['was', 'be'],
  ['were', 'be'],
]);
/** Third person -> base form of the common verbs and 'be'. */
export const BASE_OF_THIRD: ReadonlyMap<string, string> = new Map(
  [...COMMON_VERBS, 'be'].map((verb) => [thirdOf(verb), verb]),
);

/** Common verbs whose third person is a plural noun as well. */
const ALSO_NOUNS = new Set(
  'play work help use change show look need talk start stop call move visit cause study walk cook live try'
    .split(' ')
    .map(thirdOf),
);
/** Third-person forms that are not plural nouns as well, as alternatives of a pattern. */
export const SURE_THIRDS = [...BASE_OF_THIRD.keys()]
  .filter((form) => !ALSO_NOUNS.has(form))
  .join('|');
