import { extremesIn, hedgesIn } from './extreme-words.ts';

/** A form of sentence that leaves two ways. */
export interface DilemmaFrame {
  pattern: RegExp;
  /** Whether the second way must be a bad one, because the frame alone may offer a real choice. */
  threatens?: boolean;
  /** Whether 'can either' is part of the form. Elsewhere it gives a choice and forces nobody. */
  permits?: boolean;
}

/** Frames that leave two ways. */
export const DILEMMA_FRAMES: readonly DilemmaFrame[] = [
  {
    pattern:
      /(?<!\b(?:because|who|that|they|he|she|people|students|\w+ents|\w+ers|some|others|could|can) )\beither (?!(?:because|way|they|he|she|\w+ed|had|came|were|was)\b)[^.!?]{8,120}\bor (?!because)(?:we|they|you|it|else|there|our|he|she|people|the)\b[^.!?,;]{0,50}/i,
  },
  {
    pattern:
      /\b(?:(?:exactly|only|just|basically|really|simply|but) (?:(?:have|has|are|is|got) )?(?:two|one of two)) (?:\w+ )?(?:choices?|options?|ways?|possibilit(?:y|ies)|solutions?|alternatives?|paths?|roads?|sides)\b/i,
  },
  {
    pattern:
      /\b(?:there is|we have|they have) no (?:third|other) (?:choice|option|way|possibility|solution|alternative|road)\b|\ba third [^.;]{3,60} (?:does not|doesn['’]t) exist\b|\b(?:there(?:['’]s| is| can be)|with|has|have) (?:really |simply |absolutely )?no (?:real |such thing as a )?(?:middle (?:ground|way|road)|in[- ]?betweens?|gr[ae]y (?:area|zone)|half[- ]?measures?|two ways about it)\b/i,
  },
  // The options are counted, and the count is two.
  {
    pattern:
      /\b(?:has|have|faces?|left with|there (?:are|is)|see|think of) (?:really |basically |only |the |these |just |but )?(?:(?:one|either) of )?two (?:\w+ )?(?:choices|options|roads|paths|alternatives)\b|\b(?:it['’]?s|it is|this is|must be) (?:either |simply |really )?all or nothing\b/i,
  },
  {
    pattern:
      /\b(?:there(?:['’]s| is|s)|we have|they have) no (?:real |viable )?(?:alternative|3rd (?:option|way|choice))\b(?! (?:to (?!it\b|this\b|that\b)|source|energy|fuel))|\bthe only (?:real |realistic )?alternative to\b/i,
  },
  // What is not done in full counts as nothing.
  {
    pattern:
      /\b(?:if|unless) [^.!?;]{3,110}, ?(?:then )?(?:we|you|they|it|he|she|one|the \w+) (?:may|might) (?:just )?as well (?:not |just )?(?:do|be doing|have|give|stop|close|be|never|not)\b[^.!?]{0,50}/i,
  },
  {
    pattern:
      /\b(?:those|anyone|anybody|people|whoever) (?:who )?(?:does|do)(?: not|n['’]t) (?:support|agree|stand|speak|act|vote|fight|help|join)\b[^.!?;]{0,60}? (?:is|are) (?:\w+ )?(?:part of the problem|against|complicit|promoting|supporting|helping the|no better|guilty|(?:an |our |the )?enem(?:y|ies))\b/i,
  },
  {
    pattern:
      /\b(?:can|could|should|must|may) (?:\w+ )?either (?!way\b)\w+ [^.!?;]{3,110}\bor (?:just |simply |else )?(?:continue|remain|stay|let|accept|suffer|face|risk|do nothing|give up|lose|die|ignore|keep on)\b[^.!?,;]{0,50}/i,
    permits: true,
  },
  {
    pattern:
      /\byou(?: are|['’]re) (?:either )?(?:on the side of|with|for) [^.;]{3,60}, or you(?: are|['’]re) (?:on|with|for|against)\b/i,
  },
  {
    pattern:
      /\b(?:whoever|anyone who|anybody who|those who|people who) (?:does|do)(?: not|n['’]t) [^.;]{3,60} must (?:believe|think|want|be|hate|accept)\b/i,
  },
  {
    pattern:
      /\b(?:plain|simple|stark|only|clear|single) (?:choice|decision)(?: is| lies| left)? between\b[^.!?]{5,90}/i,
  },
  {
    pattern:
      /\b(?:can|could|may|must|will)\b(?! not|n['’]t)[^.!?;]{8,110},? or (?:else )?(?:we|they|you|it|he|she|there)? ?(?:can|could|may|must|will|have|has|had)\b(?! not|n['’]t)[^.!?]{0,80}/i,
    threatens: true,
  },
  {
    pattern:
      /\bif (?:we|you|they) (?:do not|don['’]t) (?!like|want|know|have|understand|believe|agree)[^.!?]{3,80}\bthen (?:we|you|they|there) (?:will (?:never|all|surely|certainly|lose|die|fail|perish|be (?:lost|destroyed|doomed|no))|cannot|can['’]t|must)\b/i,
  },
  {
    pattern:
      /\b(?:the|our|their) only (?:\w+ )?(?:choice|option|way|solution|answer|alternative)(?: left)? (?:is|remains)\b/i,
  },
  // One has to do the one or the other: both ways have a verb.
  {
    pattern:
      /\b(?:must|has to|have to|needs? to|got to|gotta|(?:it|that|this|choice)(?:['’]s| is)) either (?!way\b)\w+ [^.!?;]{3,100}\bor (?:else |just |simply )?(?:be|let|accept|face|risk|suffer|die|lose|give|stay|leave|go|get|do|continue|keep|live|remain|stop|shut|step|take|admit|watch|allow|become|we|they|you|it|he|she|you['’]re|they['’]re)\b[^.!?,;]{0,60}/i,
  },
  {
    pattern:
      /^\W*(?:(?:so|but|and|now),? )?either (?:be|let|stop|do|get|give|take|stay|leave|accept|go|follow|support|show|keep|pay|change|allow|ban|make)\b[^.!?;]{3,100}\bor (?:else )?\w+ [^.!?,;]{2,60}/i,
  },
  { pattern: /\b(?:with us or against us|pick a side)\b/i },
  {
    pattern:
      /\bif you(?:['’]re| are) not (?:\w+ )?(?:with|for|part of|in favou?r of) [^.!?]{2,60},? (?:then )?you(?:['’]re| are) (?:\w+ )?(?:against|part of|with|for|in favou?r of|supporting|helping|a|an|the)\b/i,
  },
  {
    pattern:
      /\b(?:must|has to|have to|needs? to) (?:now |finally )?(?:decide|choose|say|tell us|make up \w+ minds?) (?:whether|if|between)\b[^.!?]{5,80}\bor\b[^.!?,;]{3,80}/i,
    threatens: true,
  },
  // The same subject twice: 'You stand with them, or you look away.'
  {
    pattern:
      /^\W*(?:(?:so|but|and|now|then|today),? )?(you|we|they|one|he|she|a \w+) (?!can\b|could\b|may\b|might\b|would\b|do(?:es)?n?['’]?t?\b)\w+ [^.!?;]{3,90}, or (?:else )?(?:\1|it|they|he|she) (?!can\b|could\b|may\b|might\b|would\b)\w+ [^.!?;]{2,90}/i,
    threatens: true,
  },
];

/** What makes the second way look bad: a low comparison, a denial or words of ruin. */
const belittles =
  /\blike (?:an?|the) \w+|\b(?:nothing|nobody|never|fools?|cowards?|lies?|infants?|hate[sd]?|betray\w*|throws?|whims?|talk to the wall|admits? that|plays? god|give up|do nothing)\b/i;

/** 'Sleeves, plasters or nothing' is three ways. */
const listsMore = /, \w+ or\b/i;

/** Whether the second of two ways is made to look bad, and nothing limits it. 'Whether' opens a way here and is no doubt. */
export const isThreat = (said: string): boolean => {
  const second = said.slice(said.lastIndexOf(' or '));
  return (
    !listsMore.test(said) &&
    (extremesIn(second).length > 0 || belittles.test(second)) &&
    hedgesIn(said.replace(/\bwhether\b/gi, '')) === 0
  );
};

/** 'It is worth printing or it is not': the two ways are all there are. */
export const isExhaustive = (said: string): boolean =>
  /\bor (?:else )?(?:it|he|she|they|we|you|there|the \w+) (?:is|are|was|were|do|does|did|has|have|can|will)(?: not|n['’]t)(?=\W*$|[,.;:])|\bor not\b|\b(?:two|2) (?:\w+ )?(?:ways|kinds|sorts|types|possibilities) (?:of|to|in which)\b/i.test(
    said,
  );
