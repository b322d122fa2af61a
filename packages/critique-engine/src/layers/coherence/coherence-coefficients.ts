/**
 * Weights of the coherence model. Made on 2026-11-25 by scripts/train from the train half of the bank
 * (packages/critique-engine/bank): 217 texts, each against shuffles of its own body, 2170 pairs. The texts are our own and
 * have the licence of this project.
 */
export const COHERENCE_COEFFICIENTS = {
  /** The weight of each sign, by group. */
  weights: {
    across: 'shared -0.669',
    both: 'name -0.0726, past 0.406, person 0.572, quotes 0.146, self 0.456, they 0.626, us 0.981, you 1.34',
    'closes-body':
      'all -0.076, can 0.153, grounds -0.178, opens-again 0.217, opens-against -0.171, opens-close 2, opens-other -0.185, opens-plain 0.0684, past -0.105, points 0.161, present 0.0571, self 0.115, starts-self 0.14, starts-the -0.109, starts-this 0.129, starts-us 0.162, us 0.109, will 0.0858, you 0.174',
    closes:
      'all 0.0625, can 0.112, conclusion -0.168, denies 0.0467, early-pronoun 0.0524, figure -0.1, instances -0.333, long 0.182, name 0.0485, opens-again 0.265, opens-against 0.107, opens-count -1.12, opens-grant 0.194, opens-instance -1.96, opens-result 0.912, opens-when -0.0589, past 0.0651, person 0.092, present 0.0469, quotes 0.121, self 0.14, short -0.491, should -0.0959, stance 0.148, starts-pronoun -0.057, starts-self 0.159, they 0.0645, us 0.148, will 0.0987',
    drift: 'add 1.7, against 1.04, rank-1 -1.61, rank-9 1.98',
    'in-first':
      'conclusion 0.2, judges -0.0549, long 0.106, name -0.0645, opens-against 0.217, opens-plain -0.0704, opens-result -0.232, opens-when 0.0817, past 0.0901, person 0.182, points -0.109, quotes 0.142, short -0.0595, they -0.0693, us 0.0654, will -0.147, you 0.153',
    'in-last':
      'can 0.102, early-pronoun 0.0597, grounds -0.0699, judges 0.0659, long -0.107, opens-add -0.225, opens-again 0.138, opens-against 0.719, opens-other 0.665, opens-plain 0.0982, past -0.101, person -0.137, short 0.0599, starts-the -0.0589, starts-this 0.203, starts-us 0.135, will 0.13',
    near: 'dense 0.974, none -0.19, resumes 0.642, shared 0.225, started -0.116',
    'opens-body':
      'can -0.215, compares 0.121, early-pronoun -0.129, figure 0.121, judges -0.191, long -0.0923, opens-against -1.52, opens-other -0.111, opens-plain 0.0818, opens-result -0.156, points -0.314, quotes 0.176, short 0.115, starts-pronoun 0.117, will -0.0955',
    'opens-end':
      'asks 0.156, can 0.0663, instances 0.247, long -0.142, opens-other -0.111, opens-when 0.0838, person -0.183, present 0.0801, quotes -0.262, starts-this 0.275, us -0.21, will 0.0893',
    opens:
      'can -0.142, compares 0.0977, conclusion 0.258, denies -0.0556, early-pronoun -0.642, figure -0.601, grounds -0.679, instances -1.38, introduction 0.953, long -0.244, opens-add 1.23, opens-again -1.65, opens-count 1.04, opens-instance -1.94, opens-other 0.654, opens-plain 0.0737, opens-result -1.18, opens-stress -1.91, past -0.38, person -0.624, points 0.541, self -0.115, short 0.428, starts-pronoun -0.362, starts-there -0.169, starts-this -1.1, starts-us -0.141, they -0.416, us -0.12',
    order: 'article 0.246, first-other 1.05, other-against 0.49, rank 1.53',
    refer:
      'it 0.495, it-not -1.08, noun 1.14, noun-not -1.18, person 0.491, person-not -0.585, they 0.815, they-not -0.745',
    second:
      'compares -0.0765, conclusion 0.126, denies -0.0842, figure 0.109, grounds 0.0842, name 0.103, opens-again 1.33, opens-other 0.179, opens-result 0.174, past -0.0642, person 0.146, should 0.13, stance -0.244, starts-there 0.194, starts-this -0.159, they -0.0993, will -0.117',
    skip: 'shared 0.514',
    turn: 'add-when -0.165, again-plain -0.189, grant-against 2, grant-plain -0.194, instance-instance -2, other-against 1.52, other-plain 0.083, other-when -0.165, plain-again 0.205, plain-against 0.103, plain-other 0.0883, when-when 0.102',
    whole: 'chained 0.308, given 0.331, kept 0.209, topic 0.794',
  },
} as const;
