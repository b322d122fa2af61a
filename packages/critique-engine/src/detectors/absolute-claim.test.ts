import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('words that leave no exception', [
  [
    'absolute-claim',
    [
      'Dirty rivers never recover. The clinics of the valley keep their records of it.',
      'Everyone drinks from the river. The clinics of the valley keep their records of it.',
      'Everything is dearer in a dry town. The shops of the valley keep their prices on a board.',
      'A filter can completely eliminate the foam. The works upstream keep a record of it.',
      'Nobody trusts the council on water. The papers of the valley keep letters about it.',
      'The pumps will undoubtedly fail. The works upstream keep a record of it.',
      'People can never rely on the pumps. The works upstream keep a record of it.',
    ],
    [
      'Dirty rivers aren’t always a danger to towns. The clinics keep their records of it.',
      'The council should always publish its figures. The clinics keep their records of it.',
      'Everyone has to be told what is in the water. The clinics keep their records of it.',
      'Never waste water in a dry town, for it is dear. The clinics keep their records of it.',
      'A river that is always changing needs watching. The clinics keep their records of it.',
      'The river gave the farmers a harvest they could never imagine. The barns are full of it.',
      'Farmers get everything they want from the river. The barns are full of it.',
      'Clean water is totally different from river water. The clinics keep their records of it.',
      'The miller knows the river better than everyone else. The barns are full of it.',
      'No one in this world is perfect, and a council may err. It met twice about it.',
      'Everyone is different, so towns need several kinds of tap. The clinics know about it.',
      'Rafting is impossible because the water is too low in winter. The clinics know about it.',
      'If I had to choose, I would definitely choose the river. The mill stands close to it.',
      'Farmers can always ask the miller for help with a pump. The mill stands close to it.',
    ],
  ],
]);
