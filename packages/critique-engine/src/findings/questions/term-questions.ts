import type { EssayModel, Sentence } from '../../essay-model.ts';
import { OPEN_TERMS, type OpenTerm } from './term-table.ts';
import { askAbout, ownPoints, rankOf, type Question, type QuestionFinder } from './question.ts';

const defines = /\b(?:means?|defin\w+|refers? to|in the sense|is when|that is,)\b/i;
/** The word must carry the essay: it stands in this many sentences at least. */
const FEWEST_SENTENCES = 4;
const WEIGHT = 3.5;

const sentencesWith = ({ sentences }: EssayModel, sign: RegExp): Sentence[] =>
  sentences.filter(({ text }) => sign.test(text));

/** A word that readers understand differently, where the position or a claim depends on it. */
interface UsedTerm {
  term: OpenTerm;
  /** As the essay writes it, in small letters. */
  word: string;
  sentence: Sentence;
}

const ofOneself = /\bI['’]?m\b|\bI am\b|\bmy\b/;

/** The open words on which the essay depends and that it does not explain. */
export const openTerms = (model: EssayModel): UsedTerm[] =>
  OPEN_TERMS.flatMap((term): UsedTerm[] => {
    const { sign } = term;
    const used = sentencesWith(model, sign);
    if (used.length < FEWEST_SENTENCES || used.some(({ text }) => defines.test(text))) return [];
    const [sentence] = ownPoints(model)
      .filter((one) => sign.test(one.text) && !ofOneself.test(one.text) && rankOf(one, model) > 0)
      .sort((a, b) => rankOf(b, model) - rankOf(a, model) || a.index - b.index);
    const word = sentence && sign.exec(sentence.text)?.[0].toLowerCase();
    return sentence && word ? [{ term, word, sentence }] : [];
  });

/** Questions about a word on which the position or a claim depends and which readers understand differently. */
export const termQuestions: QuestionFinder = (model) =>
  openTerms(model).flatMap(({ term: { sort, ask }, word, sentence }): Question[] => {
    const question: Omit<Question, 'sentence'> = {
      sort: `term ${sort}`,
      kind: {
        cognitiveOperation: 'Definition',
        difficulty: 'Introductory',
        disciplinaryLens: 'Meaning',
      },
      weight: WEIGHT + rankOf(sentence, model),
      ask,
      followUp: null,
      assumes: null,
    };
    return askAbout(sentence, model, question, word);
  });
