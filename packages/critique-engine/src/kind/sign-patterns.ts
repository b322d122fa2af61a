interface Rate {
  pattern: RegExp;
  /** How often in a hundred words counts as full. */
  full: number;
}

/** Wordings that belong to one kind of text more than to others. */
export const SIGN_PATTERNS = {
  per100: {
    speech: {
      pattern:
        /[”"'’,!?] ?(?:he|she|they|I|we|\p{Lu}\p{L}+|the \p{L}+|my \p{L}+) (?:said|asked|whispered|replied|shouted|muttered|laughed|called|answered|told)\b|\b(?:said|asked|whispered|replied|shouted|muttered)[,:]? ?[“"‘']/gu,
      full: 1,
    },
    scene: {
      pattern:
        /\b(?:door|kitchen|window|eyes|face|hands?|voice|smil\w+|laughed|whisper\w*|breath|walked|ran|sat|stood|turned|stared|suddenly|morning|afternoon|evening|night|rain|road|sky|silence|grandmother|mother|father|gogo|brother|sister|table|bed|dark|light|smell\w*|one day|that day|the next day)\b/gi,
      full: 6,
    },
    norm: {
      pattern:
        /\b(?:should|must|ought to|need to|needs to|has to|have to|ought|deserves?|justif\w+|it is (?:time|wrong|right|unfair|fair))\b/gi,
      full: 2.5,
    },
    stance: {
      pattern:
        /\b(?:I (?:\w+ ){0,2}(?:argue|believe|agree|disagree|think that|contend|maintain)|in my (?:opinion|view)|this (?:essay|paper) (?:will |has )?(?:argue\w*|shows?|contend\w*)|my (?:opinion|position|view)|the case (?:for|against)|critics|opponents|supporters|objection|counter-?argument)\b/gi,
      full: 1.2,
    },
    linked: {
      pattern:
        /\b(?:therefore|however|moreover|furthermore|thus|hence|consequently|in conclusion|on the other hand|firstly|secondly|in addition|although|whereas|because|for example|for instance)\b/gi,
      full: 3,
    },
    publicMatter: {
      pattern:
        /\b(?:government\w*|society|people|citizens?|countr(?:y|ies)|schools?|universit\w+|students|children|parents|public|tax\w*|polic(?:y|ies)|companies|technology|advantages?|disadvantages?|benefits?|rights?|cost\w*)\b/gi,
      full: 6,
    },
    experiment: {
      pattern:
        /\b(?:experiment\w*|hypothes[ie]s|apparatus|samples?|participants?|respondents|measured|recorded|weighed|trials?|replicates?|control (?:group|sample|plot)|readings?|procedure|method|results?|mean|average|standard deviation|error bars?|table \d|fig(?:ure|\.) ?\d|solution|temperature|concentration|variable|observed|calculated|data|plotted|equipment|instrument|survey|questionnaire)\b/gi,
      full: 4,
    },
    measured: {
      pattern:
        /\b\d+(?:[.,]\d+)? ?(?:ml|cm|mm|km|kg|mg|g|µl|l|°C|degrees|K|kPa|V|A|Hz|s|min|minutes|seconds|hours|mol|M|N|J|W|%|per cent)(?!\w)/g,
      full: 2,
    },
    passive: {
      pattern:
        /\b(?:was|were) (?:\w+ly |then |also |not |each )?(?:\w{3,}ed|taken|made|found|kept|given|put|left|set|drawn|shown|held|read|cut|run|chosen)\b/gi,
      full: 3,
    },
    law: {
      pattern:
        /\b(?:courts?|act \d|section|statut\w+|plaintiff|defendant|claimant|appellant|respondent|applicant|contract\w*|breach\w*|liab\w+|delict\w*|negligen\w+|tort\w*|constitution\w*|clause|held that|judg(?:e?ment|e)|rescind|rescission|remed(?:y|ies)|damages|client|advis\w+|part(?:y|ies)|offen[cs]e|accused|landlord|tenant|lease|seller|buyer|insur\w+|legislat\w+|appeal|precedent|duty of care|unlawful\w*|wrongful\w*|enforce\w*|waive\w*|consumer|employer|dismiss\w*)\b/gi,
      full: 6,
    },
    cases: {
      pattern:
        /\b\p{Lu}[\p{L}'’]+ v\.? \p{Lu}|\(\d\) (?:SA|All SA|BCLR|SACR)\b|\b\d{4} \(\d\)|\[\d{4}\] [A-Z]|\bss? ?\d+(?:\(\d+\))?|\bsection \d+|\bAct \d+ of \d{4}/gu,
      full: 1,
    },
    literature: {
      pattern:
        /\b(?:literature|stud(?:y|ies)|research\w*|scholar\w*|findings|authors?|review\w*|evidence|meta-analys[ei]s|methodolog\w+|theor(?:y|ies|etical)|framework|gaps?|debates?|consensus|scholarship|researchers|sample|qualitative|quantitative|longitudinal|interviews?)\b/gi,
      full: 4.5,
    },
    lesson: {
      pattern:
        /\b(?:I (?:have |had |also |now |soon |slowly |quickly |finally )*(?:learn(?:ed|t)|realis?z?ed|realized|noticed|reflected?|felt|struggled|understood|see now|know now|understand|would do|used to think|had assumed|assumed|expected|was surprised)|reflect\w*|looking back|in hindsight|next time|this experience|taught me|made me (?:\w+ )?(?:think|see|realis?z?e|question)|my (?:practice|learning|placement|strengths?|weakness\w*|approach|understanding|confidence|feelings|mistakes?|assumptions?|own role|progress|growth|group|tutor|mentor|supervisor)|placement|feedback|in future,? I|differently)\b/gi,
      full: 2.5,
    },
    letterWords: {
      pattern:
        /\b(?:I am writing (?:to|in|about|on|because)|I write (?:to|in)|I look forward to|look forward to (?:hearing|your)|thank you for your|please (?:find|let me know|contact|accept|consider|send|reply|confirm)|enclosed|I would (?:be grateful|appreciate|like to (?:apply|complain|request|thank))|your (?:letter|email|reply|office|company|advertisement|attention|staff|team|department)|hope (?:this|you)(?:'re| are)? (?:letter|well|finds)|yours)\b/gi,
      full: 1,
    },
  } satisfies Record<string, Rate>,
  headings: {
    reportHeads:
      /\b(?:aim|aims|method|methods|methodology|materials|apparatus|procedure|results?|findings|discussion|abstract|hypothesis|data|evaluation|recommendations|limitations)\b/gi,
    lawHeads:
      /\b(?:facts|issues?|law|legal|application|rule|opinion|advice|memorandum|liability)\b/gi,
    reviewHeads: /\b(?:literature|review|gaps?|themes?|future research)\b/gi,
  },
  question: {
    asksArgument:
      /\b(?:agree|disagree|discuss|should|to what extent|opinion|advantages?|argue|evaluate|assess|justif\w+|do you think|position|for or against)\b/i,
    asksStory:
      /\b(?:story|narrative|describe (?:a|the|your) (?:time|day|moment|journey|place)|tell (?:of|about|us)|creative)\b/i,
    asksReflection: /\breflect\w*|\bwhat (?:did|have) you learn/i,
    asksLetter: /\b(?:letter|e-?mail)\b/i,
    asksReport: /\b(?:lab(?:oratory)? report|experiment|practical|report on|write up)\b/i,
    asksLaw: /\b(?:advise|liab\w+|legal|lawful|court|delict|contract law|statute|the Act)\b/i,
    asksReview:
      /\b(?:literature review|review (?:of )?(?:the )?(?:literature|research)|state of (?:the )?research|summari[sz]e the research)\b/i,
  },
  greeting:
    /(?:^|\n)\s*(?:dear|hi|hello|hey|to whom it may concern|good (?:day|morning))\b[^.!?\n]{0,60}(?:[,:\n]|$)/i,
  farewell:
    /(?:^|[\n.!?,] ?)\s*(?:yours (?:sincer\w+|faith\w+|trul\w+|respect\w+)|sincere?ly|kind regards|best regards|warm regards|regards|best wishes|with (?:love|thanks|best wishes|kind regards)|lots of love|love|respectfully|your (?:\w+ )?(?:friend|loving|son|daughter|student|cousin|brother|sister|mother|father|aunt|uncle|niece|nephew|neighbour|colleague)|all the best)\b[,.]?\s*(?:\n|[^.!?\n]{0,40}$|$)/i,
  authors:
    /\b\p{Lu}[\p{L}'’-]+(?: et al\.?| and (?:colleagues|\p{Lu}[\p{L}'’-]+))? \((?:1[89]|20)\d\d[a-z]?\)/gu,
};
