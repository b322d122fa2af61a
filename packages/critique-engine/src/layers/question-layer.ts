import { wordsIn } from '@argint/text-analysis';
import { unknownWords } from './pos-tagger.ts';
import { contentStems } from './term-layer.ts';
import { stem } from './stem.ts';

/** Words that questions are asked with. They are not what a question is about. */
const asking = new Set(
  `discuss evaluate compare contrast analyse analyze assess explain describe extent agree disagree opinion opinions view views
  give reasons reason examples example relevant experience knowledge include essay write answer both sides advantages
  disadvantages advantage disadvantage outweigh think believe following statement topic people problem problems cause
  causes solution solutions effects effect positive negative development support own personal main critically examine
  consider argue argument arguments outline identify illustrate describe suggest feel others many ideas idea today nowadays time times case cases general type types kind kinds sort sorts way ways
  word words minutes task happen happens happening thing things situation present modern common commonly often due whatsoever regarding concerning according`
    .split(/\s+/)
    .map(stem),
);

/** What a question is about, without its asking words: stem -> the word as the question has it. */
export const questionTerms = (question: string): Map<string, string> => {
  const terms = new Map<string, string>();
  wordsIn(question).forEach((word, i) => {
    const [found] = contentStems([word]);
    if (!found || asking.has(found) || terms.has(found)) return;
    const keeps = i > 0 || unknownWords([word.lower]).has(word.lower);
    terms.set(found, keeps ? question.slice(word.start, word.end) : word.lower);
  });
  return terms;
};

const LEAST_JOINED = 4;

/** Whether an essay contains a term, as a word or within a longer word: 'cell' in 'cellphone'. */
export const isNamed = (term: string, terms: ReadonlyMap<string, number>): boolean =>
  terms.has(term) ||
  (term.length >= LEAST_JOINED &&
    [...terms.keys()].some(
      (t) => t.length > term.length + 2 && (t.startsWith(term) || t.endsWith(term)),
    ));

const wantsPosition =
  /\b(?:agree|disagree|should|ought|opinions?|views?|extent|believe|better|worse|outweigh|justif\w+|argue|discuss both|support|oppose|positive or (?:a )?negative|negative or (?:a )?positive|stance|position)\b/i;
const wantsAccount =
  /\b(?:why|what (?:are|is|can|could|might|may|effects?|causes?|problems?|solutions?)|how (?:can|could|do|does|did|has|have)|describe|explain|causes?|effects?|solutions?|reasons? (?:for|why|and)|advantages? and disadvantages?)\b/i;

/** Whether a question asks only for an account (causes, effects, ways), so that there is no side to take. */
const asksForAccount = (question: string | null): boolean =>
  question !== null && wantsAccount.test(question) && !wantsPosition.test(question);

/**
 * Whether a question begins with a command to give an account, not to take a side: 'Explain …', 'Describe …',
 * 'Discuss the causes of …'. Narrower than asksForAccount: a question that only contains 'why' still needs a thesis.
 */
const commandsAccount = (question: string | null): boolean =>
  question !== null &&
  /^\W*(?:(?:briefly|clearly|in your own words),? )?(?:explain|describe|outline|summari[sz]e|define|identify|list|trace|give an account|discuss the (?:main |chief |major )?(?:causes?|reasons?|effects?|consequences?|factors?|features?|stages?|process))\b/i.test(
    question,
  ) &&
  !/\b(?:do you agree|to what extent|your (?:view|opinion|position)|evaluate|assess|argue)\b/i.test(
    question,
  );

/**
 * Whether a question asks for no position: it asks for an account (causes, effects, solutions) and for no view. A title
 * that only names a subject ('Effects of tourism') leaves that open.
 */
export const asksNoPosition = (question: string | null): boolean =>
  commandsAccount(question) ||
  (asksForAccount(question) && /\?|\b(?:discuss|explain|describe|suggest)\b/i.test(question ?? ''));
