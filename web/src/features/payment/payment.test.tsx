import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PaymentBody } from '@argint/contracts';
import { someCapabilities } from '../../testing/builders.ts';
import { LOCAL } from '../../config/storage-keys.ts';
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
    expect(screen.queryByText(/Your essay/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('dialog', { name: 'Review your order' })).toBeInTheDocument();
  });
});

describe('the essay that waits for the payment', () => {
  const capabilities = someCapabilities({ payments: 'payfast' });
  const kept = {
    id: 'o1',
    transactionId: 'o1',
    userId: 'user-1',
    essayText: 'Water should have a price.',
    essayQuestion: 'Should water be free?',
    isProcessed: false,
    createdAt: '2026-11-22T12:00:00.000Z',
  };
  const server = () => {
    let pending: typeof kept | null = kept;
    return fakeServer({
      'GET /api/capabilities': () => ({ body: { success: true, data: capabilities } }),
      'GET /api/payments/cancel': () => ({ body: { success: true, data: order() } }),
      'GET /api/payments/pending-essay': () => ({ body: { success: true, data: pending } }),
      'DELETE /api/payments/pending-essay': () => {
        pending = null;
        return { body: { success: true } };
      },
    });
  };
  const form = () => screen.findByRole('textbox', { name: 'Essay Text' });

  test('that stands in the form is said to be there', async () => {
    localStorage.setItem(LOCAL.draft, JSON.stringify({ text: 'My essay.', owner: 'user-1' }));
    open('/payment-cancel?orderId=o1', () => order());
    expect(await screen.findByText('Your essay is still on this device.')).toBeVisible();
  });

  test('comes back into an empty form, as on another device', async () => {
    server();
    signedInBefore();
    const { user } = renderApp('/payment-cancel?orderId=o1');
    expect(await screen.findByText(/We have kept your essay/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to your essay' }));
    expect(await form()).toHaveValue(kept.essayText);
    expect(screen.queryByRole('region', { name: 'Essay kept for your payment' })).toBeNull();
  });

  test('is offered beside another text, which can be brought back', async () => {
    localStorage.setItem(LOCAL.draft, JSON.stringify({ text: 'Another.', owner: 'user-1' }));
    server();
    signedInBefore();
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Put it in the form' }));
    expect(await form()).toHaveValue(kept.essayText);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await form()).toHaveValue('Another.');
  });

  test('can be removed', async () => {
    const { calls } = server();
    signedInBefore();
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove it' })).toBeNull());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
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
    const { calls } = fakeServer({
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
    localStorage.setItem(LOCAL.draft, JSON.stringify({ text: 'My essay.', owner: 'user-1' }));
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
    expect(calls.find(({ path }) => path.endsWith('create-payment'))?.body).toEqual({
      planType: 'standard',
      pendingEssay: { essayText: 'My essay.', essayQuestion: '' },
    });
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
