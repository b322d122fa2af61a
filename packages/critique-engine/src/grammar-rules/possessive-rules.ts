import { pluralOf } from '../lexicon/nouns.ts';
import { family, likeCase } from './grammar-rule.ts';

/** What people have: nouns, parted by blanks. */
export const OWNED = `life opinion opinions mind minds health rights behaviour behavior attention future habits feelings happiness
attitude attitudes expectations education money safety needs interests development lifestyle eyes hearts room rooms clothes
toys house houses car cars name birthday wedding bedroom garden voice job parents problems performance skills choice
responsibility role ability success`;

/** Whose it is: an apostrophe that is missing or too many. */
export const POSSESSIVE_RULES = family({ severity: 2 }, [
  {
    id: 'missing-possessive',
    frames: [
      'of|about|affect|affects|improve|improves|influence|influences|protect|protects|respect|respects|the [people|children|women|men|everyone|everybody|someone|somebody => $1’s] life|opinion|opinions|health|rights|behaviour|behavior|attention|future|habits|feelings|happiness|attitudes|expectations|education|money|safety|development|lifestyle !centre|center|room|system|insurance|care',
      'change|changes|changed|changing|affect|affects|affected|affecting|improve|improves|improving|in|of|on|about|save|saves|saving|saved|into|ruin|make|makes|made|making|many|most|influence|other|young [people|children|women|men => $1’s] lives|health|minds|behaviour|behavior|opinions|attitudes|self-esteem|self-confidence $|and|or|but|because|in|by|for|to|when|if|as|with|easier|better|more|is|are|will|can|has|have',
      '!a [students|teenagers|kids|learners|teachers|workers|employees|pupils => $1’] self-esteem|self-confidence|self-respect|self-discipline',
      '@owner best? [@relation => $1.single’s] @owned|dog|cat|phone|book|family|shop|company',
      '[peoples => people’s] @owned|point',
      '[childrens => children’s] NOUN',
      '[womens => women’s] NOUN',
      '[mens => men’s] NOUN',
      '[childs => child’s] @owned',
      '[someones => someone’s] @owned',
      '[everyones => everyone’s] @owned',
      '[todays => today’s] society|world|life|youth|generation|students|young|children|economy|technology|problems',
    ],
    words: {
      owned: OWNED,
      relation:
        'friends mothers fathers brothers sisters teachers grandmothers grandfathers uncles aunts cousins mums moms dads husbands sons daughters neighbours',
    },
    checker: 'EachOthersPossessive',
    because: 'an apostrophe shows whose it is',
    why: 'Whose it is, we show with an apostrophe and s: “{fix}”.',
    ask: 'Where does one of your nouns own the next? Is there an apostrophe before or after its s?',
    examples: [
      'The law protects {children => children’s} rights.',
      'My {brothers => brother’s} dog barks at night.',
      'My brothers bark orders at night.',
      'Many walk to work in {todays => today’s} society.',
      'The clinic improves {peoples => people’s} health.',
      'The peoples of the region are proud.',
      'We passed the {childrens => children’s} playground.',
      'The mill changes {people => people’s} lives.',
      'In this town people live well.',
      'Praise lifts {students => students’} self-esteem.',
    ],
  },
  {
    id: 'plural-apostrophe',
    slip: 'plural-apostrophe',
    frames: [
      "the|these|those|some|our [@possessed] are|were|have|do|don't|aren't|weren't|haven't",
      '@several [@possessed] VERB|AUX !NOUN|ADJ|PROPN',
      '@several [@possessed] AUX|DET|PRON',
      'all|most|both|of the [@possessed] AUX|VERB !NOUN|ADJ|PROPN',
      '@several [@possessed] who|in|on|at|to|from|and|$ !NOUN|ADJ',
      "[car's|book's|film's|phone's|computer's|shop's|game's|photo's|video's|cd's|dvd's|tv's|pc's|holiday's|friend's|parent's|problem's|thing's|teenager's|student's|teacher's|tourist's] are|were|have|which|who|that|and|or|in|on|to|for|can|will",
    ],
    words: { several: 'many several few these those most all two three four five six ten various' },
    fix: ({ parts: [word = ''] }) => likeCase(word, pluralOf(word.toLowerCase().slice(0, -2))),
    // 'My shoes are newer than the learner’s are': whose they are, not how many.
    notAfter: /\b(?:an?|one|each|every|another)(?: \w+)? $|\b(?:than|as|like)\b/i,
    // 'A glimpse of the miner’s meaning'.
    notBefore: /^ [a-z]+ing\b/,
    because: 'a plural has no apostrophe',
    why: 'More than one takes a plain s, and the apostrophe shows only whose it is: “{fix}”.',
    ask: 'Look at each of your words in ’s. Does something belong to it, or is it only more than one?',
    confidence: 0.8,
    examples: [
      'The {miner’s => miners} were told to wait.',
      'The miner’s lamp was lit.',
      'Many {miner’s => miners} came to the meeting.',
      'Many a miner’s dream is a house.',
      'The {student’s => students} are late again.',
    ],
  },
]);
