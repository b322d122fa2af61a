import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector appeal to nature', [
  [
    'appeal-to-nature',
    [
      'Homeopathy uses only plants. It is natural, so it must be safe for children.',
      'Two women raising a child is not natural. The council has met twice about it.',
      'People were not meant to sit in offices all day. The council has met twice about it.',
      'Our bodies weren’t designed to sit in an office. The council has met twice about it.',
      'We should return to our natural roots. The council has met twice about it.',
      'What comes from nature can only be good for the skin. The council has met twice about it.',
      'One should just let things go naturally. The council has met twice about it.',
    ],
    [
      'The natural resources of the region should be protected. The council has met twice about it.',
      'Just because it is natural doesn’t mean it is safe. The council has met twice about it.',
      'It was natural that he felt nervous before the exam. The council has met twice about it.',
      'Critics argue that cloning is unnatural. The council has met twice about it.',
      'The natural balance of the lake needs pike. The council has met twice about it.',
      'Visitors are made to wait at the gate. The council has met twice about it.',
      'The lamps were designed to save power. The council has met twice about it.',
      'A flood is a natural phenomenon, so nobody should be blamed.',
    ],
  ],
]);
