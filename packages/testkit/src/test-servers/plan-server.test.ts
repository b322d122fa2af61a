import { describe, expect, test } from '@jest/globals';
import { planServer, whyNoControl } from './plan-server.ts';
import type { ServerKind } from './test-server.ts';

const kind: ServerKind = {
  name: 'Abacus',
  addressVariable: 'TEST_ABACUS_URL',
  controlVariable: 'TEST_ABACUS_CONTROL',
  imageVariable: 'TEST_ABACUS_IMAGE',
  defaultImage: 'abacus:1',
  startContainer: () => Promise.reject(new Error('not in this test')),
};
const plan = (env: Record<string, string>, obstacle: string | null = null) => {
  const asked: string[] = [];
  return planServer(kind, {
    env,
    whyNoContainer: async (image) => {
      asked.push(image);
      return obstacle;
    },
  }).then((found) => ({ found, asked }));
};

describe('where tests find a server', () => {
  test('a given address is used, and no container engine is asked', async () => {
    const { found, asked } = await plan({ TEST_ABACUS_URL: 'abacus:99' });
    expect(found).toMatchObject({ from: 'address', address: 'abacus:99' });
    expect(asked).toEqual([]);
    expect(whyNoControl(found)).toBe('no control over Abacus: TEST_ABACUS_CONTROL is not set');
  });

  test('a server at a given address may be stopped where a command for it is given', async () => {
    const { found } = await plan({ TEST_ABACUS_URL: 'abacus:99', TEST_ABACUS_CONTROL: 'ctl' });
    expect(found).toMatchObject({ command: 'ctl' });
    expect(whyNoControl(found)).toBeNull();
  });

  test('without an address a container of the image is used, and may be stopped', async () => {
    const { found } = await plan({});
    expect(found).toMatchObject({ from: 'container', image: 'abacus:1' });
    expect(whyNoControl(found)).toBeNull();
    const other = await plan({ TEST_ABACUS_IMAGE: 'abacus:2' });
    expect(other.found).toMatchObject({ image: 'abacus:2' });
    expect(other.asked).toEqual(['abacus:2']);
  });

  test('without either the tests are skipped for a reason that says what to set', async () => {
    const { found } = await plan({}, 'no container engine');
    const reason = 'no Abacus: no container engine, and TEST_ABACUS_URL is not set';
    expect(found).toMatchObject({ from: 'nowhere', reason });
    expect(whyNoControl(found)).toBe(reason);
  });
});
