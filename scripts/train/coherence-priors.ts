/**
 * What is known of the order of sentences before any text is read: 1 for a sign that speaks for an order, -1 for one
 * that speaks against it. Fitted weights are drawn towards these. Set by hand, from Halliday and Hasan (1976) on ties
 * between sentences, Prince (1981) on new and given, and Hyland (2005) on words that order a text.
 */
export const COHERENCE_PRIORS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    near: 'shared dense resumes -none',
    skip: 'shared',
    across: '-shared',
    whole: 'kept chained topic given',
    order: 'rank article first-other other-against',
    refer: 'they person noun it -they-not -person-not -noun-not -it-not',
    both: 'self us you they person past',
    turn: 'other-against grant-against -instance-instance',
    opens:
      'opens-count opens-add opens-other points introduction short -opens-instance -opens-result -opens-again -opens-stress -starts-pronoun -starts-this -early-pronoun -person -they -past -grounds -figure -instances',
    second: 'opens-again',
    closes: 'opens-result -opens-instance -opens-count -short',
    'opens-body': '-opens-against',
    'closes-body': 'opens-close',
    'in-last': 'opens-against opens-other',
    drift: '-rank-1 rank-9 against add',
  }).flatMap(([group, names]) =>
    names
      .split(' ')
      .map((name): [string, number] => [
        `${group}:${name.replace(/^-/, '')}`,
        name.startsWith('-') ? -1 : 1,
      ]),
  ),
);
