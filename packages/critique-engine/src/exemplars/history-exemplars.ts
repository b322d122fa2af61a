import type { ExemplarSet } from './exemplar.ts';

/** States and their past, elections, protest, memory. */
export const HISTORY: ExemplarSet = {
  secondary: {
    thesis: {
      text: 'The bus boycotts mattered more than many speeches, because they taught ordinary people that they could act together and win. They did not end apartheid by themselves, and those who walked to work did not claim that they would.',
      shows: {
        ground: 'because they taught ordinary people that they could act together and win',
        limit: 'They did not end apartheid by themselves',
      },
    },
    claim: {
      text: 'The Natives Land Act of 1913 made labourers out of farmers. It closed most of the land to Black buyers and tenants, so that families who had grown food for sale had to sell their work instead. Sol Plaatje met such families on the road and wrote down what they told him.',
      shows: {
        reason: 'It closed most of the land to Black buyers and tenants',
        way: 'so that families who had grown food for sale had to sell their work instead',
        case: 'Sol Plaatje met such families on the road',
      },
    },
    counter: {
      text: 'Some argue that voting changes nothing, since the same parties return. They do return, but seldom with the same promises: what a ward complains of before an election has the best chance of being mended then. Whoever stays away gives that moment to those who go.',
      shows: {
        voice: 'Some argue that voting changes nothing',
        answer: 'They do return, but seldom with the same promises',
      },
    },
    source: {
      text: 'Sol Plaatje (1916) wrote that the South African native awoke one morning in 1913 to find himself ‘not actually a slave, but a pariah in the land of his birth’. He does not say poor, he says pariah. The word shows that behind the loss of land he saw a loss of rights.',
      shows: {
        origin: 'Sol Plaatje (1916) wrote',
        reading: 'behind the loss of land he saw a loss of rights',
      },
    },
    conclusion: {
      text: 'Land, buses and ballots belong to one story, that of people who were told to wait and did not. Whoever asks today whether protest still pays should begin with the mornings on which thousands walked.',
      shows: {
        gain: 'one story, that of people who were told to wait and did not',
        consequence: 'should begin with the mornings on which thousands walked',
      },
    },
  },
  undergraduate: {
    thesis: {
      text: 'The Truth and Reconciliation Commission succeeded as testimony and failed as settlement, because it could hear victims but could not pay them. The judgement applies to its hearings and its report; the amnesty process needs an account of its own.',
      shows: {
        ground: 'because it could hear victims but could not pay them',
        limit: 'the amnesty process needs an account of its own',
      },
    },
    claim: {
      text: 'Colonial rule hardened rivalries that had been negotiable. Where chiefs had shifted their allegiance, officials wanted lists, which meant that a loyalty given for a season became an identity for life. The census is the document to read, for it shows the categories before people had learned to use them.',
      shows: {
        reason: 'Where chiefs had shifted their allegiance, officials wanted lists',
        way: 'which meant that a loyalty given for a season became an identity for life',
        case: 'The census is the document to read',
      },
    },
    counter: {
      text: 'It has been argued that sanctions hurt those they were meant to help. In the short run they did, and workers said so. Yet the largest union federation asked for them all the same, which suggests that those who paid the price had weighed it against something the argument leaves out.',
      shows: {
        voice: 'It has been argued that sanctions hurt those they were meant to help',
        answer: 'Yet the largest union federation asked for them all the same',
      },
    },
    source: {
      text: 'The Freedom Charter of 1955 declares that South Africa belongs to all who live in it. The sentence was drafted as a claim against exclusion, and is now quoted in debates on immigration that its authors did not have in view. I use it for the first purpose, and note only that its words allow the second.',
      shows: {
        origin: 'The Freedom Charter of 1955 declares',
        reading: 'I use it for the first purpose',
      },
    },
    conclusion: {
      text: 'The three inquiries had little in common but their timetable, and it was the timetable that failed: hearings ended when the cameras left, payment began when nobody watched. Later inquiries should be judged by their fifth year, not by their first.',
      shows: {
        gain: 'it was the timetable that failed',
        consequence: 'Later inquiries should be judged by their fifth year',
      },
    },
  },
  postgraduate: {
    thesis: {
      text: 'I contend that indirect rule survived decolonisation less as an institution than as a line in the budget, because what was inherited was the way in which local authority is paid. The thesis is framed for rural districts and may not hold for cities, where rates give councils an income of their own.',
      shows: {
        ground: 'because what was inherited was the way in which local authority is paid',
        limit: 'may not hold for cities',
      },
    },
    claim: {
      text: 'Archives over-represent conflict because agreement leaves no file. A petition refused is copied, answered and kept; a favour granted at the gate is not, so that the record exaggerates the distance between ruler and ruled. Oral testimony corrects this only in part, since it too remembers quarrels.',
      shows: {
        reason: 'because agreement leaves no file',
        way: 'so that the record exaggerates the distance between ruler and ruled',
        case: 'A petition refused is copied, answered and kept',
      },
    },
    counter: {
      text: 'Mamdani would insist that the bifurcated state explains more than its finances do. His typology accounts for the form of rural power; it does not account for why that form decayed in some districts and not in others. A fiscal reading is offered as a complement, and is weakest where his is strongest.',
      shows: {
        voice: 'Mamdani would insist that the bifurcated state explains more',
        answer: 'it does not account for why that form decayed in some districts and not in others',
      },
    },
    source: {
      text: 'Anderson’s ‘imagined communities’ (1983) are commonly invoked to show that nations are invented. He took care to distinguish imagining from fabricating: any community too large for its members to meet is imagined. The concept thus explains how strangers came to feel related, and cannot be used to show that they are not.',
      shows: {
        origin: 'Anderson’s ‘imagined communities’ (1983)',
        reading: 'The concept thus explains how strangers came to feel related',
      },
    },
    conclusion: {
      text: 'What the budgets show is continuity without intention: nobody chose to keep indirect rule, and everybody found it paid for. The implication is one of method. Before two constitutions are contrasted, the two payrolls should be.',
      shows: {
        gain: 'continuity without intention',
        consequence: 'Before two constitutions are contrasted, the two payrolls should be',
      },
    },
  },
};
