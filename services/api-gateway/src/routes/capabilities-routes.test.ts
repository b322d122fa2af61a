import { expect, test } from '@jest/globals';
import { AppError, type Capabilities } from '@argint/contracts';
import { parseConfig } from '@argint/service-kit';
import { call } from '@argint/testkit';
import { gatewayConfig } from '../config.ts';
import { useGateway } from '../testing/use-gateway.ts';
import { capabilitiesOf } from './capabilities-routes.ts';

const gateway = useGateway();

const capabilities = async (): Promise<Capabilities> =>
  (await call<{ data: Capabilities }>(gateway.url, '/api/capabilities')).body.data;
const estimates = [{ analysisType: 'hybrid', maxChars: 3_000, seconds: 10 }];

test('anybody may ask what the server can do', async () => {
  expect(await capabilities()).toEqual({
    model: null,
    payments: 'demo',
    mail: 'file',
    passwordPolicy: 'standard',
    languages: ['en', 'af', 'zu', 'xh', 'es', 'fr', 'de'],
    supportEmail: 'support@example.org',
    claims: false,
    estimates,
  });
});

test.each([
  ['fails', () => Promise.reject(new AppError('UNAVAILABLE'))],
  ['answers something else', async () => ({ estimates: [{ analysisType: 'new', seconds: 0 }] })],
])('an orchestrator that %s costs the estimates and nothing else', async (_name, answer) => {
  const { orchestrator } = gateway.backends;
  orchestrator.getEstimates = answer as typeof orchestrator.getEstimates;
  expect(await capabilities()).toMatchObject({ payments: 'demo', estimates: [] });
});

test('a model, a strict password policy and a support address come from the settings', () => {
  const settings = parseConfig(gatewayConfig, {
    MODEL_NAME: 'gemini-x',
    PASSWORD_POLICY: 'strict',
    SUPPORT_EMAIL: 'help@example.org',
    MARKETING_CLAIMS: 'on',
  });
  expect(capabilitiesOf(settings)).toMatchObject({
    model: { name: 'gemini-x', provider: 'google', host: null },
    passwordPolicy: 'strict',
    supportEmail: 'help@example.org',
    claims: true,
  });
  expect(() => parseConfig(gatewayConfig, { SUPPORT_EMAIL: 'nobody' })).toThrow('SUPPORT_EMAIL');
});

test.each([
  ['http://localhost:11434', 'own-network', null],
  ['http://ollama:11434/v1', 'own-network', null],
  ['https://llm.example.org/v1', 'internet', 'llm.example.org'],
])('a model at %s is told as one of the provider %s', (LLM_BASE_URL, provider, host) => {
  const settings = parseConfig(gatewayConfig, { LLM_BASE_URL, LLM_MODEL: 'essay-llm' });
  expect(capabilitiesOf(settings).model).toEqual({ name: 'essay-llm', provider, host });
});
