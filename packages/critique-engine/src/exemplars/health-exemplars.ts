import type { ExemplarSet } from './exemplar.ts';

/** Illness and care, food, sleep, risk, what clinics owe. */
export const HEALTH: ExemplarSet = {
  secondary: {
    thesis: {
      text: 'School tuck shops should stop selling fizzy drinks, because children buy what stands at eye level and not what they were told in class. Fruit juice may stay, provided that water costs less.',
      shows: {
        ground:
          'because children buy what stands at eye level and not what they were told in class',
        limit: 'Fruit juice may stay, provided that water costs less',
      },
    },
    claim: {
      text: 'Sleep can do more for marks than one more hour of study. A tired mind reads the same line twice, so that the hour is lost again the next morning. Anyone who has learned a poem at midnight and missed a line at the first bell knows this.',
      shows: {
        reason: 'A tired mind reads the same line twice',
        way: 'so that the hour is lost again the next morning',
        case: 'learned a poem at midnight',
      },
    },
    counter: {
      text: 'Smokers say that their health is their own affair. It would be, if the smoke stayed with them and the hospital sent the bill to them alone. A rule against smoking in taxis leaves them their freedom everywhere else.',
      shows: {
        voice: 'Smokers say that their health is their own affair',
        answer: 'It would be, if the smoke stayed with them',
      },
    },
    source: {
      text: 'The World Health Organization counts millions of deaths from tobacco every year, many of them among people who never smoked but breathed the smoke of others. The second half of that sentence is the one that matters here. It turns a private habit into a public question.',
      shows: {
        origin: 'The World Health Organization counts millions of deaths from tobacco every year',
        reading: 'It turns a private habit into a public question',
      },
    },
    conclusion: {
      text: 'The tuck shop, the taxi and the short night are small things, and that is the point: health is decided in places where no doctor stands. A school can change two of the three by the end of the term.',
      shows: {
        gain: 'health is decided in places where no doctor stands',
        consequence: 'A school can change two of the three by the end of the term',
      },
    },
  },
  undergraduate: {
    thesis: {
      text: 'Community health workers should be employed by the state rather than paid stipends, because the value of their visits lies in being expected. The argument holds for chronic illness, where the tenth visit counts; for a vaccination drive a volunteer will do.',
      shows: {
        ground: 'because the value of their visits lies in being expected',
        limit: 'for a vaccination drive a volunteer will do',
      },
    },
    claim: {
      text: 'Free treatment does not reach those who cannot afford the journey to it. A visit to the clinic can cost a day’s wage and two fares, which means that patients come late and leave early. Tuberculosis shows the price of this, because a cure broken off breeds resistance.',
      shows: {
        reason: 'A visit to the clinic can cost a day’s wage and two fares',
        way: 'which means that patients come late and leave early',
        case: 'Tuberculosis shows the price of this',
      },
    },
    counter: {
      text: 'Opponents of compulsory vaccination appeal to the right over one’s own body, and rightly take it seriously. But that right has never included exposing others unawares. A nurse who may choose between the vaccine and another ward keeps both halves of the principle.',
      shows: {
        voice: 'Opponents of compulsory vaccination appeal to the right over one’s own body',
        answer: 'that right has never included exposing others unawares',
      },
    },
    source: {
      text: 'In Soobramoney (1997) the Constitutional Court allowed a hospital to refuse dialysis for want of machines. The ruling is often read as a retreat from the right to health care. It may as well be read as a demand for rules of priority that are known beforehand, and I use it so.',
      shows: {
        origin: 'In Soobramoney (1997) the Constitutional Court allowed',
        reading: 'a demand for rules of priority that are known beforehand',
      },
    },
    conclusion: {
      text: 'Distance, stipends and lists of priority looked like three topics; each turned out to be about who bears the risk of waiting. That suggests one measure for all of them: publish waiting times by district, and let budgets follow the longest.',
      shows: {
        gain: 'each turned out to be about who bears the risk of waiting',
        consequence: 'publish waiting times by district',
      },
    },
  },
  postgraduate: {
    thesis: {
      text: 'The paper claims that ‘adherence’ names a property of clinics as much as of patients, since opening hours and empty shelves interrupt a treatment before any belief does. The claim is limited to settings in which treatment is free, because price would confound both.',
      shows: {
        ground:
          'since opening hours and empty shelves interrupt a treatment before any belief does',
        limit: 'The claim is limited to settings in which treatment is free',
      },
    },
    claim: {
      text: 'Screening looks better than it is wherever survival is counted from diagnosis. Earlier detection lengthens the interval even when death comes on the same day, so that the curve improves while the patient does not. Deaths in the whole population are the figure that is free of this bias.',
      shows: {
        reason: 'Earlier detection lengthens the interval even when death comes on the same day',
        way: 'so that the curve improves while the patient does not',
        case: 'wherever survival is counted from diagnosis',
      },
    },
    counter: {
      text: 'A defender of the randomised trial will say that observational data cannot settle the matter. They cannot settle it alone; but trials tend to exclude the frail patients on whom the guideline is then used. Between a sound answer to another question and a weak answer to ours, the guideline must weigh rather than rank.',
      shows: {
        voice: 'A defender of the randomised trial will say',
        answer: 'trials tend to exclude the frail patients on whom the guideline is then used',
      },
    },
    source: {
      text: 'Geoffrey Rose (1985) distinguished sick individuals from sick populations. The distinction is cited for prevention in general, though it concerns causes: what makes one person ill may not be what makes a nation ill. My data speak to the second question and should not be read as an answer to the first.',
      shows: {
        origin: 'Geoffrey Rose (1985) distinguished sick individuals from sick populations',
        reading: 'My data speak to the second question',
      },
    },
    conclusion: {
      text: 'If adherence belongs to the clinic, the usual intervention addresses the wrong party. The test is simple and has not been made here: extend the hours, leave the counselling as it is, and see which of the two the curve follows.',
      shows: {
        gain: 'the usual intervention addresses the wrong party',
        consequence: 'extend the hours, leave the counselling as it is',
      },
    },
  },
};
