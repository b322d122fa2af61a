import { BY_PARTICIPLE, pastOf, thirdOf, verbOfIng } from '../lexicon/verbs.ts';
import { startsClause, takesSubject } from './clause-start.ts';
import { tellsOfPast } from './finders/past-story.ts';
import { family, type Match } from './grammar-rule.ts';

/** The form of 'be' that goes with a pronoun. */
const beFor = (subject: string, isPast: boolean): string => {
  if (/^i$/i.test(subject)) return isPast ? 'was' : 'am';
  const isOne = /^(?:he|she|it)$/i.test(subject);
  if (isPast) return isOne ? 'was' : 'were';
  return isOne ? 'is' : 'are';
};

const isPast = ({ sentence: { text } }: Match): boolean =>
  tellsOfPast(text) || /\b(?:yesterday|ago|last (?:year|month|week|night|time))\b/i.test(text);

/** Whether a pronoun is the subject of its clause, and not the object of the verb before, nor asked about. */
const isNoSubject = ({ sentence, at, before, parts }: Match): boolean => {
  if (/['’“”"/]/.test(sentence.gap(at))) return true;
  if (/^(?:you|it)$/i.test(parts[1] ?? ''))
    return !takesSubject(before) && !/\b(?:if|as|and|what|which) $/i.test(before);
  return ['AUX', 'ADP'].includes(sentence.tag(at - 1)) || sentence.word(at - 1) === 'than';
};

/** A verb in the present or past that says the same as a bare participle. */
const finiteOf = (participle: string, subject: string, inPast: boolean): string => {
  const verb = BY_PARTICIPLE.get(participle);
  const isOne = /^(?:he|she|it)$/i.test(subject);
  if (inPast && verb && verb.base !== 'be') return verb.past;
  if (verb?.base === 'know') return isOne ? 'knows' : 'know';
  return `${isOne ? 'has' : 'have'} ${participle}`;
};

/** The verb without 'be', with the ending that 'be' carried. */
const withoutBe = ({ parts, sentence, at }: Match): string => {
  const [, be = '', between = '', verb = ''] = parts.map((part) => part.toLowerCase());
  const lasting = /^(?:depend|exist|belong|consist)(?=ed$|s$|$)/.exec(verb)?.[0];
  if (between === 'not') return `${be === 'is' || be === 'was' ? 'does' : 'do'} not ${verb}`;
  const isOne = be === 'is' && sentence.word(at - 1) !== 'i';
  if (/^w/.test(be)) return lasting && !verb.endsWith('ed') ? `${lasting}ed` : verb;
  if (/(?:ed|s)$/.test(verb) && lasting === undefined) return verb;
  const base = lasting ?? verb;
  return `${between} ${isOne ? thirdOf(base) : base}`;
};

/** A state in the simple form: 'is not knowing' -> 'does not know'. */
const simpleOf = (be: string, not: string, ing: string): string => {
  const base = verbOfIng(ing)?.base ?? ing;
  const isPast = be.startsWith('w');
  const isOne = be === 'is';
  if (not !== '') return `${isPast ? 'did' : isOne ? 'does' : 'do'} not ${base}`;
  if (isPast) return pastOf(base);
  return isOne ? thirdOf(base) : base;
};

/** A 'be' that is missing, or one too many. */
export const BE_RULES = family({ slip: 'be', confidence: 0.8 }, [
  {
    id: 'missing-be',
    frames: [
      '[@subject @degree? born|able|unable|afraid|aware|unaware|ashamed|alive|willing|unwilling|fond|glad|capable]',
      '[@subject @degree? likely|unlikely] to',
      '^clause [@subject very happy|good|sad|tired|important|nice|excited|interested|busy|glad|kind|beautiful|friendly|difficult|easy|interesting]',
    ],
    words: { degree: 'more most less least very also always often still not usually really too' },
    fix: (match) => {
      const [, subject = '', degree = '', word = ''] = match.parts;
      const be = beFor(subject, word === 'born' || isPast(match));
      return `${subject} ${be} ${degree} ${word}`;
    },
    unless: isNoSubject,
    because: 'the clause has no verb and needs “be”',
    why: 'Every sentence needs a verb, and here “be” is missing: “{fix}”.',
    ask: 'Read each sentence and point to its verb. Which sentence has none?',
    examples: [
      'If you {born => were born} by the sea, you swim early.',
      'Were you born by the sea?',
      'They {most => are most} likely to win the race.',
      'They most likely saw the race, and it made her aware of it.',
      'My aunt smiled because she {very => is very} happy.',
    ],
  },
  {
    id: 'it-adjective-to',
    frames: [
      '^ [it @judged => it is $2] to|that|for',
      'that|because|but|and|so|if|when [it @judged => it is $2] to|that|for',
      'because [is => it is] better|good|bad|more|very|important|easier|easy|@article|so|too|nice|fun|great|helpful|useful|necessary|difficult|hard|cheaper|not',
      '^ [also|moreover|furthermore|besides is => $1 it is] better|good|bad|more|very|important|easier|easy|a|an|so|too|nice|fun|great|helpful|useful|necessary|difficult|hard|cheaper|not',
    ],
    words: {
      judged:
        'difficult important possible necessary easy hard impossible better good true clear obvious useful',
    },
    because: 'the clause lacks its subject or its verb',
    why: 'Each clause has a subject and a verb: “{fix}”.',
    ask: 'Point to each “is” in this paragraph. Who or what is it about?',
    examples: [
      'They think that {it => it is} difficult to swim.',
      'They find it difficult to swim.',
      'I like it because {is => it is} better.',
    ],
  },
  {
    id: 'bare-participle',
    frames: [
      '[@subject already|just|never|always|also? been|gone|seen|known] !by',
      '[@subject already|just|never|always|also? @lone] DET|PRON',
    ],
    words: {
      lone: 'done taken written eaten spoken forgotten stolen worn thrown drawn driven shown chosen broken gone',
    },
    fix: (match) => {
      const [, subject = '', between = '', participle = ''] = match.parts;
      const [have = '', rest] = finiteOf(participle.toLowerCase(), subject, isPast(match)).split(
        ' ',
      );
      return rest === undefined
        ? `${subject} ${between} ${have}`
        : `${subject} ${have} ${between} ${rest}`;
    },
    unless: (match) =>
      isNoSubject(match) ||
      (/^(?:you|it)$/i.test(match.parts[1] ?? '') && !startsClause(match.before)),
    because: 'this form of the verb cannot stand alone',
    why: 'Forms such as “been”, “gone” and “seen” stand only behind “have” or “be”; alone, the verb has another form: “{fix}”.',
    ask: 'Look for “been”, “gone”, “seen” and “done”. Does “have” or “be” stand before each of them?',
    examples: [
      'They teach what we already {known => know}.',
      'They teach what we have already known.',
      'Now we {been => have been} there twice.',
      'She {seen => saw} a whale last year.',
      'It was she, seen by a guard last year.',
    ],
  },
  {
    id: 'state-base',
    frames: [
      '@person [@be @degree? @degree? concern => $1 $2 $3 concerned] about|with|by|that',
      '@person [@be @degree? @degree? worry => $1 $2 $3 worried] about|that|because',
      '@person [@be @degree? @degree? interest|involve => $1 $2 $3 $4.participle] in',
      '@person [@be @degree? @degree? surprise => $1 $2 $3 surprised] by|at|that|to',
      '@person [@be @degree? @degree? satisfy|disappoint|bore|associate => $1 $2 $3 $4.participle] with|by|in',
      '@person [@be @degree? @degree? frighten|scare|excite|tire => $1 $2 $3 $4.participle] of|by|to|about',
      '@person [@be @degree? @degree? relate|expose|addict => $1 $2 $3 $4.participle] to',
      '@person|@many [are|were @degree? @degree? concern|interest|base|involve|relate|associate|expose|addict => $1 $2 $3 $4.participle] about|in|on|upon|to|with',
    ],
    words: {
      person: 'i we they he she',
      degree: 'also always often really still just only usually never not very so too',
    },
    notAfter: /\b(?:what|there|all|hope|aim|goal|problem|thing)\b/i,
    because: 'after “$1” we use the form in -ed',
    why: 'What happens to somebody or something takes “be” and the third form of the verb: “{fix}”.',
    ask: 'Where else is something done to the subject? Does the verb have its third form there?',
    examples: [
      'The nurses are {concern => concerned} about the noise.',
      'The things that matter to them are concern and care.',
      'I was very {surprise => surprised} by the bill.',
      'Their hope is interest in the bill.',
    ],
  },
  {
    id: 'be-and-ing',
    frames: [
      '@who [am|is|are @degree? live|work => $1 $2 $3.ing] in|at|with|near|for|on|together',
      '@who [am|is|are @degree? talk|think|speak => $1 $2 $3.ing] about|to|with|of',
      '@who [am|is|are @degree? look|wait => $1 $2 $3.ing] for|at|forward',
      '@who [am|is|are @degree? try|go|listen => $1 $2 $3.ing] to',
      '@who [am|is|are @degree? suffer|deal|focus => $1 $2 $3.ing] from|with|on',
    ],
    words: {
      who: 'i you we they he she it people students children parents teachers who which',
      degree: 'now also always still just often usually really currently only not',
    },
    because: 'after “$1” the verb takes its -ing form',
    why: 'What is going on takes “be” and the form in -ing: “{fix}”.',
    ask: 'Look for “am”, “is” and “are” right before another verb. Which form does that verb have?',
    examples: ['That is what I am {talk => talking} about.', 'Our plan is talk about the mill.'],
  },
  {
    id: 'be-beside-verb',
    frames: [
      '[@be @none? happen|happened|depend|depends|depended|exist|exists|existed|belong|belongs|belonged|consist|consists|consisted|agree|disagree|appeared|disappeared|occurred|arrived|died|emerged|remained|seemed|succeeded] !upon|by|@object',
      '@who [am|is|are @degree? depend|rely|belong|consist|agree|disagree|tend|want|need|prefer|seem|believe] on|upon|to|of|with|in|that',
      'i|we|they|he|she [am|is|are @degree? @common] @the|@object',
      'i|we|they|he|she [am|is|are not @common|agree|disagree]',
      '@many [are @degree? know|have|see|take|give|make|get|find|want|need|learn|buy|bring|choose|eat|believe|allow] @the|@object|NOUN|ADJ',
    ],
    words: {
      none: 'never also',
      who: 'i you we they he she it people students children parents teachers who which',
      degree: 'now also always still just often usually really currently only never',
    },
    fix: withoutBe,
    unless: ({ before, at, sentence }) =>
      /\b(?:what|who|how|where|whether|when|which|why|that|whatever|whoever|all|there|hope|aim|goal|problem|thing)\b/i.test(
        before,
      )
        ? !/^(?:i|we|they|he|she)$/.test(sentence.word(at - 1))
        : ['AUX', 'ADP', 'VERB'].includes(sentence.tag(at - 2)),
    because: 'the verb needs no “be” beside it',
    why: 'A verb such as “agree”, “depend” or “happen” needs no “be” beside it: “{fix}”.',
    ask: 'Look for “is”, “are” and “was” right before another verb. Do you need both?',
    examples: [
      'The accident {was happened => happened} at noon.',
      'How good it is depends on the cook.',
      'They {are tend => tend} to be loud.',
      'The pupils {are also => also} know history.',
      'She {is not agree => does not agree} with the mayor.',
      'All she does is agree with the mayor.',
    ],
  },
  {
    id: 'state-progressive',
    frames: [
      '@who [@be having] @owned',
      '@who [@be having] DET|NUM|many|no|several|some|@owner ADJ? @owned !ADP|VERB',
      '@who [@be not? knowing|owning|preferring|wanting|believing|understanding] DET|PRON|NUM|that|how|what|why|where|PROPN|to',
      '@one|@many|PROPN [@be containing|possessing|belonging|consisting] of|to|DET|NUM|many|some|ADJ',
    ],
    words: {
      who: `i he she we they you everyone everybody people children students learners pupils parents teachers workers farmers friend
      brother sister mother father uncle aunt teacher neighbour family`,
      owned: `sister sisters brother brothers son sons daughter daughters cousin cousins uncle aunt parents grandparents car cars
      house houses job phone phones laptop computer dog dogs cat cats cows cattle goats bicycle farm shop shops land money degree
      licence passport qualification qualifications knowledge power skills talent rights right wife husband`,
    },
    fix: ({ parts: [, be = '', ...verbs] }) =>
      simpleOf(be.toLowerCase(), verbs.length > 1 ? (verbs[0] ?? '') : '', verbs.at(-1) ?? ''),
    confidence: 0.85,
    because: 'it tells of a state, and a state takes no “be … -ing”',
    why: 'What we know, own or have is a state, and a state takes the simple form: “{fix}”.',
    ask: 'Look for “am”, “is” and “are” before “having”, “knowing” and “wanting”. Is something going on, or is it simply so?',
    examples: [
      'I {am having => have} two sisters.',
      'I am having two teeth pulled.',
      'She {is knowing => knows} the answer.',
      'The key is knowing the answer.',
      'They {are not wanting => do not want} to go.',
    ],
  },
  {
    id: 'have-years',
    pattern:
      /\b(i|he|she) (?:have|has|had) (\d{1,2}|[a-z]+teen|twenty|thirty) years(?: old(?=[.,;!?]|$| (?:and|but|i|he|she)\b)|(?<=\bi have \S+ years)(?=[.,]|$))/gi,
    fix: ({ parts: [, who = '', years = ''] }) => `${who} ${beFor(who, false)} ${years} years old`,
    because: 'in English we say that somebody is so many years old',
    why: 'English says an age with “be”: “{fix}”.',
    ask: 'Where else do you give an age? Which verb stands there?',
    confidence: 0.75,
    examples: ['She {has => is} fifteen years old.', 'She has fifteen years of practice.'],
  },
]);
