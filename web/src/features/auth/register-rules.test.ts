import { afterEach, expect, test } from '@jest/globals';
import { chooseLanguage } from '../../lib/i18n/language.ts';
import { registerFaults } from './register-rules.ts';

const blank = {
  ...{ firstName: '', lastName: '', username: '', email: '', password: '' },
  ageConfirmed: false,
};
afterEach(() => chooseLanguage('en'));

test('every fault of an empty registration form is told in the language of the page', async () => {
  const english = registerFaults(blank, 'standard');
  expect(Object.values(english)).not.toContain(undefined);
  await chooseLanguage('de');
  const german = registerFaults(blank, 'standard');
  for (const [field, fault] of Object.entries(english))
    expect([field, german[field as keyof typeof german]]).not.toEqual([field, fault]);
});
