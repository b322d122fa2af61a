import type { Sentence } from '../essay.ts';
import { withPlainPosition } from './learner-spelling.ts';

/** 'Discuss both views and give your opinion': the task, copied into the essay. */
const task =
  /^(?:discuss|give|write|explain|state|use|include|consider|describe|compare|support)\b.{0,60}\b(?:your|both|views?|opinions?|reasons|examples?|answer|words|advantages|sides)\b/i;
/** Words of the writer's own view. A sentence with one is never only a report or an announcement. */
const ownView =
  /\bi (?:\w+ ){0,2}(?:believe|think|agree|disagree|argue|hold|favou?r|oppose|object to|support|maintain|contend|doubt|feel|prefer|would say)\b(?! (?:back|about)\b)|\bi am (?:\w+ )?(?:in|on|of|at) the (?:view|opinion|belief|idea)\b|\b(?:in|from|to) my (?:\w+ )?(?:opinion|view|mind|perspective|eyes|point)\b|\bin my position,? (?:it|the|this|that|there|we|i)\b|\bmy (?:\w+ )?(?:view|opinion|position|thesis|answer)(?: to \w+)? (?:is|that)\b|\bmy (?:\w+ )?(?:judge?ment|verdict|conviction|conclusion|contention) is that\b|\bi (?:(?:would|honestly|still) ){0,2}say (?:that|yes|no)\b|\b(?:i would|i['’]d) call (?:it|this|that|them|the|an?)\b|\bi lean towards\b|\bso do i\b|\bi(?:['’]m| am) (?:also )?one of (?:them|those|these)\b|\bi (?:(?:do not|don['’]t|also|fully|cannot|\w+ly) ){0,2}share (?:this|that|their|the|such an?|his|her)\b/i;
const sayingOfOthers =
  '(?:(?:may|might|would|will|could|can|also|still|often|always|usually|really) )*(?:(?:seems?|appears?|tends?) to )?(?:(?:is|are|was|were) )?(?:thinks?|believes?|says?|argues?|claims?|feels?|insists?|(?:say|think|argu|claim|complain)ing)';
/** 'People who …  believe', 'The council seems to think': others speak from the start. */
const report = new RegExp(
  `^(?:(?:however|but|and|also|yet),? )?(?:a (?:group|number|lot|majority) of|some|many|most|other|certain|few|several|people|those|others|critics|opponents)\\b[^,;]{0,60}?\\b${sayingOfOthers}\\b|^[^,;]{1,80} (?:seems?|appears?|tends?) to (?:think|believe|say|feel|claim)\\b|^according to (?!(?:me|my)\\b)|^it is (?:\\w+ )?(?:supposed|believed|thought|said|argued|claimed|considered|assumed) by (?:many|some|most|people|others)\\b`,
  'i',
);
/** 'I think back to my first winter', 'I have read, I think, most of them': memories hold nothing. */
const remembers =
  /^i (?:\w+ )?(?:(?:think|look) back|remember|recall)\b|^i (?:have|had|was|did|saw|went) (?:\w+ )?\w*,? i think,/i;
const turn = /[,;] ?(?:but|yet|however|still|nevertheless)\b|(?!^)\bhowever\b/i;
/** 'In this essay I will try to count its advantages', 'I will to talk about this topic'. */
const plan =
  /^let(?:['’]?s| us) (?:now )?(?:find|look|see|talk|start|begin|discuss)\b|\b(?:i|we|this (?:essay|paper|text))(?:['’]ll| will| shall| would like| want| am going)(?: to)?(?: be)? (?:try(?:ing)?|count(?:ing)?|talk(?:ing)?|speak(?:ing)?|writ(?:e|ing)|tell(?:ing)?|discuss(?:ing)?|look(?:ing)?|describ(?:e|ing)|list(?:ing)?|argu(?:e|ing) (?:about|(?:this|the) (?:statement|topic|issue|question))|outlin(?:e|ing)|analy[sz](?:e|ing))\b(?!.*\b(?:should|must|ought|better|best|outweighs?)\b)(?!.*\b(?:why|how|that)\b.*\bbecause\b)/i;
/** 'I picked this topic because I know it well': says why the writer writes, and holds nothing. */
const choosesTopic =
  /\b(?:i(?:['’]ve| have)? (?:picked|pick|chose|choose|chosen|selected|took|decided (?:on|to (?:write|talk|speak) (?:about|on)))|i(?:['’]m| am) doing) (?:\w+ ){0,2}(?:topics?|subject|theme|title|lesson|project)\b(?!.*\b(?:should|must|ought)\b)/i;
/** 'If pupils should decide alone, or ask their teachers.': the question itself, as an indirect one. */
const indirectQuestion =
  /^(?:if|whether) [^,;]{3,120}\bshould\b(?![^;]*,? then\b)(?:[^,;]*|[^,;]*, or [^,;]*) or\b[^,;]*$|^(?:if|whether) [^,;]{3,120}\bshould\b[^,;]*, or [^,;]*$/i;
/** 'Now many of us spend more time online': how things are today, which nobody is asked to accept. */
const present =
  /^(?:now(?:adays)?|today|these days|in recent (?:years|times)|over the (?:past|last) \w+|in (?:the |our )?(?:modern|today['’]s) (?:world|life|society|times?)),? (?:\w+ ){0,2}(?:many|most|more|some|a lot|lots|people|everyone|everybody|we|us|all|few)\b(?!.*\b(?:should|must|ought|better|best|worse|important|essential|crucial|necessary|because|outweighs?|harm\w*|benefi\w*|disadvantages?|advantages?)\b)/i;
/** 'Whether … is a much debated issue', 'Some want it, while others are concerned': tells that people disagree. */
const debate =
  /\b(?:controversial|debat(?:ed|able)|hotly|contentious|(?:spark|rais|trigger|provok|caus)(?:e[sd]?|s|ed|ing) (?:off )?(?:an? |much |some )?(?:\w+ )?(?:debate|discussion|controversy)|matter of (?:debate|opinion)|(?:raises?|is) (?:a|the|an) (?:\w+ )?question)\b|^(?:whether|to agree or disagree)\b|^(?:there (?:is|are) (?:an? )?(?:\w+ )?(?:issue|debate|discussion|argument|question)s?)\b|\b(?:some|many|most)\b.{5,}\b(?:while|whereas|but|however,?) (?:there are )?(?:the )?others?\b/i;
/** 'Thank you for reading my opinion.' */
const courtesy = /^\W*(?:thanks|thank you)\b/i;
const opener = /^(?:after|before|during|based|according|such|like|with|without|about|besides)$/;
/** From here on the words belong to a clause that hangs on another one. */
const hanging = /^(?:what|who|whom|whose|which|that|where|when|how|why|because|if)$/;
const complement = /^(?:on|by|in|with|from|to|at|of|for|as|upon)$/;

/** Words that open a noun phrase with a relative clause. */
const relative = /^(?:that|which|who|whom|whose)$/;

/** Whether all there is stands in a relative clause: 'Just the right people with a big heart that will help them.' */
const isNounPhrase = ({ words, tags }: Sentence): boolean => {
  const from = words.findIndex(({ lower }, i) => i > 1 && relative.test(lower));
  const isVerb = (i: number): boolean => tags[i] === 'VERB' || tags[i] === 'AUX';
  if (from < 0 || words.slice(0, from).some((_, i) => isVerb(i))) return false;
  // Neighbouring verbs make one predicate ('will make'), and one after 'to' makes none.
  const predicates = words.filter(
    (_, i) => i > from && isVerb(i) && !isVerb(i - 1) && words[i - 1]?.lower !== 'to',
  );
  return predicates.length <= 1;
};

/** Whether an opening such as 'after' is never followed by a main verb: 'After two years based on what they learned'. */
const isFragment = (sentence: Sentence): boolean => {
  if (isNounPhrase(sentence)) return true;
  const { words, tags, text } = sentence;
  if (!opener.test(words[0]?.lower ?? '') || text.includes(',')) return false;
  const end = words.findIndex(({ lower }, i) => i > 0 && hanging.test(lower));
  return !words.slice(0, end < 0 ? words.length : end).some(({ lower }, i) => {
    if (tags[i] !== 'VERB' && tags[i] !== 'AUX') return false;
    const bare = /(?:ing|ed|en)$/.test(lower);
    return i > 0 && !(bare && complement.test(words[i + 1]?.lower ?? '')) && !/ing$/.test(lower);
  });
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** 'One reason I like it is …': gives a reason, and not what it is for. */
const givesReason = /^(?:one|another|the (?:first|second|third|last|final|other)) reason\b/i;

/** Whether a sentence tells the view of others and nothing of the writer's own. */
const onlyReports = (text: string): boolean =>
  report.test(text) && !ownView.test(text) && !turn.test(text);

/** Returns whether a sentence can hold the writer's position: no copy of the task, no report, no plan, no fragment. */
export const thesisFilter = (question: string | null): ((sentence: Sentence) => boolean) => {
  const asked = ` ${plain((question ?? '').slice(0, 4_000))} `;
  return (sentence) => {
    const text = sentence.text.slice(0, 400);
    return !(
      task.test(text) ||
      courtesy.test(text) ||
      onlyReports(text) ||
      remembers.test(text) ||
      ([plan, choosesTopic, present, givesReason].some((other) => other.test(text)) &&
        !ownView.test(text)) ||
      (debate.test(text) && !ownView.test(text)) ||
      indirectQuestion.test(text) ||
      (isFragment(sentence) && !ownsView(sentence)) ||
      (sentence.words.length >= 4 && asked.includes(` ${plain(sentence.text.slice(0, 1_000))} `))
    );
  };
};

/** Whether a sentence names its view as the writer's own: 'I believe', 'in my opinion'. */
export const ownsView = ({ text }: Pick<Sentence, 'text'>): boolean =>
  ownView.test(withPlainPosition(text.slice(0, 400).toLowerCase()));
