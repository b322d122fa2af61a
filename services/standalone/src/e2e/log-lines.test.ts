import { beforeAll, expect, test } from '@jest/globals';
import { launchSeven, registerUser, SAMPLE_ESSAY, tempDir } from '@argint/testkit';

interface Line {
  service: string;
  msg: string;
  level: number;
  traceId?: string;
  jobId?: string;
  route?: string;
}

let lines: Line[] = [];
let text = '';
let jobId = '';

beforeAll(async () => {
  const dir = await tempDir();
  const product = await launchSeven(dir.path, { env: { LOG_LEVEL: 'info', GRAMMAR: 'off' } });
  try {
    const user = await registerUser(product.url, 'lindiwe');
    const { body } = await user.start(SAMPLE_ESSAY);
    ({ jobId } = body);
    expect((await user.follow(jobId)).at(-1)?.status).toBe('completed');
  } finally {
    await product.stop();
    await dir.remove();
  }
  text = [...product.processes.values()].map(({ stderr }) => stderr()).join('\n');
  lines = text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
}, 180_000);

test('at level info a good essay is followed by its job id, and by one trace id, through every service', () => {
  const own = lines.filter((line) => line.jobId === jobId);
  const said = new Set(own.map(({ service, msg }) => `${service}: ${msg}`));
  expect([...said].sort()).toEqual([
    'ai-chunk-worker: task claimed',
    'ai-chunk-worker: task ended',
    'analysis-orchestrator: analysis ended',
    'analysis-orchestrator: analysis started',
    'essay: result stored',
    'notification: end was sent',
    'profile-billing: credit held',
    'profile-billing: credit settled',
  ]);
  const request = lines.find(({ route }) => route === '/api/essays/analyze/start');
  expect(request).toMatchObject({ service: 'api-gateway', level: 30, status: 202 });
  expect(new Set(own.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
});

test('each request has one line, and none has a word of the essay', () => {
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.filter(({ route }) => route === '/api/essays/analyze/start')).toHaveLength(1);
  const words = SAMPLE_ESSAY.split(/\s+/).map((_, i, all) => all.slice(i, i + 4).join(' '));
  expect(words.slice(0, -4).filter((four) => text.includes(four))).toEqual([]);
});
