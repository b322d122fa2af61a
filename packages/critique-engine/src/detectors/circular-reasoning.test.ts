import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector circular reasoning', [
  [
    'circular-reasoning',
    [
      'Clean water is important because it is important to have clean water. The council has met twice about it.',
      'Smoking is harmful because smoking is bad. The council has met twice about it.',
      'Night work is bad because it is harmful. The council has met twice about it.',
      'The old pump is useless because it has no use. The council has met twice about it.',
      'The bridge is dangerous since it is not safe. The council has met twice about it.',
      'The old rules are unfair because they are not just. The council has met twice about it.',
      'The new pump is popular because many people like it. The council has met twice about it.',
      'The crane is unnecessary since there is no need for it. The council has met twice about it.',
      'Loud horns should be banned because horns should not be allowed. The council has met twice about it.',
      'Neighbours should greet each other because it is good to greet people. The council has met twice about it.',
      'The town must keep its archive because the archive is important. The council has met twice about it.',
      'Be brief because it is important. The council has met twice about it.',
      'A village pump is good because is beneficial. The council has met twice about it.',
      'Schools must teach first aid because it is very necessary that learners are taught first aid at school. The council has met twice about it.',
    ],
    [
      'Clean water is important because towns fall ill without it. The council has met twice about it.',
      'Older pupils do a service for younger pupils because they give their time to help pupils with sums. The council has met twice about it.',
      'The law is just because it treats each farm alike. The council has met twice about it.',
      'Night work is bad because it is harmful to the ears. The council has met twice about it.',
      'The old pump is useless because it has no handle. The council has met twice about it.',
      'The bridge is dangerous since it is slippery. The council has met twice about it.',
      'The new pump is popular because many people lived far from the old one. The council has met twice about it.',
      'The crane is unnecessary since there is a lift beside it. The council has met twice about it.',
      'We should close the quarry because the quarry floods the fields. The council has met twice about it.',
      'Neighbours should greet each other because it is good for those who live alone. The council has met twice about it.',
      'You should repair the roof because it gets worse. The council has met twice about it.',
      'They mended the bridge because it was important. The council has met twice about it.',
      'One reason why learners join many clubs is that they have no homework in June because they join many clubs. The council has met twice about it.',
      'Night trains differ from day trains because night trains go slower than day trains. The council has met twice about it.',
    ],
  ],
]);
