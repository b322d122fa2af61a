import type { GrammarRule } from './grammar-rule.ts';
import { phraseRule } from './phrase-rule.ts';

/** Words wrongly written together or apart: [found, meant]. */
const seams: readonly [string, string][] = [
  ['my self', 'myself'],
  ['your self|(?<=(?:be|by|for|in|express|help|improve) )you self', 'yourself'],
  ['him self|hisself', 'himself'],
  ['her self', 'herself'],
  ['it self', 'itself'],
  ['them ?selfs?|theirselves|theirself|themself', 'themselves'],
  ['our selves|our ?selfs?', 'ourselves'],
  ['any body(?! (?:of|mass|image|part))', 'anybody'],
  ['some one', 'someone'],
  ['every thing', 'everything'],
  ['any thing', 'anything'],
  ['some thing', 'something'],
  ['every where', 'everywhere'],
  ['any where', 'anywhere'],
  ['some where', 'somewhere'],
  ['with out(?! of| dated)', 'without'],
  ['infact', 'in fact'],
  ['aswell', 'as well'],
  ['eachother|each others', 'each other'],
  ['incase', 'in case'],
  ['nowdays|now days(?! (?:are|grow|get|is)\\b)|now a days|nowaday|now-a-days', 'nowadays'],
  ['atleast', 'at least'],
  ['highschool', 'high school'],
  ['class mates', 'classmates'],
  ['life style', 'lifestyle'],
  ['life styles', 'lifestyles'],
  ['(?<=(?:the|at|my|your|our|their|in|a|this) )work place', 'workplace'],
  ['team work', 'teamwork'],
  ['team mates?(?! up)', 'teammates'],
  ['hardwork', 'hard work'],
  [
    '(?<!(?:each and|no|of|which|the|to|for) )every one(?= (?:is|has|knows|wants|needs|should|can|will|else|likes|thinks|wants|was|had|who)\\b)',
    'everyone',
  ],
  [
    '(?<=(?:go|goes|went|get|gets|got|come|comes|came|put|puts|turn|turns|turned|move|moves|moved|fall|falls|fell|walk|walked|break|look|looked|look) )in to(?= (?:the|a|an|my|our|your|their|his|her)\\b)',
    'into',
  ],
  ['basket ball', 'basketball'],
  ['class room', 'classroom'],
  ['free ?times', 'free time'],
  ['(?<!still )lifes', 'lives'],
  ['trainings', 'training'],
  [
    'therefor(?= (?:the|an?|i|we|you|they|he|she|it|this|that|these|my|our|their|there|people)\\b|,)',
    'therefore',
  ],
  ['medias(?! res)', 'media'],
];

/** Words after which 'they' cannot begin a clause, if one of the nouns below follows. */
const takesOwned =
  'of|with|for|about|from|to|on|in|at|by|do|does|doing|did|finish|finishing|finished|complete|completing|completed|have|has|had|having|help|helps|helping|love|loves|visit|visiting|leave|leaving|change|changing|improve|improving|spend|spending|use|using|lose|losing|choose|choosing|follow|following|support|supporting|share|sharing|see|seeing|make|making|take|taking|get|getting|miss|missing|respect|keep|keeping';
/** What people have, as nouns that are no verbs after 'they'. */
const owned =
  'own|family|families|parents|mother|father|friends?|children|kids|brothers?|sisters?|teachers?|lives|life|homework|house|houses|home|homes|jobs?|country|school|schools|phones?|future|money|education|opinions?|classes|time|free time|dreams?|goals?|works|tasks?|studies|ideas?|problems?|feelings|health|skills|grades|decisions?|rooms?|business';

/** Confused words: similar in sound or spelling, or wrongly joined or split. */
export const CONFUSED_WORD_RULES: readonly GrammarRule[] = [
  ...seams.map(([found, meant]) =>
    phraseRule(
      `word-${meant.replace(/\W/g, '-')}`,
      new RegExp(`(?<![\\w-])(?:${found})(?![\\w'’-])`, 'gi'),
      meant,
      `it is written “${meant}”`,
    ),
  ),
  phraseRule(
    'spend-to-much',
    /(?<=\b(?:spend|spends|spent|spending|eat|eats|eating|ate|drink|drinks|way|far|play|plays|playing|watch|watching|watches|have|has|had|is|are|was|were|cost|costs|sleep|sleeps|study|studies) )to much(?= (?:time|money|food|sugar|water|work|homework|pressure|stress|noise|tv|television|on|in|at|for|of|and|when|because|but)\b|[.,;!?]|$)/gi,
    'too much',
    '“too” means more than enough',
    { confidence: 0.9 },
  ),
  {
    id: 'may-many',
    pattern:
      /\b(how|so|too|there are|there were|have|has|with|of) may (?=(?:people|children|different|other|(?!this\b|always\b|perhaps\b|sometimes\b)[a-z]{3,}(?<![usi])s)\b)/gi,
    replacement: (m, sentence) => (sentence.endsWith('?') ? null : `${m[1]} many `),
    reason: () => 'how much there is of something is told by “many”',
    severity: 3,
    confidence: 0.85,
  },
  phraseRule(
    'star-start',
    /\b(movie|film|pop|rock|sports?|music|tv|hollywood) starts\b(?! (?:at|with|when|in|on|to|from|by|around|after|as|off)\b)/gi,
    '$1 stars',
    'a famous actor or singer is a “star”',
  ),
  phraseRule(
    'other-others',
    /(?<=^|, |\b(?:but|and|while|whereas|although|because|however,|hand,) )other (?=(?:seem|think|believe|say|argue|prefer|claim|feel|want|are|might|may|would|will|can|could|consider|suggest|disagree|agree|do not|don['’]t)\b)/gi,
    'others ',
    'without a noun behind it the word for several is “others”',
    { severity: 3 },
  ),
  phraseRule(
    'way-too',
    /\b(?<!\b(?:a|the|this|that|best|only|another|other|my|your|his|her|our|their|one|good|great|easy|no) )(way|far) to (?=(?:many|long|hard|late|early|young|old|often|big|small|fast|slow|expensive|easy|soon|high|low|short|busy|tired)(?:[.,;!?]|$| (?:to|for|and|in|on|at|when|because|people|students|things|of)\b))/gi,
    '$1 too ',
    '“too” means more than enough',
    { confidence: 0.85 },
  ),
  phraseRule(
    'there-for-their',
    new RegExp(
      `\\b(with|do|does|doing|did|finish|finishing|finished|complete|completing|completed|help|helps|helping|love|loves|visit|visiting|change|changing|improve|improving|spend|spending|use|using|lose|losing|choose|choosing|follow|following|support|supporting|share|sharing|miss|missing|respect|about|at|on) there (eye|eyes|level|relationship|relationships|${owned.replace('house|houses|home|homes|', '').replace('jobs?|country|school|schools|', 'jobs?|')})(?=[.,;:!?]|$| (?:and|or|but|because|so|in|on|at|with|by|for|to|when|if|before|after|from|then|level|more|better)\\b)`,
      'gi',
    ),
    '$1 their $2',
    'whose it is, we say with “their”',
    { severity: 3, confidence: 0.9 },
  ),
  phraseRule(
    'they-for-their',
    new RegExp(
      `\\b(${takesOwned}) they (${owned})(?=[.,;:!?]|$| (?:and|or|but|because|so|in|on|at|with|by|for|to|when|if|before|after|from|then|more|better)\\b)`,
      'gi',
    ),
    '$1 their $2',
    'whose it is, we say with “their”',
    { severity: 3, confidence: 0.9 },
  ),
  phraseRule(
    'your-are',
    /(?:^your (welcome|right|wrong)(?=[.,!])|\byour (an|the|able to)\b)/gi,
    "you're $1$2",
    'it stands for “you are”',
    { confidence: 0.75 },
  ),
  phraseRule(
    'every-day',
    /(?<!\b(?:my|your|his|her|our|their|the|in|of|an|some|with|its|for|these|this|and|or|both|more|very|is|was|are|as|from|to) )everyday(?=[.,;!?]|$| to (?:school|work|university|the)\b| (?:i|we|in|at|because|but|when|after|with|before|they|so|he|she)\b)/gi,
    'every day',
    'as an answer to “how often” it is two words',
    { confidence: 0.85 },
  ),
  phraseRule(
    'all-what',
    /(?<!\b(?:us|them|you|we|they|asked|tell|told|ask|showed|shows?|at|after|in) )\b(all|everything|something|anything|nothing|the only thing|the first thing) what (?=(?:i|we|you|they|he|she|it|is|are|the|people|can|was|makes|my)\b)/gi,
    '$1 that ',
    'after it stands “that”, or nothing',
    { confidence: 0.85 },
  ),
];
