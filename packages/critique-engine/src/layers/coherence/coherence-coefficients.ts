/**
 * Weights of the coherence model. Made on 2026-11-23 by scripts/train from the train half of the bank
 * (packages/critique-engine/bank): 203 texts, each against shuffles of its own body, 2030 pairs. The texts are our own and
 * have the licence of this project.
 */
export const COHERENCE_COEFFICIENTS = {
  /** The weight of each sign, by group. */
  weights: {
    across: 'shared -0.696',
    both: 'name -0.0793, past 0.406, person 0.583, quotes 0.145, self 0.456, they 0.616, us 0.951, you 1.3',
    'closes-body':
      'can 0.188, compares 0.106, conclusion -0.179, grounds -0.194, opens-again 0.222, opens-against -0.138, opens-close 2, opens-other -0.255, past -0.0919, person -0.0677, points 0.119, present 0.051, self 0.12, starts-self 0.148, starts-the -0.123, starts-this 0.154, starts-us 0.145, us 0.0805, will 0.107, you 0.184',
    closes:
      'all 0.0679, can 0.132, conclusion -0.199, denies 0.046, early-pronoun 0.0779, figure -0.118, instances -0.344, long 0.176, name 0.0583, opens-again 0.269, opens-count -1.09, opens-instance -1.96, opens-result 0.89, past 0.0578, person 0.0981, present 0.0452, quotes 0.117, self 0.146, short -0.478, should -0.0863, starts-pronoun -0.062, starts-self 0.176, they 0.0772, us 0.118, will 0.0809',
    drift: 'add 1.68, against 1.02, rank-1 -1.59, rank-9 1.98',
    'in-first':
      'conclusion 0.227, judges -0.0711, long 0.119, name -0.0573, opens-against 0.182, opens-plain -0.0595, opens-result -0.213, opens-when 0.0743, past 0.0891, person 0.176, points -0.0933, quotes 0.139, short -0.0639, they -0.062, us 0.0806, will -0.156, you 0.143',
    'in-last':
      'can 0.124, compares 0.0639, conclusion -0.147, denies -0.0658, early-pronoun 0.0582, grounds -0.0676, judges 0.082, long -0.113, opens-add -0.227, opens-again 0.134, opens-against 0.735, opens-other 0.647, opens-plain 0.0852, past -0.0969, person -0.136, short 0.059, starts-the -0.057, starts-this 0.207, starts-us 0.121, will 0.135',
    near: 'dense 0.956, none -0.184, resumes 0.619, shared 0.217, started -0.122',
    'opens-body':
      'all -0.122, can -0.192, compares 0.0827, early-pronoun -0.102, figure 0.109, introduction 0.118, judges -0.207, long -0.0837, opens-against -1.5, opens-plain 0.0564, opens-result -0.152, points -0.317, present -0.0696, quotes 0.172, short 0.0838, starts-pronoun 0.0886, they -0.0775, will -0.0888',
    'opens-end':
      'all 0.0686, can 0.0731, compares 0.0928, instances 0.243, long -0.178, opens-other -0.106, opens-when 0.0749, person -0.167, present 0.114, quotes -0.267, starts-this 0.27, us -0.205, will 0.0977',
    opens:
      'can -0.131, compares 0.0844, conclusion 0.255, denies -0.0634, early-pronoun -0.621, figure -0.586, grounds -0.667, instances -1.36, introduction 0.969, long -0.233, opens-add 1.21, opens-again -1.64, opens-count 1.01, opens-instance -1.94, opens-other 0.677, opens-plain 0.0615, opens-result -1.15, opens-stress -1.91, past -0.376, person -0.604, points 0.534, self -0.113, short 0.411, starts-pronoun -0.386, starts-there -0.172, starts-this -1.09, starts-us -0.137, they -0.45, us -0.117',
    order: 'article 0.237, first-other 1.02, other-against 0.478, rank 1.51',
    refer:
      'it 0.534, it-not -1.04, noun 1.14, noun-not -1.15, person 0.472, person-not -0.571, they 0.835, they-not -0.772',
    second:
      'compares -0.106, conclusion 0.154, denies -0.0785, early-pronoun -0.0791, figure 0.118, name 0.0779, opens-again 1.31, opens-other 0.117, opens-result 0.17, past -0.0537, person 0.125, should 0.137, stance -0.24, starts-the -0.0566, starts-there 0.183, starts-this -0.162, they -0.0889, will -0.107',
    skip: 'shared 0.51',
    turn: 'add-when -0.165, again-plain -0.186, grant-against 2, instance-instance -2, other-against 1.51, other-plain 0.0858, other-when -0.169, plain-again 0.209',
    whole: 'chained 0.289, given 0.325, kept 0.204, topic 0.77',
  },
} as const;
