import type { ExemplarSet } from './exemplar.ts';

/** Water, climate, energy, living things, the methods of the sciences. */
export const ENVIRONMENT: ExemplarSet = {
  secondary: {
    thesis: {
      text: 'Our town should charge more for water once a household has used its basic share, because dams empty through swimming pools and not through cooking pots. The basic share itself must stay free.',
      shows: {
        ground: 'because dams empty through swimming pools and not through cooking pots',
        limit: 'The basic share itself must stay free',
      },
    },
    claim: {
      text: 'Clearing bluegums saves water as well as soil. They drink all year round, while many local trees slow down in the dry months, so that the stream below them lasts longer once they are gone. For this reason teams have been paid to clear them along our rivers.',
      shows: {
        reason: 'They drink all year round, while many local trees slow down in the dry months',
        way: 'so that the stream below them lasts longer',
        case: 'teams have been paid to clear them along our rivers',
      },
    },
    counter: {
      text: 'Some say that one family’s plastic makes no difference to the sea. One bag does not; but habits are copied, and shops stock what most people ask for. The question is not what my bag does, but what a street of people like me does.',
      shows: {
        voice: 'Some say that one family’s plastic makes no difference to the sea',
        answer: 'habits are copied, and shops stock what most people ask for',
      },
    },
    source: {
      text: 'In 2018 the City of Cape Town announced a ‘Day Zero’ on which the taps would be closed. Use fell sharply, and the taps stayed open until the rain came. The crisis suggests that people save water when they can see the level of the dam.',
      shows: {
        origin: 'In 2018 the City of Cape Town announced a ‘Day Zero’',
        reading: 'people save water when they can see the level of the dam',
      },
    },
    conclusion: {
      text: 'Trees, taps and bags have one thing in common: what is wasted is what nobody sees. The first step is therefore a cheap one, a board at the town hall that shows the level of the dam each morning.',
      shows: {
        gain: 'what is wasted is what nobody sees',
        consequence: 'The first step is therefore a cheap one',
      },
    },
  },
  undergraduate: {
    thesis: {
      text: 'Carbon offsets should not count towards a company’s target, because a tonne avoided elsewhere cannot be observed and a tonne emitted here can. Projects that store carbon in rock are excepted, since their storage can be measured.',
      shows: {
        ground: 'because a tonne avoided elsewhere cannot be observed and a tonne emitted here can',
        limit: 'Projects that store carbon in rock are excepted',
      },
    },
    claim: {
      text: 'Coal towns will resist the move to renewable power unless they are paid in work rather than promises. A pension replaces a wage but not a town, because shops and schools live on the people who stay. Places built round a single mine show how soon the rest follows.',
      shows: {
        reason: 'because shops and schools live on the people who stay',
        way: 'A pension replaces a wage but not a town',
        case: 'Places built round a single mine',
      },
    },
    counter: {
      text: 'It is argued that poor countries must grow first and clean up later, as Europe did. The sequence worked because that damage was mostly local and could be reversed; a warmed climate is neither. What remains of the argument is that those who grew first should pay for those who may not.',
      shows: {
        voice: 'It is argued that poor countries must grow first and clean up later',
        answer: 'that damage was mostly local and could be reversed; a warmed climate is neither',
      },
    },
    source: {
      text: 'The sixth assessment of the IPCC calls it unequivocal that human influence has warmed the climate (2021). The word can be strong because the statement is narrow: it speaks of the warming, not of any single flood. To blame one flood on it needs a further study, and where there is none I say only that such floods become likelier.',
      shows: {
        origin: 'The sixth assessment of the IPCC calls it unequivocal',
        reading: 'I say only that such floods become likelier',
      },
    },
    conclusion: {
      text: 'The three instruments differ in price but fail at the same point, where nobody measures. A regulator with a small budget should therefore buy meters before it writes rules. Without them the best rule is a wish with a date.',
      shows: {
        gain: 'fail at the same point, where nobody measures',
        consequence: 'should therefore buy meters before it writes rules',
      },
    },
  },
  postgraduate: {
    thesis: {
      text: 'I argue that rewilding projects are often judged against baselines which the projects themselves select, and that their success is to that extent an artefact. The criticism touches studies without an independent reference site; it leaves those that have one untouched.',
      shows: {
        ground: 'judged against baselines which the projects themselves select',
        limit: 'it leaves those that have one untouched',
      },
    },
    claim: {
      text: 'A model that fits the past may fail for the very reason that it fits. Parameters tuned to a century without abrupt change encode that calm as if it were law, so that skill in reproducing the record says little about thresholds. Ice sheets are the telling case, since their record holds few collapses to learn from.',
      shows: {
        reason:
          'Parameters tuned to a century without abrupt change encode that calm as if it were law',
        way: 'so that skill in reproducing the record says little about thresholds',
        case: 'Ice sheets are the telling case',
      },
    },
    counter: {
      text: 'A deep ecologist replies that whoever prices a wetland has already conceded that it is for sale. The reply mistakes the use of the price, which here serves to stop a sale rather than to make one. Still, it names a danger: what enters the ledger as irreplaceable tends to leave it as expensive.',
      shows: {
        voice: 'A deep ecologist replies that whoever prices a wetland has already conceded',
        answer: 'The reply mistakes the use of the price',
      },
    },
    source: {
      text: 'Hardin’s ‘tragedy of the commons’ (1968) rests on a thought experiment, not on a field study. The cases collected by Ostrom, by contrast, are real pastures and fisheries that people governed in common for generations. I take from this not that Hardin erred, but that he described open access and called it a commons.',
      shows: {
        origin: 'Hardin’s ‘tragedy of the commons’ (1968)',
        reading: 'he described open access and called it a commons',
      },
    },
    conclusion: {
      text: 'The argument has narrowed the question without settling it: not whether nature has value, but who is heard when the value is measured. Two designs follow, one with residents on the panel and one without. The difference between their results is what should be published.',
      shows: {
        gain: 'not whether nature has value, but who is heard when the value is measured',
        consequence: 'The difference between their results is what should be published',
      },
    },
  },
};
