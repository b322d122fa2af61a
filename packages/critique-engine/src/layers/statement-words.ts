/** Whether a statement is about all or some of its subject, or always or sometimes true; 'plain' does not say. */
export type Reach = 'all' | 'plain' | 'some';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const table = <T>(entries: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(
    Object.entries(entries).flatMap(([words, value]) =>
      words.split(' ').map((w) => [w, value] as const),
    ),
  );

export const NEGATIONS = set(
  `not never cannot don't doesn't isn't aren't can't won't shouldn't mustn't haven't hasn't`,
);
export const AUXILIARIES = set(
  `is are am be been being do does has have can cannot should must ought will don't doesn't isn't aren't can't won't
  shouldn't mustn't hasn't haven't`,
);
/** Verbs with which people are said to hold a view, as alternatives of a pattern. */
export const HOLDING_VERBS =
  'think|believe|say|argue|claim|feel|said|argued|believed|claimed|thought';
/** Moods of a statement. What should be does not contradict what is. */
export const MOODS: ReadonlyMap<string, string> = table({
  "should must ought shouldn't mustn't": 'should',
  "can cannot can't": 'can',
  "will won't": 'will',
});
/** Words that make a clause a guess, a statement about the past or a comparison. */
export const UNSURE = set(
  `may might could would wouldn't couldn't was were wasn't weren't did didn't had hadn't seem seems need needs used
  try tries than too enough almost hardly barely maybe perhaps both either neither nor
  stop stops avoid avoids refuse refuses fail fails quit prevent prevents lack lacks`,
);
export const OF_SUBJECT: ReadonlyMap<string, Reach> = table({
  'all every each everyone everybody nobody no none': 'all',
  'some many most few several certain': 'some',
});
export const OF_TIME: ReadonlyMap<string, Reach> = table({
  'always never': 'all',
  'often sometimes usually generally rarely seldom': 'some',
});
/** Words that limit a 'not' before them: 'not only', 'not always'. */
export const LIMITS = set(
  `only always just merely all every everyone everybody necessarily entirely completely simply really much the a as so`,
);
/** Owners that point at nothing else in the text: 'our library'. */
export const OURS = set('my our');
export const FOLK = set('everyone everybody nobody people person');
/** Words that begin another clause, or a phrase that limits the one before. */
export const BREAKS = set(
  `but because since that which who whom whose so and or as where then however therefore thus hence also yet`,
);
export const NARROWS = set(
  `in by without with on at during until before after from through among between under per into for`,
);
/** Words without meaning of their own in a subject or predicate. */
export const EMPTY = set(
  `very really so quite always never often sometimes usually generally rarely seldom almost just also even still much
  more most less rather all every each some many few several no not only any the a an this that these those its their
  our your my his her i we you they he she it to of person people thing things everyone everybody nobody none nothing
  and or such simply definitely certainly truly actually totally completely absolutely today nowadays`,
);
