import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector repeated word', [
  [
    'repeated-word',
    [
      'The huge mill has a huge wheel. Its owner built a huge shed and bought a huge truck.',
      'Roofs in town are rusty. A rusty gate leads to a rusty tank, and behind it lies a rusty plough.',
    ],
    [
      'They like the open market. An open market sells fish, an open market sells bread, and the open market sells tea.',
      'The bridge is old. It is narrow and closed in winter.',
      'The market opens late and sells fish. It is cold there.',
    ],
  ],
]);
