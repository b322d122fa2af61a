import type { Sentence } from '../../essay.ts';
import { isCited, regionsAt } from '../region-lookup.ts';
import type { EssayText, Speaker } from './unit.ts';

/** So many characters of a sentence are read for who speaks in it and where it turns. */
export const MOST_CHARACTERS = 400;

/** The beginning of a sentence, in which its speaker stands. One space stands for several, so offsets may differ. */
export const headOf = (text: string): string =>
  text.slice(0, MOST_CHARACTERS).replace(/ {2,}/g, ' ');

const adverbs =
  '(?:may |might |would |will |could |can |also |still |often |sometimes |usually |rightly |wrongly |strongly |firmly |even |then |tend to |seem to |do |go on to )*';
/** Verbs that report a view, whatever follows. */
const holding =
  'argu(?:e|ed)|claim(?:ed)?|object(?:ed)?|insist(?:ed)?|maintain(?:ed)?|contend(?:ed)?|advocated?|opposed?|disagreed?|assert(?:ed)?|opine|point(?:ed)? out|(?<!(?:naires|studies|surveys|results|figures) )(?:indicat(?:e|ed)|mention(?:ed)?)|stress(?:ed)?|emphasi[sz]ed?|(?:hold|have|take) (?:the|an?|this) (?:\\w+ )?(?:view|opinion|belief) that|retort|counter that|are (?:also )?(?:against|opposed|convinced|of the opinion|afraid|(?:concerned|worried) that)';
/** Verbs that report a view if a clause follows, and tell what people do if it does not: 'think about', 'feel ill'. */
const thinking =
  '(?:say|said|think|thought|believed?|beleive|feel|felt|suppose|suggest|stat(?:e|ed)|consider(?:ed)?|complain(?:ed)?|worry|fear|hold|warn(?:ed)?|repl(?:y|ied)|answer(?:ed)?|ask(?:ed)?|doubt)s?(?! (?:about|of|to|for|like|in|more|less|hard|carefully|twice|better|worse|safe|free|ill|sick|happy|sad|good|bad|lonely|tired|comfortable|stressed|pressured?|ashamed|hello|sorry|yes|no|thank you|goodbye|and)\\b)';
const verbs = `${adverbs}(?:(?:${holding})s?\\b|${thinking}\\b|(?:(?:would|do|will|may|might|could|did) not|don['’]t|wouldn['’]t|won['’]t) (?:agree|accept|approve|support|think|believe|(?:like|want) (?:(?:this|the|such an?|my|our) (?:idea|plan|proposal|change|rule|law|view)|it\\W*(?:$|because\\b))\\b)|would (?:rather|prefer|like (?!to\\b|this\\b))|(?:have|has) a point\\b)`;
const nouns = "(?:(?:[a-z'’-]+ ){0,2}[a-z'’-]{3,}s|people|men|women|children) ";
const firmPeople = `(?:some|certain|a few|several|other)(?: of (?:them|us|my \\w+)| (?:people|parents|young people)| ${nouns.trim()})? (?:who [^,.;]{3,50} )?|others |someone |somebody |(?:my|its|the|these|such) (?:critics|opponents|opposition) |(?:critics|opponents|sceptics|skeptics|detractors) (?:of [^,.;]{3,40}? )?|(?:those|the people|people|anyone|whoever)(?: who)? (?:are |is )?(?:against|oppose[sd]?|want|defend|disagree|think|believe|say|argue|support|favou?r|for|prefer)s? [^.;]{2,60}? `;
const loosePeople = `(?:many|most|the majority of|a (?:large |great |vast |small )?(?:number|majority|lot|minority) of|lots of|numerous|people|a lot|experts|scientists|researchers)(?: of (?:them|us))?(?: ${nouns.trim()})? (?:(?:who|supporting|opposing|in favou?r of|against) [^,.;]{3,50} )?|(?:supporters|defenders|advocates|proponents)(?: of [^,.;]{3,40})? |its friends |those who [^,.;]{3,40}? `;
const before =
  '(?:^\\W*|[,;:(“"–] ?(?:and |but |yet |while |whereas )?|\\b(?:but|yet|however|while|whereas|although|though|and yet|it is true|(?:i|we) (?:know|admit|understand|grant)|of course|(?:even )?if) (?:that )?)(?:(?:but|yet|and|also|still|now|so|of course|on the other hand|one the other hand|in the other hand|on the other side|on (?:the )?one hand|in one hand|however|admittedly|nevertheless|nonetheless|surely|firstly|secondly|finally),? )?';
/** Whoever does this to 'this idea' or 'it' sees it differently, however many they are. */
const rejecting = `${adverbs}(?:(?:would|do|does|will|may|might|could|did) not (?:agree|accept|approve|support|(?:like|want) (?:this|the|such an?|my|our) (?:idea|plan|proposal|change|rule|law|view))|(?:don|won|wouldn)['’]t (?:agree|accept|approve|support|(?:like|want) (?:this|the|such an?|my|our) (?:idea|plan|proposal|change|rule|law|view))|(?:disagree|object|are against|are opposed)\\b)`;
const rejects = new RegExp(
  `${before}(?:${firmPeople}|${loosePeople}|(?:the |these |our )?${nouns})${rejecting}|^\\W*(?:[a-z'’-]+ ){0,2}[a-z'’-]{3,}s (?:reply|object|warn|complain|protest) that\\b`,
  'i',
);
const firm = new RegExp(`${before}(?:${firmPeople})${verbs}`, 'i');
const loose = new RegExp(`${before}(?:${loosePeople})${verbs}`, 'i');
/** 'Experts say' mostly supports what the writer holds. */
const learned =
  /^\W*(?:some|certain|several|a few|other) (?:\w+ )?(?:experts|scientists|researchers|doctors|studies|psychologists|economists)\b/i;
const impersonalFirm =
  /\b(?:it|this) (?:can|could|may|might|will|has) (?:also |still |often |sometimes |been |be )*(?:argued|objected|replied|urged|feared)\b|\bit (?:can|could|may|might) (?:also |still |be )*(?:said|claimed|thought)\b|\bit is (?:often |sometimes |widely |usually |commonly )?(?:objected|feared|argued)\b|\bagainst (?:this|it|the plan|that)[, ].{0,12}\bit is said\b|, (?:some|one|others|critics) (?:might |may |will |could |would )?(?:say|says|ask|asks|argue|argues|object|objects)\b|(?<!\bno )\b(?:one|someone|somebody|a reader|the reader|readers|(?:an?|the|any) (?:critic|opponent|sceptic|skeptic)) (?:may|might|could|can|will|would) (?:also |still )?(?:argue|object|reply|say|answer|counter|claim|point out|warn)\b|\byou (?:may|might) (?:also |still )?(?:argue|object|say|ask)\b|^\W*(?:of course,? )?you (?:may|might) (?:also |still )?think (?:that )?(?:it|this|that|the|such)\b/i;
const impersonalLoose =
  /\bit (?:is|has been) (?:often |sometimes |widely |usually |commonly |generally )?(?:said|claimed|believed|thought|urged|accepted|held)\b|, (?:people|they) say\b|^\W*(?:but |yet )?they (?:\w+ )?(?:say|argue|claim|object|insist|point out|maintain|contend|believe|think) that\b/i;
/** 'The librarians say that …': people who are named by what they are. What is written says nothing against anybody. */
const namedByRole =
  /^\W*(?:(?:but|and|however),? )?(?:the|these|our) (?:[a-z’'-]+ ){0,2}(?!(?:rules|laws|results|figures|numbers|statistics|books|reports|studies|surveys|signs|papers|articles|facts|texts|records)\b)[a-z’'-]{3,}s (?:\w+ )?(?:say|claim|argue|believe|think|complain|fear|insist|answer|reply) that\b/i;
const summingUp =
  /^(?:in conclusion|to conclude|to sum up|in summary|all in all|overall|thus|therefore),? it (?:can|could|may|might)/i;
const ownVerb =
  /^\W*(?:(?:however|but|yet|still|in conclusion|personally|overall),? )?(?:I|in my (?:opinion|view)|from my)\b(?! (?:know|understand|admit|grant|concede)\b)/i;

/** How a sentence reports people who are not named: `firm` tells that they see it differently, `loose` does not say. */
export type OtherVoice = 'firm' | 'loose';

/** How a sentence reports what people say who are not named and not the writer. Null if it does not. */
export const otherVoiceOf = (text: string): OtherVoice | null => {
  const head = headOf(text);
  if (ownVerb.test(head) || summingUp.test(head)) return null;
  if (rejects.test(head) || impersonalFirm.test(head)) return 'firm';
  if (firm.test(head) && !learned.test(head)) return 'firm';
  return [loose, learned, impersonalLoose, namedByRole].some((voice) => voice.test(head))
    ? 'loose'
    : null;
};

/** Whether a sentence reports what people say who are not named and not the writer. */
export const speaksForOthers = (text: string): boolean => otherVoiceOf(text) !== null;

const named =
  /\b(?:\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*|the (?:minister|mayor|council|report|department|study|commission|principal|nurse|headmaster|judge|court))(?:,[^,.;]{3,60},)? (?:\w+ly |has |have |also |once )?(?:says?|said|writes?|wrote|written|argues?|argued|reports?|reported|claims?|claimed|told|shows?|showed|found|estimates?d?|points out|suggests?)\b|\baccording to\b/u;

/** Share of a sentence that stands in quotation marks, from 0 to 1. */
export const quotedShare = (sentence: Sentence, essay: EssayText): number =>
  regionsAt(essay, sentence)
    .filter(({ kind }) => kind === 'quotation')
    .reduce((sum, { start, end }) => sum + end - start, 0) /
  (sentence.end - sentence.start);

/** Who speaks in a sentence as a whole. */
export const speakerOf = (sentence: Sentence, essay: EssayText): Speaker => {
  if (speaksForOthers(sentence.text)) return 'others';
  if (isCited(essay, sentence) || named.test(headOf(sentence.text))) return 'source';
  return quotedShare(sentence, essay) > 0.5 ? 'source' : 'writer';
};

/** Whether a sentence goes on with what the writer has just said: 'Indeed, people who …', 'For example, some …'. */
export const goesOn = (text: string): boolean =>
  /^(?:indeed|in fact|for example|for instance|moreover|furthermore|in addition|besides|likewise|similarly|therefore|thus|hence|as a result|consequently|in conclusion|to conclude|to sum up)\b/i.test(
    text,
  );

/** 'Others answer that …': one voice replies to another. */
const othersReply =
  /^\W*(?:(?:but|yet|however),? )?(?:others|some|supporters|defenders|its friends) (?:\w+ )?(?:answer|reply|respond|counter|retort)\b/i;

/** Whether a sentence lets one voice reply to another that was heard just before. */
export const repliesForOthers = (text: string): boolean => othersReply.test(text);
