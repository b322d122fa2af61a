const irregular: Readonly<Record<string, string>> = {
  went: 'go',
  gone: 'go',
  had: 'have',
  did: 'do',
  was: 'be',
  were: 'be',
  saw: 'see',
  took: 'take',
  gave: 'give',
  came: 'come',
  made: 'make',
  got: 'get',
  knew: 'know',
  thought: 'think',
  found: 'find',
  told: 'tell',
  said: 'say',
  became: 'become',
  began: 'begin',
  bought: 'buy',
  brought: 'bring',
  chose: 'choose',
  felt: 'feel',
  kept: 'keep',
  left: 'leave',
  lost: 'lose',
  met: 'meet',
  paid: 'pay',
  ran: 'run',
  spoke: 'speak',
  spent: 'spend',
  taught: 'teach',
  understood: 'understand',
  wrote: 'write',
  ate: 'eat',
  drove: 'drive',
  fell: 'fall',
  forgot: 'forget',
  grew: 'grow',
  held: 'hold',
  broke: 'break',
};
const regular =
  'want need help work use learn play start like look live study talk try change happen improve show ask call move stop finish enjoy watch travel decide prefer allow believe follow develop increase create receive care arrive stay visit wait walk cook cause affect consider continue depend explain'.split(
    ' ',
  );

const pastOf = (verb: string): string =>
  /e$/.test(verb)
    ? `${verb}d`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ied`
      : verb === 'stop'
        ? 'stopped'
        : `${verb}ed`;
export const thirdOf = (verb: string): string =>
  verb === 'have'
    ? 'has'
    : verb === 'be'
      ? 'is'
      : /(?:[sxz]|ch|sh|o)$/.test(verb)
        ? `${verb}es`
        : /[^aeiou]y$/.test(verb)
          ? `${verb.slice(0, -1)}ies`
          : `${verb}s`;

/** Common verbs in their base form. */
export const BASE_VERBS: readonly string[] = [
  ...new Set([...Object.values(irregular), ...regular]),
].filter((v) => v !== 'be');
/** Past form -> base form, of common verbs. */
export const BASE_OF_PAST: ReadonlyMap<string, string> = new Map([
  ...Object.entries(irregular),
  ...regular.map((v): [string, string] => [pastOf(v), v]),
]);
/** Third person -> base form, of common verbs. */
export const BASE_OF_THIRD: ReadonlyMap<string, string> = new Map([
  ...BASE_VERBS.map((v): [string, string] => [thirdOf(v), v]),
  ['is', 'be'],
]);

/** Third-person forms that are not plural nouns as well, as alternatives of a pattern. */
export const SURE_THIRDS = [...BASE_OF_THIRD.keys()]
  .filter(
    (v) =>
      !/^(?:plays|works|helps|uses|changes|shows|looks|needs|talks|starts|stops|calls|moves|visits|causes|studies|walks|cooks|lives|tries)$/.test(
        v,
      ),
  )
  .join('|');

/** The -ing form of a verb in its base form. */
export const ingOf = (verb: string): string =>
  /ie$/.test(verb)
    ? `${verb.slice(0, -2)}ying`
    : /[^eoy]e$/.test(verb) && verb !== 'be'
      ? `${verb.slice(0, -1)}ing`
      : /^(?:get|put|run|swim|stop|sit|win|cut|begin|forget|plan|shop|travel|hit|let|set|quit|control|admit|commit|permit|submit|prefer|refer|occur|regret|upset|drop|chat|jog|ship|skip|step|slip|wrap|grab|hug|rob|rub|trim|spin|dig|beg|drag|tap|tip|trap|zip|fit|knit|bet|spit|split|shut)$/.test(
            verb,
          )
        ? `${verb}${verb.slice(-1)}ing`
        : `${verb}ing`;
