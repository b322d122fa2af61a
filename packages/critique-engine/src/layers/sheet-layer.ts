import { countWords, isContentsLine, isCoverSign, sentencesIn } from '@argint/text-analysis';

/** Lines around an essay that count, name, date or sign it. */
const lines: readonly RegExp[] = [
  /^(?:(?:total|final|approximate|number of)\s+)?(?:words?|word[- ]?count|characters?|pages?)(?:\s+(?:count|total|number|length|used))?\s*(?:\([^()]{0,40}\)\s*)?[:=–-]?\s*\d[\d ,.]*(?:\s*words)?(?:\s*\([^()]{0,60}\)?)?$/iu,
  /^(?:total|number) of words\b.{0,30}\d/iu,
  /^(?:approx(?:imately|\.)?\s+|about\s+)?\d[\d ,.]*\s?words?(?:\s*\([^()]{0,40}\)?)?$/iu,
  /^(?:student\s*)?(?:signed|signature|date|place|witness|names?|surname|student|learner|candidate|teacher|examiner|grade|class|school|exam(?:ination)? number|id(?: number)?)(?:\s*\([^()]{0,20}\))?\s*[:#_–].{0,80}$/iu,
  /^(?:signed|signature|date)\s*[_.…]{2,}/iu,
  /^grade\s?\d{1,2}\s?[a-z]?$/iu,
  /^page\s\d{1,3}(?:\s(?:of|\/)\s\d{1,3})?$/iu,
  /^(?:the )?end(?: of (?:the )?(?:essay|assignment|document|paper))?$/iu,
  /^(?:turnitin|similarity|originality)\b.{0,40}\d{1,3}\s?%$/iu,
];
/** A name and a number of a student, in either order. */
const nameAndNumber =
  /^(?:(?:\p{Lu}[\p{L}.'’-]*|van|von|de|der|den|du|le|la)[\s,]+){1,6}[([–:-]?\s*(?:(?:student )?(?:no\.?|number|id)\s*:?\s*)?[a-z]{0,4}\d{5,13}[a-z]?[)\]]?$|^[a-z]{0,4}\d{5,13}[a-z]?[\s,–:-]+(?:\p{Lu}[\p{L}.'’-]*\s*){1,6}$/iu;

/** Titles of a declaration. */
const declarationTitle =
  /^(?:(?:plagiarism|student|author|candidate|originality|honesty|academic(?: honesty| integrity)?|ai(?: use)?|generative ai)(?:['’]s)?\s+)?(?:declaration|statement|pledge|honou?r code|disclosure)(?: (?:of|on|by|about) [\p{L} -]{2,40})?\s*:?$/iu;
/** Sentences that declare whose work an essay is. */
const declares =
  /\b(?:I|we)\b.{0,80}?\b(?:declare|certify|confirm|acknowledge|affirm|pledge|swear)\b|\b(?:is|are|was|be) (?:entirely |solely |all |completely )?(?:my|our) own\b/iu;
/** Sentences that go with such a one. */
const adds =
  /\b(?:I|we)\b.{0,60}\b(?:know|understand|aware)\b.{0,40}\bplagiari|\b(?:I|we) (?:have|did|used|will)\b.{0,80}\b(?:harvard|apa|mla|chicago|citation|cit(?:ed|e)|referenc\w+|acknowledged|cop(?:y|ied)|work|sources?|student|plagiari\w+|chatgpt|ai)\b|\bno part of (?:this|it)\b|\bthis (?:essay|assignment|work|paper)\b.{0,60}\b(?:submitted|own|original|group|other)\b/iu;
/** A line that ends like a sentence has at most this many words. */
const MAX_STOPPED_WORDS = 5;
/** Longest declaration, in words. */
const MAX_DECLARATION_WORDS = 150;

const bareOf = (line: string): string =>
  line.trim().replace(/^[\s*_#([{–—~=-]+|[\s*_)\]}.–—~=-]+$/gu, '');

const isSheetLine = (line: string): boolean => {
  const bare = bareOf(line);
  if (declares.test(bare)) return false;
  // 'Date: the fruit that feeds the desert is small.' is a sentence.
  if (/[.!?]$/.test(line.trim()) && countWords(bare) > MAX_STOPPED_WORDS) return false;
  return (
    bare === '' ||
    nameAndNumber.test(bare) ||
    lines.some((form) => form.test(bare)) ||
    isCoverSign(bare) ||
    isContentsLine(line)
  );
};

const isDeclaration = (paragraph: string, isTitled: boolean): boolean => {
  if (countWords(paragraph) > MAX_DECLARATION_WORDS) return false;
  const sentences = sentencesIn(paragraph, { start: 0, end: paragraph.length }).map(
    ({ start, end }) => paragraph.slice(start, end),
  );
  const [first = ''] = sentences;
  if (
    !declares.test(first) &&
    !(isTitled && sentences.some((s) => declares.test(s) || adds.test(s)))
  )
    return false;
  const own = sentences.filter((s) => declares.test(s) || adds.test(s)).length;
  // 'I declare that the state must act' opens an argument.
  return (
    own * 2 >= sentences.length &&
    (isTitled ||
      /\b(?:work|words|essay|assignment|plagiari|own|copied|sources?)/i.test(first + paragraph))
  );
};

const isSheet = (content: string, isTitled: boolean): boolean =>
  declarationTitle.test(bareOf(content)) ||
  isSheetLine(content) ||
  isDeclaration(content, isTitled);

/**
 * Which paragraphs of a text belong to a sheet around an essay, if they stand before or behind it: word counts, names with
 * numbers, dates, declarations. Behind a declaration or its title, more of its sentences may follow.
 */
export const sheetLines = (contents: readonly string[]): boolean[] => {
  let isTitled = false;
  return contents.map((content) => {
    const found = isSheet(content, isTitled);
    isTitled =
      found && (isTitled || declarationTitle.test(bareOf(content)) || declares.test(content));
    return found;
  });
};
