import { expect, test } from '@jest/globals';
import { createUserExport } from './user-export.ts';

type Parts = Parameters<typeof createUserExport>[0];

test('payments are exported with amounts as 180.00 and no text that a spreadsheet takes for a formula', async () => {
  const payment = {
    _id: 'o1',
    amountCents: 18_000,
    itemName: 'Standard',
    refundReason: '=1+1',
    mandate: 'tok',
  };
  const parts = {
    profiles: { get: async () => ({ _id: 'u1', bio: '' }) },
    entitlements: { get: async () => ({ _id: 'u1', deletedAt: null }) },
    consents: { get: async () => null },
    payments: { list: async () => [payment] },
    operatorActions: { ofUser: async () => [] },
  };
  const file = JSON.parse(await createUserExport(parts as unknown as Parts)('u1')) as object;
  expect(file).toMatchObject({
    payments: [{ amount: '180.00', amountCents: 18_000, refundReason: "'=1+1" }],
  });
  // The provider's token for further payments is a secret.
  expect(JSON.stringify(file)).not.toContain('tok');
});
