import type { EssayModel, Paragraph, Topic } from '../../essay-model.ts';
import { questionTerms } from '../question-layer.ts';
import { contentStems } from '../term-layer.ts';
import { readTopics } from '../topic-layer.ts';

/** Different terms of the question that a paragraph names if it speaks of the question. */
const NAMED_FROM = 2;
/** Times that a paragraph names the two main subjects of the rest if it speaks of them. */
const SAID_FROM = 2;
const MOST_SUBJECTS = 2;

const stemsIn = ({ sentences }: Paragraph): string[] =>
  sentences.flatMap(({ words }) => contentStems(words));
const stemsOf = (paragraph: Paragraph): Set<string> => new Set(stemsIn(paragraph));

const restOf = (paragraph: Paragraph, model: EssayModel): Paragraph[] =>
  model.prose.filter((other) => other !== paragraph);
const topicsOf = (paragraphs: readonly Paragraph[], model: EssayModel): Topic[] =>
  readTopics(
    model.text,
    paragraphs.flatMap(({ sentences }) => sentences),
    model.names,
  );

/** Whether a paragraph names at least two things that the question asks about. */
export const namesQuestionTerms = (paragraph: Paragraph, { question }: EssayModel): boolean => {
  const stems = stemsOf(paragraph);
  return (
    [...questionTerms(question ?? '').keys()].filter((term) => stems.has(term)).length >= NAMED_FROM
  );
};

/** Whether a paragraph says the two main subjects of the rest of its essay more than once. */
export const speaksOfMainSubjects = (paragraph: Paragraph, model: EssayModel): boolean => {
  const main = topicsOf(restOf(paragraph, model), model).slice(0, MOST_SUBJECTS);
  const said = stemsIn(paragraph).filter((stem) => main.some(({ term }) => term === stem));
  return said.length >= SAID_FROM;
};

/**
 * The subjects of a paragraph that the rest of the essay does not speak of, and those of the essay that the paragraph
 * does not speak of: up to two nouns of each, the most frequent first.
 */
export const paragraphSubjects = (
  paragraph: Paragraph,
  model: EssayModel,
): { own: string[]; essay: string[] } => {
  const rest = restOf(paragraph, model);
  const elsewhere = new Set(rest.flatMap(stemsIn));
  const here = stemsOf(paragraph);
  const named = (found: readonly Topic[], known: ReadonlySet<string>): string[] =>
    found
      .filter(({ term }) => !known.has(term))
      .slice(0, MOST_SUBJECTS)
      .map(({ word }) => word);
  return {
    own: named(topicsOf([paragraph], model), elsewhere),
    essay: named(topicsOf(rest, model), here),
  };
};
