import { thesisCue } from '@argint/text-analysis';
import type { Sentence } from '../essay.ts';
import { withPlainPosition } from './learner-spelling.ts';
import { isQuestion, isUnmarkedQuestion } from './question-form.ts';

const ofOneself =
  /\bi (?:(?!when\b|if\b)[a-z']+ ){0,2}(?:believe|think|agree|disagree|argue|hold|favou?r|prefer|support|oppose|object to|suggest|maintain|contend|advocate|doubt|reject)\b(?! (?:about|of)\b)/;
/** 'One lesson I would teach is …': the answer to a question for a choice. */
const chosen =
  /^(?:\W*(?:well|so),? )?(?:something(?= )|(?:one|the|a|an|my) (?:\w+ ){0,2}?(?:lesson|thing|skill|place|activity|change|rule|advice|person|event|invention|subject|class|hobby|sport|career|job|topic)(?: in \w+(?: \w+)?)?) (?:that |which )?(?:i|we)(?:'d| would| will| want| wish| like| love| enjoy| really)\b.{0,60}\b(?:is|would be)\b/;
/** Agreement in a learner's words too: 'I'm agree', 'I am not disagree', 'I agree only partly', 'Yes, it is …'. */
const side =
  /^(?:yes|no), (?=\w)|(?<!\b(?:if|whether|when|do|should|did) )\bi(?:'m| am)? (?:(?:do|not|don't|cannot|can't|can|could|will|going to|\w+ly|quite|still|also|can only|have to|would) ){0,3}(?:agree|disagree|side with|tend to (?:dis)?agree)\b(?! (?:about|on)\b)|\bso do i\b|\bi(?:'m| am) (?:also )?one of (?:them|those|these)\b|\bi (?:(?:do not|don't|also|fully|cannot|\w+ly) ){0,2}share (?:this|that|their|the|such an?|his|her) (?:\w+ )?(?:view|opinion|idea|belief|position|fear|concern|hope)s?\b|\b(?:this|the|my) (?:essay|paper) (?:\w+ ){0,2}(?:agrees|disagrees|argues|contends|supports|opposes|rejects|maintains)\b/;
/** 'I cannot see …', and the way learners word a view: 'I am in the view that'. */
const ownSight =
  /\bi (?:can't|cannot|can not|don't|do not|fail to) see (?:how|why|any)\b|\bi am (?:\w+ )?(?:in|on|of|at) the (?:view|opinion|belief|idea)\b|\bmy (?:own |personal )?(?:opinion|view|belief)(?: is)? that\b|\bmy (?:\w+ )?(?:judge?ment|verdict|answer|position|conviction|conclusion|contention|feeling|sense|instinct) (?:is|remains|would be) that\b|\bi (?:(?:would|honestly|still|do) ){0,2}say (?!this\b|that to\b|hello\b|so\b|it\b)(?:that|yes|no|\w+ \w+ \w+)|\b(?:i would|i'd) (?:rather|sooner|call (?:it|this|that|them|the|an?)|choose|recommend)\b|\bi recommend\b|\bi (?:do not|don't) buy (?:it|this|that)\b|\bi (?:would )?lean (?:more )?towards\b|\bi(?:'m| am) (?:more )?prefer\b|^(?:so |but |well,? |and )?for me,? (?:it|the|this|that|[a-z]+s) (?:\w+ ){0,3}(?:is|are|should|must|would)\b|\bi would (?:not|never) (?!like|have|be|know|mind)[a-z]+ (?:the|all|any|every|my|a|an|it|them)\b|\bif (?:it )?was my opinion\b|\bit will be argued that\b/;
/** A view that the writer takes without saying 'I' (impersonal stance: Hyland 2005, Metadiscourse). */
const impersonal =
  /\b(?:seems?|appears?) to me\b|\b(?:it is|it seems|it would be|it does not seem|seems?) (?:not )?(?:un)?(?:reasonable|fair|safe|right|wise|justified|sensible) to (?:say|suggest|conclude|argue|claim|assume|think|believe|hold)\b|\bit (?:is|seems) (?:quite |very )?(?:clear|obvious|evident|plain) to me\b|\bas far as i(?:'m| am) concern(?:ed)?\b|\bi(?:'m| am) (?:\w+ )?(?:biased|against|for|in favou?r|convinced|certain|sure|opposed|inclined)\b/;
/** A judgement with a reason. Together they are a thesis even without 'I' (Booth, Colomb and Williams). */
const judged =
  /\b(?:good|bad|better|best|worse|worst|great|important|essential|crucial|vital|helpful|useful|useless|harmful|beneficial|wrong|right|fair\w*|unfair\w*|necessary|effective|valuable|dangerous|key|only|most|more|less|can|will|would|deserve\w*|helps?|harms?|hurts?|improves?|wastes?)\b.*\b(?:because|since)\b/;
/** 'It is a wise policy to …': a judgement of what to do. */
const advised =
  /^(?:(?:so|therefore|thus|hence|in fact|surely|clearly|honestly|actually|overall|in general|of course),? )?(?:it|this)(?:'s| is| would be| will be) (?:an? )?(?:\w+ ){0,4}?(?:better|best|wise|wiser|(?:good|great|bad|terrible|fine) (?:idea|plan|thing|chance|choice|decision|way)|right|wrong|fair|unfair|essential|necessary|vital|crucial|important)(?: \w+){0,2}? (?:to|for|that)\b/;
const reported =
  /\b(?:some|many|most|other|several|few) (?:people|students|parents|teachers|others)\b|\bothers (?:\w+ )?(?:think|believe|say|argue|claim|feel|hold|prefer)\b|\b(?:was|were|had|did)\b|\?/;
/** The writer concedes what others think, and judges differently. */
const weighed =
  /^(?:although|(?:even )?though|while|whereas)\b.{5,200}?(?:[,;]| (?:nevertheless|nonetheless|actually|however|still|yet|in (?:fact|reality|truth))| (?=\w+ (?:is|are|can|has|have) (?:nevertheless|nonetheless|actually|still|in fact)\b))(.*)$/s;
const evaluates =
  /\b(?:it|this|that|these|they|there|the \w+(?: \w+)?|\w+) (?:(?:actually|really|still|also|often|in fact|can|could|may|will|would) ){0,3}(?:is|are|was|were|be|has|have|makes?|brings?|does?|causes?|seems?|remains?) (?:(?!not only)\w+ ){0,3}?(?:negative|positive|harmful|harm|true|false|wrong|right|good|bad|better|best|worse|worst|beneficial|dangerous|useful|useless|necessary|unnecessary|essential|important|crucial|vital|valuable|effective|fair|unfair|mistaken?|problems?|disadvantages?|advantages?|benefits?|drawbacks?|threat|damage)\b/;
/** 'However, a rest is good for them', in the introduction: after the views of others, the writer's own. */
const turned = /^\W*(?:however|nevertheless|nonetheless),? (.*)$/s;
const otherVoice =
  /\b(?:others?|some|many|most|critics|opponents) (?:\w+ )?(?:think|believe|say|argue|claim|feel|hold)\b/;
/** What an essay says it will show, where that is a judgement: 'I will explain why it should be free'. */
const announced =
  /\b(?:this (?:essay|paper)|i)\b.{0,60}\b(?:explain|show|argue|say|demonstrate|discuss|prove|state|present)\b.{0,20}\b(?:why|that) (?:\w+ ){1,6}?(?:should|must|ought|cannot)\b/;
/** Sentences about the essay itself rather than its subject. */
const aboutEssay =
  /\b(?:will|shall|can|could) (?:now )?be (?:proved|proven|shown|discussed|explained|supported|analy[sz]ed|examined|illustrated|demonstrated|presented|given)\b|\b(?:here|following|below) are (?:my|the|some|several|two|three)\b|(?<!\b(?:due to|because of|for) )\b(?:some|several|many|two|three|four|a few|a number of|various) (?:\w+ )?reasons\b.{0,30}$/;
/** 'I will talk about this topic' announces a subject and takes no side. Learners write 'I will to talk' as well. */
const announcesSubject =
  /^(?:in this (?:essay|paper|text),? )?i (?:will|would|want|am going|would like|'d like|shall)(?: to)? (?:talk|speak|write|tell you|tell)\b(?: \w+){0,2} (?:about|on|of) (?!(?:why|how|that)\b)(?!.*\b(?:should|must|better|best)\b)/;
/** Wording by which the next sentence treats this one as the position of the essay. */
const takenAsPosition =
  /^(?:\W*(?:and|so) )?(?:this|that|the|my(?! (?:\w+ )?\w+ (?:is|are) (?:that|the|an?)\b)|these|such an?) (?:\w+ )?(?:position|view|viewpoint|opinion|belief|claim|idea|argument|stance|assertion|judge?ment|statement)s? (?:will|can|is|are|could)\b|^this (?:will|can) be (?:proved|proven|shown|seen|supported|demonstrated|explained)\b|^(?:here|following|below) are (?:my|the|some|several|two|three)\b(?!.*\b(?:both|negative|disadvantages|cons)\b)|^there are (?:\w+ ){0,3}reasons\b|^i (?:hold|have|take) (?:this|that|such an?) (?:position|view|opinion|belief)\b|\b(?:support|back(?: up)?|explain|justify|defend) (?:my|this) (?:position|view|viewpoint|opinion|belief|claim|idea|argument|stance|point of view)\b/;
/** Openings of a sentence that adds to the one before it. */
const adds =
  /^(?:in addition|additionally|also|besides|moreover|furthermore|meanwhile|for example|for instance|since|once|and|both (?:of )?these|such|similarly|likewise)\b/;

/** Lower case, with plain apostrophes, and without the spaces that some writers put round them ('I ' m'). */
const lower = (text: string): string =>
  withPlainPosition(
    text
      .slice(0, 1_000)
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/ı/g, 'i')
      .replace(/(?<=[a-z]) ?' ?(?=(?:m|s|t|re|ve|ll|d)\b)/g, "'"),
  );

/** Whether a sentence says in its own words that the writer agrees or disagrees. */
export const takesSide = (sentence: Sentence): boolean =>
  side.test(lower(sentence.text)) && !isQuestion(sentence);

/** 'Although some think it good, it is harmful': a concession and the writer's own judgement. */
const weighsAgainst = (said: string): boolean => {
  const [, own] = weighed.exec(said.slice(0, 400)) ?? turned.exec(said.slice(0, 400)) ?? [];
  return own !== undefined && evaluates.test(own) && !otherVoice.test(own);
};

/**
 * How strongly a sentence takes a position, on the scale of thesisCue (3 = unmistakable). Unlike thesisCue it also
 * recognises interrupted and impersonal positions, and a `next` sentence that calls this one the position.
 */
export const positionCue = (sentence: Sentence, next: Sentence | undefined): number => {
  const { text } = sentence;
  const said = lower(text);
  const { strength } = thesisCue(said);
  const own =
    strength < 3 &&
    (ofOneself.test(said) ||
      chosen.test(said) ||
      side.test(said) ||
      impersonal.test(said) ||
      ownSight.test(said))
      ? 2.5
      : 0;
  const judges = judged.test(said) || advised.test(said);
  const grounded = strength < 1 && strength >= 0 && judges && !reported.test(said) ? 1 : 0;
  const mayConcede = !turned.test(said) || sentence.part === 'introduction';
  const conceded = strength < 1.5 && mayConcede && weighsAgainst(said) ? 1.5 - strength : 0;
  const promised = strength < 2 && announced.test(said) ? 2.5 - strength : 0;
  const taken = next && takenAsPosition.test(lower(next.text)) ? 2 : 0;
  const asks = isUnmarkedQuestion(sentence) ? 2 : 0;
  const aside = /, i (?:believe|think|guess|suppose)\W*$/.test(said) ? 1.5 : 0;
  return (
    strength +
    Math.max(own, grounded, conceded, promised) +
    taken -
    aside -
    (aboutEssay.test(said) || announcesSubject.test(said) ? 2 : 0) -
    asks
  );
};

/** Whether a sentence opens with words that add to the one before it. */
export const isAddition = ({ text }: Sentence): boolean => adds.test(lower(text));
