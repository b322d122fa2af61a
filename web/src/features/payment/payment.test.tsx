import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { PaymentBody } from '@argint/contracts';
import { someCapabilities } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const order = (changes: Partial<PaymentBody> = {}): PaymentBody => ({
  id: 'o1',
  userId: 'user-1',
  paymentId: null,
  merchantTransactionId: 'o1',
  amount: 180,
  currency: 'ZAR',
  itemName: 'Standard plan, one month',
  itemDescription: '',
  paymentStatus: 'pending',
  paymentMethod: null,
  emailAddress: null,
  nameFirst: null,
  nameLast: null,
  subscriptionType: 'standard',
  analysesGranted: 0,
  paymentDate: null,
  createdAt: '2026-11-22T12:00:00.000Z',
  updatedAt: '2026-11-22T12:00:00.000Z',
  ...changes,
});

const open = (address: string, data: () => PaymentBody) => {
  const answer = () => ({ body: { success: true, data: data() } });
  fakeServer({ 'GET /api/payments/success': answer, 'GET /api/payments/cancel': answer });
  signedInBefore();
  return renderApp(address);
};

describe('coming back from paying', () => {
  test('the page waits for the confirmed order, and then says what was bought', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    try {
      let current = order();
      open('/payment-success?orderId=o1', () => current);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(screen.getByRole('heading', { name: 'Waiting for PayFast' })).toBeVisible();
      current = order({ paymentStatus: 'complete', analysesGranted: 12 });
      await jest.advanceTimersByTimeAsync(5_000);
      expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      expect(screen.getByText('You bought Standard for R 180,00: 12 analyses.')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('a payment that failed offers to try again', async () => {
    open('/payment-success?orderId=o1', () => order({ paymentStatus: 'failed' }));
    expect(
      await screen.findByRole('heading', { name: 'The payment did not go through' }),
    ).toBeVisible();
  });

  test('a visitor is asked to sign in and comes back to the order', async () => {
    fakeServer({});
    const { user } = renderApp('/payment-success?orderId=o1');
    await screen.findByRole('heading', { name: 'Sign in to see your order' });
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Sign In' }));
    expect(location.pathname).toBe('/login');
  });
});

describe('coming back without paying', () => {
  test('nothing was taken, the essay is kept, and the same order can be tried again', async () => {
    const { user } = open('/payment-cancel?orderId=o1', () => order());
    expect(await screen.findByText(/You have not paid for Standard/)).toBeVisible();
    expect(screen.getByText('Your essay is still on this device.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('dialog', { name: 'Review your order' })).toBeInTheDocument();
  });
});

describe('with PayFast', () => {
  test('paying posts the signed fields of the order to the provider, in their order', async () => {
    const submitted: [string, [string, string][]][] = [];
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      const inputs = [...this.querySelectorAll('input')];
      submitted.push([this.action, inputs.map(({ name, value }) => [name, value])]);
    });
    const capabilities = someCapabilities({ payments: 'payfast' });
    fakeServer({
      'GET /api/capabilities': () => ({ body: { success: true, data: capabilities } }),
      'POST /api/payments/create-payment': () => ({
        body: {
          success: true,
          orderId: 'o1',
          action: 'https://pay.example.org/eng/process',
          fields: { merchant_id: '1', amount: '180.00', signature: 's' },
        },
      }),
    });
    signedInBefore();
    const { user } = renderApp('/');
    const card = screen.getByRole('heading', { name: 'Standard' }).closest('li') as HTMLElement;
    await user.click(within(card).getByRole('button', { name: 'Pay with PayFast' }));
    const review = await screen.findByRole('dialog', { name: 'Review your order' });
    await user.click(within(review).getByRole('button', { name: 'Pay with PayFast' }));
    expect(
      await within(review).findByRole('button', { name: 'Opening PayFast...' }),
    ).toBeDisabled();
    expect(submitted).toEqual([
      [
        'https://pay.example.org/eng/process',
        [
          ['merchant_id', '1'],
          ['amount', '180.00'],
          ['signature', 's'],
        ],
      ],
    ]);
    submit.mockRestore();
  });

  test('an order that is refused says why in the dialog', async () => {
    const capabilities = someCapabilities({ payments: 'payfast' });
    const refusal = { status: 503, body: failure('Service unavailable. Please try again later.') };
    fakeServer({
      'GET /api/capabilities': () => ({ body: { success: true, data: capabilities } }),
      'POST /api/payments/create-payment': () => refusal,
    });
    signedInBefore();
    const { user } = renderApp('/');
    const card = screen.getByRole('heading', { name: 'Standard' }).closest('li') as HTMLElement;
    await user.click(within(card).getByRole('button', { name: 'Pay with PayFast' }));
    const review = await screen.findByRole('dialog', { name: 'Review your order' });
    await user.click(within(review).getByRole('button', { name: 'Pay with PayFast' }));
    expect(await within(review).findByRole('alert')).toHaveTextContent('Service unavailable');
  });
});
