import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { EVENT_KEYS, EVENT_SCHEMAS, TOPICS } from './events.ts';
import type { Topic } from './events.ts';

const time = '2026-01-02T03:04:05.000Z';
const requested = {
  jobId: 'j',
  userId: 'u',
  essayId: 'e',
  analysisType: 'hybrid',
  deadline: time,
  tasks: [{ taskId: 'grammar-0', kind: 'grammar', start: 0, end: 10 }],
};
const job = {
  jobId: 'j',
  userId: 'u',
  essayId: 'e',
  status: 'processing',
  progress: 20,
  processingStage: 'parallel analysis',
};
/** A valid payload for each topic. */
const payloads: Record<Topic, Record<string, unknown>> = {
  'users.registered': { userId: 'u' },
  'users.deleted': { userId: 'u' },
  'users.passwords.changed': { userId: 'u' },
  'users.emails.changed': { userId: 'u', changeId: 'c' },
  'users.resets.requested': { userId: 'u', resetId: 'r' },
  'users.verifications.requested': { userId: 'u', requestId: 'r' },
  'auth.sessions.revoked': { userId: 'u', sid: null, revokedAt: time, expiresAt: time },
  'billing.entitlements.changed': { userId: 'u' },
  'billing.payments.completed': { userId: 'u', orderId: 'o' },
  'essays.deleted': { userId: 'u', essayId: 'e' },
  'analysis.tasks.requested': requested,
  'analysis.tasks.requested.priority': requested,
  'analysis.tasks.completed': {
    jobId: 'j',
    tasks: [{ taskId: 'grammar-0', fence: 1, critiques: 3 }],
  },
  'analysis.tasks.advanced': { jobId: 'j', taskId: 'grammar-0', fence: 1, critiques: 2 },
  'analysis.tasks.failed': { jobId: 'j', taskId: 'grammar-0', fence: 1, code: 'DEADLINE' },
  'analysis.jobs.updated': job,
  'analysis.jobs.completed': job,
};

const fieldsOf = (topic: Topic): Record<string, z.ZodType> => EVENT_SCHEMAS[topic].shape;

describe.each(TOPICS)('events of %s', (topic) => {
  const payload = payloads[topic];

  test('are accepted as they are published', () => {
    expect(EVENT_SCHEMAS[topic].parse(payload)).toEqual(payload);
  });
  test('are keyed by one of their required ids', () => {
    const key = EVENT_KEYS[topic];
    expect(fieldsOf(topic)).toHaveProperty(key);
    expect(EVENT_SCHEMAS[topic].safeParse({ ...payload, [key]: '' }).success).toBe(false);
  });
  test('are refused without any one of their fields', () => {
    for (const field of Object.keys(payload)) {
      const { [field]: _, ...rest } = payload;
      expect([field, EVENT_SCHEMAS[topic].safeParse(rest).success]).toEqual([field, false]);
    }
  });
  test('carry nothing that could hold an essay’s words', () => {
    const smuggled = {
      text: 'x',
      quote: 'x',
      content: 'x',
      title: 'x',
      email: 'x',
      essayText: 'x',
    };
    const parsed = EVENT_SCHEMAS[topic].safeParse({ ...payload, ...smuggled });
    if (parsed.success)
      for (const field of Object.keys(smuggled)) expect(parsed.data).not.toHaveProperty(field);
    const prose = 'The essay says that trains should be free.';
    const open = Object.keys(payload).filter(
      (field) => EVENT_SCHEMAS[topic].safeParse({ ...payload, [field]: prose }).success,
    );
    // An id or an error code is a string of its service's making.
    for (const field of open) expect(field).toMatch(/(?:Id|^sid|^code)$/);
  });
});

test('numbers are whole and not negative, and progress is at most 100', () => {
  const refused = (topic: Topic, change: Record<string, unknown>) =>
    !EVENT_SCHEMAS[topic].safeParse({ ...payloads[topic], ...change }).success;
  expect(
    refused('analysis.tasks.requested', { tasks: [{ ...requested.tasks[0], start: -1 }] }),
  ).toBe(true);
  expect(refused('analysis.tasks.requested', { deadline: 'tomorrow' })).toBe(true);
  expect(refused('analysis.tasks.advanced', { critiques: -1 })).toBe(true);
  expect(refused('analysis.tasks.requested', { tasks: [] })).toBe(true);
  expect(
    refused('analysis.tasks.requested', { tasks: [{ ...requested.tasks[0], end: 1.5 }] }),
  ).toBe(true);
  expect(refused('analysis.tasks.completed', { tasks: [] })).toBe(true);
  expect(refused('analysis.jobs.updated', { progress: 101 })).toBe(true);
  expect(refused('analysis.jobs.updated', { status: 'done' })).toBe(true);
});
test('every topic has a key, and no key is without its topic', () => {
  expect(Object.keys(EVENT_KEYS).sort()).toEqual([...TOPICS].sort());
});
