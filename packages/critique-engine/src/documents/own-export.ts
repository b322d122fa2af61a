const head = /^.*?<p>Analysed on .*?<h2>Your essay<\/h2>/s;
const tail =
  /(?:<h2>About the whole essay<\/h2>.*?)?<h2>Scores<\/h2>\s*<p>(?:<strong>)?Overall: .*$/s;

/** The essay in a Word document that we wrote ourselves, without its facts, scores and remarks; any other is unchanged. */
export const withoutOwnReport = (html: string): string =>
  head.test(html) || tail.test(html) ? html.replace(head, '').replace(tail, '') : html;
