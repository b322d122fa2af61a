import { beforeEach, describe, expect, test } from '@jest/globals';
import { SAMPLE_ESSAY } from '@argint/testkit';
import { PROTOCOLS, useModelHarness, type ModelHarness } from '../testing/model-harness.ts';

describe.each(PROTOCOLS)('the plan with the protocol $engine', (protocol) => {
  const { replies } = protocol;
  const open = useModelHarness(protocol);
  let harness: ModelHarness;
  beforeEach(async () => {
    harness = await open();
  });
  const outlineIn = (turn = ''): string | undefined =>
    /BEGIN OUTLINE \w{12}\n([^]*)\nEND OUTLINE/.exec(turn)?.[1];
  const linesCall = () =>
    harness.server.requests.find(({ turns }) => /line by line/.test(turns[0] ?? ''));

  test('is the first field of the form of a call on the whole essay, and is not shown', async () => {
    const findings = await harness.ask('argument');
    expect(Object.keys(harness.server.requests[0]?.schema.properties ?? {})[0]).toBe('plan');
    expect(JSON.stringify(findings)).not.toContain('What the model says of otherSide');
  });

  test('goes to a call on some lines that began while the whole essay was read', async () => {
    await Promise.all([harness.ask('argument'), harness.ask('lines')]);
    expect(outlineIn(linesCall()?.turns[0])).toContain('What the model says of otherSide');
  });

  test.each([
    ['was blocked', replies.blockedPrompt()],
    ['was malformed', replies.wrongForm()],
  ])('gives way to the engine’s outline when its call %s', async (_case, reply) => {
    harness.server.replyAlways((request, res) =>
      (/line by line/.test(request.turns[0] ?? '') ? replies.wellFormed() : reply)(request, res),
    );
    await Promise.all([harness.ask('argument'), harness.ask('lines')]);
    expect(outlineIn(linesCall()?.turns[0])).toMatch(/^Kind of text: argument\n1\. line \d+, /);
  });

  test('is not waited for beyond a quarter of the task’s time', async () => {
    const stop = new AbortController();
    harness.server.replyAlways((request, res) =>
      (/line by line/.test(request.turns[0] ?? '') ? replies.wellFormed() : replies.noResponse())(
        request,
        res,
      ),
    );
    const whole = harness.ask('argument', { signal: stop.signal });
    await harness.ask('lines', { limitMs: 400 });
    expect(outlineIn(linesCall()?.turns[0])).toMatch(/^Kind of text: argument\n1\. line \d+, /);
    stop.abort('enough');
    await expect(whole).rejects.toBe('enough');
  });

  test('is the engine’s outline where no call reads the whole essay: parts, lines and links', async () => {
    await harness.ask('lines');
    const outline = outlineIn(linesCall()?.turns[0]) ?? '';
    expect(outline).toMatch(/^\d+\. line \d+, (?:thesis|claim)/m);
    expect(outline).toMatch(/^\d+\. line \d+, reason, supports \d+: /m);
    for (const [, said = ''] of outline.matchAll(/^\d+\. line \d+, [^:]*: ([^…\n]*)/gm))
      expect(SAMPLE_ESSAY.replace(/\s+/g, ' ')).toContain(said.trim());
  });

  test('of another essay is not taken for this one’s', async () => {
    await harness.ask('argument', { text: SAMPLE_ESSAY.replaceAll('water', 'bread') });
    await harness.ask('lines');
    expect(outlineIn(linesCall()?.turns[0])).not.toContain('What the model says');
  });
});
