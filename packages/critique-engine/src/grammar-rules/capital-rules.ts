import { unknownWords } from '../layers/pos-tagger.ts';
import type { GrammarRule } from './grammar-rule.ts';

const proper =
  'english|french|spanish|german|italian|chinese|japanese|portuguese|russian|arabic|greek|korean|dutch|swedish|norwegian|european|american|african|asian|british|indian|mexican|brazilian|egyptian|canadian|australian|vietnamese|thai|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december|christmas|easter|ramadan|europe|america|africa|asia|england|france|spain|germany|italy|china|japan|russia|brazil|mexico|india|london|paris|madrid|barcelona|berlin|rome|moscow|tokyo|australia|canada|egypt|greece|portugal|switzerland|poland|britain|facebook|google|youtube|instagram|whatsapp|internet explorer|christian|muslim|islam|christianity|islamic|buddhist|catholic|zulu|xhosa|sotho|afrikaans|johannesburg|durban|pretoria|soweto|turkish|swiss|hungarian|romanian|ukrainian|finnish|scottish|irish|israeli|iranian|peruvian|colombian|argentinian|cuba|peru|argentina|colombia|vietnam|thailand|korea|sweden|norway|finland|denmark|ireland|scotland|austria|hungary|ukraine|iran|iraq|israel|vienna|prague|amsterdam|new york|los angeles|milan|venice|istanbul|lisbon|dublin|edinburgh|kenya|nigeria|zimbabwe|namibia|botswana|mozambique|lesotho|limpopo|gauteng|kwazulu|halloween|netflix|tiktok|wikipedia';

const WITH_INNER_CAPITAL: ReadonlyMap<string, string> = new Map([
  ['youtube', 'YouTube'],
  ['whatsapp', 'WhatsApp'],
  ['tiktok', 'TikTok'],
  ['kwazulu', 'KwaZulu'],
]);

/** Most words of an opening phrase before a comma. */
const OPENING_WORDS = 4;
/** What begins the part of a sentence that cannot stand alone. */
const dependent =
  /^["'“‘(]?(?:if|when|because|although|though|even though|even if|since|while|as|after|before|unless|until|once|whenever|by|in|for|with|to|at|on|during|without|despite|instead|due)\b/i;

/** Whether a full stop may be missing before a word with a capital: 'you should visit it, It is old'. */
const mayBeginSentence = (word: string, before: string): boolean =>
  /, $/.test(before) &&
  !/^(?:And|But|Because|So|Which)$/.test(word) &&
  before.split(' ').length - 1 > OPENING_WORDS &&
  !dependent.test(before);

/** Missing and superfluous capitals of names, languages, days, months and sentences. */
export const CAPITAL_RULES: readonly GrammarRule[] = [
  {
    id: 'proper-capital',
    pattern: new RegExp(`(?<![\\w@./#-])(${proper})(s?)(?![\\w@/-]|\\.\\w)`, 'g'),
    replacement: (m) =>
      `${WITH_INNER_CAPITAL.get(m[1] ?? '') ?? (m[1] ?? '').replace(/\b./g, (first) => first.toUpperCase())}${m[2]}`,
    reason: () => 'names, languages, days and months begin with a capital',
    severity: 2,
    confidence: 0.9,
  },
  {
    id: 'stray-capital',
    pattern:
      /(?<=[a-z], |\b(?:because|although|if|when|and|but|so|since|while) )(?:The|It|He|She|We|They|My|Our|Their|His|Her|This|These|Those|There|Some|Many|People|Students|And|But|Because|If|When|So|You|Your|Its|For|Also|Everyone|Most|All|Is|Are|What|How|Which)(?= [a-z]+ [a-z])/g,
    replacement: (m, sentence) =>
      /["“”:‘]/.test(sentence) || mayBeginSentence(m[0], sentence.slice(0, m.index))
        ? null
        : m[0].toLowerCase(),
    reason: () => 'the sentence goes on here, and a capital begins a new one',
    severity: 1,
    confidence: 0.8,
  },
  {
    id: 'sentence-capital',
    pattern: /^\p{Ll}[\p{Ll}’']*(?=[ ,])/gu,
    replacement: (m, sentence) =>
      /[.!?]["'”’)]*$/.test(sentence) &&
      sentence.split(' ').length >= 4 &&
      // A capital does not mend a misspelt or foreign word.
      !unknownWords([m[0]]).has(m[0])
        ? m[0].replace(/^./u, (first) => first.toUpperCase())
        : null,
    reason: () => 'a sentence begins with a capital',
    severity: 2,
    confidence: 0.85,
  },
];
