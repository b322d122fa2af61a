import type { Line } from './page-line.ts';

/** The reader's figures that the page shows, in its order. */
export const READING_LINES: readonly Line[] = [
  {
    set: 'reading-twins',
    figure: 'planted flaws found',
    says: 'planted flaws that a remark marks',
  },
  {
    set: 'reading-twins',
    figure: 'sound twins criticised at that place',
    says: 'the same place criticised without the flaw (lower is better)',
  },
  {
    set: 'reading-twins',
    figure: 'argument score: right one higher',
    says: 'argument score: the sound essay of a pair is higher',
  },
  {
    set: 'reading-twins',
    figure: 'argument score: wrong one higher',
    says: 'argument score: the flawed one is higher (lower is better)',
  },
  {
    set: 'reading-twins',
    figure: 'hints with the most frequent frame',
    says: 'hints that are worded like the most frequent one (lower is better)',
  },
  {
    set: 'reading-long',
    figure: 'planted flaws found',
    says: 'planted flaws in longer essays that a remark marks',
  },
  {
    set: 'reading-genres',
    figure: 'remarks on thinking, sound essays',
    says: 'remarks on thinking in a sound essay (lower is better)',
  },
  {
    set: 'reading-genres',
    figure: 'remarks on thinking, stories, reflections, letters',
    says: 'the same in a story, reflection or letter',
  },
  {
    set: 'reading-genres',
    figure: 'remarks on thinking, reports, reviews, legal answers',
    says: 'the same in a report, review or legal answer',
  },
  {
    set: 'reading-genres',
    figure: 'sound words criticised',
    says: 'words that are right and only look wrong: criticised (lower is better)',
  },
  {
    set: 'reading-genres',
    figure: 'kind of text recognised',
    says: 'kind of text recognised',
  },
  {
    set: 'reading-genres',
    figure: 'claims found in sound essays, wherever they stand',
    says: 'claims found, wherever they stand',
  },
  {
    set: 'reading-order',
    figure: 'structure, essay against its sentences shuffled: right one higher',
    says: 'structure score: an essay stands above its own sentences in a random order',
  },
  {
    set: 'reading-order',
    figure: 'structure, essay against its sentences shuffled: wrong one higher',
    says: 'structure score: it stands below them (lower is better)',
  },
  {
    set: 'reading-foreign',
    figure: 'a paragraph from another essay is remarked on as off the question',
    says: 'a paragraph from another essay gets a remark',
  },
  {
    set: 'reading-foreign',
    figure: 'untouched essays with such a remark on a paragraph',
    says: 'untouched essays with such a remark (lower is better)',
  },
  {
    set: 'reading-reasons',
    figure: "argument, essay against one with another topic's reasons: right one higher",
    says: 'argument score: an essay stands above itself with another topic’s reasons',
  },
  {
    set: 'reading-reasons',
    figure: "argument, essay against one with another topic's reasons: wrong one higher",
    says: 'argument score: it stands below (lower is better)',
  },
  {
    set: 'reading-fallacies',
    figure: 'remarked comments that do carry a fallacy',
    says: 'news comments with a remark that do carry a fallacy',
  },
  {
    set: 'reading-fallacies',
    figure: 'comments with a fallacy remarked on',
    says: 'news comments with a fallacy that get a remark',
  },
  {
    set: 'reading-fallacies',
    figure: 'sound comments remarked on',
    says: 'sound news comments that get a remark (lower is better)',
  },
];
