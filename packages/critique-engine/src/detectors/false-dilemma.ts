import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';
import { extremesIn, hedgesIn } from './extreme-words.ts';

interface Frame {
  pattern: RegExp;
  /** Whether the second way must be a bad one, because the frame alone may offer a real choice. */
  threatens?: boolean;
}

/** Frames that leave two ways. */
const frames: readonly Frame[] = [
  {
    pattern:
      /\beither\b[^.!?]{8,120}\bor (?:we|they|you|it|else|there|our|he|she|people|the)\b[^.!?,;]{0,50}/i,
  },
  {
    pattern:
      /\b(?:(?:exactly|only|just) (?:two|one of two)|but two) (?:\w+ )?(?:choices?|options?|ways?|possibilit(?:y|ies)|solutions?|alternatives?|paths?|roads?|sides)\b/i,
  },
  {
    pattern:
      /\b(?:there is|we have|they have) no (?:third|other) (?:choice|option|way|possibility|solution|alternative|road)\b|\ba third [^.;]{3,60} (?:does not|doesn['’]t) exist\b/i,
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
      /\b(?:can|could|may|must|will)\b[^.!?;]{8,110},? or (?:else )?(?:we|they|you|it|he|she|there)? ?(?:can|could|may|must|will|have|has|had)\b[^.!?]{0,80}/i,
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
];
/** A further way, named next to the frame. */
const further =
  /\b(?:a third|another (?:way|possibility|option)|other ways|neither|both of them|in between|between the two|not the only|as well as both)\b/i;
const denied =
  /\b(?:not|need not|nobody|never|no) (?:\w+ ){0,3}(?:either|only two|choose)\b|\?["'”’)]*$/i;

/** More than two ways: 'either … or … or …'. */
const offers = /\bor\b.*\bor\b/i;
/** 'With either our school or our home': two things, and no two ways. A way has a verb on both sides. */
const joinsNouns =
  /^either (?:(?:the|a|an|my|our|your|his|her|their|its|this|that) )?\w+ or (?:the|our) \w+(?:\W|$)/i;

/** 'Students can do either …' gives a choice and forces nobody. */
const permits = /\b(?:can|could|may|might|able to|free to|choose to) (?:\w+ ){0,2}$/i;

/** The words of the first frame that the sentence uses and that offers too few ways. */
const frameIn = (text: string): RegExpExecArray | null => {
  if (denied.test(text)) return null;
  for (const { pattern, threatens } of frames) {
    const found = pattern.exec(text);
    if (!found) continue;
    if (
      offers.test(found[0]) ||
      joinsNouns.test(found[0]) ||
      permits.test(text.slice(0, found.index))
    )
      continue;
    const second = found[0].slice(found[0].lastIndexOf(' or '));
    if (!threatens || (extremesIn(second).length > 0 && hedgesIn(found[0]) === 0)) return found;
  }
  return null;
};

/** What to ask about two ways, by how they are set against each other. */
const askAbout = (said: string): string => {
  if (/\bmust (?:believe|think|want|be|hate|accept)\b/i.test(said))
    return 'What else could such a person think or want?';
  if (/\b(?:two|no (?:third|other)|third)\b/i.test(said))
    return 'Which way would somebody name who wants neither of these?';
  if (/\bonly\b/i.test(said)) return 'What did others do who had the same problem?';
  if (/\byou(?: are|['’]re)\b/i.test(said))
    return 'Where does somebody stand who agrees with half of it?';
  return /\bif\b|\bor else\b/i.test(said)
    ? 'What else could happen if this is not done?'
    : 'Who does neither of the two, and what do they do?';
};

/** Two ways out where there may be more: a frame that counts its options, with no further one beside it. */
export const falseDilemma: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    const text = sentence.text.slice(0, 1_000);
    const match = frameIn(text);
    const next = model.sentences[sentence.index + 1];
    if (!match || (next?.paragraph === sentence.paragraph && further.test(next.text))) return [];
    const at = {
      start: sentence.start + match.index,
      end: sentence.start + match.index + match[0].length,
    };
    if (isForeign(model, at)) return [];
    return [
      {
        rule: 'false-dilemma',
        issueType: 'argument',
        severity: 3,
        at,
        issue: `You leave your reader two ways only: ${cite(match[0], 90)}.`,
        reasoning: choose(match[0], [
          'If there is a third way, the choice falls apart, and so does whatever you build on it. Most questions have more than two answers.',
          'A reader who can think of one more way no longer has to choose between your two.',
        ]),
        fix: 'Name one more way and say why it does not work, or say that these are two of several ways.',
        hint: askAbout(match[0]),
        confidence: 0.75,
      },
    ];
  });
