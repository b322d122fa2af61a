/**
 * Weights of the signs of coherence. Made on 2026-11-25 by scripts/train from the train half of the bank
 * (packages/critique-engine/bank): 229 texts, each against shuffles of its own body, 2290 pairs. The texts are our own and
 * have the licence of this project.
 */
export const COHERENCE_COEFFICIENTS = {
  /** The weight of each sign, by group. */
  weights: {
    across: 'shared -0.678',
    both: 'name -0.0798, past 0.396, person 0.549, quotes 0.148, self 0.46, they 0.624, us 0.944, you 1.36',
    'closes-body':
      'all -0.0744, can 0.152, compares 0.0692, grounds -0.157, opens-again 0.22, opens-against -0.15, opens-close 2, opens-other -0.181, opens-plain 0.0671, past -0.104, points 0.153, present 0.0563, self 0.107, starts-self 0.116, starts-the -0.114, starts-us 0.147, us 0.111, will 0.094, you 0.169',
    closes:
      'all 0.0546, can 0.11, conclusion -0.172, denies 0.0474, early-pronoun 0.0523, figure -0.0988, instances -0.328, long 0.173, opens-again 0.263, opens-against 0.0997, opens-count -1.04, opens-instance -1.96, opens-result 0.86, opens-when -0.0574, past 0.0601, person 0.0913, present 0.0464, quotes 0.121, self 0.136, short -0.491, should -0.0929, starts-pronoun -0.0634, starts-self 0.139, they 0.0512, us 0.151, will 0.101',
    drift: 'add 1.71, against 1.03, rank-1 -1.51, rank-9 1.98',
    'in-first':
      'conclusion 0.197, judges -0.0506, long 0.118, name -0.0503, opens-against 0.205, opens-plain -0.0789, opens-result -0.218, opens-when 0.0902, past 0.0875, person 0.169, points -0.107, quotes 0.144, short -0.0576, they -0.0581, will -0.151, you 0.152',
    'in-last':
      'can 0.101, denies -0.0385, early-pronoun 0.0617, grounds -0.0679, judges 0.0634, long -0.114, opens-add -0.217, opens-again 0.139, opens-against 0.719, opens-other 0.636, opens-plain 0.102, past -0.0909, person -0.133, short 0.055, starts-the -0.0543, starts-this 0.187, starts-us 0.121, will 0.137',
    near: 'dense 0.976, length 0.0285, none -0.185, resumes 0.63, shared 0.221, started -0.113',
    'opens-body':
      'can -0.215, compares 0.104, early-pronoun -0.13, figure 0.126, judges -0.161, long -0.0976, name -0.0796, opens-against -1.51, opens-other -0.137, opens-plain 0.0787, opens-result -0.152, points -0.258, quotes 0.177, short 0.122, starts-pronoun 0.117, will -0.11',
    'opens-end':
      'compares 0.0679, instances 0.24, long -0.133, opens-other -0.103, opens-when 0.0821, past 0.0553, person -0.189, present 0.0807, quotes -0.264, starts-this 0.247, us -0.214, will 0.0956',
    opens:
      'can -0.133, compares 0.0715, conclusion 0.253, denies -0.0543, early-pronoun -0.653, figure -0.61, grounds -0.675, instances -1.4, introduction 0.959, long -0.237, opens-add 1.25, opens-again -1.67, opens-count 0.875, opens-instance -1.95, opens-other 0.643, opens-plain 0.0674, opens-result -1.14, opens-stress -1.92, past -0.381, person -0.615, points 0.549, self -0.115, short 0.426, starts-pronoun -0.359, starts-self -0.0713, starts-there -0.153, starts-this -1.07, starts-us -0.136, they -0.416, us -0.136',
    order: 'article 0.244, first-other 1.04, other-against 0.497, rank 1.21',
    refer:
      'it 0.485, it-not -1.1, noun 1.15, noun-not -1.15, person 0.496, person-not -0.59, they 0.804, they-not -0.724',
    second:
      'denies -0.0906, figure 0.101, grounds 0.08, name 0.109, opens-again 1.34, opens-other 0.159, opens-result 0.16, past -0.0512, person 0.149, should 0.13, stance -0.237, starts-there 0.191, starts-this -0.141, they -0.0768, will -0.122',
    skip: 'shared 0.515',
    turn: 'again-plain -0.189, grant-against 2, instance-instance -2, other-against 1.46, other-plain 0.0993, other-when -0.151, plain-again 0.206, plain-against 0.105, plain-other 0.081, when-when 0.0993',
    whole: 'chained 0.304, given 0.348, kept 0.214, topic 0.797',
  },
} as const;
