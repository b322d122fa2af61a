import type { ExemplarSet } from './exemplar.ts';

/** Conduct, choices, life with others: for essays of no field, or of several. */
export const GENERAL: ExemplarSet = {
  secondary: {
    thesis: {
      text: 'Young people should choose a career late rather than early, because at fifteen most of us know the jobs of our relatives and few others. Those who already burn for one thing need not wait; the rule is for the rest of us.',
      shows: {
        ground: 'because at fifteen most of us know the jobs of our relatives and few others',
        limit: 'Those who already burn for one thing need not wait',
      },
    },
    claim: {
      text: 'A good temper is worth more in a group than alone. One person who stays calm slows the quarrel down, so that the others hear each other again. Many a team that was losing at half-time has seen it happen.',
      shows: {
        reason: 'One person who stays calm slows the quarrel down',
        way: 'so that the others hear each other again',
        case: 'Many a team that was losing at half-time',
      },
    },
    counter: {
      text: 'People say that a first impression never changes. It is hard to change, that is true, because we look for what confirms it. But a year in one classroom is longer than a first minute, and many a friendship has begun with a mistake about somebody.',
      shows: {
        voice: 'People say that a first impression never changes',
        answer: 'But a year in one classroom is longer than a first minute',
      },
    },
    source: {
      text: 'The proverb ‘umuntu ngumuntu ngabantu’ says that a person is a person through other people. It is usually quoted to praise kindness. It says something harder as well: that we cannot become ourselves alone, and so have reason to care who is beside us.',
      shows: {
        origin: 'The proverb ‘umuntu ngumuntu ngabantu’ says',
        reading: 'It says something harder as well',
      },
    },
    conclusion: {
      text: 'Choosing late, staying calm and looking twice come down to one habit, that of giving things time. It costs nothing but pride. We could start with the next person we think we have already understood.',
      shows: {
        gain: 'come down to one habit, that of giving things time',
        consequence: 'We could start with the next person',
      },
    },
  },
  undergraduate: {
    thesis: {
      text: 'Volunteering should not be made compulsory, because an obligation changes what the volunteer learns from it. Service that is part of a course, and is discussed there, is a different matter.',
      shows: {
        ground: 'because an obligation changes what the volunteer learns from it',
        limit: 'Service that is part of a course, and is discussed there, is a different matter',
      },
    },
    claim: {
      text: 'Rules work best where they are least noticed. A queue forms without a guard as long as everyone can see that it moves, which means that fairness made visible does the work of force. Post offices with one line for all counters are the everyday case.',
      shows: {
        reason: 'A queue forms without a guard as long as everyone can see that it moves',
        way: 'which means that fairness made visible does the work of force',
        case: 'Post offices with one line for all counters',
      },
    },
    counter: {
      text: 'It may be said that a tradition deserves respect simply for having lasted. Lasting shows that a practice met some need; it does not show that the need remains or that the price was fair. Respect therefore begins with asking who paid for it.',
      shows: {
        voice: 'It may be said that a tradition deserves respect simply for having lasted',
        answer: 'it does not show that the need remains or that the price was fair',
      },
    },
    source: {
      text: 'The Universal Declaration of 1948 calls rest and leisure a right (article 24). The article is often smiled at. Read together with the one before it, on work and fair pay, it is not a luxury but the other half of the same claim.',
      shows: {
        origin: 'The Universal Declaration of 1948 calls rest and leisure a right (article 24)',
        reading: 'it is not a luxury but the other half of the same claim',
      },
    },
    conclusion: {
      text: 'Queues, customs and days of rest seem to have little in common, yet each asks who waits for whom. An answer worth having would begin with those who wait longest, and would be tested on them first.',
      shows: {
        gain: 'yet each asks who waits for whom',
        consequence: 'would be tested on them first',
      },
    },
  },
  postgraduate: {
    thesis: {
      text: 'I argue that trust in institutions is better understood as a habit of not checking than as a belief in their virtue, since it survives in people who hold no such belief. The account is meant for routine dealings; in an emergency, when people must decide whom to believe, belief returns.',
      shows: {
        ground: 'since it survives in people who hold no such belief',
        limit: 'The account is meant for routine dealings',
      },
    },
    claim: {
      text: 'Surveys of values measure the language of the questionnaire before they measure the respondent. A word such as ‘freedom’ draws on local quarrels, so that equal scores may hide different questions. Translating back and forth reveals this only if the two translators do not share the quarrel.',
      shows: {
        reason: 'A word such as ‘freedom’ draws on local quarrels',
        way: 'so that equal scores may hide different questions',
        case: 'A word such as ‘freedom’',
      },
    },
    counter: {
      text: 'A theorist of rational choice will find a calculation behind the same habit. It can be found, since the cost of checking may be entered after the fact; but an account that fits whatever happens predicts nothing. The view from habit forbids something, namely that trust should always rise with information, and can be tested there.',
      shows: {
        voice: 'A theorist of rational choice will find a calculation behind the same habit',
        answer: 'an account that fits whatever happens predicts nothing',
      },
    },
    source: {
      text: 'Granovetter’s ‘strength of weak ties’ (1973) is cited for networking in general. His evidence concerned how people found jobs, where acquaintances carry news that friends already share. It does not show that weak ties carry trust, and I do not use it for that.',
      shows: {
        origin: 'Granovetter’s ‘strength of weak ties’ (1973)',
        reading: 'It does not show that weak ties carry trust',
      },
    },
    conclusion: {
      text: 'The inquiry set out to explain trust and has ended by explaining its absence: people begin to check when a routine breaks. If so, reform that makes institutions more visible may lower the trust it was meant to raise. That is a result worth looking for.',
      shows: {
        gain: 'has ended by explaining its absence',
        consequence:
          'reform that makes institutions more visible may lower the trust it was meant to raise',
      },
    },
  },
};
