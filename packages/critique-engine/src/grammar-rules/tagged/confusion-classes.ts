import { BASE_OF_THIRD, COMMON_VERBS } from '../../lexicon/common-verbs.ts';
import type { WordClasses } from './frame.ts';
import { numberOf } from './noun-number.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const DEGREE = setOf(
  `fast slowly slow quickly late early soon often hard loud loudly far much many little few high low long short big small
  old young tired expensive difficult dangerous heavy busy hot cold strong weak easy crowded noisy deep`,
);
/** What people have, as nouns that begin no clause. */
const OWNED = setOf(
  `own family families parents mother father friends children kids brothers sisters teachers lives homework jobs phones
  phone future money education opinion opinions time dreams goals works tasks studies ideas problems feelings health
  skills grades decisions rooms business books bags shoes clothes hands eyes minds heads tickets keys tools
  classmates dogs farm farms land shop shops luck rights votes work plans plan homes house houses car`,
);
const TAKES_OWNED = setOf(
  `forgot forget forgets lost lose loses losing brought bring brings left spend spends spent spending do does did doing
  done sell sold wash washed use uses used using finish finished finishing change changed changing improve improving
  help helps helping love loves share shared sharing support supports follow following choose choosing miss missing
  visit visiting believe in respect raise raised feed fed teach taught open opened closed`,
);
const HAS_IT = setOf(
  `lost lose loses losing changed change changes wagged wag wags show shows showed shown uses used opened closed sold sell
  sells raised cut kept keep keeps improve improves improved protect protects protected increase increases increased
  reduce reduces reduced left built reached reach reaches spread spreads lifted raise raises shut moved has had have`,
);
const PLACES = setOf(
  'place places village town city country house home school room street farm park shop area world point situation classroom hospital beach',
);
const MODALS = setOf(
  `can could will would shall should may might must cannot can't couldn't won't wouldn't shouldn't mightn't to don't
  doesn't didn't not`,
);
/** Verbs after which an indirect question follows. */
const ASKS = setOf(
  `know knows knew ask asks asked wonder wonders wondered decide decides decided see sure unsure matter discuss determine
  question is say tell find consider`,
);
const STATES = setOf(
  'tired going able afraid ready sure happy bored scared trying getting used supposed allowed too very not so always never',
);
/** What somebody is doing, as no noun has it before 'to', 'in' or 'the'. */
const UNDERWAY = setOf(
  'moving trying coming leaving looking getting working waiting planning building running fighting talking hoping starting staying asking taking making doing using',
);
const BASE = new Set(COMMON_VERBS);
/** The subject of a clause, as no object can be. */
const SUBJECTS = setOf('i you we they he she it people who');
const OWNERS = setOf('my your his her our their its');

/** The classes of words that the frames of confusions name. */
export const CONFUSION_CLASSES: WordClasses = {
  degree: (s, at) => DEGREE.has(s.word(at)),
  owned: (s, at) => OWNED.has(s.word(at)),
  takes: (s, at) => TAKES_OWNED.has(s.word(at)) || TAKES_OWNED.has(s.word(at).replace(/s$/, '')),
  hasit: (s, at) => HAS_IT.has(s.word(at)),
  place: (s, at) => PLACES.has(s.word(at)),
  modal: (s, at) => MODALS.has(s.word(at)),
  asks: (s, at) => ASKS.has(s.word(at)),
  state: (s, at) => STATES.has(s.word(at)),
  shows: (s, at) =>
    /^(?:show|shows|showed|see|sees|tell|tells|explain|explains|find out|know|knows)$/.test(
      s.word(at),
    ),
  third: (s, at) =>
    s.word(at) !== 'is' &&
    (BASE_OF_THIRD.has(s.word(at)) ||
      (s.tag(at) === 'VERB' && /[a-z]{2}(?<!s)s$/.test(s.word(at)))),
  describing: (s, at) =>
    ['ADJ', 'NOUN', 'VERB'].includes(s.tag(at)) && !/(?:ing|ed|en)$/.test(s.word(at)),
  superlative: (s, at) =>
    ['own', 'only', 'main'].includes(s.word(at)) ||
    (s.tag(at) === 'ADJ' && /[a-z]{2}est$/.test(s.word(at)) && s.word(at) !== 'honest'),
  base: (s, at) => BASE.has(s.word(at)),
  subject: (s, at) => SUBJECTS.has(s.word(at)),
  owner: (s, at) => OWNERS.has(s.word(at)),
  many: (s, at) => s.tag(at) === 'NOUN' && numberOf(s.word(at)) === 'many',
  one: (s, at) => s.tag(at) === 'NOUN' && numberOf(s.word(at)) === 'one',
  participle: (s, at) =>
    ['VERB', 'AUX', 'ADJ', 'NOUN'].includes(s.tag(at)) &&
    /(?:ed|en|wn|ne|been|sold|told|made|left|won|lost|got|come|gone|said|had|thought|found|kept|paid|become)$/.test(
      s.word(at),
    ),
  plural: (s, at) => /^[a-z]{3,}(?<![su'])s$/.test(s.word(at)),
  counted: (s, at) =>
    s.tag(at) === 'NOUN' &&
    numberOf(s.word(at)) === 'many' &&
    !/^(?:minutes|hours|days|weeks|months|years|times|rand|dollars|metres|kilometres|grams|litres)$/.test(
      s.word(at),
    ),
  underway: (s, at) => UNDERWAY.has(s.word(at)),
  ing: (s, at) => /[a-z]{2}ing$/.test(s.word(at)),
  compared: (s, at) =>
    /^(?:less|more|worse|rather|other|fewer)$/.test(s.word(at)) ||
    (/[a-z]{2}er$/.test(s.word(at)) &&
      ['ADJ', 'ADV'].includes(s.tag(at)) &&
      !/^(?:ever|never|over|other|after|however|rather|together|forever|later|sooner|whether)$/.test(
        s.word(at),
      )),
  closes: (s, at) =>
    /^(?:and|but|because|when|if|or|so|in|on|at|with|for|to|by|from|every|is|was|are|were|all|before|after)$/.test(
      s.word(at),
    ),
};
