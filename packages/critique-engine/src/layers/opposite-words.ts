import { stem } from './stem.ts';

/** Pairs of opposites, written by hand. A thing cannot be or do both at the same time in the same respect. */
const pairs = `good/bad safe/dangerous safe/unsafe useful/useless helpful/harmful beneficial/harmful healthy/unhealthy easy/difficult
  easy/hard simple/complicated cheap/expensive affordable/expensive possible/impossible necessary/unnecessary fair/unfair
  important/unimportant important/irrelevant effective/ineffective legal/illegal equal/unequal true/false right/wrong
  moral/immoral ethical/unethical acceptable/unacceptable better/worse best/worst strong/weak honest/dishonest
  reliable/unreliable realistic/unrealistic reasonable/unreasonable natural/unnatural positive/negative clean/dirty
  quiet/noisy rich/poor free/unfree certain/uncertain responsible/irresponsible mature/immature active/passive
  sufficient/insufficient enough/insufficient adequate/inadequate relevant/irrelevant reversible/irreversible
  increase/decrease increase/reduce increase/lower raise/lower raise/reduce improve/worsen help/harm help/hurt
  strengthen/weaken encourage/discourage allow/ban allow/forbid allow/prohibit permit/ban permit/forbid permit/prohibit
  allow/prevent enable/prevent support/oppose accept/reject agree/disagree unite/divide protect/endanger save/waste
  gain/lose succeed/fail include/exclude create/destroy solve/aggravate legalise/ban legalize/ban keep/abolish
  retain/abolish start/end win/lose rise/fall grow/shrink connect/isolate motivate/demotivate empower/disempower
  compulsory/optional compulsory/voluntary mandatory/optional mandatory/voluntary public/private
  allowed/banned allowed/forbidden allowed/prohibited legalised/banned legalized/banned kept/abolished permitted/banned`;

const known = new Set(pairs.split(/\s+/).flatMap((pair) => pair.split('/').map(stem)));

/** Whether a stem has an opposite at all. */
export const hasOpposite = (term: string): boolean => known.has(term);
