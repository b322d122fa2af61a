import { describe, expect, test } from '@jest/globals';
import { readsOf } from './promql.ts';

describe('the reads of a query', () => {
  test('are its metrics with the labels they are matched by and grouped by', () => {
    const query =
      'sum by (service, le) (rate(calls_bucket{code!="OK"}[5m])) / on(service) slo:bad:rate5m > 0.2';
    expect(readsOf(query)).toEqual([
      { metric: 'calls_bucket', labels: ['code', 'service', 'le'] },
      { metric: 'slo:bad:rate5m', labels: [] },
    ]);
  });

  test('are none of functions, numbers and strings', () => {
    expect(readsOf('time() - vector(0) or absent(up{job="rate(x[5m])"})')).toEqual([
      { metric: 'up', labels: ['job'] },
    ]);
  });

  test('are refused where it is not PromQL', () => {
    expect(() => readsOf('sum by (a) (rate(x[5m])')).toThrow(SyntaxError);
  });
});
