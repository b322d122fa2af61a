import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector unnamed authority', [
  [
    'unnamed-authority',
    [
      'Studies show that drivers choose the cheapest road. The council has met twice about it.',
      'Experts say that the dam will fail. The council has met twice about it.',
      'It is a scientific fact that drivers walk less. The council has met twice about it.',
      'The oil is scientifically proven to help. The council has met twice about it.',
      'Many researches prove that drivers choose the cheapest road. The council has met twice about it.',
      'Doctors all over the world agree that walking helps. The council has met twice about it.',
    ],
    [
      'A study by Nkosi (2014) shows that drivers choose the cheapest road. The council has met twice about it.',
      'The engineer of the town says that the dam will fail. The council has met twice about it.',
      'It is a fact of our street that two drivers moved away. The council has met twice about it.',
      'The two doctors at our clinic agree that walking helps. The council has met twice about it.',
    ],
  ],
]);
