import { rightArticle } from './a-or-an.ts';
import { family } from './grammar-rule.ts';

/** A bare 'a good' before one of these at the end of its phrase is one slip of several. */
const ENDS =
  '$|and|but|or|because|so|that|which|who|where|when|if|to|for|in|on|at|of|with|from|by|about|is|was|are|were|has|had|as|than|i|we|you|they|it|he|she|during|after|before|without|like|there|here|too|also|now|today';

/** Articles that are missing, superfluous or wrong. */
export const ARTICLE_RULES = family({ severity: 2 }, [
  {
    id: 'a-an',
    slip: 'a-an',
    pattern:
      /\b(a|an) (?!(?:or|and|is|as|in|of|on|at|information|advice|evidence|equipment|education|homework|housework|luggage|furniture)\b)([a-z]{2,30})\b/gi,
    fix: rightArticle,
    because: ({ parts: [, article = '', word = ''] }) =>
      /other$/i.test(word)
        ? 'it is one word'
        : `“${word}” begins with the sound of a ${/^an/i.test(article) ? 'consonant' : 'vowel'}`,
    why: 'The sound that follows decides: “an” before a vowel sound, “a” before all others, so it is “{fix}”.',
    ask: 'Look for “a” and “an”, and say the next word aloud. Does it begin with a vowel sound?',
    asks: [
      [/^an /i, 'Look for “an” and say the next word aloud. Does it begin like “you” or “house”?'],
      [
        /^a [^aeiou]/i,
        'Look for “a” before letters and numbers. Say them aloud: do they begin with a vowel sound?',
      ],
      [/^a /i, 'Look for “a” before the letters a, e, i, o and u. How does the next word sound?'],
    ],
    confidence: 0.9,
    examples: [
      'She bought {a => an} orange at the stall.',
      'She bought an old bicycle and a itnerary at the stall.',
      'It took {an => a} year to build the bridge.',
      'It took a year and an hour to build the bridge.',
      'He studied at {an => a} university in Durban.',
      'This is {a other => another} reason.',
      'He is {a => an} honest man.',
      'Some finish school an get a job.',
    ],
  },
  {
    id: 'missing-a',
    frames: [
      `is|was|be|been|being|became|become|it's|that's [@good|hard|better|different|common|special => a $1] @single ${ENDS.replace('is|was|are|were|has|had|', '')}`,
      `is|was|be|been|being|became|become|it's|that's [very|really|quite @good => a $1 $2] @single ${ENDS.replace('is|was|are|were|has|had|', '')}`,
      `has|have|had|need|want|find|found|make|made|get|got|in|for|with|as [@good => a $1] @thing ${ENDS.replace('is|was|are|were|has|had|', '')}`,
      '@have|having [good|great|nice|wonderful|fantastic|lovely|amazing|bad|hard => a $1] time|day|weekend|holiday|trip|life|job|relationship|memory|future|experience|conversation|influence|effect|impact !management|job',
      '[as result|consequence|rule|whole => as a $2]',
      '[as matter of fact => as a matter of fact]',
      `is|am|was|become|became|be|i'm [@job => a $1] ${ENDS}`,
      `!such as [@job => a $1] ${ENDS}`,
    ],
    words: {
      good: `good great bad nice big small new old important useful interesting beautiful difficult easy wonderful perfect real
      serious huge strong special famous popular long short happy quiet healthy excellent amazing fantastic lovely terrible hard
      large modern clever boring funny safe simple successful typical`,
      single: `idea thing way place opportunity example person friend book film movie city country solution problem experience job
      student teacher day time chance choice town house school game sport subject story question reason man woman girl boy
      child car hotel restaurant park beach holiday trip decision option part role tool activity hobby company project plan
      moment life family language building room present gift surprise dream mistake difference change issue challenge
      advantage disadvantage method skill habit invention machine phone computer programme website course lesson meal party`,
      thing: `idea place opportunity example person book film movie city country solution job house town game hotel restaurant
      company car way`,
      job: `doctor student engineer lawyer nurse singer writer musician footballer scientist journalist politician actor artist
      volunteer tourist pilot businessman waiter chef teacher teenager child`,
    },
    because: 'one thing that can be counted needs “a” or “an”',
    why: 'One thing that can be counted needs “a” or “an”, also with an adjective before it: “{fix}”.',
    ask: 'Find your nouns without a plural s. Which of them can be counted and have no “a”, “the” or “my”?',
    confidence: 0.75,
    examples: [
      'The new bridge is {good => a good} idea.',
      'The new bridge is no good idea.',
      'It was {very => a very} important moment.',
      'The dam broke, and {as result => as a result} the town flooded.',
      'We had {great => a great} weekend at the coast.',
      'We had great weekends at the coast.',
      'My aunt is {doctor => a doctor} in Durban.',
    ],
  },
  {
    id: 'a-mass',
    frames: [`[a|an very|really? @quality? @mass => $2 $3 $4] ${ENDS}`],
    words: {
      mass: `information advice homework furniture equipment luggage news traffic evidence weather accommodation transport
      electricity pollution happiness housework software research permission nature fun music money`,
      quality: `good great bad nice big small new old important useful interesting beautiful difficult easy real serious huge
      strong special different public healthy excellent amazing terrible large modern better lot`,
    },
    unless: ({ parts, after }) =>
      parts[3] === 'lot' ||
      /^ (?:after|before|in|at|for|from|to)[- ](?:\w+ )?(?:school|work|home|class|house|hours?)[- ]\w+/i.test(
        after,
      ),
    because: '“$4” cannot be counted, so it takes no “$1”',
    why: 'A noun that cannot be counted takes no “a” or “an”: “{fix}”.',
    ask: 'Which of your nouns can you not count? Look for “a” or “an” before them.',
    confidence: 0.75,
    examples: [
      'My uncle gave me {a good => good} advice.',
      'My uncle gave me a good book.',
      'The town has {a public => public} transport.',
    ],
  },
  {
    id: 'missing-the',
    frames: [
      `is|are|was|were|be|@have|with|of [best|worst|biggest|greatest|highest|largest|oldest|tallest|fastest|easiest|cheapest => the $1] thing|way|place|city|country|time|part|problem|idea|reason|moment|choice|solution|cities|countries|places|things|ways|year|option|method|one`,
      'is|are|was|were [most important|beautiful|popular|famous|interesting|common|difficult|useful|dangerous|effective|expensive => the $1 $2] thing|way|place|city|country|time|part|problem|idea|reason|sport|things|one',
      `go|goes|going|went|gone|come|drive|walk|run|get to [cinema|beach|gym|supermarket|bank|airport|theatre|theater|doctor|dentist|zoo|park|shops|station|library|mountains|toilet|seaside|countryside|mall|office|museum|cafe|pub|restaurant => the $1] ${ENDS}`,
      `in|to|from|at|near|of [city|town centre|center => the $1 $2] ${ENDS}|every`,
      `in|to|from|of [countryside|suburbs|evening|morning|afternoon|uk|environment|world => the $1] $|and|with|to|because|every|or|when|for|but|i|we|is|my|this|it|there`,
      'in|to|from|at|of [middle|end|beginning|rest|majority of => the $1 of]',
      'in [near future => the near future]',
      'in|to|from|of [usa => the USA] !NOUN|PROPN',
      'in|to|from|of [united states|kingdom => the $1 $2]',
      'through|via|on [internet => the internet] !connection|access|shopping|sites|site|banking|cafe|users|companies',
      '[in|by|at internet => on the internet] !connection|access|shopping|sites|site|banking|cafe|users|companies',
      'all over|around|across [world|country|globe => the $1]',
      '!all|the around|across [world => the world]',
      'for|is|was [first|last|second time => the $1 $2]',
      '[in first place => in the first place]',
      'is|was [only|main way|thing|reason|problem => the $1 $2]',
      'in [same => the same] way|time|place|room|street|class|school|city|country|house',
      'at|with|on|from|@have|do|does|share|wear [same => the same] NOUN !marriage|marriages|couples',
      'in|of|since|until [@nth century => the $1 century] !@ends',
    ],
    words: {
      nth: '11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st twentieth nineteenth eighteenth',
      ends: 'literature literatures architecture music art arts painting writer writers novel novels',
    },
    notAfter:
      /\b(?:(?:my|your|his|her|our|their|the|whose|its|no|there)|(?:type|kind|sort|form)s? of) $/i,
    because: 'here we say it with “the”',
    why: 'A thing takes “the” where its reader knows which one is meant, as with “same”, “first” and “best”, where there is only one, and with places we go to: “{fix}”.',
    ask: 'Which of your nouns mean one thing that your reader knows? Does each of them have “the”?',
    confidence: 0.8,
    examples: [
      'The old well is {best => the best} place to rest.',
      'The old well is their best place to rest.',
      'We often go to {cinema => the cinema}.',
      'We often go to cinema nights.',
      'My cousin lives in {city centre => the city centre}.',
      'She found the recipe {on internet => on the internet}.',
      'She pays by internet banking.',
      'The song is known all over {world => the world}.',
      'They met for {first => the first} time in May.',
      'They live in {same => the same} street as he does.',
      'The mill was built in {19th => the 19th} century.',
    ],
  },
  {
    id: 'needless-of',
    frames: [
      '[most of people|@many => most $3] !they|we|you|i|he|she|it|that|which|who',
      '[many|some|several|few of people|@many => $1 $3] !they|we|you|i|he|she|it|that|which|who',
    ],
    because: '“$1” takes “of” only before “the”, “my” or “these”',
    why: '“Most”, “many” and “some” stand right before their noun; “of” follows only before “the”, “my” or “these”: “{fix}”.',
    ask: 'Look for “most of”, “many of” and “some of”. What follows each of them?',
    severity: 2,
    examples: [
      'In this town most {of =>} people walk to work.',
      'Many {of =>} people like boats.',
      'Many of the people like boats.',
    ],
  },
  {
    id: 'needless-article',
    frames: [
      '[the @owner|these|those => $2] !and|or',
      '[a|an @owner => $2] !and|or',
      '[the all people|world|family|students|my|the|day|things|children|country|countries|life|time => all the $3]',
      '[the most|both|each of => $2 of] the|my|us|them|you|people|these|those|our|their',
      '[the most people|students|children|countries|cities => most $3]',
      'in|to|with|love|loves|enjoy|protect|destroy [the nature|heaven|paradise => $2] and|or|because|where|when|$',
      'by [my|@article car|bus|train|plane|bike|bicycle|taxi|boat|metro|tram|phone|email|hand => $2] !company|station|driver|stop|industry',
    ],
    notBefore: /^['’]/,
    because: 'no article belongs here',
    why: 'A noun takes one of “the”, “a”, “my” and “this”, not two, and in general it takes none: “{fix}”.',
    ask: 'Look at the small words before your nouns. Do two of them do the same work, or does one say too much?',
    examples: [
      '{The my => My} sister’s car is red.',
      'She worked {the all => all the} day.',
      'They sold {the most => most} of the land.',
      '{The most => Most} people want peace.',
      'The city with the most trees is green.',
      'She loves walking in {the nature => nature}.',
      'It lies in the nature of trees.',
      'Most of them come by {the car => car}.',
    ],
  },
  {
    id: 'lot-of',
    frames: [
      '@have|are|is|were|was|with|of|spend|get|learn|know|need|see|do|make|there|so|eat|meet|find|in|for|to|earn|save|waste|take [lot of => a lot of]',
      '[a lot => a lot of] ADJ @many|food|work|money',
      '[a lot => a lot of] people|things|money|time|places|problems|work|information|children|students|friends|cars|countries|ways|activities|fun|books',
    ],
    notBefore: /^ (?:more|less|fewer|better|worse|[a-z]+er)\b/i,
    because: 'the phrase is “a lot of”',
    why: 'The phrases are “a lot of” and “plenty of”, with “of” before the noun: “{fix}”.',
    ask: 'Look for “lot”, “plenty” and “number” in your text. Is the phrase complete each time?',
    confidence: 0.9,
    examples: [
      'The villagers have {lot => a lot} of cattle.',
      'The fair drew a lot {people => of people}.',
      'It hurt a lot.',
      'They own a lot {old => of old} boats.',
      'They own a lot more boats.',
    ],
  },
]);
