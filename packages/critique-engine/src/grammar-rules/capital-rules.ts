import { unknownWords } from '../layers/pos-tagger.ts';
import { family } from './grammar-rule.ts';

const proper =
  'english|french|spanish|german|italian|chinese|japanese|portuguese|russian|arabic|greek|korean|dutch|swedish|norwegian|european|american|african|asian|british|indian|mexican|brazilian|egyptian|canadian|australian|vietnamese|thai|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december|christmas|easter|ramadan|europe|america|africa|asia|england|france|spain|germany|italy|china|japan|russia|brazil|mexico|india|london|paris|madrid|barcelona|berlin|rome|moscow|tokyo|australia|canada|egypt|greece|portugal|switzerland|poland|britain|facebook|google|youtube|instagram|whatsapp|internet explorer|christian|muslim|islam|christianity|islamic|buddhist|catholic|zulu|xhosa|sotho|afrikaans|johannesburg|durban|pretoria|soweto|turkish|swiss|hungarian|romanian|ukrainian|finnish|scottish|irish|israeli|iranian|peruvian|colombian|argentinian|cuba|peru|argentina|colombia|vietnam|thailand|korea|sweden|norway|finland|denmark|ireland|scotland|austria|hungary|ukraine|iran|iraq|israel|vienna|prague|amsterdam|new york|los angeles|milan|venice|istanbul|lisbon|dublin|edinburgh|kenya|nigeria|zimbabwe|namibia|botswana|mozambique|lesotho|limpopo|gauteng|kwazulu|halloween|netflix|tiktok|wikipedia';

const WITH_INNER_CAPITAL: ReadonlyMap<string, string> = new Map([
  ['youtube', 'YouTube'],
  ['whatsapp', 'WhatsApp'],
  ['tiktok', 'TikTok'],
  ['kwazulu', 'KwaZulu'],
]);

/** Fewest words of a sentence; less may be a line of a list. */
const FEWEST_WORDS = 4;
/** What hardly begins a sentence: a preposition, or a word that joins, and a word with an apostrophe. */
export const NO_SUBJECT =
  /^(?:and|or|but|so|then|because|at|of|with|by|than|to|from|as|which|who|whose|that|how|what|why|where|for|like|such|e?specially|is|are|was|were|ive|im|youre|theyre|['’a-z]*['’][a-z’']*)$/i;

/** Missing and superfluous capitals of names, languages, days, months and sentences. */
export const CAPITAL_RULES = family({ changesNoWord: true, severity: 2 }, [
  {
    id: 'proper-capital',
    slip: 'proper-capital',
    pattern: new RegExp(`(?<![\\w@./#-])(${proper})(s?)(?![\\w@/-]|\\.\\w)`, 'g'),
    fix: ({ parts: [, name = '', s = ''] }) =>
      `${WITH_INNER_CAPITAL.get(name) ?? name.replace(/\b./g, (first) => first.toUpperCase())}${s}`,
    // 'A piece of china'.
    unless: ({ parts, before }) =>
      parts[1] === 'china' && /\b(?:of|the|fine|bone|white) $/i.test(before),
    because: 'names, languages, days and months begin with a capital',
    why: 'Names, languages, countries, days and months begin with a capital letter: “{fix}”.',
    ask: 'Which names, languages, days and months do you use? Does each of them have its capital?',
    checker: 'UnitedOrganizations',
    confidence: 0.9,
    examples: ['They speak {zulu => Zulu} and a little French.'],
  },
  {
    id: 'sentence-capital',
    slip: 'sentence-capital',
    border: 'start',
    pattern: /^\p{Ll}[\p{Ll}’']*(?=[ ,])/gu,
    fix: ({ parts: [word = ''] }) => word.replace(/^./u, (first) => first.toUpperCase()),
    unless: ({ parts: [word = ''], sentence: { text } }) =>
      // 'Is over. at present': the stop is what is wrong.
      NO_SUBJECT.test(word) ||
      !/[.!?]["'”’)]*$/.test(text) ||
      text.split(' ').length < FEWEST_WORDS ||
      // A capital does not mend a misspelt or foreign word.
      unknownWords([word]).has(word),
    because: 'a sentence begins with a capital',
    why: 'A sentence begins with a capital letter, so that readers see where it starts.',
    ask: 'Look at the letter after each full stop. Is it a capital?',
    checker: 'SentenceCapitalization',
    examples: ['{the => The} market opens at nine.'],
  },
  {
    id: 'stray-capital',
    slip: 'sentence-capital',
    pattern:
      /(?<=\b(?:because|although|if|when|and|but|so|since|while) )(?:The|It|He|She|We|They|My|Our|Their|His|Her|This|These|Those|There|Some|Many|People|Students|And|But|Because|If|When|So|You|Your|Its|For|Also|Everyone|Most|All|Is|Are|What|How|Which)(?=(?:['’]s)? [a-z]+ [a-z])/g,
    fix: ({ parts: [word = ''] }) => word.toLowerCase(),
    unless: ({ sentence: { text } }) => /["“”:‘]/.test(text),
    because: 'the sentence goes on here, and a capital begins a new one',
    why: 'A sentence begins with a capital letter, so that readers see where it starts.',
    ask: 'Look at the capitals inside your sentences. Is each of them a name or “I”?',
    severity: 1,
    confidence: 0.8,
    isOptional: true,
    examples: [
      'He stays at home because {The => the} miller is ill.',
      'When it rains, The Hague is grey and wet.',
    ],
  },
]);
