import { stem } from './stem.ts';

/** Whether a word speaks for what it is said of or against it. */
export type Polarity = 1 | -1;

const stems = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => stem(word)),
  );

/** Judgements of a thing: adjectives, and nouns that say what it is to people. */
const judged = {
  good: stems(`good great important useful helpful necessary essential crucial vital indispensable valuable beneficial
    healthy safe fair right effective practical harmless worthwhile benefit advantage blessing`),
  bad: stems(`bad harmful dangerous useless unnecessary unhealthy unsafe unfair wrong ineffective impractical damaging
    destructive worthless pointless danger threat burden waste nuisance curse`),
};
/** What a thing does to people, as verbs. */
const does = { good: stems('help benefit'), bad: stems('harm hurt damage endanger threaten') };
/** What a demand asks for: that there be more of a thing, or less. */
const asked = {
  more: stems(`allow allowed permit permitted keep kept stay remain support supported encourage encouraged increase
    increased promote promoted provide provided introduce introduced expand expanded extend extended legalise legalised
    legalize legalized subsidise subsidised subsidize subsidized preserve preserved maintain maintained build built
    open opened use`),
  less: stems(`ban banned abolish abolished forbid forbidden prohibit prohibited outlaw outlawed stop stopped close
    closed remove removed end ended reduce reduced limit limited restrict restricted scrap scrapped discourage
    discouraged demolish demolished`),
};

const polarityIn =
  (good: ReadonlySet<string>, bad: ReadonlySet<string>) =>
  (term: string): Polarity | null =>
    good.has(term) ? 1 : bad.has(term) ? -1 : null;

/** Whether a stem judges a thing as good or bad. Null if it does not. */
export const judgementBy = polarityIn(judged.good, judged.bad);

/** Whether a stem says that a thing does people good or harm. Null if it does not. */
export const effectBy = polarityIn(does.good, does.bad);

/** Whether a stem asks for a thing, or for an end to it. Null if it does not. */
export const demandBy = polarityIn(asked.more, asked.less);
