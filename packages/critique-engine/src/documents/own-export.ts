/** The notes of a document, which stand behind everything else. */
const NOTES = '\n\nNotes\n\n1. ';
const WHOLE = '\nAbout the whole essay';

/** The essay in a Word document that we wrote ourselves, or that was made of it, without its facts, scores and remarks; any other text is unchanged. */
export const withoutOwnReport = (text: string): string => {
  const heading = /^Your essay\r?$/m.exec(text);
  const isOurs = heading && /^Analysed on /m.test(text.slice(0, heading.index));
  const essay = isOurs ? text.slice(heading.index + heading[0].length).trimStart() : text;
  const scores = essay.search(/^Scores\s{1,4}Overall: (?:\d{1,3} of 100|no score)/m);
  if (scores < 0) return essay;
  const whole = essay.lastIndexOf(WHOLE, scores);
  const notes = essay.indexOf(NOTES, scores);
  const end = essay.slice(0, whole < 0 ? scores : whole).trimEnd();
  return end + (notes < 0 ? '' : essay.slice(notes));
};
