import type { IssueType, ScoreName } from '@argint/contracts';

/** What some words of a criterion ask for, and what of the result bears on it. */
export interface Judged {
  words: RegExp;
  scores: readonly ScoreName[];
  /** All critiques of these types. */
  issueTypes: readonly IssueType[];
  /** Critiques of these rules, whatever their type. A model's rule has the prefix `model-`, in older results `gemini-`. */
  rules?: readonly string[];
}

const styleOfCitation = String.raw`(?:referenc\w*|citations?|harvard|apa|mla|chicago|vancouver)`;
const order = String.raw`(?:structur\w+|flow|order(?:ed|ing)?|sequen\w+|organi[sz]\w+|progress\w*)`;

/**
 * The words of a criterion that this engine understands. Each row is what a lecturer usually means by the word in
 * essay marking; a word that means different things in different rubrics ('ideas', 'depth', 'quality') has no row.
 */
export const JUDGED: readonly Judged[] = [
  {
    words:
      /\brelevan(?:t|ce|tly)\b|\bon[- ]topic\b|\btask (?:response|achievement|fulfil\w*)\b|\b(?:answer|address|respond|response|focus)\w*\b[^.;]{0,30}\b(?:question|prompt|task|topic|brief)\b/iu,
    scores: ['relevance'],
    issueTypes: ['relevance'],
  },
  {
    words:
      /\bthesis\b|\bstance\b|\bpoint of view\b|\b(?:clear|consistent|own) position\b|\b(?:central|main) (?:claim|argument|position)\b/iu,
    scores: ['thesis'],
    issueTypes: ['thesis'],
  },
  {
    words: new RegExp(
      String.raw`(?<!\bcounter[- ])\bargu(?:e[sd]?|ing|ments?|mentation|mentative)\b|\breason(?:s|ing|ed)?\b|\blogic\b|\blogical(?:ly)?\b(?! ${order})|\bcritical(?:ly)? (?:analy|think|evaluat|engag|discuss)\w*|(?<!\b(?:data|statistical|textual|literary|numerical|financial) )\banaly(?:sis|tical(?:ly)?)\b|\bpersua\w+|\bclaims?\b|\bfallac\w+`,
      'iu',
    ),
    scores: ['argument'],
    issueTypes: ['argument'],
  },
  {
    words:
      /\bcounter[- ]?(?:argument|claim)s?\b|\brebut\w*|\bobjections?\b|\bbalanced?\b|\bbias(?:ed)?\b|\bobjectiv(?:e|ity)\b|\b(?:other|opposing|different|alternative|multiple) (?:views?(?:points?)?|perspectives?|sides?)\b/iu,
    scores: ['argument'],
    issueTypes: [],
    rules: ['no-counter-argument', 'straw-man', 'loaded-wording'],
  },
  {
    words: new RegExp(
      String.raw`(?<!\bsentence )\bstructur\w+|\borgani[sz](?:ed|ing|ation|ational)\b|\bcoheren\w+|\bcohesi(?:on|ve\w*)\b|\bparagraph(?:s|ing)?\b|\btransitions?\b|\blogical(?:ly)? ${order}|^(?:the )?(?:introduction|conclusion)s?$|\bintroduction(?: and |, | & )(?:the )?conclusion\b|\b(?:clear|effective|strong|good|engaging) (?:introduction|conclusion)s?\b`,
      'iu',
    ),
    scores: ['structure'],
    issueTypes: [],
    rules: ['one-sentence-paragraph', 'endless-paragraph', 'copied-words', 'weak-link'],
  },
  {
    words:
      /\bevidence\b|\bsupport(?:s|ed|ing)? (?:for )?(?:each |every |all |its |the |your )?claims?\b/iu,
    scores: ['sources'],
    issueTypes: ['source'],
    rules: ['unsupported-claim', 'weak-analysis', 'irrelevant-evidence'],
  },
  {
    words:
      /\bsources?\b|\breferenc(?:e|es|ed|ing)\b|\bcit(?:e[sd]?|ing|ations?)\b|\bbibliograph(?:y|ies)\b|\bworks cited\b|\bquotations?\b/iu,
    scores: ['sources'],
    issueTypes: ['source'],
  },
  {
    words: /\bgrammar\b|\bgrammatical\w*|\bspelling\b|\bpunctuation\b|\bproof-?read\w*/iu,
    scores: ['language'],
    issueTypes: ['grammar'],
  },
  {
    words: new RegExp(
      String.raw`(?<!\b${styleOfCitation} )\bstyle\b|\bregister\b|\btone\b|\bvocabulary\b|\bword choice\b|\bdiction\b|\bsentence (?:structure|construction|variety|fluency)\b|\bclarity of (?:expression|writing|language|style)\b|\bclear(?:ly)? (?:written|expressed|expression)\b|\bconcis\w+|\bwordiness\b`,
      'iu',
    ),
    scores: ['language'],
    issueTypes: ['style'],
  },
  {
    words:
      /\blanguage\b|\bwell[- ]written\b|\bquality of (?:the )?(?:writing|english)\b|\buse of english\b|\bacademic writing\b/iu,
    scores: ['language'],
    issueTypes: ['style', 'grammar'],
  },
  {
    words: /\boverall (?:quality|impression|mark|score|essay)\b|\bholistic\b/iu,
    scores: ['overall'],
    issueTypes: [],
  },
];

/** Words that ask for something this engine has no means to judge, and what that is. */
export const NOT_JUDGED: readonly { words: RegExp; what: string }[] = [
  { words: /\boriginal(?:ity)?\b|\bcreativ\w+|\binsight\w*/iu, what: 'originality and insight' },
  { words: /\bplagiar\w+|\bacademic (?:integrity|honesty)\b|\bturnitin\b/iu, what: 'plagiarism' },
  {
    words: /\bfacts?\b|\bfactual\w*|\baccura(?:te|cy|tely)\b/iu,
    what: 'whether the facts are right',
  },
  {
    words:
      /\bknowledge\b|\bunderstanding\b|\bcontent\b|\bsubject matter\b|\btheor(?:y|ies|etical)\b/iu,
    what: 'how well you know the subject',
  },
  {
    words:
      /\blay-?out\b|\bformat(?:s|ted|ting)?\b|\bpresentation\b|\bfonts?\b|\bspacing\b|\b(?:cover|title) page\b/iu,
    what: 'layout and presentation',
  },
  {
    words: new RegExp(
      String.raw`\b(?:harvard|apa|mla|chicago|vancouver)\b|\b${styleOfCitation} style\b`,
      'iu',
    ),
    what: 'whether a citation style is followed',
  },
  { words: /\bword (?:count|limit|length)\b|\blength\b/iu, what: 'whether the set length is kept' },
  {
    words: /\bresearch\w*|\bliterature\b|\b(?:wide|further|background|prescribed) reading\b/iu,
    what: 'how good the research is',
  },
  { words: /\bmethod\w*|\bdata\b|\bcalculations?\b/iu, what: 'methods and data' },
  { words: /\bdeadline\b|\bon time\b|\bsubmission\b/iu, what: 'when and how you hand it in' },
];
