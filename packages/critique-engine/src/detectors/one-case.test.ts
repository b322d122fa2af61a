import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector of one case taken for a proof', [
  [
    'one-case',
    [
      'My aunt drank vinegar every morning and lived to be ninety, so vinegar keeps people healthy. The council has met twice about it.',
      'I lost my keys once on a Friday. This proves that Fridays are unlucky for everyone. The council has met twice about it.',
      'A famous boxer never went to school, and now he is a millionaire. The council has met twice about it.',
      'In Norway prisons have gardens and Norway has the lowest number of thefts. Therefore, if we build gardens, our thefts will stop too.',
      'My cousin swam in the old lake and caught a cold. As one can see, cold lakes make people ill. The council has met twice about it.',
      'Look at Anna Berger and Paul Krieg. They never slept more than five hours and became rich. So sleep is not needed for success.',
      'Norway taxes sugar and its children have good teeth. If we tax sugar, our children will have good teeth as well.',
      'In Norway everyone skis and people are healthy. Consequently, we should all ski.',
      'I asked two of my friends and neither owns a bicycle, which shows that cycling is finished. The council has met twice about it.',
    ],
    [
      'My aunt drank vinegar every morning and lived to be ninety, so she laughed at the doctors. The council has met twice about it.',
      'My aunt drank vinegar every morning and lived to be ninety, but her sister did the same and died young. The council has met twice about it.',
      'A famous film won two prizes, so it is shown in schools. The council has met twice about it.',
      'If one asked my neighbour, he would say yes, so parties are fun. The council has met twice about it.',
      'In Norway prisons have gardens because land is cheap there, so our town should count its own costs first.',
      'Norway taxes sugar and its children have good teeth. If we tax sugar, our dentists may still be needed as well.',
      'I have been wearing this coat since I started work. That shows how good the tailor was. The council has met twice about it.',
      'I asked two of my friends and neither owns a bicycle, so I bought one for them. The council has met twice about it.',
    ],
  ],
]);
