/**
 * What a connective says about the clause it opens.
 * - `result`: it follows from what stands before ('therefore'), so what stands before supports it.
 * - `reason`: it supports what it is attached to ('because').
 * - `instance`: it exemplifies what stands before ('for example').
 * - `contrast`: it turns against what stands before ('however').
 * - `concession`: it grants something that the main clause outweighs ('although').
 * - `restatement`: it says what stands before in other words.
 * - `addition`, `sequence`: it stands beside what comes before ('moreover', 'secondly').
 * - `condition`, `purpose`, `time`: it limits its main clause.
 * - `closing`: it sums up.
 */
type Sense =
  | 'result'
  | 'reason'
  | 'instance'
  | 'contrast'
  | 'concession'
  | 'restatement'
  | 'addition'
  | 'sequence'
  | 'condition'
  | 'purpose'
  | 'time'
  | 'closing';

/** A connective as it stands in the table. */
export interface Connective {
  phrase: string;
  sense: Sense;
  /** Whether it joins a clause to the main clause of its own sentence, wherever it stands there. */
  subordinates: boolean;
}

/**
 * The connectives of English essays by sense. Written from the published inventories: the senses of the Penn
 * Discourse Treebank 3.0 (Webber, Prasad, Lee and Joshi 2019), the taxonomy of Knott (1996), and the relations of
 * Rhetorical Structure Theory (Mann and Thompson 1988). `+` marks those that subordinate.
 */
const TABLE: Readonly<Record<Sense, string>> = {
  result: `therefore, thus, hence, so, consequently, as a result, as a consequence, accordingly, for this reason,
    for these reasons, for that reason, that is why, this is why, which is why, it follows that, in this way, in that way,
    this means that, this shows that, this shows, which shows that, that means, which means that, then, what follows is`,
  reason: `because +, since +, for the reason that +, on the ground that +, given that +, seeing that +, inasmuch as +,
    due to the fact that +, this is because, that is because, the reason is that, the reason is, after all, in that +`,
  instance: `for example, for instance, to illustrate, as an illustration, one example is, an example is,
    another example is, take, consider, in one case, in particular, specifically, to give an example, such as, namely,
    a case in point is, imagine, think of`,
  contrast: `but, yet, however, nevertheless, nonetheless, still, even so, by contrast, in contrast, on the contrary,
    on the other hand, conversely, instead, rather, that said, all the same, in fact, in reality, actually, whereas +, though`,
  concession: `although +, even though +, though +, while +, even if +, despite +, in spite of +, notwithstanding +,
    granted, admittedly, of course, to be sure, it is true that, true, no doubt, certainly, indeed it may be,
    much as +, i concede that, i grant that`,
  restatement: `in other words, that is, that is to say, put differently, to put it differently, i mean, in short, which is to say`,
  addition: `and, also, moreover, furthermore, in addition, additionally, besides, what is more, too, again, likewise,
    similarly, not only, equally, nor, another reason is, another`,
  sequence: `first, firstly, first of all, to begin with, in the first place, second, secondly, in the second place, third,
    thirdly, next, finally, lastly, last, on the one hand, one reason is, the first reason is, the second reason is,
    the main reason is`,
  condition: `if +, unless +, provided that +, as long as +, so long as +, so far as +, in case +, only if +, otherwise, on condition that +`,
  purpose: `so that +, in order that +, in order to +, lest +`,
  time: `when +, whenever +, after +, before +, until +, once +, as soon as +, meanwhile, afterwards, later, at that time`,
  closing: `in conclusion, to conclude, to sum up, in summary, all in all, overall, in sum, to summarise, to summarize,
    on the whole, on balance, taking everything into account`,
};

/** Every connective, those of more words first. */
export const CONNECTIVES: readonly Connective[] = Object.entries(TABLE)
  .flatMap(([sense, phrases]) =>
    phrases.split(',').map((entry): Connective => {
      const phrase = entry.trim().replace(/\s+/g, ' ');
      return {
        phrase: phrase.replace(/ \+$/, ''),
        sense: sense as Sense,
        subordinates: phrase.endsWith('+'),
      };
    }),
  )
  .sort((a, b) => b.phrase.split(' ').length - a.phrase.split(' ').length);

const byFirstWord = new Map<string, { words: string[]; connective: Connective }[]>();
for (const connective of CONNECTIVES) {
  const words = connective.phrase.split(' ');
  const [first = ''] = words;
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, connective }]);
}

/** The longest connective that begins at `at`, and how many words it has. */
export const connectiveAt = (
  lowers: readonly string[],
  at: number,
): { connective: Connective; length: number } | null => {
  for (const { words, connective } of byFirstWord.get(lowers[at] ?? '') ?? [])
    if (words.every((word, i) => lowers[at + i] === word))
      return { connective, length: words.length };
  return null;
};
