import type { BlockList } from 'node:net';
import { startFakePayfast, type FakePayfast } from '@argint/testkit';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createPayments } from '../create-payments.ts';
import { createBillingHarness, names } from '../testing/billing-harness.ts';
import { checkoutOf } from './checkout.ts';
import { addressList } from './notify-source.ts';
import { centsOf, readNotice } from './notice.ts';
import type { PayfastSettings } from './payfast-settings.ts';
import { signatureOf, type Field } from './signature.ts';

const payer = {
  userId: 'u1',
  emailAddress: 't@example.org',
  nameFirst: 'Thandi',
  nameLast: 'Nkosi',
};

describe('notices of the provider', () => {
  let billing: Awaited<ReturnType<typeof createBillingHarness>>;
  let provider: FakePayfast;
  let settings: PayfastSettings;
  let outcomes: string[];
  beforeEach(async () => {
    [billing, provider] = await Promise.all([createBillingHarness(), startFakePayfast()]);
    await billing.service.ensure('u1', names);
    outcomes = [];
    settings = {
      merchantId: provider.env['PAYFAST_MERCHANT_ID'] ?? '',
      merchantKey: provider.env['PAYFAST_MERCHANT_KEY'] ?? '',
      passphrase: provider.env['PAYFAST_PASSPHRASE'] ?? '',
      baseUrl: provider.url,
      notifyFrom: addressList('127.0.0.1, 10.1.0.0/16, 2001:db8::/32') as BlockList,
    };
  });
  afterEach(() => Promise.all([billing.close(), provider.close()]));

  const open = () => {
    const { payments, entitlements, context } = billing;
    return createPayments({
      payments,
      entitlements,
      context,
      payfast: settings,
      countNotice: (outcome) => void outcomes.push(outcome),
    });
  };
  const orderOf = async (plan: 'single' | 'standard') => {
    const order = await open().payments.createOrder(payer, plan);
    const { fields } = checkoutOf(order, settings, 'https://argument.example');
    provider.order(Object.fromEntries(fields));
    return order._id;
  };
  /** Hands a notice to the service as the gateway does; the provider knows it. */
  const receive = async (notice: Record<string, string>, address = '127.0.0.1') => {
    await provider.send(notice).catch(() => undefined);
    const body = new URLSearchParams(notice).toString();
    return open().receiveNotice(body, address);
  };
  const statusOf = async (orderId: string) => (await billing.payments.get(orderId))?.paymentStatus;
  const creditsOf = async () => (await billing.service.access('u1')).analysesRemaining;

  test('a signed, confirmed notice from the provider completes the order and gives the credits', async () => {
    const order = await orderOf('single');
    await receive(provider.notice(order));
    expect([await statusOf(order), await creditsOf(), outcomes]).toEqual([
      'complete',
      4,
      ['handled'],
    ]);
  });

  test.each([
    [
      'changed after it was signed',
      (n: Record<string, string>) => ({ ...n, amount_gross: '1.00' }),
    ],
    ['without a signature', ({ signature: _s, ...n }: Record<string, string>) => n],
    [
      'with a signature of another length',
      (n: Record<string, string>) => ({ ...n, signature: 'x' }),
    ],
  ])('a notice %s is refused', async (_name, change) => {
    const order = await orderOf('single');
    await expect(receive(change(provider.notice(order)))).rejects.toMatchObject({
      code: 'NOTICE_REFUSED',
    });
    expect([await statusOf(order), await creditsOf()]).toEqual(['pending', 2]);
  });

  test.each([
    ['another amount', { amount_gross: '24.99' }, 'amount'],
    ['no amount', { amount_gross: '' }, 'amount'],
    ['another merchant', { merchant_id: '10000101' }, 'merchant'],
    ['an unknown status', { payment_status: 'DONE' }, 'status'],
    ['no payment id', { pf_payment_id: '' }, 'id is missing'],
    ['another order', { m_payment_id: 'o9' }, 'no order'],
  ])('a signed notice with %s is refused', async (_name, changes, wording) => {
    const order = await orderOf('single');
    await expect(receive(provider.notice(order, changes))).rejects.toMatchObject({
      code: 'NOTICE_REFUSED',
      message: expect.stringContaining(wording),
    });
    expect([await statusOf(order), await creditsOf()]).toEqual(['pending', 2]);
  });

  test.each(['10.2.0.1', '::1', '', 'localhost', '2001:db9::1'])(
    'a notice from %j is refused',
    async (address) => {
      const order = await orderOf('single');
      await expect(receive(provider.notice(order), address)).rejects.toThrow('does not come from');
    },
  );
  test.each(['10.1.255.255', '::ffff:127.0.0.1', '2001:db8:1::7'])(
    'a notice from %s is let in',
    async (address) => {
      const order = await orderOf('single');
      await receive(provider.notice(order), address);
      expect(await statusOf(order)).toBe('complete');
    },
  );

  test('a notice that the provider does not know is refused', async () => {
    const order = await orderOf('single');
    const body = new URLSearchParams(provider.notice(order)).toString();
    await expect(open().receiveNotice(body, '127.0.0.1')).rejects.toThrow('does not know');
    expect(await statusOf(order)).toBe('pending');
  });

  test('while the provider cannot be asked a notice is put off, not refused', async () => {
    const order = await orderOf('single');
    settings = { ...settings, baseUrl: 'http://127.0.0.1:1' };
    await expect(receive(provider.notice(order))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect([await statusOf(order), outcomes]).toEqual(['pending', ['UNAVAILABLE']]);
  });

  test('a cancelled plan ends at the provider too', async () => {
    const order = await orderOf('standard');
    await receive(provider.notice(order));
    const { subscriptions, tellProvider } = open();
    await subscriptions.cancel('u1', 'Too expensive');
    await tellProvider?.();
    expect(provider.endedMandates).toEqual([provider.orders.get(order)?.token]);
    await tellProvider?.();
    expect(provider.endedMandates).toHaveLength(1);
  });

  test('a plan that is cancelled at the provider does not renew here', async () => {
    const order = await orderOf('standard');
    await receive(provider.notice(order));
    await receive(provider.notice(order, { payment_status: 'CANCELLED', amount_gross: '0.00' }));
    expect(await open().subscriptions.view('u1')).toMatchObject({
      state: 'cancelled',
      isActive: true,
      cancellationReason: 'Cancelled at the payment provider',
    });
  });
});

test('a signature is that of the provider’s documentation for odd characters', () => {
  const fields: Field[] = [
    ['name_first', "D'Arcy Ngũgĩ"],
    ['item_name', 'a b+c*(d)~!&=/'],
  ];
  // md5 of: name_first=D%27Arcy+Ng%C5%A9g%C4%A9&item_name=a+b%2Bc%2A%28d%29%7E%21%26%3D%2F&passphrase=p+1
  expect(signatureOf(fields, ' p 1 ')).toBe('1a7609da949159bae1a69ccbd592e257');
});

test('amounts are whole cents, and nothing else is an amount', () => {
  expect(['180.00', '25', '0.5', '1.25'].map(centsOf)).toEqual([18_000, 2_500, 50, 125]);
  for (const wrong of ['', '-1.00', '1,00', '1.005', '1e3', ' 1', 'NaN', '９'])
    expect(centsOf(wrong)).toBeNull();
});

test('fields after the signature do not count, and a field twice is refused', () => {
  expect(readNotice('a=1&signature=s&b=2').fields).toEqual([['a', '1']]);
  expect(() => readNotice('a=1&a=2&signature=s')).toThrow('twice');
});
