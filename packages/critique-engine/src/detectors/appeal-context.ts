import type { CritiqueDraft } from '../critique-draft.ts';
import type { EssayModel, Paragraph, Sentence } from '../essay-model.ts';
import { speaksForOthers } from '../layers/graph/voices.ts';
import { isForeign } from '../layers/region-lookup.ts';

const MOST_CHARACTERS = 1_000;

/** Wording that says what is to be done, or that something is right. */
const verdict =
  /\b(?:should(?:n['’]?t)?|must(?:n['’]?t)?|ought|let['’]?s|let us|no (?:reason|need|point)|why (?:not|do|does|would|are|is|can['’]?t|change|stop|fix|mess)|(?:needs?|has|have) to (?!be\b.{0,20}\bable)|deserves?|(?:is|are|be|was|were|['’]s) (?:\w+ly |so |not |just |all )?(?:right|wrong|fine|okay|ok|acceptable|unacceptable|justified|best|better|good|bad|immoral|evil|ridiculous|a shame|sad|great)|can(?:not|['’]t| not)|supposed to|it makes sense|makes (?:perfect )?sense|allow(?:ed)?|ban(?:ned)?|stop|keep|continue)\b/i;

/** Words of a writer who weighs the appeal and does not make it. */
const weighs =
  /\bjust because\b|\b(?:does|do|did)(?: not|n['’]?t) (?:always |necessarily |really )?(?:make|mean|justify|prove|excuse)\b|\b(?:is|are|was|were)(?: not|n['’]?t) (?:always |necessarily |really |itself )?(?:right|correct|true|a (?:good )?reason|an excuse|enough|proof|evidence)\b|\bno excuse\b|\bfallac(?:y|ies)\b|\bnot necessarily\b|\bappeal(?:s|ing)? to\b/i;

/** A sentence with those of its paragraph around it. */
export interface AppealContext {
  sentence: Sentence;
  text: string;
  before: string;
  after: string;
  /** The sentences of a short text, all of which stand round the same ground. Empty in an essay. */
  nearby: readonly string[];
}

/** A text with fewer words is a comment: it has no introduction in which views are only told. */
export const SHORT = 150;

/** What leans on something that is no reason, and the words that carry it. */
export interface Appeal {
  start: number;
  end: number;
}

/** Where a match stands in its text. */
export const spanOf = (match: RegExpExecArray): Appeal => ({
  start: match.index,
  end: match.index + match[0].length,
});

const textOf = (sentence: Sentence | undefined, paragraph: number): string =>
  sentence?.paragraph === paragraph ? sentence.text.slice(0, MOST_CHARACTERS) : '';

/** Whether a text says what is to be done, or that something is right. */
const givesVerdict = (text: string): boolean => verdict.test(text);

/** How a sentence begins that draws on the one before, and does not speak of something else. */
const goesOn =
  /^\W*(?:so|therefore|thus|hence|and|that|this|these|it|there|why|we|you|i|let|nobody|no one|no|don['’]?t|keep|can['’]?t|everyone|everybody)\b/i;

/** Whether the sentence, outside the words of the appeal, or a sentence beside it gives a verdict. */
export const isUsedAsGround = (context: AppealContext, { start, end }: Appeal): boolean => {
  const { text, before, after } = context;
  const next = goesOn.test(after) ? after : '';
  return [text.slice(0, start), text.slice(end), before, next].some(givesVerdict);
};

/** Finds appeals in the sentences of the writer that do not weigh them. `find` gives offsets in the sentence's text. */
export const appealDetector =
  (
    find: (context: AppealContext, model: EssayModel) => Appeal | null,
    draft: (said: string, context: AppealContext, model: EssayModel) => Omit<CritiqueDraft, 'at'>,
  ) =>
  ({ sentences }: Paragraph, model: EssayModel): CritiqueDraft[] =>
    sentences.flatMap((sentence): CritiqueDraft[] => {
      const text = sentence.text.slice(0, MOST_CHARACTERS);
      const context = {
        sentence,
        text,
        before: textOf(model.sentences[sentence.index - 1], sentence.paragraph),
        after: textOf(model.sentences[sentence.index + 1], sentence.paragraph),
        nearby:
          model.proseWords < SHORT
            ? sentences
                .filter((one) => one !== sentence)
                .map((one) => one.text.slice(0, MOST_CHARACTERS))
            : [],
      };
      const found = find(context, model);
      if (!found || weighs.test(text) || weighs.test(context.after)) return [];
      const at = { start: sentence.start + found.start, end: sentence.start + found.end };
      if (isForeign(model, at)) return [];
      return [{ at, ...draft(text.slice(found.start, found.end), context, model) }];
    });

/** Whether any other sentence of a short text gives a verdict. */
export const isGroundOfAll = ({ nearby }: AppealContext): boolean => nearby.some(givesVerdict);

/** Whether the sentence reports what others hold. */
export const isReported = ({ text }: AppealContext): boolean => speaksForOthers(text);
