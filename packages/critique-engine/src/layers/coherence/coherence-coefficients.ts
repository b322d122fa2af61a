/**
 * Weights of the coherence model. Made on 2026-11-24 by scripts/train from the train half of the bank
 * (packages/critique-engine/bank): 210 texts, each against shuffles of its own body, 2100 pairs. The texts are our own and
 * have the licence of this project.
 */
export const COHERENCE_COEFFICIENTS = {
  /** The weight of each sign, by group. */
  weights: {
    across: 'shared -0.689',
    both: 'past 0.398, person 0.572, quotes 0.145, self 0.447, they 0.633, us 0.963, you 1.32',
    'closes-body':
      'all -0.0614, can 0.177, compares 0.102, grounds -0.183, opens-again 0.22, opens-against -0.138, opens-close 2, opens-other -0.186, past -0.111, points 0.121, present 0.0546, self 0.118, starts-self 0.152, starts-the -0.0807, starts-this 0.149, starts-us 0.137, will 0.106, you 0.187',
    closes:
      'all 0.0663, can 0.125, conclusion -0.177, denies 0.0501, early-pronoun 0.0664, figure -0.118, instances -0.338, long 0.183, name 0.0614, opens-again 0.267, opens-count -1.11, opens-instance -1.96, opens-result 0.9, past 0.058, person 0.105, present 0.045, quotes 0.116, self 0.148, short -0.491, should -0.0976, starts-pronoun -0.0611, starts-self 0.178, they 0.0572, us 0.127, will 0.0821',
    drift: 'add 1.69, against 1.03, rank-1 -1.6, rank-9 1.98',
    'in-first':
      'conclusion 0.217, judges -0.0682, long 0.12, name -0.0561, opens-against 0.185, opens-plain -0.0548, opens-result -0.214, opens-when 0.0719, past 0.0926, person 0.176, points -0.0938, quotes 0.139, short -0.0575, they -0.0588, us 0.0906, will -0.153, you 0.144',
    'in-last':
      'can 0.121, compares 0.0654, conclusion -0.129, denies -0.0531, early-pronoun 0.0558, grounds -0.0701, judges 0.0799, long -0.114, opens-add -0.23, opens-against 0.744, opens-other 0.667, opens-plain 0.0819, past -0.0995, person -0.135, short 0.0537, starts-the -0.0448, starts-this 0.207, starts-us 0.117, will 0.134',
    near: 'dense 0.964, none -0.186, resumes 0.625, shared 0.22, started -0.126',
    'opens-body':
      'all -0.101, can -0.175, compares 0.0891, early-pronoun -0.107, figure 0.109, judges -0.188, long -0.0883, opens-against -1.51, opens-plain 0.059, opens-result -0.154, points -0.311, present -0.0679, quotes 0.17, short 0.11, starts-pronoun 0.0763, will -0.0904',
    'opens-end':
      'all 0.0614, can 0.0753, compares 0.0989, instances 0.245, long -0.18, opens-other -0.115, opens-when 0.0855, past 0.0536, person -0.175, present 0.108, quotes -0.259, starts-this 0.268, us -0.206, will 0.0971',
    opens:
      'can -0.12, compares 0.0915, conclusion 0.24, denies -0.0635, early-pronoun -0.631, figure -0.597, grounds -0.667, instances -1.37, introduction 0.972, long -0.237, opens-add 1.22, opens-again -1.65, opens-count 1.02, opens-instance -1.94, opens-other 0.67, opens-plain 0.0603, opens-result -1.16, opens-stress -1.91, past -0.377, person -0.612, points 0.547, self -0.115, short 0.423, starts-pronoun -0.386, starts-there -0.17, starts-this -1.1, starts-us -0.145, they -0.435, us -0.123',
    order: 'article 0.24, first-other 1.03, other-against 0.486, rank 1.52',
    refer:
      'it 0.522, it-not -1.05, noun 1.15, noun-not -1.16, person 0.48, person-not -0.579, they 0.83, they-not -0.741',
    second:
      'compares -0.107, conclusion 0.145, denies -0.0813, figure 0.12, grounds 0.0826, name 0.077, opens-again 1.32, opens-other 0.12, opens-result 0.175, past -0.0549, person 0.126, should 0.134, stance -0.242, starts-there 0.186, starts-this -0.16, they -0.0819, will -0.106',
    skip: 'shared 0.518',
    turn: 'add-when -0.167, again-plain -0.188, grant-against 2, instance-instance -2, other-against 1.52, other-plain 0.0719, other-when -0.16, plain-again 0.21',
    whole: 'chained 0.297, given 0.331, kept 0.208, topic 0.779',
  },
} as const;
