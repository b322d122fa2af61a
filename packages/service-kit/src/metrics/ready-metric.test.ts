import { describe, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import type { ReadinessCheck } from '../http/readiness.ts';
import { registerReadyMetric } from './ready-metric.ts';

describe('the metric of readiness', () => {
  const setUp = (check: ReadinessCheck) => {
    const registry = new Registry();
    const state = { isDraining: false, hasFailed: false };
    registerReadyMetric(registry, {
      services: ['auth', 'essay'],
      checks: new Map([['auth store', check]]),
      state,
      limitMs: 20,
    });
    const values = async () =>
      (await registry.metrics()).split('\n').filter((line) => line.startsWith('service_ready{'));
    return { state, values };
  };
  const all = (value: number) => [
    `service_ready{service="auth"} ${value}`,
    `service_ready{service="essay"} ${value}`,
  ];

  test('is 1 for each service of the process while every check passes', async () => {
    const { values } = setUp(async () => undefined);
    expect(await values()).toEqual(all(1));
  });

  test('is 0 while a check fails or has no answer, and 1 again afterwards', async () => {
    let check: ReadinessCheck = () => Promise.reject(new Error('down'));
    const { values } = setUp(() => check());
    expect(await values()).toEqual(all(0));
    check = () => new Promise(() => undefined);
    expect(await values()).toEqual(all(0));
    check = async () => undefined;
    expect(await values()).toEqual(all(1));
  });

  test('is 0 from the moment the process drains', async () => {
    const { state, values } = setUp(async () => undefined);
    state.isDraining = true;
    expect(await values()).toEqual(all(0));
  });
});
