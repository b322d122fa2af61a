import type { ExemplarSet } from './exemplar.ts';

/** Rights, courts, punishment, what the law is and what it should be. */
export const LAW: ExemplarSet = {
  secondary: {
    thesis: {
      text: 'Sixteen-year-olds should be allowed to vote in municipal elections, because the roads, clinics and libraries that councils run are the ones they use every day. National elections are another matter, for there the questions reach further than a learner’s daily life.',
      shows: {
        ground:
          'because the roads, clinics and libraries that councils run are the ones they use every day',
        limit: 'National elections are another matter',
      },
    },
    claim: {
      text: 'A fine that is the same for everyone is not equal. Two hundred rand is a lunch to one driver and a week of bread to another, so that the same offence is punished in one case and merely priced in the other. Traffic fines show this more plainly than any other.',
      shows: {
        reason: 'Two hundred rand is a lunch to one driver and a week of bread to another',
        way: 'so that the same offence is punished in one case and merely priced in the other',
        case: 'Traffic fines show this',
      },
    },
    counter: {
      text: 'Many people say that longer sentences would frighten criminals. A thief who expects to be caught may well be frightened, but most do not expect it. What frightens is the chance of being caught, and that depends on detectives, not on the length of the sentence.',
      shows: {
        voice: 'Many people say that longer sentences would frighten criminals',
        answer: 'What frightens is the chance of being caught',
      },
    },
    source: {
      text: 'In S v Makwanyane (1995) the Constitutional Court abolished the death penalty although many citizens wanted it kept. The judges reasoned that rights are there for those whom a majority would rather forget. Whoever quotes public opinion for the death penalty must therefore say why opinion should decide this right and no other.',
      shows: {
        origin: 'In S v Makwanyane (1995) the Constitutional Court',
        reading: 'must therefore say why opinion should decide this right and no other',
      },
    },
    conclusion: {
      text: 'Equal fines, equal sentences, equal queues: in each case the same rule fell on unequal backs. A fair law need not be softer for that. It must ask one question more, namely what the rule costs the person it falls on.',
      shows: {
        gain: 'in each case the same rule fell on unequal backs',
        consequence: 'It must ask one question more',
      },
    },
  },
  undergraduate: {
    thesis: {
      text: 'The right of access to housing is best read as a duty to plan rather than a duty to build, because courts can judge a plan but cannot lay a brick. The reading fails only where the state has a plan on paper and no intention to carry it out.',
      shows: {
        ground: 'because courts can judge a plan but cannot lay a brick',
        limit: 'The reading fails only where the state has a plan on paper',
      },
    },
    claim: {
      text: 'Legal aid is not a kindness to the accused but a condition of accurate verdicts. A court that hears one side prepared and the other side frightened will err in one direction, because nobody tests the evidence of the prosecution. The bail hearing, over in minutes, is where the error begins.',
      shows: {
        reason: 'because nobody tests the evidence of the prosecution',
        way: 'will err in one direction',
        case: 'The bail hearing, over in minutes',
      },
    },
    counter: {
      text: 'Against this it is said that judges are not elected and should leave budgets alone. The premise is true, and it limits the remedy rather than the right: a court may find a programme unreasonable without writing its figures. Courts do as much with contracts every day.',
      shows: {
        voice: 'Against this it is said that judges are not elected',
        answer: 'it limits the remedy rather than the right',
      },
    },
    source: {
      text: 'In Grootboom (2000) the Constitutional Court found the state’s housing programme unreasonable because it made no provision for people in desperate need. It did not order a house for Mrs Grootboom. The case thus supports a claim to be counted in the plan, and is weak authority for a claim to a roof.',
      shows: {
        origin: 'In Grootboom (2000) the Constitutional Court found',
        reading: 'The case thus supports a claim to be counted in the plan',
      },
    },
    conclusion: {
      text: 'Read side by side, the housing and the health cases do not contradict each other; they ask the same question of different plans. The lesson for litigants is practical: attack what the plan leaves out, not the size of the budget.',
      shows: {
        gain: 'they ask the same question of different plans',
        consequence: 'attack what the plan leaves out',
      },
    },
  },
  postgraduate: {
    thesis: {
      text: 'I argue that proportionality review protects rights less by its final balancing than by the reasons it obliges the state to put on record. The thesis concerns courts that can call for government papers; it does not extend to tribunals that must take the state’s word.',
      shows: {
        ground: 'by the reasons it obliges the state to put on record',
        limit: 'it does not extend to tribunals that must take the state’s word',
      },
    },
    claim: {
      text: 'Precedent constrains most where it is least cited. A rule that everybody follows produces no disputes and hence no judgments, so that the law reports over-represent the margin at which rules fail. Studies that count citations measure doubt and call it authority.',
      shows: {
        reason: 'A rule that everybody follows produces no disputes and hence no judgments',
        way: 'so that the law reports over-represent the margin at which rules fail',
        case: 'Studies that count citations',
      },
    },
    counter: {
      text: 'A positivist will answer that ubuntu adds nothing to dignity but a warmer word. If that were so, the two would never part company; yet in disputes about eviction ubuntu asks what the parties owe each other afterwards, a question on which dignity is silent. The concept earns its place by the questions it adds.',
      shows: {
        voice: 'A positivist will answer that ubuntu adds nothing to dignity',
        answer: 'If that were so, the two would never part company',
      },
    },
    source: {
      text: 'Hart (1958) separated the core of a rule from its penumbra with the example of vehicles in a park. The example is generally read as a point about words. Fuller replied that purpose, not vocabulary, tells us whether a truck set up as a war memorial is a vehicle, and it is the exchange, rather than either half of it, that bears on my case.',
      shows: {
        origin: 'Hart (1958) separated the core of a rule from its penumbra',
        reading: 'it is the exchange, rather than either half of it, that bears on my case',
      },
    },
    conclusion: {
      text: 'The distinction between plan and provision dissolves under pressure: a plan that nobody can enforce is a provision denied. What remains is a question of evidence, namely which records a state must keep so that its reasons can be judged. The next case should be brought there.',
      shows: {
        gain: 'a plan that nobody can enforce is a provision denied',
        consequence: 'The next case should be brought there',
      },
    },
  },
};
