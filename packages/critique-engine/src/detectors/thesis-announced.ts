import type { EssayDetector } from '../detector.ts';
import { asksNoPosition } from '../layers/question-layer.ts';
import { carriesPosition } from '../layers/position-layer.ts';
import { choose, cite, citeRest } from '../wording.ts';

const announcement =
  /\b(?:this (?:essay|paper)|in this (?:essay|paper),? i|i|we) (?:will|shall|is going to|am going to|would like to|aims? to|intends? to) (?:discuss|explore|examine|look at|talk about|write about|describe|outline|present|explain|analyse|analyze|give|show|be (?:discussing|exploring|examining|looking at|talking about|writing about|describing|outlining|presenting|explaining|analysing|analyzing|giving|showing))\b/i;

/** 'This essay will show why pupils should start later': the announcement tells the position as well. */
const tellsPosition =
  /\b(?:why|that|how) (?:\w+ ){1,8}?(?:should|must|ought|can|cannot|need(?:s)? to|ha(?:s|ve) to|(?:is|are) (?:not |more |less |better|worse|right|wrong|good|bad|important|necessary))/i;

/**
 * 'This essay will discuss …': a plan in the place of a position. Many schools teach this sentence, so it is a fault only
 * where the introduction takes no position beside it.
 */
export const thesisAnnounced: EssayDetector = ({ sentences, thesis, question }) => {
  // An account of causes or solutions may say what it is about to do.
  if (asksNoPosition(question)) return [];
  const intro = sentences.filter((s) => s.part === 'introduction');
  const sentence = intro.find((s) => announcement.test(s.text));
  const found = sentence && announcement.exec(sentence.text);
  if (!found || carriesPosition(intro)) return [];
  if (thesis?.stated && thesis.sentence.part === 'introduction') return [];
  const rest = sentence.text.slice(found.index + found[0].length).trim();
  if (tellsPosition.test(rest)) return [];
  const start = sentence.start + found.index;
  return [
    {
      ruleId: 'thesis-announced',
      issueType: 'thesis',
      severity: 3,
      at: { start, end: start + found[0].length },
      issue: `“${found[0]}” tells your reader what the essay will do, but not what you think.`,
      reasoning: choose(sentence.text, [
        `After ${cite(sentence.text)} your reader knows your subject, but not your answer.`,
        `${cite(sentence.text)} could also begin an essay that says the opposite of yours.`,
        `A plan is not a position. Nobody can disagree with ${cite(sentence.text)}.`,
      ]),
      fix: `Leave “${found[0]}” out, and turn ${citeRest(rest, sentence.text, 40)} into a sentence that somebody could disagree with.`,
      hint: 'What should your reader believe at the end of your essay?',
      confidence: 0.8,
    },
  ];
};
