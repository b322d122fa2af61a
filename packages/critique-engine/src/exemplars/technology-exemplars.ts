import type { ExemplarSet } from './exemplar.ts';

/** Phones, platforms, machines that learn, the press. */
export const TECHNOLOGY: ExemplarSet = {
  secondary: {
    thesis: {
      text: 'Phones should lie in a locked box during lessons, because a message that takes a second to read takes minutes to forget. Learners who need a phone for their health must keep it.',
      shows: {
        ground: 'because a message that takes a second to read takes minutes to forget',
        limit: 'Learners who need a phone for their health must keep it',
      },
    },
    claim: {
      text: 'A class chat can make quiet learners braver. Nobody there laughs at an accent and there is time to think, so that those who never raise a hand ask the first question. On the evening before a maths test the questions often come from the back row.',
      shows: {
        reason: 'Nobody there laughs at an accent and there is time to think',
        way: 'so that those who never raise a hand ask the first question',
        case: 'On the evening before a maths test',
      },
    },
    counter: {
      text: 'Players say that games train quick thinking. Some do, and a quick eye is worth having. But an exam asks for slow thinking, the kind that stays with one page, and few games reward that.',
      shows: {
        voice: 'Players say that games train quick thinking',
        answer: 'an exam asks for slow thinking, the kind that stays with one page',
      },
    },
    source: {
      text: 'The Protection of Personal Information Act obliges whoever keeps our data to say what for. Few of us have ever read what an app says. The law thus gives us a right that we click away, and learning to read one such notice would be worth more than another warning.',
      shows: {
        origin: 'The Protection of Personal Information Act obliges',
        reading: 'The law thus gives us a right that we click away',
      },
    },
    conclusion: {
      text: 'The locked box, the class chat and the unread notice lead to one thought: a phone is as good as the moment it is used in. The rule we need is therefore about moments, not about phones.',
      shows: {
        gain: 'a phone is as good as the moment it is used in',
        consequence: 'The rule we need is therefore about moments',
      },
    },
  },
  undergraduate: {
    thesis: {
      text: 'Platforms should be liable for what they recommend, though not for what they merely host, because a recommendation is their own act. Search results that only match a query lie on the border and need a rule of their own.',
      shows: {
        ground: 'because a recommendation is their own act',
        limit: 'Search results that only match a query lie on the border',
      },
    },
    claim: {
      text: 'Automation removes tasks before it removes jobs. A clerk whose filing is done by software is left with the complaints, which means that the work grows harder while the post stays on the list. Bank branches are an example: many counters closed, the queries did not.',
      shows: {
        reason: 'A clerk whose filing is done by software is left with the complaints',
        way: 'which means that the work grows harder while the post stays on the list',
        case: 'Bank branches are an example',
      },
    },
    counter: {
      text: 'It is often said that data are the new oil and belong to whoever drills for them. The comparison fails where it matters, since oil is used up and data are not: one record can serve a bank, a clinic and a thief on the same day. Ownership is therefore the wrong question, and use the right one.',
      shows: {
        voice: 'It is often said that data are the new oil',
        answer: 'The comparison fails where it matters',
      },
    },
    source: {
      text: 'Turing (1950) replaced the question whether machines can think by a game in which they answer ours. The move is praised as a test of intelligence. Read closely, it is a proposal to stop quarrelling over a word, and it shows how much depends on the judge.',
      shows: {
        origin: 'Turing (1950) replaced the question whether machines can think',
        reading: 'it is a proposal to stop quarrelling over a word',
      },
    },
    conclusion: {
      text: 'Hosting, matching and recommending turned out to differ in one respect only: who chose. A law built on that difference could be short. It would ask of each item not who wrote it but who put it in front of us.',
      shows: {
        gain: 'turned out to differ in one respect only: who chose',
        consequence: 'It would ask of each item not who wrote it but who put it in front of us',
      },
    },
  },
  postgraduate: {
    thesis: {
      text: 'I argue that the language of transparency has displaced that of accountability in the rule by algorithms, and that the exchange favours the rulers, since to be shown a reason is not yet to be able to contest it. The argument concerns public decisions; in private markets leaving may do what explanation cannot.',
      shows: {
        ground: 'since to be shown a reason is not yet to be able to contest it',
        limit: 'The argument concerns public decisions',
      },
    },
    claim: {
      text: 'Measures of fairness conflict not by accident but by arithmetic. Where base rates differ, no imperfect predictor can equalise both its errors and its calibration, so that to choose a measure is to choose whom to fail. The dispute over risk scores in bail turned on this, with each side right by its own measure.',
      shows: {
        reason:
          'Where base rates differ, no imperfect predictor can equalise both its errors and its calibration',
        way: 'so that to choose a measure is to choose whom to fail',
        case: 'The dispute over risk scores in bail',
      },
    },
    counter: {
      text: 'A technological determinist would say that the printing press made the public sphere. What the press made was cheap copying; who read, and with whom, was settled by schools, taxes and coffee houses. The medium was necessary, and the rest of the explanation is still owed.',
      shows: {
        voice:
          'A technological determinist would say that the printing press made the public sphere',
        answer: 'What the press made was cheap copying',
      },
    },
    source: {
      text: 'McLuhan’s ‘the medium is the message’ (1964) is cited whenever a format is blamed for its contents. His own example of the electric light is a medium without any contents at all. The slogan thus marks a change of scale in human affairs, and lends no support to complaints about a single platform.',
      shows: {
        origin: 'McLuhan’s ‘the medium is the message’ (1964)',
        reading: 'The slogan thus marks a change of scale in human affairs',
      },
    },
    conclusion: {
      text: 'Transparency, I conclude, is a means that has been mistaken for its end. What a person wronged by a decision needs is somebody who must answer and can undo it. Research should therefore follow the appeals, and count how many were heard.',
      shows: {
        gain: 'a means that has been mistaken for its end',
        consequence: 'Research should therefore follow the appeals',
      },
    },
  },
};
