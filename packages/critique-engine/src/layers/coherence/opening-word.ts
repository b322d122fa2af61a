import { connectiveAt } from '../graph/connectives.ts';

/** How a sentence opens: the sense of its connective, split where the place in a paragraph differs. */
export type Opening =
  | 'count'
  | 'close'
  | 'add'
  | 'other'
  | 'against'
  | 'grant'
  | 'result'
  | 'instance'
  | 'again'
  | 'stress'
  | 'when'
  | 'plain';

/** Openings that the table of connectives has under another sense, or not at all. */
const OWN: Readonly<Record<Exclude<Opening, 'plain'>, string>> = {
  count: `first, firstly, first of all, first and foremost, to begin with, to start with, in the first place, for one thing,
    second, secondly, in the second place, third, thirdly, fourthly, finally, lastly, last but not least, next,
    on the one hand, one reason, one of the, the first, the second, the third, the last, the main, another,
    the other, there are many, there are several, there are some`,
  close: `in conclusion, to conclude, to sum up, in summary, all in all, overall, in sum, in short, in a word`,
  add: `moreover, furthermore, in addition, additionally, besides, what is more, apart from, not only, on top of`,
  other: `some people, some, many people, many, most people, others, critics, opponents, those who, people who, it is said,
    it is often, it is true, there is a`,
  against: `on the other hand, however, but, yet, nevertheless, nonetheless, on the contrary, by contrast, in contrast,
    conversely, instead, even so, still, rather`,
  grant: `although, even though, though, despite, in spite of, admittedly, granted, of course, while, whereas, true, certainly`,
  result: `therefore, thus, hence, so, consequently, as a result, as a consequence, accordingly, for this reason,
    for these reasons, for that reason, that is why, this is why, in this way, in that way, then, because of this, by doing so`,
  instance: `for example, for instance, such as, take, consider, in particular, in one case, a good example, an example,
    one example, imagine, according to`,
  again: `in other words, that is, that is to say, this means, that means, this shows, i mean, this is because, that is because,
    the reason is, the reason for this, this is`,
  stress: `in fact, indeed, actually, after all, especially, even, only, obviously, clearly`,
  when: `if, when, whenever, after, before, once, as soon as, because, since, as, by, with, in, at, during, nowadays, today`,
};

const byFirstWord = new Map<string, { words: string[]; opening: Opening }[]>();
for (const [opening, phrases] of Object.entries(OWN))
  for (const phrase of phrases.split(',')) {
    const words = phrase.trim().split(/\s+/);
    const [first = ''] = words;
    const known = byFirstWord.get(first) ?? [];
    known.push({ words, opening: opening as Opening });
    byFirstWord.set(
      first,
      known.sort((a, b) => b.words.length - a.words.length),
    );
  }

const openingAt = (lowers: readonly string[], at: number): { opening: Opening; length: number } => {
  for (const { words, opening } of byFirstWord.get(lowers[at] ?? '') ?? [])
    if (words.every((word, i) => lowers[at + i] === word)) return { opening, length: words.length };
  return { opening: 'plain', length: connectiveAt(lowers, at)?.length ?? 0 };
};

/** How a sentence opens, and where its words begin after that. A leading 'and' or 'also' is looked through. */
export const readOpening = (lowers: readonly string[]): { opening: Opening; after: number } => {
  const from = /^(?:and|also)$/.test(lowers[0] ?? '') ? 1 : 0;
  const { opening, length } = openingAt(lowers, from);
  if (opening === 'plain' && from) return { opening: 'add', after: from };
  return { opening, after: from + length };
};
