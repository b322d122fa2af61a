import { describe, expect, test } from '@jest/globals';
import { PLANS } from '../plans.ts';
import { dataProtection, privacyPolicy, termsOfService, type LegalFacts } from './index.ts';

const facts: LegalFacts = {
  model: null,
  payments: 'demo',
  mail: 'file',
  supportEmail: 'help@example.org',
};
const withGemini: LegalFacts = {
  ...facts,
  model: { name: 'gemini-3.5-flash-lite', provider: 'google', host: null },
};
const documents = [privacyPolicy, termsOfService, dataProtection];
const words = (make: (typeof documents)[number], of: LegalFacts = facts): string =>
  JSON.stringify(make(of));

test.each([
  ['Privacy Policy', privacyPolicy, 11],
  ['Terms of Service', termsOfService, 11],
  ['Data Protection Policy', dataProtection, 9],
] as const)('the %s has its sections, each with its own title and text', (title, make, count) => {
  const document = make(facts);
  expect(document).toMatchObject({ title, version: '1.2', effective: '2026-11-27' });
  expect(document.sections).toHaveLength(count);
  expect(new Set(document.sections.map((section) => section.title)).size).toBe(count);
  for (const { blocks } of document.sections) expect(blocks.flat().join('')).not.toBe('');
});

describe('what the specification states', () => {
  const policy = words(privacyPolicy);
  test.each([
    'Free accounts: 30 days.',
    'Essays are not used to train models unless you opt in.',
    'We do not serve children under 16.',
    'within 24 hours',
    'within 72 hours of finding out and as soon as reasonably possible',
    'Data is encrypted in transit and at rest.',
  ])('the privacy policy says: %s', (sentence) => {
    expect(policy).toContain(sentence);
  });

  test('prices and times are those of the plan table', () => {
    const terms = words(termsOfService);
    for (const type of ['single', 'standard', 'unlimited'] as const)
      expect(terms).toContain(`R${PLANS[type].priceCents / 100}`);
    for (const make of documents)
      for (const [type, days] of [
        ['single', 7],
        ['standard', 183],
      ] as const) {
        expect(PLANS[type].historyDays).toBe(days);
        expect(words(make)).toContain(`${PLANS[type].name}: ${days} days.`);
      }
  });
});

test('both policies say how long the mark of a free trial outlives the account', () => {
  for (const make of [privacyPolicy, dataProtection]) {
    expect(words(make)).toContain('keyed hash of the address');
    expect(words(make)).toContain('90 days');
  }
});

test('Google is named exactly where a Gemini model reads along', () => {
  for (const make of [privacyPolicy, dataProtection]) {
    expect(words(make)).not.toContain('Google');
    expect(words(make, withGemini)).toContain(
      'Google (the Gemini API, model gemini-3.5-flash-lite)',
    );
  }
});

const withServer = (provider: 'own-network' | 'internet', host: string | null): LegalFacts => ({
  ...facts,
  model: { name: 'essay-llm', provider, host },
});

test('a model of the owner’s own is called that, and no essay leaves the network', () => {
  for (const make of [privacyPolicy, dataProtection]) {
    const said = words(make, withServer('own-network', null));
    expect(said).toContain('a language model that we run ourselves (essay-llm');
    expect(said).not.toContain('Google');
    expect(said).not.toContain('outside South Africa. Section 72');
  }
  expect(words(privacyPolicy, withServer('own-network', null))).toContain(
    'No essay leaves our network.',
  );
});

test('a server on the internet is named by its host', () => {
  const said = words(privacyPolicy, withServer('internet', 'llm.example.org'));
  expect(said).toContain('the server llm.example.org (language model essay-llm)');
  expect(said).toContain('outside South Africa');
  expect(said).not.toContain('Google');
});

test('PayFast is named exactly where it takes payments', () => {
  for (const make of documents) expect(words(make)).not.toContain('PayFast');
  for (const make of documents)
    expect(words(make, { ...facts, payments: 'payfast' })).toContain('PayFast');
});

test('every document gives the address that the settings name', () => {
  for (const make of documents) expect(words(make)).toContain('help@example.org');
});
