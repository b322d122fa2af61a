import { family, likeCase } from './grammar-rule.ts';

/** Words wrongly joined or parted, as a pattern, and what is right. */
const SEAMS: readonly (readonly [found: RegExp, right: string])[] = [
  [/my self/, 'myself'],
  [/your self|(?<=(?:be|by|for|in|express|help|improve) )you self/, 'yourself'],
  [/him self|hisself/, 'himself'],
  [/her self/, 'herself'],
  [/it self/, 'itself'],
  [/any body(?! (?:of|mass|image|part))/, 'anybody'],
  [
    /some one(?= (?:who|that|to|at|with|in|on|for|from|else|is|was|has|can|will|would)\b|[.,;!?]|$)/,
    'someone',
  ],
  [/every thing/, 'everything'],
  [/any thing/, 'anything'],
  [/some thing/, 'something'],
  [/every where/, 'everywhere'],
  [/any where/, 'anywhere'],
  [/some where/, 'somewhere'],
  [
    /(?<!(?:each and|no|of|which|the|to|for) )every one(?= (?:is|has|knows|wants|needs|should|can|will|else|likes|thinks|was|had|who)\b)/,
    'everyone',
  ],
  [/with out(?! of| dated)/, 'without'],
  [
    /(?<=(?:go|goes|went|get|gets|got|come|comes|came|put|puts|turn|turns|turned|move|moves|moved|fall|falls|fell|walk|walked|break|look|looked) )in to(?= (?:the|a|an|my|our|your|their|his|her)\b)/,
    'into',
  ],
  [/infact/, 'in fact'],
  [/aswell/, 'as well'],
  [/alot/, 'a lot'],
  [/eachother/, 'each other'],
  [/incase/, 'in case'],
  [/atleast/, 'at least'],
  [/allright/, 'all right'],
  [/eventhough/, 'even though'],
  [/everytime/, 'every time'],
  [/infront/, 'in front'],
  [/inorder(?= to\b)/, 'in order'],
  [/inspite/, 'in spite'],
  [/noone/, 'no one'],
  [/ofcourse/, 'of course'],
  [/thankyou/, 'thank you'],
  [/highschool/, 'high school'],
  [/in (?:now days|now a days|now-a-days)/, 'nowadays'],
  [/now days(?! (?:are|grow|get|is)\b)|now a days|now-a-days/, 'nowadays'],
  [/class mates/, 'classmates'],
  [/class room/, 'classroom'],
  [/life style/, 'lifestyle'],
  [/life styles/, 'lifestyles'],
  [/(?<=(?:the|at|my|your|our|their|in|a|this) )work place/, 'workplace'],
  [/team mate/, 'teammate'],
  [/team mates(?! up)/, 'teammates'],
  [/hardwork/, 'hard work'],
  [/basket ball/, 'basketball'],
  [/be came/, 'became'],
  [/world wide(?! web)/, 'worldwide'],
];
/** Pairs of words that describe a noun together. */
const HYPHENED =
  'part time|full time|long term|short term|high quality|low quality|high speed|middle class|second hand|first hand|self esteem|self confidence|self confident|self employed|self defence|self defense|well known|well paid|old fashioned|hard working|time consuming|user friendly|eco friendly|non profit|co workers?|ex wife|ex husband|ex boyfriend|ex girlfriend';

/** Words that are joined, parted or joined by a hyphen. */
export const COMPOUND_RULES = family({ severity: 2 }, [
  {
    id: 'one-word-or-two',
    pattern: new RegExp(
      `(?<![\\w-])(?:${SEAMS.map(([found]) => `(${found.source})`).join('|')})(?![\\w’'-])`,
      'gi',
    ),
    fix: ({ parts: [words = '', ...groups] }) => {
      const right = SEAMS[groups.findIndex((group) => group !== '')]?.[1];
      return right === undefined ? null : likeCase(words, right);
    },
    because: 'so a dictionary has it',
    why: 'A dictionary shows whether a word is one or two: “{fix}”.',
    ask: 'Which other words do you join or part by ear, with “every”, “some” or “self”? Look one of them up.',
    checker: 'OpenCompounds Nowadays EveryTime AfterAll APart AWhile',
    examples: [
      'I painted the wall {my self => myself}.',
      'Hardly {any body => anybody} came.',
      'Hardly any body of water is clean.',
      'We asked {some one => someone} at the gate.',
      'It can take some one life.',
      'They left {with out => without} a word.',
      'They came back with out of date maps.',
      'They helped {eachother => each other}.',
      'Few people farm {now days => nowadays}.',
      'Few people farm {in now days => nowadays}.',
      'The flood took some one hundred lives.',
      'In our street {every one => everyone} knows the mill.',
      'We went into every one of the mills.',
      'They went {in to => into} the mill.',
      'The new pipes cost {alot => a lot}.',
      'They {be came => became} friends.',
    ],
  },
  {
    id: 'everyday',
    pattern: new RegExp(
      String.raw`(?<!\b(?:my|your|his|her|our|their|the|in|of|an|some|with|its|for|these|this|and|or|both|more|very|is|was|are|as|from|to) )everyday(?=[.,;!?]|$| to (?:school|work|university|the)\b| (?:i|we|in|at|because|but|when|after|with|before|they|so|he|she)\b)`,
      'gi',
    ),
    fix: 'every day',
    because: '“everyday” only describes a noun',
    why: '“Every day” says when, and “everyday” in one word describes a noun, as in “everyday life”.',
    ask: 'Look for “everyday”. Does a noun follow that it describes?',
    checker: 'Everyday',
    examples: ['They swim {everyday => every day}.', 'They are part of everyday life.'],
  },
  {
    id: 'selves',
    frames: [
      '[theirselves|theirself|themselfs => themselves]',
      '[them|there|their self|selfs|selves => themselves]',
      '[our self|selfs|selves => ourselves]',
    ],
    because: 'several people are meant',
    why: 'Where several people are meant, “self” becomes “selves”, in one word: “{fix}”.',
    ask: 'Look for “self” and “selves”. How many people does each of them stand for?',
    examples: [
      'They fed {theirselves => themselves} from the garden.',
      'We built it {our selfs => ourselves}.',
      'We painted the room in which our self-help group meets.',
    ],
  },
  {
    id: 'each-other',
    frames: ['[each others => each other] !NOUN|ADJ'],
    notBefore: /^['’]/,
    because: 'the phrase has no s',
    why: 'It is “{fix}” without an s, however many people are meant.',
    ask: 'Do you write “one another” or “each other” with an s anywhere else?',
    examples: ['They helped {each others => each other}.', 'They knew each other’s names.'],
  },
  {
    id: 'hyphen',
    changesNoWord: true,
    pattern: new RegExp(
      `\\b(?:(${HYPHENED})(?:(?= (?:job|jobs|work|worker|workers|student|students|effect|effects|education|relationship|solution|food|products?|people|families|shops?|clothes|experience|place|person|company)\\b)|(?<=(?:self [a-z]+|[a-z]+ friendly|time consuming))(?=[.,]| (?:and|is|in|of)\\b))|(\\d+|[a-z]+teen|twenty|thirty|forty|fifty|six|seven|eight|nine|ten|twelve|five|four|three|two)[ -](year)s?[ -]old (?=(?:boy|girl|man|woman|student|child|kid|teenager|person|lady|daughter|son|brother|sister)\\b)|(an?|my|the|this|our) (\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty) (hour|minute|day|week|month|year|star|storey)s (?=(?:trip|walk|holiday|course|drive|flight|journey|break|film|movie|programme|lesson|class|visit|stay|project|period|hotel|ride|vacation|plan|job|contract)\\b))`,
      'gi',
    ),
    fix: ({ parts: [, pair = '', years = '', year = '', the = '', count = '', unit = ''] }) => {
      if (pair !== '') return pair.replace(' ', '-');
      return year === '' ? `${the} ${count}-${unit}` : `${years}-${year}-old`;
    },
    because: 'together they describe the noun',
    why: 'Words that describe a noun together are joined with hyphens, and a measure has no plural s: “{fix}”.',
    ask: 'Which other words describe one noun together? Where does a number with “year” or “day” stand before a noun?',
    severity: 1,
    confidence: 0.75,
    examples: [
      'He has a {part time => part-time} job.',
      'He works part of the time.',
      'They saved a {ten years old => ten-year-old} boy.',
      'The boy they saved is ten years old.',
      'We took a {two hours => two-hour} walk.',
    ],
  },
]);
