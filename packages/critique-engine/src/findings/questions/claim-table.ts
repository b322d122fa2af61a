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

/** Claims that say how strong, how common or how new something is. */
export const STRENGTH_QUESTIONS: readonly ClaimQuestion[] = [
  {
    sort: 'best way',
    sign: /\b(?:is|are|remains?|be) (?:always |still |by far )?(?:the|an?) (?:best|only|easiest|fastest|most (?:effective|efficient|useful|reliable|suitable|powerful)) (?:ways?|methods?|solutions?|choices?|options?|means|tools?)\b/i,
    without: /\bfar from\b|\bnot (?:always )?the\b|\bone of\b|\?/i,
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
