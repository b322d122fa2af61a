import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';
import { DILEMMA_FRAMES, isExhaustive, isThreat } from './dilemma-frames.ts';

/** A further way, named next to the frame. */
const further =
  /\b(?:a third(?! [^.;]{3,60} (?:does not|doesn['’]t) exist)|another (?:way|possibility|option)|other ways|neither|both of them|both can|(?<!nothing )in between|between the two|not the only|as well as both)\b/i;
const denied =
  /\b(?:not|need not|nobody|never|no) (?:\w+ ){0,3}(?:either|only two|choose)\b|\bmore than (?:just |only )?two\b|\bidea that\b|\?["'”’)]*$/i;

/** More than two ways: 'either … or … or …'. */
const offers = /\bor\b.*\bor\b/i;
/** 'With either our school or our home': two things, and no two ways. A way has a verb on both sides. */
const joinsNouns =
  /^either (?:(?:the|a|an|my|our|your|his|her|their|its|this|that) )?\w+ or (?:the|our) \w+(?:\W|$)/i;

/** 'Students can do either …' gives a choice and forces nobody. */
const permits = /\b(?:can|could|may|might|able to|free to|choose to) (?:\w+ ){0,2}$/i;

/** In a longer sentence several thoughts run together. */
const MOST_WORDS = 45;

/** The words of the first frame that the sentence uses and that offers too few ways. */
const frameIn = (text: string): RegExpExecArray | null => {
  if (denied.test(text)) return null;
  for (const { pattern, threatens, permits: mayPermit } of DILEMMA_FRAMES) {
    const found = pattern.exec(text);
    if (!found) continue;
    if (
      offers.test(found[0]) ||
      isExhaustive(text.slice(found.index, found.index + found[0].length + 20)) ||
      joinsNouns.test(found[0]) ||
      (!mayPermit && permits.test(text.slice(0, found.index)))
    )
      continue;
    if (!threatens || isThreat(found[0])) return found;
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
    if (sentence.words.length > MOST_WORDS) return [];
    const text = sentence.text.slice(0, 1_000);
    const match = frameIn(text);
    const next = model.sentences[sentence.index + 1];
    if (
      !match ||
      further.test(text.slice(match.index)) ||
      (next?.paragraph === sentence.paragraph && further.test(next.text))
    )
      return [];
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
