import { describe, expect, test } from '@jest/globals';
import {
  AppError,
  type BillingRow,
  type PaymentBody,
  type Checkout,
  type ErrorBody,
  type PendingEssay,
} from '@argint/contracts';
import { call } from '@argint/testkit';
import { useGateway } from '../../testing/use-gateway.ts';

const gateway = useGateway();

const notify = (body: string, type = 'application/x-www-form-urlencoded') =>
  fetch(`${gateway.url}/api/payments/notify`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

describe('orders', () => {
  test('a visitor cannot order', async () => {
    const { status, body } = await call<ErrorBody>(gateway.url, '/api/payments/create-payment', {
      body: { planType: 'single' },
    });
    expect([status, body.error]).toEqual([401, 'Please log in again']);
  });

  test('an order says where to pay, and names the address that the student used', async () => {
    let asked: unknown;
    const { createOrder } = gateway.backends.billing;
    gateway.backends.billing.createOrder = async (request) => {
      asked = request;
      return createOrder(request);
    };
    const { status, body } = await call<Checkout>(gateway.url, '/api/payments/create-payment', {
      token: 'good',
      body: { planType: 'single' },
    });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        orderId: 'o1',
        action: 'https://pay.example.org/eng/process',
        fields: { merchant_id: '10000100' },
      },
    ]);
    expect(asked).toEqual({ userId: 'u1', planType: 'single', publicUrl: gateway.url });
  });

  test('an order keeps the essay of the form under its id, and offers it again until it is dropped', async () => {
    const asked: unknown[] = [];
    gateway.backends.essays.keepPendingEssay = async (request) => {
      asked.push(request);
      return {};
    };
    gateway.backends.essays.dropPendingEssay = async (request) => {
      asked.push(request);
      return {};
    };
    const path = '/api/payments/pending-essay';
    expect((await call(gateway.url, path)).status).toBe(401);
    expect((await call(gateway.url, path, { method: 'DELETE' })).status).toBe(401);
    const pendingEssay = { essayText: 'Cape Town', essayQuestion: 'Why?' };
    const body = { planType: 'single', pendingEssay };
    await call(gateway.url, '/api/payments/create-payment', { token: 'good', body });
    const kept = await call<{ data: PendingEssay }>(gateway.url, path, { token: 'good' });
    expect(kept.body.data).toEqual({
      id: 'o1',
      transactionId: 'o1',
      userId: 'u1',
      ...pendingEssay,
      isProcessed: false,
      createdAt: '2026-11-21T12:00:00.000Z',
    });
    await call(gateway.url, path, { token: 'good', method: 'DELETE' });
    expect(asked).toEqual([
      { userId: 'u1', transactionId: 'o1', text: 'Cape Town', question: 'Why?' },
      { userId: 'u1' },
    ]);
  });

  test('the config says that this is a demonstration', async () => {
    const { body } = await call(gateway.url, '/api/payments/config');
    expect(body).toEqual({ success: true, mode: 'demo' });
  });

  test('an order has every field of a payment in the specification, null where there is no value yet', async () => {
    const path = '/api/payments/success?orderId=o1';
    const { body } = await call<{ data: PaymentBody }>(gateway.url, path, { token: 'good' });
    expect(body.data).toEqual({
      id: 'o1',
      userId: 'u1',
      paymentId: null,
      merchantTransactionId: 'o1',
      amount: 180,
      currency: 'ZAR',
      itemName: 'Standard plan, one month',
      itemDescription: '12 analyses per month',
      paymentStatus: 'complete',
      paymentMethod: null,
      emailAddress: null,
      nameFirst: null,
      nameLast: null,
      subscriptionType: 'standard',
      analysesGranted: 12,
      paymentDate: null,
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-21T12:00:00.000Z',
    });
  });

  test('the billing history has the eight fields of the specification', async () => {
    const { body } = await call<{ data: BillingRow[] }>(gateway.url, '/api/profile/billing', {
      token: 'good',
    });
    expect(body.data).toEqual([
      {
        id: 'o1',
        date: '2026-11-21T12:00:00.000Z',
        amount: 180,
        currency: 'ZAR',
        planType: 'standard',
        status: 'complete',
        analysesGranted: 12,
        transactionId: null,
      },
    ]);
  });
});

describe('notices', () => {
  test('arrive with their bytes in order, and the address they came from', async () => {
    let seen: unknown;
    gateway.backends.billing.receiveNotice = async (request) => {
      seen = request;
      return {};
    };
    const form = 'b=1+2&a=%C3%A9&signature=x&a=3';
    expect((await notify(form)).status).toBe(200);
    expect(seen).toEqual({ body: form, address: '127.0.0.1' });
  });

  test('that are refused are answered with 400', async () => {
    gateway.backends.billing.receiveNotice = async () => {
      throw new AppError('NOTICE_REFUSED', 'The signature is wrong.');
    };
    const refused = await notify('a=1');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: 'NOTICE_REFUSED',
      error: 'The signature is wrong.',
    });
  });

  test('that are too large, or no form, are not read', async () => {
    let body = 'none';
    gateway.backends.billing.receiveNotice = async (request) => {
      ({ body } = request as { body: string });
      return {};
    };
    expect((await notify(`a=${'x'.repeat(40_000)}`)).status).toBe(413);
    expect(body).toBe('none');
    await notify('{"a":1}', 'application/json');
    expect(body).toBe('');
  });
});
