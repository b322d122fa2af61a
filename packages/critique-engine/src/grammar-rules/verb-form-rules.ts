import { ingOf, isBaseForm, pastOf, thirdOf, verbOfPast } from '../lexicon/verbs.ts';
import { regularPast } from '../lexicon/regular-forms.ts';
import { COMMON_VERBS } from '../lexicon/common-verbs.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { baseOfThird, isVerbAlone } from './finders/verb-base.ts';
import { endsInSubject } from './clause-start.ts';
import { family } from './grammar-rule.ts';

/** What may leave a verb out: 'those who did not were sent home', 'they did what they could helped'. */
const MAY_LEAVE_OUT =
  /\b(?:who|whom|whose|that|which|those|what|whatever|where|when|if|than|as|whether|ones?|all|everything|how|why|some|many|others)\b/i;
const MAY_DO =
  /\b(?:all|what|everything|whatever|anything|nothing|best|as|than|how|wherever|whenever|where|way)\b/i;
/** What may end at 'to': 'those that wanted to left'. */
const ENDS_AT_TO =
  /\b(?:who|whom|whose|that|which|those|what|whatever|than|as|ones?|all|everything|some|many|others)\b/i;
/** 'The attitude they have to reading'. */
const TO_THING =
  /\b(?:what|access|attitude|approach|objection|right|commitment|reaction|relation|alternative|contribution|aversion|link)\b/i;
/** 'That is how it was wrote': the verb may be another one's. */
const CLAUSE_WORD = /\b(?:what|who|how|where|when|why|that|all|as|way|whether|which|thing|it)\b/i;
/** 'The best step is create nothing': a verb is the name of something. */
const NAMED =
  /\b(?:what|all|thing|do|does|did|done|hope|best|least|rule|advice|motto|message|trick|step|answer|lesson|tip|principle|policy|word|verb)\b/i;

/** Verbs that learners give a regular past. */
const MADE_REGULAR =
  'go think buy catch teach bring run write eat speak drive feel find give keep know lose make meet pay read send sleep spend stand take tell understand wear win choose become begin break build come cut drink fall fight forget grow hear hit ride sell swim throw hurt split steal'.split(
    ' ',
  );
/** 'Forgeted' and 'forgetted' -> 'forgot'. */
const WRONG_PAST: ReadonlyMap<string, string> = new Map(
  MADE_REGULAR.flatMap((verb): [string, string][] => [
    [regularPast(verb), pastOf(verb)],
    [ingOf(verb).replace(/ing$/, 'ed'), pastOf(verb)],
  ]),
);

/** 'They may cases a crash': the noun is no verb in the wrong form, and another word is meant. */
const isRatherNoun = (word: string): boolean => {
  const base = baseOfThird(word.toLowerCase());
  return base !== null && !COMMON_VERBS.includes(base) && !isVerbAlone(base);
};

/** An indirect question keeps its 'will': 'nobody knows when it will start and when it will end'. */
const ASKING =
  /\bwhether\b|\b(?:know|knows|knew|known|ask|asks|asked|wonder|wonders|wondered|tell|tells|told|say|says|said|sure|unsure|decide|decides|decided|see|find out|clear|unclear|question|depends?|guess|predict|announce|announced|remember|forget|idea|of|on|about) (?:[a-z]+ ){0,2}?(?:if|when|whether|how|where|what|who|why|which)\b/i;
const ANSWERED = /^[^,.;]{0,60},? (?:is|are|was|remains|depends?)\b/i;

/** The present of a verb behind a subject. */
const presentOf = (subject: string, verb: string): string => {
  const isThird =
    /^(?:he|she|it)$/i.test(subject) ||
    /^the (?!.*(?:s|people|children|men|women)$)/i.test(subject);
  if (isThird) return thirdOf(verb);
  if (verb !== 'be') return verb;
  return /^i$/i.test(subject) ? 'am' : 'are';
};

/** Verbs that have no passive, and base forms that are participles or adjectives as well. */
const NO_PASSIVE = new Set(
  `be become come came run put cut set let hit cost hurt shut read beat go happen exist live talk think work arrive occur
  appear seem stay wait look laugh sleep travel fall rise grow agree disagree belong depend consist like open clear clean
  free right present complete close dear own busy lie sit stand die win able worth feel smell taste better found wound felt
  bear lead cool mature bound act attend communicate concentrate start continue interfere speak quit analyze analyse help`.split(
    /\s+/,
  ),
);

/** Verbs that are as often the noun that somebody has. */
const ALSO_HAD =
  /^(?:help|need|love|hope|use|support|talk|look|try|run|walk|drink|start|stay|rest|call|cry|lie|play|read|sleep|fight|doubt|fear|control|care|taste|touch|cause|change|respect|trust|fun|access|influence|impact|work)$/i;

const THIRD_FORM = 'after “$1” we use the past participle, as in “done” or “seen”';

/** Before a participle. */
export const TAKES_PARTICIPLE = /\b(?:is|are|was|were|be|been|being|have|has|had) $/i;

/** Verbs in the wrong form behind another verb, and tenses. */
export const VERB_FORM_RULES = family({ slip: 'verb-form' }, [
  {
    id: 'perfect-form',
    slip: 'third-form',
    frames: [
      '[parents|people|children|students|teachers|they|we|you|i|friends has @between? @bareverb => $1 have $3 $4.participle]',
      "[has|had|haven't|hasn't|hadn't|having not|@between? @distinct => $1 $2 $3.participle] !by",
      '!to [have @between @distinct => $1 $2 $3.participle] !by',
      '!to [have @distinct => $1 $2.participle] !by',
      '[has @between? @bareverb => $1 $2 $3.participle] !by',
      "[i've|you've|we've|they've @between? @bareverb => $1 $2 $3.participle]",
      'would|could|should|might|may|must [have @bareverb => $1 $2.participle]',
      '[have never|already|always|recently|finally @bareverb|go => $1 $2 $3.participle]',
    ],
    words: {
      distinct: `give make take find become know keep learn understand tell write bring choose allow believe improve create
      receive develop explain lose spend eat speak see think forget decide consider promote imagine encourage follow
      protect teach sell provide reduce solve say lend arrive`,
    },
    notAfter: /\bthose (?:who|that) $/i,
    // 'The railway has help', but 'it has help us'.
    unless: ({ parts, before, after }) =>
      // 'Has bit of benefits', 'don’t have explain'.
      /^bit$/i.test(parts.at(-1) ?? '') ||
      /n['’]t $/i.test(before) ||
      (ALSO_HAD.test(parts.at(-1) ?? '') && !/^ (?:the|us|me|him|her|them|you)\b/i.test(after)),
    because: THIRD_FORM,
    why: 'After “have”, “has” and “had”, and after “be” where something is done, the verb takes its third form (go, went, gone): “{fix}”.',
    ask: 'Look for “have”, “has” and “had” before a verb. Is the verb in its third form each time?',
    checker: 'SimplePastToPastParticiple',
    examples: [
      'The town has never {forget => forgotten} the flood.',
      'The railway has {facilitate => facilitated} our work.',
      'The railway has help from the town.',
      'They have never {prove => proved} it.',
      'They have go to the ferry.',
      'I’ve {forget => forgotten} the song.',
    ],
  },
  {
    id: 'passive-form',
    slip: 'third-form',
    frames: [
      '@modal|to|cannot|not [be @between? @between? @bareverb => $1 $2 $3 $4.participle] !DET|PRON|NOUN|PROPN|ADJ',
      'always|@have|also|already [been @between? @bareverb => $1 $2 $3.participle] !DET|PRON|NOUN|PROPN|ADJ',
      '[been|being|@be also|often|usually|not? @passive => $1 $2 $3.participle] by|in|on|at|to|for|from|with|as|of|or|but|than|because|when|if|so|near|into|through|between|after|before|during|without|under|only|well|here|there|today|now|$',
      '[is|are|was|were|be|been|being saw|did|took|wrote|ate|gave|spoke|knew|chose|forgot|stole|wore|threw|drew|hid|drove|showed => $1 $2.participle] !@the|@object|people|many|some|all|every|each|more|other',
    ],
    words: {
      passive: `locate situate know write give take make allow forbid create choose destroy reduce improve solve invite replace
      teach spend involve include publish compare consider oblige protect provide organise organize divide connect build
      catch steal`,
    },
    unless: ({ before, parts, after }) =>
      NO_PASSIVE.has(parts.at(-1) ?? '') ||
      // 'Can be improve one’s skills': the verb has an object, so “be” is what is wrong.
      /^ (?:one|each|every|others?)\b/i.test(after) ||
      (/^(?:is|are|was|were|am|being)$/i.test(parts[1] ?? '') &&
        (parts.length < 4 ? CLAUSE_WORD : NAMED).test(before)),
    because: THIRD_FORM,
    why: 'What happens to somebody or something takes “be” and the third form of the verb: “{fix}”.',
    ask: 'Where else is something done to the subject? Does the verb have its third form there?',
    confidence: 0.8,
    examples: [
      'This problem can be {solve => solved}.',
      'The shop can be open.',
      'The lesson has been {teach => taught} by a nurse.',
      'The price has been cut.',
      'The road is {make => made} by hand.',
      'The letter was {wrote => written} by the clerk.',
      'The best step is create nothing new.',
    ],
  },
  {
    id: 'wrong-past',
    slip: 'wrong-past',
    pattern: new RegExp(`(?<![-“"‘'\\w])(${[...WRONG_PAST.keys()].join('|')})(?![-”"’'\\w])`, 'gi'),
    fix: ({ parts, before }) => {
      const past = WRONG_PAST.get((parts[0] ?? '').toLowerCase()) ?? null;
      const verb = past === null ? null : verbOfPast(past);
      return verb && TAKES_PARTICIPLE.test(before) ? verb.participle : past;
    },
    // 'Could heared' wants the plain form.
    notAfter: /\b(?:can|could|will|would|shall|should|may|might|must|to|did|didn['’]t) $/i,
    because: 'the form is irregular',
    why: 'This word has a form of its own: “{fix}”.',
    ask: 'Which other words of yours have a past or a plural of their own, as “went” and “wives”?',
    checker: 'RegularIrregulars',
    confidence: 0.9,
    examples: ['The boys {catched => caught} two fish.'],
  },
  {
    id: 'y-to-ies',
    slip: 'number',
    pattern: /(?<![\p{L}’'-])([a-z]{2,}[bcdfghjklmnpqrstvwxz])ys(?![\p{L}’'-])/gu,
    fix: ({ parts: [words = '', stem = ''] }) =>
      unknownWords([words]).size > 0 && unknownWords([`${stem}ies`]).size === 0
        ? `${stem}ies`
        : null,
    because: 'after a consonant, y and s become “ies”',
    why: 'A word that ends in a consonant and y takes “ies”, a noun as well as a verb: “{fix}”.',
    ask: 'Look for words in “ys”. Does a vowel stand before the y, as in “days”?',
    confidence: 0.9,
    examples: ['Both {countrys => countries} sell maize.', 'Both valleys are dry on most days.'],
  },
  {
    id: 'modal-form',
    frames: [
      '[@modalverb @between? @thirdverb|@thirds => $1 $2 $3.base]',
      '[@modalverb @between? @pastform => $1 $2 $3.base]',
      '[@modalverb @between? @ended => $1 $2 $3.base] DET|PRON|NOUN|ADJ',
      '[@modalverb @between? to @pastform => $1 $2 $4.base]',
      '[@modalverb @between? to => $1 $2] @verb',
    ],
    notAfter: MAY_DO,
    notBefore: /^[-–]/,
    unless: ({ before, parts }) =>
      isRatherNoun(parts.at(-1) ?? '') ||
      (/^to$/i.test(parts[3] ?? '') &&
        (/\b(?:much|more|most)\b/i.test(before) || !endsInSubject(before))),
    because: 'after “$1” the verb has no “to” and no ending',
    why: 'After “can”, “will”, “should” and their like, the verb has no “to” and no ending: “{fix}”.',
    ask: 'Look for “can”, “will”, “could” and “should”. What follows each of them?',
    checker: 'WillNonLemma',
    confidence: 0.8,
    examples: [
      'We can {to =>} swim in the dam.',
      'They did what they could to help.',
      'She will {went => go} to the clinic.',
      'Her political will went unnoticed.',
      'This could {led => lead} to a strike.',
      'The rain can also {brought => bring} disease.',
      'Farmers can {planted => plant} the maize in spring.',
      'The farmers did what they could, planted the maize and left.',
      'Phones can {helps => help} a nurse.',
      'They may cases an accident.',
      'The free will helps a nurse.',
    ],
  },
  {
    id: 'did-form',
    frames: [
      "[didn't|doesn't|don't @inflected|@ingverb => $1 $2.base]",
      '[@do not @inflected|@ingverb => $1 $2 $3.base]',
      '@subject|people|students [did @inflected => $1 $2.base]',
    ],
    unless: ({ before, parts }) =>
      // 'They doesn’t had' wants “don’t”.
      (/^does/i.test(parts[1] ?? '') && /\b(?:i|you|we|they) $/i.test(before)) ||
      MAY_LEAVE_OUT.test(before) ||
      /^(?:left|found|thought|being|having|nothing)$/i.test(parts.at(-1) ?? '') ||
      (parts.length === 3 && /^did$/i.test(parts[1] ?? '') && !endsInSubject(before)),
    because: '“$1” already shows the tense, so the verb after it has no ending',
    why: '“Do” and “did” already show the tense, so the verb after them has no ending: “{fix}”.',
    ask: 'Look for “did”, “didn’t” and “doesn’t”. Does a verb after them show the tense a second time?',
    checker: 'DidPast',
    examples: [
      'The bus did not {came => come} on time.',
      'Those who did not were sent home.',
      'They do not {making => make} bread here.',
    ],
  },
  {
    id: 'to-form',
    frames: [
      '[@wants to @ended => $1 to $3.base] !by',
      '[want|wants|wanted|need|needs|decide|decided|hope|hoped|plan|planned|try|tried|able|unable|afraid|willing|order|like|learn|@have|start|starts|started|begin|began|way to @ingverb => $1 to $3.base]',
    ],
    words: {
      wants: `want wants wanted need needs try tries tried have has had able unable afraid willing hope hopes going like order
      decided decide how way possible easy difficult important start started began learn used`,
    },
    unless: ({ before, parts }) =>
      (/ing$/i.test(parts[3] ?? '') ? TO_THING : ENDS_AT_TO).test(before) ||
      // 'Going to parks' is a walk.
      (/^going$/i.test(parts[1] ?? '') && /s$/i.test(parts[3] ?? '')) ||
      /^(?:is|was|were|has|had|left|found|thought)$/i.test(parts[3] ?? ''),
    because: 'after “$1 to” the verb has no ending',
    why: 'After “to”, the verb has its plain form, without an ending: “{fix}”.',
    ask: 'Look for “to” before a verb in your text. Does any of these verbs have an ending?',
    checker: 'InflectedVerbAfterTo',
    confidence: 0.8,
    examples: [
      'They want to {took => take} the early train.',
      'They want it to be built.',
      'They decided to {going => go} home early.',
      'The attitude they have to reading is odd.',
      'She is used to making a noise.',
    ],
  },
  {
    id: 'make-form',
    frames: [
      '!was|were|be|been|being|is|are [make|makes|made|making|let|lets me|us|them|him|her|you|people|children|students|everyone to @verb => $1 $2 $4]',
      '[make|makes|made|let|lets|help|helps|helped me|us|him|them|it|you|people|everyone|someone|anyone @thirdverb => $1 $2 $3.base]',
      '@subject|NOUN [make|makes|made|let|lets|help|helps|helped the|@owner ADJ? @one @thirdverb => $1 $2 $3 $4 $5.base]',
      '[help|helps|helped|let|lets me|us|him|them|it|you @pastverb => $1 $2 $3.base]',
      '[made me|us|him|them|it|you @pastform => $1 $2 $3.base]',
    ],
    unless: ({ before, parts }) =>
      !/^to$/i.test(parts[3] ?? '') &&
      /\b(?:who|what|how|whatever|whoever|way|to|more|less|when|if|where|as)\b/i.test(before),
    because: 'after “$1” the verb has no “to” and no ending',
    why: 'After “let”, “make” and “had better”, the verb has no “to” and no ending: “{fix}”.',
    ask: 'Look for “let”, “make” and “help” in your text. What follows each of them?',
    confidence: 0.8,
    examples: [
      'The film made me {to feel => feel} small.',
      'The coach helps me to feel strong.',
      'The swim helped us {formed => form} a team.',
      'The rain makes the street {looks => look} clean.',
      'The way they make the street looks odd.',
      'It made us hated, and they make phone calls.',
    ],
  },
  {
    id: 'if-will',
    slip: 'if-clause',
    pattern:
      /(?<=^|[,;.] |\b(?:and|but|because|so|that) )(if|when|as soon as|until|unless|before|after) (i|you|we|they|he|she|it|people|the [a-z]+) will (?!be able|like|not be)([a-z]+)\b/gi,
    fix: ({ parts: [, link = '', subject = '', verb = ''] }) =>
      `${link} ${subject} ${presentOf(subject, verb.toLowerCase())}`,
    unless: ({ before, after }) => ASKING.test(before) || ANSWERED.test(after),
    because: 'after “$1” we use the present tense for the future',
    why: 'After “if”, “when” and “as soon as”, the present stands for the future: “{fix}”.',
    ask: 'Look for “if” and “when” in your text. Does “will” stand in the same half of the sentence?',
    confidence: 0.6,
    examples: [
      'We stay inside, if they {will come => come}.',
      'The goats come down, when it {will rain => rains}.',
      'Nobody can say when the rain will start and when it will stop.',
    ],
  },
  {
    id: 'if-would',
    slip: 'if-clause',
    pattern:
      /(?<=^|[,;.] |\b(?:and|but|because|so|that) )(if|unless) (i|you|we|they|he|she|it|people|the [a-z]+) would (?!like|love|prefer|care|mind|wish|please|just|only)([a-z]+)\b(?=[^.;]*\b(?:would|could|might)\b)/gi,
    fix: ({ parts: [, link = '', subject = '', verb = ''] }) =>
      isBaseForm(verb) ? `${link} ${subject} ${verb === 'be' ? 'were' : pastOf(verb)}` : null,
    notAfter: ASKING,
    because:
      'after “$1” a past form says what is only imagined, and “would” stands in the other half',
    why: 'What is only imagined stands in a past form after “if”, and “would” in the other half: “{fix}”.',
    ask: 'Look for “if” in your text. Does “would” stand in the same half of the sentence?',
    confidence: 0.75,
    examples: [
      'If the goats {would eat => ate} less, they would live longer.',
      'If you would follow me, we can start.',
      'When it would rain, we would play cards.',
    ],
  },
]);
