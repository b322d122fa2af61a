import { numberOf } from './finders/noun-number.ts';
import { AUXILIARIES } from '../lexicon/closed-classes.ts';
import { OWNED } from './possessive-rules.ts';
import { numberSingular } from './finders/number-singular.ts';
import { family, likeCase } from './grammar-rule.ts';

/** Words in s that are no plurals -> what is right. */
const NO_SUCH_PLURAL: ReadonlyMap<string, string> = new Map(
  `informations information,advices advice,equipments equipment,furnitures furniture,homeworks homework,knowledges knowledge,
  luggages luggage,softwares software,trafics traffic,musics music,childs children,childrens children,mens men,womens women,
  pollutions pollution,moneys money,stuffs things,feedbacks feedback,staffs staff,trainings training,medias media,lifes lives`
    .split(/,\s*/)
    .map((row): [string, string] => {
      const [wrong = '', right = ''] = row.split(' ');
      return [wrong, right];
    }),
);
/** A noun follows, so that somebody owns it: 'the childrens school is far'. */
const OWNS = new RegExp(
  `^ (?!(?:${AUXILIARIES.pattern}|and|or|but|who|which|that|to|in|on|at|for|from|with|about|because|when|if|need|want|like|love|go|get|think|know|also|always|often|never|not)\\b)[a-z]{3,}`,
  'i',
);
/** What a child has: 'the childs habits'. */
const OWNED_NEXT = new RegExp(`^ (?:${OWNED.split(/\s+/).join('|')})\\b`, 'i');
/** Words that go with machines: 'electronic advices' are devices. */
const DEVICE =
  /\b(?:electronic|electric|electrical|digital|mobile|smart|technological|modern|portable|medical|new|these|those|many|different|internet|communication) $/i;
/** Nouns in the plural that learners use most. */
const PLURALS = `problems reasons advantages disadvantages students teachers countries ways places activities books friends
children cars schools jobs things examples cities animals languages differences opportunities benefits subjects companies
families ideas skills teenagers girls boys parents workers projects tests lessons exams phones computers houses questions
decisions mistakes goals challenges solutions habits dreams neighbours machines careers experiences memories hobbies holidays
tourists visitors citizens governments adults persons`;
const CLOSED =
  '$|that|which|who|to|for|in|on|at|of|and|or|but|is|are|was|were|with|because|where|when|i|we|they|he|she|it|you|have|has|can|will';
const WHO_ENDS =
  '$|is|was|who|that|has|had|can|will|would|should|must|may|does|in|on|at|with|and|or|to|from|came|went|wants|needs|wanted|needed|said|says|goes|gets|works|lives';

/** One thing or several: nouns and the words that say how many. */
export const NUMBER_RULES = family({ slip: 'number', severity: 2 }, [
  {
    id: 'number-singular',
    find: numberSingular,
    why: 'After a number or a word like “many” and “these”, the noun is in the plural: “{fix}”.',
    ask: 'Look for “many”, “some”, “these” and numbers. Does the noun after each show that it is more than one?',
    confidence: 0.8,
    examples: [
      'He added three {drop => drops} of the acid.',
      'He added a three drop dose of the acid.',
      'There are many different {reason => reasons} to plant trees.',
      'She speaks three {language => languages} at home.',
      'She runs three language schools in town.',
      'Several {country => countries} signed the treaty.',
      'We had to read many old {letter => letters} about the mine.',
      'In the twenty first century few people write letters.',
      'We baked these {cake => cakes} at home.',
      'These rice farmers and these research results are known.',
      'Many today have a phone, and not many share the same one.',
    ],
  },
  {
    id: 'one-of',
    frames: [
      '[@count of the|@owner|these|those most? ADJ? ADJ? @one => $1 $2 $3 $4 $5 $6 $7.plural] !NOUN|ADJ|PROPN|NUM',
      '[@count of the|@owner|these|those most? ADJ? ADJ? @one => $1 $2 $3 $4 $5 $6 $7.plural] is|was|has|lives|works|helps',
    ],
    words: { count: 'one two three four five six seven eight nine ten many several few each both' },
    unless: ({ parts, after }) =>
      /^[-–]/.test(after) ||
      /^(?:accused|deceased|clergy|gang|cast|flock|herd|elite|congregation|opposition|rank|folk|staff|information|advice|furniture|equipment|evidence|knowledge|work|homework|research|money|time|day|kind|left|living|being|[a-z]+(?:ring|ting|sing|king|cing|ling|ding|ping|ming|ning|ving|ying))$/i.test(
        parts[7] ?? '',
      ),
    because: 'what “of” picks from is several',
    why: '“One of”, “each of” and “both of” pick from several, so the noun after them is in the plural: “{fix}”.',
    ask: 'Look for “one of” and “each of” in your text. Does the noun after them show that there are several?',
    examples: [
      'This is one of the most important {reason => reasons} for the strike.',
      'Two of the old {boat => boats} sank.',
      'Two of the old boat owners sank, and one of the crew swam.',
    ],
  },
  {
    id: 'a-plural',
    frames: ['[a|an ADJ @plural => $2 $3] ADP|AUX|SCONJ|PART|CCONJ|$'],
    unless: ({ parts, sentence, at, after }) =>
      numberOf((parts[3] ?? '').toLowerCase()) !== 'many' ||
      sentence.tag(at + 2) !== 'NOUN' ||
      /^[-–’']/.test(after) ||
      /^(?:few|many|great|good|hundred|thousand|million|dozen|couple|lot|mere|further|additional|estimated|full|record|total|different|several|various|some|two|three|certain|much|own|half|daily|first|especial|multiple|single|whole|past|next|last)$/i.test(
        parts[2] ?? '',
      ),
    because: '“$1” means one, and “$3” are several',
    why: '“A” and “an” go with one thing; several take none: “{fix}”.',
    ask: 'Look for “a”, “many”, “some” and “all”. Does the noun behind each of them fit?',
    confidence: 0.8,
    examples: ['We learn {a new => new} songs in May.', 'It is a few rules.'],
  },
  {
    id: 'singular-determiner',
    frames: [
      '[this @plurals => these $2]',
      '[another @plurals => $1 $2.single] is|was|has|would|will|can',
      '[another @plurals|people => other $2] !@carrier|NOUN|ADJ|is|was|has|would|will|can',
      '[every|each @plurals => $1 $2.single] !NOUN|are|were|have|do|need|want|go|get|make|think|know|say|live|help|like|use',
      `[a|an @plurals => $1 $2.single] ${CLOSED}`,
      "[this @many => these $2] are|were|have|do|don't|aren't|weren't",
      'in [this days => these days]',
      '[this days => these days]',
      '[this modern days => these modern days]',
      '[these|those information|advice|furniture|equipment|homework|luggage|evidence|knowledge|software|traffic|pollution|weather|research => $1.single $2] $|and|or|but|to|for|in|on|at|of|that|which|about|from|with|because|when|if|can|could|will|would|should|must|may|also',
    ],
    words: { plurals: PLURALS, carrier: 'carrier carriers' },
    // 'There were a opportunities' lacks more than a letter.
    notAfter: /\bthere (?:are|were) $/i,
    // 'A students who have jobs': the verb says that several are meant.
    notBefore: /^(?:['’-]| (?:that|who|which) (?:are|were|have|do)\b)/,
    because: '“$1” does not go with “$2”',
    why: '“A”, “each”, “every”, “another” and “this” go with one thing: “{fix}”.',
    ask: 'Look for “a”, “every”, “another” and “this”. Does one thing follow each of them?',
    confidence: 0.75,
    examples: [
      'She learned the songs of {another => other} countries.',
      'She finished a languages degree in the city.',
      'Every {students => student} paid for the trip.',
      'It helps a students that have jobs.',
      'We discussed {this => these} problems at length.',
      'We discussed that problem at length.',
      '{This => These} rules are old.',
      'This rules out the plan, and this sports hall was closed.',
      'In {this => these} modern days we hurry.',
      '{Those => That} information about the ferry is old.',
      'Those information desks on the ferry are old.',
    ],
  },
  {
    id: 'one-men',
    frames: [
      `[a|an|each|every|another men|women|children|freshmen|policemen|businessmen => $1 $2.single] ${WHO_ENDS}`,
      `[a|an|each|every|another ADJ men|women|children|freshmen|policemen|businessmen => $1 $2 $3.single] ${WHO_ENDS}`,
    ],
    because: '“$1” means one',
    why: 'The word that says how many, and the noun, must fit: “{fix}”.',
    ask: 'Look for “a”, “each” and “this”. Does one thing follow, or several?',
    severity: 3,
    examples: ['A pregnant {women => woman} was waiting.', 'A women only gym is open.'],
  },
  {
    id: 'uncountable-plural',
    pattern: new RegExp(
      `\\b(?<!\\bstill )(?:${[...NO_SUCH_PLURAL.keys()].join('|')})\\b(?!['’´]| res\\b)`,
      'gi',
    ),
    fix: ({ parts: [word = ''] }) => likeCase(word, NO_SUCH_PLURAL.get(word.toLowerCase()) ?? ''),
    unless: ({ parts: [word = ''], before, after }) =>
      (/^advices$/i.test(word) && DEVICE.test(before)) ||
      // An apostrophe is missing.
      (/^(?:childre|wome|me)ns$/i.test(word) && OWNS.test(after)) ||
      (/^childs$/i.test(word) && OWNED_NEXT.test(after)),
    because: 'the noun has another plural, or none',
    why: 'Some nouns have a plural of their own, such as “women”, and some none, such as “information”: “{fix}”.',
    ask: 'Which of your nouns have no plural in s? Look one of them up.',
    examples: [
      'The leaflet gave us useful {informations => information}.',
      'The {childs => children} played behind the church.',
      'The child’s toys lay behind the church.',
      'The flood changed their {lifes => lives}.',
      'The gallery sells still lifes, and the story begins in medias res.',
    ],
  },
  {
    id: 'much-many',
    frames: [
      '[much => many] @plurals|people|years|sports',
      '!or|one|no|a|two|three|and|NOUN|people [less => fewer] @counted',
      '[amounts of => numbers of] @several',
      '[amount of => number of] @several',
    ],
    words: {
      plurals: PLURALS,
      several: 'people students children cars tourists countries friends books women men accidents',
    },
    notBefore: /^ \S+['’]/,
    because: 'what follows can be counted',
    why: '“Many”, “fewer” and “number” go with what can be counted, “much”, “less” and “amount” with what cannot: “{fix}”.',
    ask: 'Look for “much” and “less”. Can you count what follows?',
    examples: [
      'The new road brought {much => many} problems to the village.',
      'The new road brought much trouble to the village.',
      'The town has {less => fewer} shops than before.',
      'It costs less, and trees grow there.',
      'The {amount => number} of cars doubled.',
      'The amount of traffic doubled.',
    ],
  },
  {
    id: 'kinds-of',
    frames: [
      '[these|those|all|different|many|various|several|two|three|both kind|type|sort of => $1 $2.plural of] @plural|people|children|food|music|information',
      '[this kinds|types|sorts of => these $2 of]',
    ],
    because: '“$1” and “$2” do not go together',
    why: 'The word that says how many decides what follows it: “{fix}”.',
    ask: 'Look for “kind”, “type” and “sort”. Do the words before and after each of them fit?',
    examples: [
      'They sell different {kind => kinds} of boats.',
      'They sell a different kind of boat.',
      'I like {this => these} kinds of boats.',
    ],
  },
  {
    id: 'peoples',
    frames: [
      "many|some|most|other|young|old|poor|rich|these|those|because|that [peoples => people] are|have|think|say|want|need|do|can|will|who|don't|believe|use",
      "^ [peoples => people] are|have|think|say|want|need|do|can|will|who|don't|believe|use",
    ],
    because: '“people” is a plural already',
    why: '“People” means several persons and takes no s; “peoples” are nations: “{fix}”.',
    ask: 'Look for “peoples”. Do you mean persons or nations?',
    examples: ['Young {peoples => people} are here.', 'The peoples of the river are old.'],
  },
  {
    id: 'others-noun',
    frames: [
      '[others => other] people|countries|things|students|cities|places|activities|children|languages|problems|friends|animals|ways|sports|cultures|subjects|reasons|persons|topics|companies',
      '[an others|another => another]',
      '[another ones => another]',
      '^ [other => others] @says',
      'but|and|while|whereas|although|because [other => others] @says',
    ],
    words: {
      says: `seem think believe say argue prefer claim feel want are might may would will can could consider suggest disagree agree do
      don't`,
    },
    because: 'the form does not fit what follows',
    why: 'Before a noun it is “other” without s, alone it is “others”, and one more is “another”: “{fix}”.',
    ask: 'Look for “other” and “others”. Does a noun follow?',
    examples: [
      'We visited {others => other} countries.',
      'Some left, and the others stayed.',
      'Give me {an another => another} cup.',
      'Some walk, and {other => others} think about it.',
      'Some walk, and other people think about it.',
    ],
  },
]);
