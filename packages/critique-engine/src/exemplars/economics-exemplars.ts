import type { ExemplarSet } from './exemplar.ts';

/** Work, prices, trade, taxes, the business of towns. */
export const ECONOMICS: ExemplarSet = {
  secondary: {
    thesis: {
      text: 'Our municipality should let street traders stay on the main road, because their low prices and long hours serve people whom the shops do not reach. Food stalls beside the clinic are an exception, for there cleanliness comes before price.',
      shows: {
        ground: 'because their low prices and long hours serve people whom the shops do not reach',
        limit: 'Food stalls beside the clinic are an exception',
      },
    },
    claim: {
      text: 'A minimum wage can help the shop as well as the worker. People who earn a little more spend it within days and close to home, so that some of the money comes back over the same counter. The spaza shop on a pay-day Friday shows how fast this happens.',
      shows: {
        reason: 'People who earn a little more spend it within days and close to home',
        way: 'so that some of the money comes back over the same counter',
        case: 'The spaza shop on a pay-day Friday',
      },
    },
    counter: {
      text: 'Shop owners answer that higher wages force them to dismiss workers. Some will, above all where a machine can do the work. But a till without a cashier also loses the customers who came for a word and for credit, and so the saving is smaller than it looks.',
      shows: {
        voice: 'Shop owners answer that higher wages force them to dismiss workers',
        answer: 'the saving is smaller than it looks',
      },
    },
    source: {
      text: 'According to Statistics South Africa, about one in three people who look for work does not find it. That number counts only those who are still looking. Those who have given up are missing from it, and so the waste of willing hands is larger than the headline.',
      shows: {
        origin: 'According to Statistics South Africa',
        reading: 'the waste of willing hands is larger than the headline',
      },
    },
    conclusion: {
      text: 'The trader, the cashier and the customer turned out to be the same family on different days. That is why a rule which helps one of them at the cost of the other two helps nobody. Let the council count all three before it signs.',
      shows: {
        gain: 'turned out to be the same family on different days',
        consequence: 'Let the council count all three before it signs',
      },
    },
  },
  undergraduate: {
    thesis: {
      text: 'A tax on sugary drinks is justified even though the poor pay a larger share of their income in it, because they also suffer a larger share of the illness it prevents. The case depends on the revenue being spent on clinics, and lapses where it is not.',
      shows: {
        ground: 'because they also suffer a larger share of the illness it prevents',
        limit: 'lapses where it is not',
      },
    },
    claim: {
      text: 'Price controls do not abolish scarcity; they change who pays for it. When bread may not cost more, the baker saves on flour or the buyer pays in hours of queueing, so that the price returns in another coin. Wartime rationing is the clearest case, because there the queues stood in the street.',
      shows: {
        reason: 'the baker saves on flour or the buyer pays in hours of queueing',
        way: 'so that the price returns in another coin',
        case: 'Wartime rationing is the clearest case',
      },
    },
    counter: {
      text: 'Critics of free trade point to the textile towns that lost their factories. The loss is real and concentrated, while the gain, a cheaper shirt for everyone, is spread too thin to be noticed. This is a reason to compensate the towns rather than to tax the shirts.',
      shows: {
        voice: 'Critics of free trade point to the textile towns',
        answer: 'a reason to compensate the towns rather than to tax the shirts',
      },
    },
    source: {
      text: 'Adam Smith is quoted for the butcher and the baker who serve us out of self-interest (1776). The same book warns that people of one trade seldom meet without conspiring to raise prices. Whoever cites the first passage for leaving markets alone owes the reader the second.',
      shows: {
        origin: 'Adam Smith is quoted for the butcher and the baker',
        reading: 'owes the reader the second',
      },
    },
    conclusion: {
      text: 'None of the three measures failed for want of money; each failed because those who bore the cost had not been asked. The policy that follows is unglamorous: publish who pays before the vote, and check the estimate after a year.',
      shows: {
        gain: 'each failed because those who bore the cost had not been asked',
        consequence: 'publish who pays before the vote',
      },
    },
  },
  postgraduate: {
    thesis: {
      text: 'The paper contends that informal trade in South African cities is less a refuge from regulation than an effect of distance: where work lies thirty kilometres from home, a small trade can beat a wage net of fares. The mechanism is spatial, and should weaken in towns whose map apartheid did not draw.',
      shows: {
        ground:
          'where work lies thirty kilometres from home, a small trade can beat a wage net of fares',
        limit: 'should weaken in towns whose map apartheid did not draw',
      },
    },
    claim: {
      text: 'Employment subsidies are judged by the jobs they create and should be judged by the queue they reorder. A firm that would have hired anyway collects the payment, so that the quantity to watch is who was hired first. Youth wage subsidies are the obvious test, since moving the young forward is their stated aim.',
      shows: {
        reason: 'A firm that would have hired anyway collects the payment',
        way: 'so that the quantity to watch is who was hired first',
        case: 'Youth wage subsidies are the obvious test',
      },
    },
    counter: {
      text: 'A reader of Hayek will object that no planner can know what prices know. Granted; yet the objection presumes that the goods in question have prices, and clean air or a safe street has none. The problem of knowledge limits planning where markets are thick, and leaves room for it where there is no market.',
      shows: {
        voice: 'A reader of Hayek will object that no planner can know what prices know',
        answer: 'the objection presumes that the goods in question have prices',
      },
    },
    source: {
      text: 'Coase (1960) is routinely cited for the claim that bargaining solves the problem of external costs. His argument runs further: because bargaining is itself costly, it matters who holds the rights. I use the article in this second sense, as a reason to ask who held them first.',
      shows: {
        origin: 'Coase (1960) is routinely cited',
        reading: 'I use the article in this second sense',
      },
    },
    conclusion: {
      text: 'What began as a dispute about elasticities has ended as one about geography. If distance sorts workers before wages do, studies that pool cities average over the very variation that matters. The estimate to trust is one taken within a single commuting zone.',
      shows: {
        gain: 'What began as a dispute about elasticities has ended as one about geography',
        consequence: 'The estimate to trust is one taken within a single commuting zone',
      },
    },
  },
};
