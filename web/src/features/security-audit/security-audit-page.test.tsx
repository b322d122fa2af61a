import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { SecurityAudit } from '@argint/contracts';
import { sessionLost } from '../../lib/session/session-slice.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const audit = (changes: Partial<SecurityAudit> = {}): SecurityAudit => ({
  overallScore: 72,
  riskLevel: 'MEDIUM',
  lastAuditDate: '2026-11-20T10:00:00.000Z',
  complianceScore: 81,
  securityFeatures: {
    authentication: false,
    encryption: true,
    inputSanitization: true,
    accessControl: false,
    securityHeaders: false,
  },
  checks: [
    {
      id: 'tls-edge',
      title: 'HTTPS between browser and service',
      status: 'passed',
      weight: 10,
      evidence: 'Your request came by HTTPS.',
      fix: null,
    },
    {
      id: 'password-policy',
      title: 'Rule for new passwords',
      status: 'failed',
      weight: 4,
      evidence: 'New passwords may have 6 characters.',
      fix: 'Set PASSWORD_POLICY=strict.',
    },
  ],
  ...changes,
});
const answering = (data: SecurityAudit) => ({
  'GET /api/security/security-audit': () => ({ body: { success: true, data } }),
});
const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));

describe('the security audit', () => {
  test('shows the score, the risk, and every check with its evidence, failures first', async () => {
    fakeServer(answering(audit()));
    signedInBefore();
    renderApp('/security-audit');
    expect(await screen.findByText('Last updated: 20 November 2026')).toBeVisible();
    const overview = panel('Overview');
    expect(overview.getByText('72')).toBeVisible();
    expect(overview.getByRole('progressbar', { name: 'Security Score' })).toHaveAttribute(
      'value',
      '72',
    );
    expect(overview.getByText('MEDIUM')).toBeVisible();
    expect(overview.getByText('81%')).toBeVisible();
    const [first] = overview.getAllByRole('listitem');
    expect(first).toHaveTextContent('Rule for new passwords Failed');
    expect(first).toHaveTextContent('How to fix: Set PASSWORD_POLICY=strict.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('names each feature as on or off', async () => {
    fakeServer(answering(audit()));
    signedInBefore();
    const { user } = renderApp('/security-audit');
    await user.click(await screen.findByRole('tab', { name: 'Security Features' }));
    const facts = panel('Security Features').getAllByRole('definition');
    expect(facts.map((fact) => fact.textContent)).toEqual([
      'Inactive',
      'Enabled',
      'Active',
      'Missing',
    ]);
  });

  test('opens the legal pages in a new tab', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    fakeServer(answering(audit()));
    signedInBefore();
    const { user } = renderApp('/security-audit');
    await user.click(await screen.findByRole('tab', { name: 'Compliance' }));
    expect(panel('Compliance').getByText('Missing')).toBeVisible();
    await user.click(panel('Compliance').getByRole('button', { name: 'View Privacy Policy' }));
    await user.click(panel('Compliance').getByRole('button', { name: 'View Terms of Service' }));
    expect(open.mock.calls.map(([address]) => address)).toEqual([
      '/api/security/privacy-policy',
      '/api/security/terms',
    ]);
    open.mockRestore();
  });

  test('without an answer it shows the defaults under a line that says so, until Retry succeeds', async () => {
    let isUp = false;
    fakeServer({
      'GET /api/security/security-audit': () =>
        isUp
          ? { body: { success: true, data: audit() } }
          : { status: 503, body: failure('Away.', 'UNAVAILABLE') },
    });
    signedInBefore();
    const { user } = renderApp('/security-audit');
    expect(await screen.findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent(
      'Live audit unavailable – showing defaults',
    );
    expect(screen.getByText('Last updated: Today')).toBeVisible();
    const overview = panel('Overview');
    for (const shown of ['85', 'LOW', '92%']) expect(overview.getByText(shown)).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(overview.getByText('72')).toBeVisible();
  });

  test('a visitor sees the sign-in gate, and a session that ends leads to the sign-in page', async () => {
    fakeServer(answering(audit()));
    signedInBefore();
    const { store } = renderApp('/security-audit');
    await screen.findByText('Last updated: 20 November 2026');
    act(() => void store.dispatch(sessionLost()));
    await waitFor(() => expect(location.pathname).toBe('/login'));
  });
});

test('the security audit begins with what it means for a student, and folds the checks', async () => {
  const fine = {
    ...audit().securityFeatures,
    authentication: true,
    accessControl: true,
  };
  fakeServer(answering(audit({ securityFeatures: fine })));
  signedInBefore();
  renderApp('/security-audit');
  expect(await screen.findByText(/other users cannot open them/)).toHaveTextContent(
    'Your essays are stored encrypted, and other users cannot open them. Signing in is protected against guessing. 1 check has failed. The people who run this server can put that right.',
  );
  expect(screen.getByText(/Set PASSWORD_POLICY/)).not.toBeVisible();
});
