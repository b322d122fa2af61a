import { newEvent } from '@argint/event-bus';
import { AppError } from '@argint/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mailHandlers } from '../events/queue-mails.ts';
import { createBillingHarness, names } from '../testing/billing-harness.ts';

let billing: Awaited<ReturnType<typeof createBillingHarness>>;
beforeEach(async () => {
  billing = await createBillingHarness();
  await billing.service.ensure('u1', names);
});
afterEach(() => billing.close());

const add = (kind: 'registered' | 'password-reset' | 'analysis-finished', about = 'u1') =>
  billing.mailQueue.add({ userId: 'u1', kind, about, at: billing.clock.now().toISOString() });
const subjects = (): string[] => billing.post.sent.map(({ subject }) => subject);

describe('outgoing mail', () => {
  test('is sent once to the address that auth knows, however often the event arrives', async () => {
    await add('registered');
    await add('registered');
    await billing.mailQueue.deliver();
    await billing.mailQueue.deliver();
    await add('registered');
    await billing.mailQueue.deliver();
    expect(billing.post.sent).toMatchObject([
      { to: 'u1@example.org', subject: 'Welcome to Argument Intelligence' },
    ]);
    expect(billing.post.sent[0]?.text).toMatch(/^Hello Ann,\n/);
  });

  test('is counted by outcome: sent, failed, or skipped where nobody is to be written to', async () => {
    billing.post.beforeSend = async () => {
      billing.post.beforeSend = async () => undefined;
      throw new Error('the server is away');
    };
    await add('registered');
    await expect(billing.mailQueue.deliver()).rejects.toThrow('1 mails not sent');
    billing.clock.advance(30);
    await billing.profileService.update('u1', { ...names, emailNotifications: false } as never);
    await add('analysis-finished', 'e1');
    await billing.mailQueue.deliver();
    expect(billing.post.counted.toSorted()).toEqual([
      'analysis-finished skipped',
      'registered failed',
      'registered sent',
    ]);
  });

  test('is in the language of the user’s profile', async () => {
    await billing.profileService.update('u1', { ...names, language: 'de' } as never);
    await add('registered');
    await billing.mailQueue.deliver();
    expect(subjects()).toEqual(['Willkommen bei Argument Intelligence']);
  });

  test('about an analysis is not sent to a user who does not want mails; one about the password is', async () => {
    await billing.profileService.update('u1', { ...names, emailNotifications: false } as never);
    await add('analysis-finished', 'e1');
    await add('password-reset', 'r1');
    await billing.mailQueue.deliver();
    expect(subjects()).toEqual(['Choose a new password']);
  });

  test('that cannot be sent is tried again after 30 s, then later and later, for a day', async () => {
    let attempts = 0;
    billing.post.beforeSend = async () => {
      attempts += 1;
      throw new Error('the server is away');
    };
    await add('registered');
    await expect(billing.mailQueue.deliver()).rejects.toThrow('1 mails not sent');
    billing.clock.advance(29);
    await billing.mailQueue.deliver();
    expect(attempts).toBe(1);
    for (let hours = 0; hours < 30; hours += 1) {
      billing.clock.advance(3_600);
      await billing.mailQueue.deliver().catch(() => undefined);
    }
    expect(attempts).toBeGreaterThan(20);
    const before = attempts;
    billing.clock.advance(7_200);
    await billing.mailQueue.deliver();
    expect(attempts).toBe(before);
  });

  test('that a dead process had claimed is sent by another one when the claim has expired', async () => {
    await add('registered');
    await new Promise<void>((isSending) => {
      billing.post.beforeSend = () => {
        isSending();
        return new Promise(() => undefined);
      };
      void billing.mailQueue.deliver();
    });
    await billing.mailQueue.deliver();
    expect(billing.post.sent).toEqual([]);
    billing.post.beforeSend = async () => undefined;
    billing.clock.advance(121);
    await billing.mailQueue.deliver();
    expect(subjects()).toEqual(['Welcome to Argument Intelligence']);
  });

  test('is not sent for a link that has ended, nor for an event of the day before', async () => {
    billing.auth.getPasswordReset = async () => {
      throw new AppError('RESET_LINK_INVALID');
    };
    await add('password-reset', 'r1');
    const at = billing.clock.now().toISOString();
    billing.clock.advance(25 * 3_600);
    await billing.mailQueue.add({ userId: 'u1', kind: 'registered', about: 'u1', at });
    await billing.mailQueue.deliver();
    expect(billing.post.sent).toEqual([]);
  });

  test('holds ids only in the store, and goes with its user', async () => {
    await add('password-reset', 'r1');
    const stored = JSON.stringify((await billing.mails.find({})).items);
    expect(stored).not.toMatch(/example\.org|Ann|token/);
    await billing.service.forget('u1');
    await billing.mailQueue.forget('u1');
    await add('registered');
    expect((await billing.mails.find({})).items).toEqual([]);
    expect(billing.post.forgotten).toEqual(['u1']);
  });

  test('that is written while its user is deleted is removed again', async () => {
    await add('registered');
    billing.post.beforeSend = () => billing.service.forget('u1');
    await billing.mailQueue.deliver();
    expect(billing.post.forgotten).toEqual(['u1']);
  });

  test('is queued for each analysis that completes, and for none that fails', async () => {
    const handlers = mailHandlers(billing.mailQueue, false);
    const from = (id: string) => ({ source: 'test', id, now: billing.clock.now() });
    const job = {
      userId: 'u1',
      essayId: 'e1',
      progress: 100,
      processingStage: 'completed',
    } as const;
    const ended = (jobId: string, status: 'completed' | 'failed') =>
      newEvent('analysis.jobs.completed', { ...job, jobId, status }, from(jobId));
    await handlers['analysis.jobs.completed'](ended('j1', 'completed') as never);
    await handlers['analysis.jobs.completed'](ended('j2', 'failed') as never);
    await handlers['analysis.jobs.completed'](ended('j3', 'completed') as never);
    await handlers['users.passwords.changed'](
      newEvent('users.passwords.changed', { userId: 'u1' }, from('p1')) as never,
    );
    await billing.mailQueue.deliver();
    expect(subjects().sort()).toEqual([
      'Your analysis is finished',
      'Your analysis is finished',
      'Your password was changed',
    ]);
    expect(billing.post.sent[0]?.text).toContain('https://essays.example.org/');
  });

  test('about a new address goes to the old one, also to a user who does not want mails, and a link to the new one', async () => {
    await billing.profileService.update('u1', { ...names, emailNotifications: false } as never);
    const { 'users.emails.changed': handle } = mailHandlers(billing.mailQueue, true);
    const from = { source: 'test', id: 'c', now: billing.clock.now() };
    const event = newEvent('users.emails.changed', { userId: 'u1', changeId: 'c1' }, from);
    for (let n = 0; n < 2; n += 1) await handle(event as never);
    await billing.mailQueue.deliver();
    expect(billing.post.sent).toMatchObject([
      { to: 'before-c1@example.org', subject: 'Your e-mail address was changed' },
      { to: 'u1@example.org', subject: 'Please confirm your e-mail address' },
    ]);
  });

  test('that confirms an address has the link, is sent once for each request, and not once it is confirmed', async () => {
    const { 'users.verifications.requested': handle } = mailHandlers(billing.mailQueue, false);
    const ask = (requestId: string) => {
      const from = { source: 'test', id: requestId, now: billing.clock.now() };
      const event = newEvent('users.verifications.requested', { userId: 'u1', requestId }, from);
      return handle(event as never);
    };
    for (const requestId of ['v1', 'v1', 'v2']) await ask(requestId);
    await billing.mailQueue.deliver();
    expect(billing.post.sent).toHaveLength(2);
    expect(billing.post.sent[0]?.text).toContain(
      'https://essays.example.org/verify-email#u1.link\n',
    );
    billing.auth.getEmailVerification = () => Promise.reject(new AppError('NOT_FOUND'));
    await ask('v3');
    await billing.mailQueue.deliver();
    expect(billing.post.counted.at(-1)).toBe('verify-email skipped');
  });

  test('about a new address is not sent once auth has forgotten the old one', async () => {
    billing.auth.getEmailChange = () => Promise.reject(new AppError('NOT_FOUND'));
    const at = billing.clock.now().toISOString();
    await billing.mailQueue.add({ userId: 'u1', kind: 'email-changed', about: 'c1', at });
    await billing.mailQueue.deliver();
    expect(billing.post.sent).toEqual([]);
  });

  test('records are removed after three days', async () => {
    await add('registered');
    await billing.mailQueue.deliver();
    billing.clock.advance(73 * 3_600);
    await billing.mailQueue.sweep();
    expect((await billing.mails.find({})).items).toEqual([]);
  });
});
