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

/** Missing capitals of names, languages, days, months and sentences. */
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
