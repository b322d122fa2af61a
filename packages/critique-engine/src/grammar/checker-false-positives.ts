import { tagText, unknownWords } from '../layers/pos-tagger.ts';
import { BASE_OF_THIRD, COMMON_VERBS } from '../lexicon/common-verbs.ts';
import { NO_SUBJECT } from '../grammar-rules/capital-rules.ts';
import { TAKES_PARTICIPLE } from '../grammar-rules/verb-form-rules.ts';
import { namesPastTime } from '../grammar-rules/finders/past-story.ts';
import { verbOfPast } from '../lexicon/verbs.ts';
import { mendsNoSpace } from '../grammar-rules/punctuation-rules.ts';
import { endsWhatClause } from '../grammar-rules/what-clause.ts';
import type { GrammarIssue } from './grammar-issue.ts';

const VERBS: ReadonlySet<string> = new Set([
  ...COMMON_VERBS,
  ...'is are was were has have do does am'.split(' '),
]);

/** Nouns that end in s but can be singular, so 'there is news' is correct. */
const SINGULAR_IN_S =
  /\b(?:news|politics|physics|mathematics|economics|statistics|linguistics|athletics|gymnastics|ethics|measles|series|species)\b/i;
/** Words that may stand twice: 'he had had enough', 'that that is so', 'very very old', 'if they ask you you go'. */
const REPEATED_ON_PURPOSE =
  /^(?:had had|that that|is is|(?:very|more|much|so|really|far|many|long) .*|(?:you|it|her|is) .*)$/i;

/** Words before a possessive. After any other word, 'there' is a place: 'the families there live well'. */
const BEFORE_POSSESSIVE =
  /\b(?:of|with|about|by|on|for|to|in|lose|lost|love|spend|change|improve|respect|enjoy|help|support|leave|left|and) $/i;

/** What 'too' may limit: 'to much', 'to fast'. */
const DEGREE =
  /^ (?:much|many|few|little|fast|late|early|soon|slow|long|short|hard|big|small|high|low|far|often|young|old|bad|easy|difficult|expensive|busy|tired|loud|heavy|strong|weak|dangerous)\b(?! (?:as|school|schools|students|people|children|and))/i;

/** After one of these, in the same clause, a verb has no ending. */
const AUXILIARY_BEFORE =
  /\b(?:do|does|did|can|could|will|would|may|might|should|must)\b[^.,;!?]*$/i;

/** Whether a word is a verb whose ending depends on its subject. Nouns such as 'phones' are none. */
const isVerbForm = (words: string): boolean => {
  const last = words.toLowerCase().split(/\s+/).at(-1) ?? '';
  return BASE_OF_THIRD.has(last) || VERBS.has(last);
};

/** Whether the text is correct, but the checker's rule does not know the construction. */
export const isFalsePositive = (
  text: string,
  { rule, start, end, replacements }: GrammarIssue,
): boolean => {
  const words = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 20);
  switch (rule) {
    case 'ThereIsAgreement':
      // 'There are someone who' has the wrong verb, and no article is missing.
      return SINGULAR_IN_S.test(words) || /(?:one|body|thing|few)$/i.test(words);
    case 'Everyday':
      // 'Our everyday lives': before a noun it is one word.
      return (
        /^everyday$/i.test(words) &&
        /^ (?!(?:i|you|we|they|he|she|it|in|at|on|to|for|with|because|but|and|or|when|after|before|so|that|is|was|are)\b)[a-z]/i.test(
          after,
        )
      );
    case 'ToTo':
      // 'You can to to the shop' means 'go to'.
      return /\b(?:can|could|will|would|should|must|may|might) $/i.test(before);
    case 'RepeatedWords':
      // Names and words of other languages are often said twice: Lang Lang, zama zama.
      return (
        REPEATED_ON_PURPOSE.test(words) ||
        (start > 0 && /^(\p{Lu}\p{L}+) \1$/u.test(words)) ||
        endsWhatClause(text.slice(0, start), words) ||
        unknownWords([words.split(/\s/)[0]?.toLowerCase() ?? '']).size > 0
      );
    case 'RedundantThat':
      return REPEATED_ON_PURPOSE.test(words);
    case 'ThereToTheir':
      return !BEFORE_POSSESSIVE.test(before) || /^ sel(?:f|fs|ves)\b/i.test(after);
    case 'TheirToTheyre':
      // 'It happens to their children': only before what cannot be owned is it 'they are'.
      return !/^ (?:not|an?|the|so|very|always|still|also|just|going|all)\b/i.test(after);
    case 'AWhile':
      // 'A while longer' is right; 'for awhile' is not.
      return /^a while$/i.test(words);
    case 'PronounContraction':
      // 'Were that so' stands for 'if that were so'.
      return (
        /^were$/i.test(words) &&
        /^ (?:i|you|we|they|he|she|it|this|that|these|those|there|the|an?|my|our|his|her|its|their)\b/i.test(
          after,
        )
      );
    case 'ToTwoToo':
      // 'I think too that' and 'went to regional' are right. Only before a word of degree does 'to' stand for 'too'.
      return /^too$/i.test(words) || !DEGREE.test(after);
    case 'NounVerbConfusion':
      // 'It gives you advice' is right. 'It might be effect' needs more than another letter, and so does 'it will effect on them'.
      return (
        !/ffect/i.test(words) ||
        /\b(?:be|been|being|is|are|was|were) $/i.test(before) ||
        // 'And affects our knowledge' is a verb.
        (/^affect/i.test(words) && /\b(?:and|or|also|which|that|who|it|they) $/i.test(before)) ||
        /^ on\b/i.test(after) ||
        // 'Does it effects us' needs a verb without its s.
        (/s$/i.test(words) && AUXILIARY_BEFORE.test(before))
      );
    case 'AdjectiveDoubleDegree':
      // 'More honest' is right, and so is 'more butter'; 'more easier' is not.
      return !/er$/i.test(words) || tagText(words).at(-1)?.tag === 'NOUN';
    case 'WillNonLemma':
      // 'I will going to know' means 'I am going to know'.
      return /^ to\b/i.test(after);
    case 'InflectedVerbAfterTo':
      // 'Not bound to restricted workloads': a participle before its noun.
      return /ed$/i.test(words) && tagText(/^ ([a-z]+)/i.exec(after)?.[1] ?? '')[0]?.tag === 'NOUN';
    case 'DidPast':
      // 'I did I started': two clauses run together.
      return /\b(?:i|you|we|they|he|she|it) did (?:i|you|we|they|he|she|it) $/i.test(before);
    case 'PronounInflectionBe':
      // 'The damages caused by it are large': the pronoun belongs to the preposition.
      return /\b(?:by|of|to|for|with|from|about|in|on|at) (?:it|him|her|them|me|us|you) $/i.test(
        before,
      );
    case 'PossessiveYour':
      // 'What you yourself choose', and 'honest with you they would': a new clause begins.
      if (/^ \p{Lu}/u.test(after)) return true;
      return /^ (?:yourself|yourselves|guys|all|both|two|three|i|you|we|they|he|she|it|there|who|and|or|but|because|when|if|so|that|to|in|on|at|for|with|is|are|was|were|will|would|can|could|should|must|may|have|has|had|do|did)\b/i.test(
        after,
      );
    case 'SimplePastToPastParticiple':
      // 'Life be came easier' means 'became'.
      return /^came$/i.test(words) && /\bbe $/i.test(before);
    case 'Nowadays':
      // It is one word, and misspelt.
      return /^now(?:aday|days)$/i.test(words);
    case 'RegularIrregulars':
      // 'Were rised' needs a participle, and it offers the past. 'Copys' is regular, and has a rule of ours.
      return (
        /ys$/i.test(words) ||
        (TAKES_PARTICIPLE.test(before) &&
          verbOfPast(replacements[0] ?? '')?.participle !== replacements[0])
      );
    case 'APart':
      // 'Apart of this' at the start of a clause stands for 'apart from this'.
      return /^ (?:this|that|these|those|it)\b/i.test(after);
    case 'CommaFixes':
      // A list of single letters or digits, such as marks, is corrected as a whole or not at all.
      return (
        /(?:^|[^\p{L}\p{N}])[\p{L}\p{N}] ?, ?[\p{L}\p{N}]?(?![\p{L}\p{N}])/u.test(
          text.slice(Math.max(0, start - 2), end + 2),
        ) || mendsNoSpace(before, words + after)
      );
    case 'PronounVerbAgreement':
      // 'Hope you guys like it', and a past form such as 'she learnt', which has no ending to change.
      // In a sentence about the past, the verb needs its past form and not an s. 'Lest he forget' takes the base form.
      return (
        replacements.length === 0 ||
        !isVerbForm(words) ||
        /\byou $/i.test(before) ||
        /\b(?:lest|forbid|grant)\b[^.,;!?]*$/i.test(before) ||
        /\b(?:was|were|had|did|went|said|told|saw|came)\b[^.!?]*$/i.test(before) ||
        namesPastTime(/^[^.!?]{0,60}/.exec(text.slice(end))?.[0] ?? '')
      );
    case 'SentenceCapitalization':
      // A capital does not mend a misspelt or foreign word, and 'etc.' begins no sentence.
      return (
        NO_SUBJECT.test(words) ||
        /[!)\]]['"”’)]*\s*$/.test(before) ||
        /^etc/i.test(words) ||
        /\setc\.\s*$/i.test(before) ||
        unknownWords([words.toLowerCase()]).has(words.toLowerCase())
      );
    default:
      // A possessive is never only a plural: 'a teacher’s'.
      return (
        replacements.some((other) => other === words.replace(/['’](?=s$)/, '')) &&
        /['’]s$/.test(words)
      );
  }
};
