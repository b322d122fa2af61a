import { areOpposite } from '../layers/opposite-words.ts';
import { stem } from '../layers/stem.ts';

/** Words that say the same: of judgement, whatever is judged, and of the subjects that essays often have. */
const groups = `good=beneficial=positive=advantageous=benefit bad=harmful=negative=damaging=harm=damage wrong=immoral=unethical
  important=vital=crucial=essential=necessary=matter=importance useful=helpful=help=use=usefulness dangerous=unsafe=risky=danger=risk
  right=correct=true=truth better=superior worse=inferior expensive=costly=cost forbidden=forbid=illegal=ban=banned=prohibit=prohibited=outlaw allowed=legal=permitted
  popular=liked=like fair=just healthy=health interesting=interest boring=dull difficult=hard=difficulty easy=simple needed=need=necessity
  beautiful=pretty=beauty famous=known successful=success useless=pointless=senseless happy=glad sad=unhappy learn=teach=taught
  free=freedom=liberty raise=rise=increase wage=pay=salary school=class child=children learner=pupil=student connect=connection
  safe=safety low=minimum equal=equality`;
const first = new Map<string, string>();
for (const group of groups.split(/\s+/)) {
  const [head = '', ...rest] = group.split('=').map(stem);
  for (const word of [head, ...rest]) first.set(word, first.get(word) ?? head);
}

/** The stem that stands for a word and for all that mean the same. */
export const termOf = (lower: string): string => first.get(stem(lower)) ?? stem(lower);

/** Whether a word has others that mean the same. */
export const hasSynonym = (lower: string): boolean => first.has(stem(lower));

/** A word as what it means and whether it denies that. */
export interface Meaning {
  term: string;
  isDenied: boolean;
}

const denyingStart = /^(?:un|in|im|il|ir|dis)(?=\w{4})/;
/** What a word means: 'useless' denies 'use', 'unsafe' denies 'safe', 'harmful' is 'bad'. */
export const meaningOf = (lower: string, isDenied: boolean): Meaning => {
  const whole = first.get(stem(lower));
  if (lower.endsWith('less') && lower.length > 6)
    return { term: termOf(lower.slice(0, -4)), isDenied: !isDenied };
  if (whole !== undefined) return { term: whole, isDenied };
  const bare = lower.replace(denyingStart, '');
  const root = stem(bare);
  const known = first.get(root);
  return bare !== lower && known !== undefined
    ? { term: known, isDenied: !isDenied }
    : { term: stem(lower), isDenied };
};

const needs: ReadonlySet<string> = new Set([termOf('necessary'), termOf('need')]);

/** Whether two words say the same: one meaning, or opposites of which one is denied. */
export const saysSame = (a: Meaning, b: Meaning): boolean =>
  a.term === b.term || (needs.has(a.term) && needs.has(b.term))
    ? a.isDenied === b.isDenied
    : a.isDenied !== b.isDenied && areOpposite(a.term, b.term);
