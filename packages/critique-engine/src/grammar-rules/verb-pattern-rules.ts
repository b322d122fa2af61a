import { endsInSubject, startsClause } from './clause-start.ts';
import { family } from './grammar-rule.ts';

/** Words before 'to' that belong to what stands before them: 'came by to help', 'the day before to talk'. */
const STRANDED =
  /\b(?:day|night|week|month|year|soon|shortly|long|never|ever|morning|evening|come|comes|came|stop\w*|pass\w*|drop\w*|stand|stood|go|goes|went|gone|going|near|close|nearby|unheard|speak|[a-z]+ed|sent|paid|made|fit|look|looks|looking|ask|live|cared?) $/i;
/** 'The people she cares for know it.' */
const CLAUSE_BEFORE = /\b(?:i|we|you|they|he|she|it|who|that|which|what) (?:\S+ ){1,4}$/i;
const ASKERS =
  'know knows knew understand understands wonder wonders wondered explain explains explained decide decided remember imagine';
const ASK_OR_TELL = 'ask asked tell told';

/** Which form of a verb follows another verb or word. */
export const VERB_PATTERN_RULES = family({ confidence: 0.8 }, [
  {
    id: 'preposition-verb',
    slip: 'preposition-verb',
    frames: [
      '[of|in|by|without|about|after|before|for|from|at @sureverb => $1 $2.ing] !and|or|tanks|tank',
      '[instead of @sureverb => $1 $2 $3.ing]',
      'more|less ADJ than [@sureverb => $1.ing]',
      'cheaper|better|easier|faster|harder|safer than [@sureverb => $1.ing]',
      'than [to @sureverb => $2.ing]',
      '[without|before|after|by|despite|of to @bare|@common|be => $1 $3.ing]',
      '[because|instead of to @bare|@common|be => $1 $2 $4.ing]',
      'think|thinking|talk|dream|worry|care [about to @bare|@common|be => $1 $3.ing]',
    ],
    unless: ({ before, parts, after }) =>
      // 'He would of told us': “of” stands for “have”.
      /\b(?:would|could|should|must|might) $/i.test(before) ||
      (/\bthan $/i.test(before)
        ? / to /i.test(before)
        : parts.length === 3 && CLAUSE_BEFORE.test(before)) ||
      (STRANDED.test(before) && /^to$/i.test(parts[2] ?? '')) ||
      /^[-"“‘'”’]/.test(after) ||
      /^\p{Lu}/u.test(parts.at(-1) ?? ''),
    because: 'after a preposition a verb takes its -ing form, without “to”',
    why: 'After a preposition such as “of”, “for” or “without”, a verb ends in -ing: “{fix}”.',
    ask: 'Look for “for”, “of”, “by” and “without” before a verb. Does the verb end in -ing?',
    examples: [
      'The neighbours thanked us for {bring => bringing} the chairs.',
      'The man she cares for bring it up often.',
      'He left without {to say => saying} a word.',
      'She came by to say a word.',
      'A taxi is more convenient than {take => taking} the tram.',
      'It is easier to walk than take the tram.',
    ],
  },
  {
    id: 'for-to',
    frames: ['[for to @bare|@common|be => to $3]'],
    notAfter: STRANDED,
    because: 'a purpose needs “to” alone',
    why: 'What something is for, we say with “to” and the verb: “to learn”, never “for to learn”.',
    ask: 'Where else do you say what something is for? Look for “for” before a verb.',
    confidence: 0.85,
    examples: ['They built a wall {for to => to} keep the goats out.'],
  },
  {
    id: 'forward-to',
    frames: [
      '[look|looking|looks|looked forward to|for @bare|@common|hear|meet => $1 $2 $3 $4.ing]',
      "@be|be|been|i'm|not|very|really|also|more|so|become|became [interested to @bare|@common => $1 in $3.ing] !that",
      '[capable|incapable to @bare|@common|be => $1 of $3.ing]',
    ],
    unless: ({ before, parts }) =>
      (/^look/i.test(parts[1] ?? '') &&
        /\b(?:what|that|which|all|things?|days?|event|holidays?)\b/i.test(before)) ||
      /^(?:hear|know|see|learn|find|read|discover|understand|note)$/i.test(
        /^interested$/i.test(parts[1] ?? '') ? (parts[3] ?? '') : '',
      ),
    because: 'here stands the form in -ing',
    why: 'After “look forward to”, “interested in” and “capable of”, the verb ends in -ing: “{fix}”.',
    ask: 'Could a noun stand after your “to”, as in “look forward to the holiday”? Then the verb ends in -ing.',
    checker: 'LookForwardTo LookingForwardTo',
    confidence: 0.85,
    examples: [
      'We look forward to {meet => meeting} the new teacher.',
      'It is the day that we look forward to meet.',
      'She is interested {to join => in joining} the choir.',
      'She is interested to hear the choir.',
      'The pump is capable {to lift => of lifting} water.',
    ],
  },
  {
    id: 'spend-time-to',
    frames: [
      '[spend|spends|spent|spending hours|time to @bare|@common => $1 $2 $4.ing]',
      '[spend|spends|spent|spending @owner|the|more|much|some|a free|little|lot|whole? of? time to @bare|@common => $1 $2 $3 $4 $5 $7.ing]',
    ],
    because: 'time is spent doing something',
    why: 'After “spend time” and “have difficulty”, the verb ends in -ing: “{fix}”.',
    ask: 'Look for “time”, “money” and “difficulty”. Which form does the verb after each of them have?',
    examples: ['They spend hours {to read => reading} reports.', 'They spend hours on reports.'],
  },
  {
    id: 'want-without-to',
    slip: 'verb-form',
    frames: [
      '[want|wants|wanted|need|needs|try|tries|tried|decide|decides|decided|hope|hopes|hoped|refuse|refused|agreed|promised|afford|tend|tends @sure => $1 to $2]',
      "it|that is|was|isn't @judged [@sureverb|have|be => to $1]",
      "it's|that's @judged [@sureverb|have|be => to $1]",
      '[would like @sure => $1 $2 to $3]',
      '@be [able|supposed|forced|allowed|willing|hoping|planning|ready @sure => $1 to $2]',
    ],
    words: {
      judged: 'difficult easy important necessary better hard possible impossible useful dangerous',
      sure: `be become do have make take give get go see know learn eat buy tell write read bring choose keep meet find speak
      understand improve develop create continue explain reduce protect provide spend pay sell send sit teach think achieve
      avoid communicate enjoy follow forget grow happen include join listen lose prepare receive remember say solve swim`,
    },
    // Not 'the things people want become needs'.
    unless: ({ before, parts }) =>
      parts.length > 2 ? !endsInSubject(before) : /\b(?:if|how|what|as) $/i.test(before),
    notBefore: /^-/,
    because: 'we put “to” between the two verbs',
    why: 'Between “want”, “need” or “it is important” and the next verb stands “to”: “{fix}”.',
    ask: 'Look for “want”, “need”, “try” and “important”. Is there a “to” before the next verb?',
    examples: [
      'We want {go => to go} to the coast.',
      'The things people want become needs.',
      'It is important {have => to have} a map.',
      'It is important people have a map.',
      'We need {buy => to buy} a boat.',
    ],
  },
  {
    id: 'use-to',
    slip: 'used-to',
    frames: [
      '@subject|people|who [use => used] to @bare|@common|be',
      "@be|i'm|we're|they're|you're [suppose|oblige|force => $1.past] to",
    ],
    // Not 'land that people use to grow maize'.
    unless: ({ before, parts }) =>
      /^use$/i.test(parts[1] ?? '') && !startsClause(before.replace(/\S+ $/, '')),
    because: 'the form ends in -d',
    why: 'A habit of the past is “used to”, and what is expected is “supposed to”, with a d: “{fix}”.',
    ask: 'Where else do you write about what people did in the past? Does “used” keep its d?',
    checker: 'SupposedTo',
    examples: [
      'When I was small, we {use => used} to swim here.',
      'It is land that we use to fish and camp.',
      'They are {suppose => supposed} to wear a helmet.',
    ],
  },
  {
    id: 'get-used-to',
    slip: 'used-to',
    frames: ["@be|i'm|we're|they're|you're|get|gets|getting|got [use => used] to"],
    because: 'the form ends in -d',
    why: 'What is no longer new to you is what you are, or get, “used to”, with a d.',
    ask: 'Look for “use to” after “am”, “is”, “are” or “get”. Does it have its d?',
    examples: ['You will get {use => used} to the noise.', 'They get use out of the old car.'],
  },
  {
    id: 'indirect-question',
    frames: [
      '[@asks what|where|when|why|how are|am|was|were|can|could|should|will i|you|we|they|he|she => $1 $2 $4 $3]',
      '[@tells me|him|her|us|them|you what|where|when|why|how are|am|was|were|can|could|should|will i|you|we|they|he|she => $1 $2 $3 $5 $4]',
      '[@asks what|where|when|why|how do i|you|we|they|people => $1 $2 $4]',
      '[@tells me|him|her|us|them|you what|where|when|why|how do i|you|we|they|people => $1 $2 $3 $5]',
    ],
    words: { asks: ASKERS, tells: ASK_OR_TELL },
    // 'They ask me when can you start' gives the very words.
    unless: ({ parts, after }) =>
      after.includes('?') ||
      !/^(?: [a-z]|[.,]|$)/.test(after) ||
      (/^ask/i.test(parts[1] ?? '') && parts.slice(3).includes('you')),
    because: 'in an indirect question the subject comes before the verb, without “do”',
    why: 'Only a question of its own turns verb and subject round. Inside a sentence they keep their order: “{fix}”.',
    ask: 'Look for “what”, “where” and “how” inside your sentences. Does the subject come first?',
    examples: [
      'I know what {should I => I should} do.',
      'I know what {do they => they} want.',
      'Do you know what they want?',
    ],
  },
  {
    id: 'due-to-clause',
    frames: [
      '[due|owing to it|they|he|she|we|i|there => because $3] @auxiliary|need|want',
      '[because of it|they|he|she|we|i|there => because $3] @auxiliary|need|want',
    ],
    because: 'before a clause with its own verb stands “because”',
    why: '“Because of” and “due to” stand before a noun, and “because” before a clause with its verb: “{fix}”.',
    ask: 'Look for “because of” and “due to”. Does a noun follow, or a clause with its own verb?',
    examples: ['We stayed because {of =>} it was cold.', 'We stayed because of the cold.'],
  },
]);
