import type { GrammarRule } from './grammar-rule.ts';
import { likeCase } from './grammar-rule.ts';
import { phraseRule } from './phrase-rule.ts';

/** Uncountable nouns, as alternatives of a regular expression. */
const uncountableNouns =
  'information|advice|homework|furniture|equipment|luggage|news|traffic|evidence|weather|accommodation|transport|electricity|pollution|happiness|housework|software|research|permission|nature|fun|music|money';
/** Adjectives that are common before countable nouns. */
const adjectives =
  'good|great|bad|nice|big|small|new|old|important|useful|interesting|beautiful|difficult|easy|wonderful|perfect|real|serious|huge|strong|special|different|famous|popular|hard|long|short|common|happy|quiet|healthy|excellent|amazing|fantastic|lovely|terrible|large|modern|clever|boring|funny|safe|simple|better|successful|typical';
/** Singular countable nouns. */
const countableNouns =
  'idea|thing|way|place|opportunity|example|person|friend|book|film|movie|city|country|solution|problem|experience|job|student|teacher|day|time|chance|choice|town|house|school|game|sport|subject|story|question|reason|man|woman|girl|boy|child|car|hotel|restaurant|park|beach|holiday|trip|decision|option|part|role|tool|activity|hobby|company|project|plan|moment|life|family|language|building|room|present|gift|surprise|dream|mistake|difference|change|issue|challenge|advantage|disadvantage|method|skill|habit|invention|machine|phone|computer|programme|website|course|lesson|meal|party';
/** Lookahead for the end of a noun phrase. The word before it is the head noun. */
const phraseEnd =
  '(?=[.,;:!?]|$| (?:and|but|or|because|so|that|which|who|where|when|if|to|for|in|on|at|of|with|from|by|about|is|was|are|were|has|had|as|than|i|we|you|they|it|he|she|during|after|before|without|like|there|here|too|also|now|today)\\b)';
/** Whether a word begins with a vowel sound, so that its article is 'an'. */
const startsWithVowelSound = (word: string): boolean =>
  /^(?:[aeio]|u(?!n[ai]|s|t)|hour|honest)/i.test(word);

/** Rules about articles and other determiners that are missing, superfluous or wrong. */
export const DETERMINER_RULES: readonly GrammarRule[] = [
  {
    id: 'adjective-noun-bare',
    pattern: new RegExp(
      `\\b(is|was|(?<=\\b(?:it|he|she|that|this|there|here|what))['’]s|be|been|being|become|became|have|has|had|as|such|what|it['’]s|quite|with|find|found|make|made|having|in|need|want|get|got|live in|for|of) ((?:very |really |quite |so )?)(${adjectives}) (${countableNouns})${phraseEnd}`,
      'gi',
    ),
    replacement: (match, sentence) => {
      const [, before = '', more = '', adjective = '', noun = ''] = match;
      if (
        /^so\b/i.test(more) ||
        // 'It is important life is hard': the noun begins a clause of its own.
        /^ (?:is|was|are|were|has|had)\b/i.test(sentence.slice(match.index + match[0].length)) ||
        (/^(?:time|life|part|change|experience|difference)$/i.test(noun) &&
          !/^(?:is|was|['’]s|be|such|what)$/i.test(before))
      )
        return null;
      if (
        /^(?:in|of|for|with|as|get|got|make|made|need|want|find|found|having)$/i.test(before) &&
        !/^(?:idea|place|opportunity|example|person|book|film|movie|city|country|solution|job|house|town|game|hotel|restaurant|company|car|way)$/i.test(
          noun,
        )
      )
        return null;
      if (
        /^(?:better|different|common|special)$/i.test(adjective) &&
        !/^(?:is|was|be)$/i.test(before)
      )
        return null;
      if (
        /\b(?:no|any|my|your|his|her|our|their|whose|this|that|each|every|one|first|next|last)\b[^.,]{0,12}$/i.test(
          sentence.slice(0, match.index),
        )
      )
        return null;
      const article = startsWithVowelSound(more || adjective) ? 'an' : 'a';
      return `${before} ${article} ${more}${adjective} ${noun}`;
    },
    reason: (match) => `a single ${match[4]} needs “a” or “an”`,
    severity: 2,
    confidence: 0.75,
  },
  {
    id: 'a-mass',
    pattern: new RegExp(
      `\\b(an?) ((?:very |really )?(?:${adjectives}|lot) )?(${uncountableNouns})${phraseEnd}`,
      'gi',
    ),
    // 'A homework after school club' has another noun at its end.
    replacement: (match, sentence) =>
      /^lot/i.test(match[2] ?? '') ||
      /^ (?:after|before|in|at|for|from|to)[- ](?:\w+ )?(?:school|work|home|class|house|hours?)[- ]\w+/i.test(
        sentence.slice(match.index + match[0].length),
      )
        ? null
        : likeCase(match[1] ?? '', `${match[2] ?? ''}${match[3]}`),
    reason: (match) =>
      `“${match[3]}” cannot be counted, so it takes no “${(match[1] ?? '').toLowerCase()}”`,
    severity: 2,
    confidence: 0.75,
  },
  {
    id: 'superlative-bare',
    pattern:
      /\b(is|are|was|were|of|in|one of|be|with|as|have|had|has|(?<=\b(?:it|that|this|she|he|what|who|there|here))['’]s|for|on) (best|worst|biggest|greatest|highest|largest|oldest|tallest|fastest|easiest|cheapest|most (?:important|beautiful|popular|famous|interesting|common|difficult|useful|dangerous|effective|expensive|wonderful|significant|amazing)) (?=(?:thing|way|place|friend|city|country|time|day|part|problem|idea|people|reason|moment|person|choice|solution|book|film|movie|sport|cities|countries|places|things|ways|year|option|method|teacher|experience|one|in|of)\b)/gi,
    replacement: (match, sentence) =>
      /\b(?:my|your|his|her|our|their|the|whose|its|at)\s+$/i.test(
        sentence
          .slice(0, match.index + (match[1] ?? '').length + 1)
          .replace(new RegExp(`${match[1]}\\s*$`), ''),
      ) && match[1] !== 'of'
        ? null
        : `${match[1]} the ${match[2]} `,
    reason: () => 'a word such as “best” or “biggest” needs “the”',
    severity: 2,
    confidence: 0.8,
  },
  phraseRule(
    'lot-of',
    /(?<=\b(?:have|has|had|are|is|were|was|with|of|spend|get|learn|know|need|see|do|make|there|so|eat|meet|find|in|for|to|earn|save|waste|take|has) )lot of\b/gi,
    'a lot of',
    'it is “a lot of”',
    { confidence: 0.9 },
  ),
  phraseRule(
    'a-lot-people',
    /\ba lot (?=(?:people|things|money|time|places|problems|work|information|children|students|friends|cars|countries|ways|activities|fun|books)\b)/gi,
    'a lot of ',
    'it is “a lot of”',
    { confidence: 0.9 },
  ),
  phraseRule(
    'two-determiners',
    /\b(?:(?:the|an?) (my|your|his|our|their|its)|the (these|those))\b(?! (?:and|or)\b)/gi,
    '$1$2',
    'one such word is enough',
    { confidence: 0.85 },
  ),
  phraseRule(
    'the-all',
    /\bthe all (?=(?:people|world|family|students|my|the|day|things|children|country|countries|life|time)\b)/gi,
    'all the ',
    '“all” stands before “the”',
  ),
  phraseRule(
    'the-most-of',
    /\bthe (most|both|each) of (?=(?:the|my|us|them|you|people|these|those|our|their)\b)/gi,
    '$1 of ',
    'it needs no “the” before it',
  ),
  phraseRule(
    'the-people-think',
    /\bthe (most) (people|students|children|countries|cities)\b/gi,
    '$1 $2',
    '“most” of a kind takes no “the”',
    { confidence: 0.8 },
  ),
  phraseRule(
    'others-noun',
    /\bothers (?=(?:people|countries|things|students|cities|places|activities|children|languages|problems|friends|animals|ways|sports|cultures|subjects|reasons|things|persons|topics|companies)\b)/gi,
    'other ',
    'before a noun it is “other”',
    { confidence: 0.95 },
  ),
  phraseRule(
    'an-others',
    /\b(?:an others|another ones|anothers|an another)\b/gi,
    'another',
    'it is “another”',
    { confidence: 0.9 },
  ),
  phraseRule(
    'by-the-car',
    /\bby (?:the|an?|my) (car|bus|train|plane|bike|bicycle|taxi|boat|metro|tram|phone|e-?mail|hand)\b(?! (?:company|station|driver|stop|industry))/gi,
    'by $1',
    'how one travels stands without an article',
    { confidence: 0.85 },
  ),
  phraseRule(
    'go-cinema',
    /\b(go|goes|going|went|gone|come|drive|walk|run|get) to (cinema|beach|gym|supermarket|bank|airport|theatre|theater|doctor|dentist|zoo|park|shops|station|library|mountains|toilet|post office|city centre|swimming pool|seaside|countryside|mall|office|museum|cafe|pub|restaurant|concert|disco)(?=[.,;!?]|$| (?:and|with|to|because|every|on|in|at|or|when|for|but|i|we)\b)/gi,
    '$1 to the $2',
    'the place wants “the” or “a”',
    { confidence: 0.85 },
  ),
  phraseRule(
    'in-city-centre',
    /\b(in|to|from|at|near|of) (city centre|city center|town centre|countryside|suburbs|middle of|end of|beginning of|centre of|center of|evening|morning|afternoon|united states|usa|united kingdom|uk|netherlands|philippines|environment|majority|rest of|whole world|past few|near future|world)(?=[.,;!?]|$| (?:and|with|to|because|every|or|when|for|but|i|we|is|the|my|this|it|there|of|years)\b)/gi,
    '$1 the $2',
    'it wants “the”',
    { confidence: 0.8 },
  ),
  phraseRule(
    'via-internet',
    /\b(through|via) internet\b(?! (?:connection|access|shopping|sites?|banking|cafe|users?|companies))/gi,
    '$1 the internet',
    'there is one, so it is “the internet”',
    { confidence: 0.85 },
  ),
  phraseRule(
    'on-internet',
    /\b(?:in|on|by|at) internet\b(?! (?:connection|access|shopping|sites?|banking|cafe|users?|companies))/gi,
    'on the internet',
    'there is one, so it is “the internet”',
    { confidence: 0.85 },
  ),
  phraseRule(
    'as-result',
    /\b(as) (result|consequence|matter of fact|rule|whole)\b/gi,
    '$1 a $2',
    'the phrase has an “a”',
    { confidence: 0.85 },
  ),
  phraseRule(
    'have-opportunity',
    /\b(have|has|had|get|got|give|gives|gave|having|get|take|find|is|was|need|want|become|had) ((?:us|me|you|them|him|her|people|the students|students|children) )?(opportunity|chance|possibility) (to|of)\b/gi,
    '$1 $2the $3 $4',
    'the noun wants an article',
    { confidence: 0.8 },
  ),
  phraseRule(
    'have-good-time',
    /\b(have|has|had|having) (good|great|nice|wonderful|fantastic|lovely|amazing|bad|hard) (time|day|weekend|holiday|trip|life|job|relationship|memory|job|future|experience|conversation|influence|effect|impact)\b(?! (?:management|job))/gi,
    '$1 a $2 $3',
    'the noun wants an article',
    { confidence: 0.8 },
  ),
  phraseRule(
    'in-world',
    /(?<!\bthe )\b(all (?:over|around|across)|around|across|over|in all) (world|country|globe)\b/gi,
    '$1 the $2',
    'there is one, so it wants “the”',
    { confidence: 0.85 },
  ),
  phraseRule(
    'first-time',
    /(?<!\bthere )\b(for|it was|this was|(?:at|in)(?! (?:first|last) time\b)|is|was) (first time|last time|first place|last minute|next day|second time|only way|only thing|main reason|main problem|last few|last century)\b/gi,
    '$1 the $2',
    'there is one, so it wants “the”',
    { confidence: 0.85 },
  ),
  phraseRule(
    'is-doctor',
    /\b(is|am|was|become|became|be|(?<!such )as|['’]m|work as|worked as) (doctor|student|engineer|lawyer|nurse|singer|writer|musician|footballer|scientist|journalist|politician|actor|artist|volunteer|member of|tourist|pilot|businessman|waiter|chef|teacher|child|teenager|big fan|fan of)(?=[.,;!?]|$| (?:and|at|in|who|because|of|for|but|when|i|with)\b)/gi,
    '$1 a $2',
    'a profession stands with “a” or “an”',
    { confidence: 0.8 },
  ),
];
