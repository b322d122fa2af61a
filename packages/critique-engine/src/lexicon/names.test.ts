import { describe, expect, test } from '@jest/globals';
import { isSouthernAfricanName } from './names.ts';

describe('the names of Southern Africa', () => {
  test.each(['Sipho', 'Thato', 'Khathutshelo', 'Mokwena', 'Polokwane', 'isiZulu', 'Tsonga'])(
    '%s is one',
    (name) => {
      expect(isSouthernAfricanName(name)).toBe(true);
    },
  );

  test.each(['thato', 'That', 'Becuase', 'The'])('%s is none', (word) => {
    expect(isSouthernAfricanName(word)).toBe(false);
  });
});
