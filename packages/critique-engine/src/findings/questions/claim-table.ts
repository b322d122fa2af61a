/** A form of claim that is known by its words, and what a teacher asks about it. */
export interface ClaimQuestion {
  sort: string;
  /** The words by which the form is known. They stand in the quotation. */
  sign: RegExp;
  /** Further words without which the form is not meant. */
  beside?: RegExp;
  /** Words with which something else is meant. */
  without?: RegExp;
  ask: string;
  followUp: string;
  assumes: string | null;
}

/** What says that one thing brings about another. */
const effect =
  /\b(?:help(?:s|ed)?|leads?|led|caus(?:es?|ed(?! by)|ing)|improv(?:es?|ed|ing)|increas(?:es?|ed|ing)(?! in\b)|decreas(?:es?|ed|ing)(?! in\b)|reduc(?:es?|ed|ing)|affects?|affected|makes?|benefits?|harms?|damag\w+|destroy\w*|result(?:s|ed)? in|prevents?|better for|worse for|bad for|good for|because of|lower|boosts?|develops?)\b/i;

/** Claims about effects, by what is affected. Each names the rival explanation that readers think of first. */
export const EFFECT_QUESTIONS: readonly ClaimQuestion[] = [
  {
    sort: 'violence',
    sign: /\b(?:violen(?:ce|t)|aggressi(?:on|ve)|crimes?|criminals?)\b/i,
    beside: effect,
    without: /\bvictims?\b/i,
    ask: 'Most people whom this concerns never hurt anybody. What is different about those who do, and could that be the real cause?',
    followUp: 'What would you expect to see in the numbers if you were right?',
    assumes: 'nothing else in the lives of these people explains it',
  },
  {
    sort: 'health',
    sign: /\b(?:health|obesity|diseases?|illness(?:es)?|eyesight|sleep|(?:lose|gain) weight|overweight)\b/i,
    beside: effect,
    ask: 'Food, sleep, money and age change people’s health as well. How could you tell the effect of this one thing from theirs?',
    followUp: 'How much of it does it take before one can see the effect?',
    assumes: 'nothing else that changes people’s health plays a part',
  },
  {
    sort: 'learning',
    sign: /\b(?:grades|marks|academic(?:ally)?|test scores)\b/i,
    beside: effect,
    ask: 'Perhaps students who do well already are more likely to do this. How could you find out which came first?',
    followUp: 'Which two groups of students would you compare?',
    assumes: 'it is not simply the better students who do this',
  },
  {
    sort: 'economy',
    sign: /\b(?:econom(?:y|ies|ic)|incomes?|tourism|trade)\b/i,
    beside: effect,
    without: /\b(?:cris[ie]s|recessions?|because of)\b/i,
    ask: 'Who would earn more by it, and who would earn less? If you add both up, is your claim still true?',
    followUp: 'How soon would it show, and who has to wait?',
    assumes: 'nobody loses as much by it as others gain',
  },
  {
    sort: 'environment',
    sign: /\b(?:pollut\w+|global warming|climate change|environment(?:al)?|emissions?|carbon)\b/i,
    beside: effect,
    without:
      /\b(?:work|learning|school|home|social|family|working|friendly) environment\b|\b(?:solutions?|measures?|protect|safeguard|save)\b/i,
    ask: 'How large a part of the whole damage is this, compared with other causes? A number would show your reader why to begin here.',
    followUp:
      'What would people do instead, and what would that do to the air, the water or the soil?',
    assumes: 'this part of the damage is large enough to matter',
  },
  {
    sort: 'contact',
    sign: /\b(?:face[- ]to[- ]face|human contact|relationships?|lonely|loneliness|isolat\w+|anti-?social|communicat(?:e|ing|ion))\b/i,
    beside:
      /\b(?:destroy\w*|reduc\w*|less|harms?|damag\w*|replac\w*|limits?|affects?|without|instead|los(?:e|es|t|ing))\b/i,
    ask: 'For whom is it the other way round: somebody far from home, somebody ill, somebody shy? Are there enough of them to change your claim?',
    followUp: 'Is it the amount of contact that matters to you, or what kind it is?',
    assumes: 'it works in the same way for shy and for sociable people',
  },
  {
    sort: 'career',
    sign: /\b(?:(?:good|better|best|dream|well[- ]paid|high[- ]paying|high salary) (?:jobs?|careers?|salary))\b/i,
    beside: /\b(?:will|would|help(?:s|ed)?|leads?|easier|likely|chances?|so that|in order to)\b/i,
    ask: 'Somebody has done all this and still has no such job. What was missing in that case, and does your essay speak of it?',
    followUp: 'Who gets such a job without it?',
    assumes: 'what employers look for is the thing that you describe',
  },
  {
    sort: 'time',
    sign: /\b(?:sav(?:e|es|ed|ing) (?:\w+ ){0,3}?time|(?:have|has|gives?|get|gain)s? (?:\w+ ){0,2}?(?:more|extra) time)\b/i,
    without: /\bmore time (?:than|on|with)\b|\bfor the first time\b/i,
    ask: 'What do people really do with that time? Your claim is stronger if you can show it in one person’s day.',
    followUp: 'Is the time gained, or does it only move to another task?',
    assumes: 'the time is used for something better',
  },
  {
    sort: 'experience',
    sign: /\b(?:gain|get|offer|give|acquire|obtain)s? (?:\w+ ){0,3}?experiences?\b/i,
    ask: 'Which experience is that, in one concrete scene, and could it be had in another way as well?',
    followUp: 'What can somebody do afterwards who couldn’t do it before?',
    assumes: 'the experience cannot be had in another way',
  },
  {
    sort: 'prices',
    sign: /\b(?:(?:higher|raise|raising|increas\w+|lower) (?:\w+ ){0,2}?(?:prices?|tax(?:es|ation)?|fees?|fines?)|(?:prices?|tax(?:es)?|fees?) (?:\w+ ){0,2}?(?:raised|higher|increased?))\b/i,
    ask: 'Who feels a higher price most, and is that the person whose habits you want to change?',
    followUp: 'How high would it have to be before people act differently?',
    assumes: 'people can do without it once it costs more',
  },
  {
    sort: 'career choice',
    sign: /\b(?:know|decide|choos(?:e|ing)|pick|commit\w*)\b.{0,40}\b(?:careers?|major|profession)\b/i,
    beside: /\b(?:high school|young|age|teen\w*|students?|college|freshm[ae]n)\b/i,
    ask: 'Think of two people of that age: one who is sure and one who isn’t. What does your claim mean for the second one?',
    followUp: 'What should happen to somebody who changes their mind?',
    assumes: 'people of that age already know enough about themselves',
  },
];

/** Claims that say how strong, how common or how new something is. */
export const STRENGTH_QUESTIONS: readonly ClaimQuestion[] = [
  {
    sort: 'best way',
    sign: /\b(?:the|an?) (?:best|only|easiest|fastest|most \w+) (?:ways?|methods?|solutions?|choices?|options?|means|tools?)\b/i,
    without: /\bfar from\b|\bnot (?:always )?the\b/i,
    ask: 'Which other way did you weigh it against, and where does that one fall short?',
    followUp: 'In which case would you choose the other way after all?',
    assumes: 'the other ways have been tried and are worse',
  },
  {
    sort: 'main cause',
    sign: /\b(?:main|primary|chief|biggest|most important|fundamental|key|principal) (?:reason|causes?|factor|problem)\b/i,
    without:
      /^(?:the|my|another|one|a) (?:\w+ )?(?:main|major|key|primary) reasons? (?:is|are|for this|why i)\b|\b(?:one of|an?other|an?) (?:the )?(?:\w+ )?(?:main|major|key|primary|most)\b|\b(?:first|second|third|two|three) (?:main|major)\b/i,
    ask: 'What comes second, and what tells you that it matters less than this?',
    followUp: 'For whom is the order the other way round?',
    assumes: 'no other reason is as strong',
  },
  {
    sort: 'what most want',
    sign: /\b(?:most|many|the majority of|nearly all|almost all|a lot of) (?:of )?(?:the |our )?(?:\w+ )?(?:people|students|teenagers|adults|children|kids|parents|workers|customers|employees|women|men|families|youngsters)(?: nowadays| today)? (?:\w+ly )?(?:prefer|want|like|feel|enjoy|love|hate|choose|trust|care)\b/i,
    ask: 'How could somebody find out whether that is so: whom would you ask, and how many of them?',
    followUp: 'What do those want who don’t belong to them?',
    assumes: 'the people you know are like most others',
  },
  {
    sort: 'then and now',
    sign: /\b(?:nowadays|these days|in the past|(?<!(?:is|are|be|get|getting) )used to|in recent years)\b/i,
    beside: /\b(?:more|less|fewer|as much|easier|harder|better|worse|longer|\w+er than)\b/i,
    without: /\b(?:in conclusion|to conclude|once more|any ?more)\b/i,
    ask: 'Which year do you compare with today, and what was it like then? One fact from each time would show the change.',
    followUp: 'What else has changed between the two?',
    assumes: 'it really was different before',
  },
  {
    sort: 'long run',
    sign: /\b(?:in the long (?:run|term)|sooner or later|long[- ]term)\b/i,
    beside: /\b(?:benefits?|saves?|costs?|pays?|worth|better|gains?|invest\w*)\b/i,
    ask: 'How long is that, and who has to bear the cost until then?',
    followUp: 'What could happen on the way that would change the result?',
    assumes: 'nothing comes in between',
  },
  {
    sort: 'impossible',
    sign: /\bit (?:is|would be|will be) (?:almost |simply |nearly )?impossible (?:to|for)\b|\bthere is no way to\b/i,
    without: /\bwithout\b/i,
    ask: 'Has nobody ever managed it? If somebody has, what did they have that others lack?',
    followUp: 'Would “hard” be enough for your argument?',
    assumes: 'nobody has managed it so far',
  },
  {
    sort: 'age',
    sign: /\b(?:at|from) (?:an?|such an?|the|this) (?:very )?(?:early|young|younger|earlier) age\b|\bfrom (?:early )?childhood\b|\b(?:1\d|\d)[- ]years?[- ]olds?\b|\bat the age of\b/i,
    beside: /\b(?:should|must|ought|start|begin|learn|teach|taught|allowed?|ready|able)\b/i,
    ask: 'Why at that age, and not three years earlier or later? What changes in between?',
    followUp: 'What about a child who is behind or ahead of that age?',
    assumes: 'all children of one age are ready for the same things',
  },
];
