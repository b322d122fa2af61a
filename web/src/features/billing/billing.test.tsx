import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BillingRow, Subscription } from '@argint/contracts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import type { Answer } from '../../testing/fake-server.ts';
import { chooseTimezone } from '../../lib/format/time-zone.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

afterEach(() => localStorage.clear());

const standard: Subscription = {
  planType: 'standard',
  isActive: true,
  autoRenew: true,
  billingCycle: 'monthly',
  expiresAt: '2026-12-22T12:00:00.000Z',
  analysesRemaining: 12,
  nextBillingDate: '2026-12-22T12:00:00.000Z',
  daysUntilExpiry: 30,
  cancellationDate: null,
  cancellationReason: null,
};
const cancelled: Partial<Subscription> = {
  autoRenew: false,
  nextBillingDate: null,
  cancellationDate: '2026-11-20T12:00:00.000Z',
  cancellationReason: 'Too expensive',
};
const row: BillingRow = {
  id: 'o1',
  date: '2026-11-22T12:00:00.000Z',
  amount: 180,
  currency: 'ZAR',
  planType: 'standard',
  status: 'complete',
  analysesGranted: 12,
  transactionId: '1089250-ABCDEF-99',
};

const openSubscription = (changes: Partial<Subscription> = {}, change?: () => Answer) => {
  let subscription = { ...standard, ...changes };
  const server = fakeServer({
    'GET /api/profile/subscription': () => ({ body: { success: true, subscription } }),
    'PUT /api/profile/subscription': (call) => {
      if (change) return change();
      const { autoRenew } = call.body as { autoRenew: boolean };
      subscription = { ...subscription, ...(autoRenew ? standard : cancelled) };
      const message = autoRenew ? 'Subscription Reactivated' : 'Subscription Cancelled';
      return { body: { success: true, message, subscription } };
    },
  });
  signedInBefore();
  return { ...server, ...renderApp('/profile?tab=subscription') };
};
const factOf = async (name: string): Promise<string | null | undefined> =>
  (await screen.findByText(name)).nextElementSibling?.textContent;

describe('the Subscription tab', () => {
  test('shows plan, cycle, status, end, analyses and next payment', async () => {
    openSubscription();
    const panel = await screen.findByRole('tabpanel', { name: 'Subscription' });
    expect(await within(panel).findByText('Standard Plan')).toBeVisible();
    expect(within(panel).getByText('Monthly')).toBeVisible();
    expect(within(panel).getByText('Active')).toBeVisible();
    expect(await factOf('Expires')).toBe('22 December 2026');
    expect(await factOf('Remaining Analyses')).toBe('12');
    expect(await factOf('Next Billing')).toBe('22 December 2026');
    expect(screen.queryByText('Expiring Soon')).toBeNull();
  });

  test('-1 analyses are Unlimited, and null ones are not shown', async () => {
    openSubscription({ planType: 'unlimited', analysesRemaining: -1 });
    expect(await factOf('Remaining Analyses')).toBe('Unlimited');
  });

  test.each([
    [0, false],
    [1, true],
    [7, true],
    [8, false],
  ])('with %i days left the notice Expiring Soon shows: %s', async (daysUntilExpiry, isShown) => {
    openSubscription({ daysUntilExpiry, analysesRemaining: null });
    await screen.findByText('Next Billing');
    expect(screen.queryByText('Expiring Soon') !== null).toBe(isShown);
    expect(screen.queryByText('Remaining Analyses')).toBeNull();
  });

  test('a cancel asks once more, takes a reason, and shows date and reason', async () => {
    const { user, calls } = openSubscription();
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Subscription' });
    expect(dialog).toHaveTextContent(
      "Are you sure you want to cancel your subscription? You'll continue to have access until your current billing period ends.",
    );
    expect(within(dialog).getByRole('button', { name: 'Keep Subscription' })).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('Reason (optional)'), 'Too expensive');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText('Subscription Cancelled')).toBeInTheDocument();
    expect(await screen.findByText('Reason: Too expensive')).toBeVisible();
    expect(screen.getByText(/You cancelled on 20 November 2026/)).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      autoRenew: false,
      cancellationReason: 'Too expensive',
    });
    expect(screen.getByRole('button', { name: 'Reactivate Subscription' })).toBeVisible();
  });

  test('a cancel that is refused says why and leaves the dialog open', async () => {
    const { user } = openSubscription({}, () => ({ status: 500, body: {} }));
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Subscription' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText('Failed to cancel subscription')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Cancel Subscription' })).toBeEnabled();
  });

  test('a cancelled plan can be reactivated', async () => {
    const { user } = openSubscription(cancelled);
    await user.click(await screen.findByRole('button', { name: 'Reactivate Subscription' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reactivate Subscription' });
    expect(dialog).toHaveTextContent(
      'Would you like to reactivate your subscription? This will resume automatic billing.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Reactivate' }));
    expect(await screen.findByText('Subscription Reactivated')).toBeInTheDocument();
    expect(await screen.findByText('Next Billing')).toBeVisible();
  });

  test('where only a new payment renews the plan, the student is led to the plans', async () => {
    const body = failure('Payment required to continue', 'PAYMENT_REQUIRED');
    const { user } = openSubscription(cancelled, () => ({ status: 402, body }));
    await user.click(await screen.findByRole('button', { name: 'Reactivate Subscription' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reactivate Subscription' });
    await user.click(within(dialog).getByRole('button', { name: 'Reactivate' }));
    await waitFor(() => expect(location.hash).toBe('#pricing'));
    expect(await screen.findByText(/Please choose Standard Plan again/)).toBeInTheDocument();
  });

  test.each(['none', 'trial'] as const)(
    'with the plan %s there is nothing to cancel',
    async (planType) => {
      openSubscription({ planType, billingCycle: 'one-time', autoRenew: false });
      expect(await screen.findByText("You don't have an active subscription yet.")).toBeVisible();
      expect(screen.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/#pricing');
      expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
    },
  );

  test('an ended plan is Expired and offers to reactivate', async () => {
    openSubscription({ isActive: false, autoRenew: false, nextBillingDate: null });
    expect(await screen.findByText('Expired')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reactivate Subscription' })).toBeVisible();
  });
});

describe('the Billing tab', () => {
  const open = (rows: readonly BillingRow[], routes: Parameters<typeof fakeServer>[0] = {}) => {
    fakeServer({
      'GET /api/profile/billing': () => ({ body: { success: true, data: rows } }),
      ...routes,
    });
    signedInBefore();
    return renderApp('/profile?tab=billing');
  };
  const cells = async (): Promise<(string | null)[][]> =>
    (await screen.findAllByRole('row')).slice(1).map((line) =>
      within(line)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

  test('without payments says so and leads to the plans', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No Billing History' })).toBeVisible();
    expect(screen.getByText("You haven't made any payments yet.")).toBeVisible();
    expect(screen.queryByText('Billing Summary')).toBeNull();
  });

  test('formats every cell as specified', async () => {
    open([
      row,
      { ...row, id: 'o2', amount: 900, planType: 'unlimited', analysesGranted: -1 },
      {
        ...row,
        id: 'o3',
        amount: 1_234.5,
        planType: 'single',
        status: 'pending',
        transactionId: null,
      },
    ]);
    expect(await cells()).toEqual([
      ['22 Nov 2026', 'R\u00A0180,00', 'Standard', 'complete', '12', '1089250-ABCD…'],
      ['22 Nov 2026', 'R\u00A0900,00', 'Unlimited', 'complete', 'Unlimited', '1089250-ABCD…'],
      ['22 Nov 2026', 'R\u00A01\u00A0234,50', 'Single Analysis', 'pending', '12', 'N/A'],
    ]);
  });

  test('the summary counts complete payments only', async () => {
    open([row, { ...row, id: 'o2', status: 'failed' }, { ...row, id: 'o3', status: 'refunded' }]);
    expect(await factOf('Total Paid')).toBe('R\u00A0180,00');
    expect(await factOf('Successful Payments')).toBe('1');
    expect(await factOf('Analyses Purchased')).toBe('12');
  });

  test('Analyses Purchased is Unlimited only where that was paid for, and 0 otherwise', async () => {
    open([{ ...row, status: 'pending' }]);
    expect(await factOf('Analyses Purchased')).toBe('0');
  });

  test('Export Data saves the file of the server, with billing alone, named with the day', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const scopes: (string | null)[] = [];
    const { user } = open([row], {
      'GET /api/profile/export': ({ query }) => {
        scopes.push(query.get('scope'));
        return { body: {} };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Export Data' }));
    expect(await screen.findByText('Export Complete')).toBeVisible();
    expect(scopes).toEqual(['billing']);
    expect(saved).toEqual([expect.stringMatching(/^billing_export_\d{4}-\d{2}-\d{2}\.json$/)]);
  });

  test('dates are those of the time zone in the profile', async () => {
    chooseTimezone('Asia/Tokyo');
    open([{ ...row, date: '2026-11-21T15:00:00.000Z' }]);
    expect((await cells())[0]?.[0]).toBe('22 Nov 2026');
  });

  test('that cannot be loaded says so, and Retry loads it', async () => {
    let isDown = true;
    const { user } = open([], {
      'GET /api/profile/billing': () =>
        isDown ? { status: 500, body: failure('boom') } : { body: { success: true, data: [row] } },
    });
    expect(await screen.findByText('Failed to load billing history')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cells()).toHaveLength(1);
  });
});
