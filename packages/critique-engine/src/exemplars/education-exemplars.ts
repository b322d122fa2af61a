import type { ExemplarSet } from './exemplar.ts';

/** Schools, languages of teaching, assessment, access to universities. */
export const EDUCATION: ExemplarSet = {
  secondary: {
    thesis: {
      text: 'Schools in our district should give homework on no more than three days a week, because learners who travel two hours a day have no evening left to think. This does not apply to the matric year, when practice matters more than rest.',
      shows: {
        ground: 'because learners who travel two hours a day have no evening left to think',
        limit: 'This does not apply to the matric year',
      },
    },
    claim: {
      text: 'A school library helps even those who seldom open a book. It gives them a quiet hour that a crowded home cannot, so that the reading they must do gets done. In many a township the hall after the last bell is the only silent room a learner has.',
      shows: {
        reason: 'It gives them a quiet hour that a crowded home cannot',
        way: 'so that the reading they must do gets done',
        case: 'the hall after the last bell',
      },
    },
    counter: {
      text: 'Some parents say that phones belong in class because a phone is the only computer their family owns. They are right about the family and wrong about the lesson: what is a library at home is a shop window at school. Those families need a computer room that stays open until five.',
      shows: {
        voice: 'Some parents say that phones belong in class',
        answer: 'right about the family and wrong about the lesson',
      },
    },
    source: {
      text: 'The Constitution gives everyone the right to a basic education (section 29). It does not say that the right ends where the school bus does. A learner who walks nine kilometres has the right on paper and half of it in fact.',
      shows: {
        origin: 'The Constitution gives everyone the right to a basic education (section 29)',
        reading: 'has the right on paper and half of it in fact',
      },
    },
    conclusion: {
      text: 'Taken together, the long road, the crowded home and the tired teacher tell one story: it is time, not talent, that our learners lack. A school that gives back three evenings a week spends nothing and can begin on Monday.',
      shows: {
        gain: 'it is time, not talent, that our learners lack',
        consequence: 'can begin on Monday',
      },
    },
  },
  undergraduate: {
    thesis: {
      text: 'Teaching in the home language for the first six years does more for later English than an early switch, since children learn to read only once. The argument holds for reading and number; it says little about the sciences, where textbooks in African languages are still few.',
      shows: {
        ground: 'since children learn to read only once',
        limit: 'it says little about the sciences',
      },
    },
    claim: {
      text: 'The size of a class matters less than what its teacher can do with it. Where the only method is chalk and chorus, thirty learners hear what sixty hear; where each child writes and is answered, every extra desk takes minutes from the rest. Reading lessons show this first, because nobody learns to read in a choir.',
      shows: {
        reason: 'because nobody learns to read in a choir',
        way: 'every extra desk takes minutes from the rest',
        case: 'Reading lessons show this first',
      },
    },
    counter: {
      text: 'It may be objected that universities without fees serve the middle class, whose children arrive there most often. The objection bites, but it bites the schools rather than the fees: it is Grade 4, not the lecture hall, that decides who arrives. Funding and reading are two ends of one policy.',
      shows: {
        voice: 'It may be objected that universities without fees serve the middle class',
        answer: 'it bites the schools rather than the fees',
      },
    },
    source: {
      text: 'In the international reading study of 2021 (PIRLS), about four in five South African Grade 4 learners could not read for meaning. The figure is often quoted as a verdict on teachers. Yet it was taken after two years of closed schools, and so measures lost time as well as lost teaching.',
      shows: {
        origin: 'In the international reading study of 2021 (PIRLS)',
        reading: 'measures lost time as well as lost teaching',
      },
    },
    conclusion: {
      text: 'What the three cases share is not money but order: each school first changed what happens before ten o’clock, and only then bought anything. If that is so, the next budget should pay for time to train teachers before it pays for tablets.',
      shows: {
        gain: 'What the three cases share is not money but order',
        consequence: 'the next budget should pay for time to train teachers',
      },
    },
  },
  postgraduate: {
    thesis: {
      text: 'This paper argues that learner-centred reform failed in poor schools not because teachers resisted it but because it presupposed the very conditions it promised to create. The claim concerns policy between 1997 and 2012; where classes were small and books to hand, the same curriculum may have had other effects.',
      shows: {
        ground: 'because it presupposed the very conditions it promised to create',
        limit: 'The claim concerns policy between 1997 and 2012',
      },
    },
    claim: {
      text: 'Assessment does not merely record what is taught; it selects it. Once promotion depends on items that are quick to mark, teachers who must ration their time will teach recall, whatever the curriculum says. One should therefore look for the effect where jobs hang on results, in the district office rather than in the beliefs of the staff.',
      shows: {
        reason: 'Once promotion depends on items that are quick to mark',
        way: 'teachers who must ration their time will teach recall',
        case: 'in the district office',
      },
    },
    counter: {
      text: 'A follower of Freire would reply that testing is the banking model of education under another name. That is too quick: the same test can deposit or diagnose, depending on whether its results return to the learner. What deserves criticism is the direction in which marks travel, not that there are marks.',
      shows: {
        voice: 'A follower of Freire would reply',
        answer: 'the same test can deposit or diagnose',
      },
    },
    source: {
      text: 'Vygotsky’s zone of proximal development is usually cited for group work. In his account the zone lies between what a child does alone and what she does with an adult or a more able peer; groups of equals are not what he had in view. The reference therefore supports mentoring, and is silent on much of what it is quoted for.',
      shows: {
        origin: 'Vygotsky’s zone of proximal development',
        reading: 'The reference therefore supports mentoring',
      },
    },
    conclusion: {
      text: 'If the analysis holds, the debate over languages of instruction has been conducted one storey too high. The choice is made less in the statute than in the staffroom, where the supply of teachers settles it each January. Further work should follow appointments rather than policies.',
      shows: {
        gain: 'the debate over languages of instruction has been conducted one storey too high',
        consequence: 'Further work should follow appointments rather than policies',
      },
    },
  },
};
