const HEADING = '<h2>Your essay</h2>';
const WHOLE = '<h2>About the whole essay</h2>';

/** The essay in a Word document that we wrote ourselves, without its facts, scores and remarks; any other is unchanged. */
export const withoutOwnReport = (html: string): string => {
  const heading = html.indexOf(HEADING);
  const isOurs = heading > 0 && html.slice(0, heading).includes('<p>Analysed on ');
  const essay = isOurs ? html.slice(heading + HEADING.length) : html;
  const scores = essay.search(/<h2>Scores<\/h2>\s*<p>(?:<strong>)?Overall: /);
  if (scores < 0) return essay;
  const whole = essay.lastIndexOf(WHOLE, scores);
  return essay.slice(0, whole < 0 ? scores : whole);
};
