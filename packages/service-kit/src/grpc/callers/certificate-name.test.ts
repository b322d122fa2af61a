import { describe, expect, test } from '@jest/globals';
import { certificateName } from './certificate-name.ts';

describe('a certificate', () => {
  test.each([
    ['DNS:essay', 'essay'],
    ['DNS:essay.prod.svc.cluster.local, DNS:localhost', 'essay'],
    ['IP Address:127.0.0.1, DNS:essay', 'essay'],
  ])('a certificate with the names %s belongs to %s', (subjectaltname, name) => {
    expect(certificateName({ subjectaltname })).toBe(name);
  });

  test.each([
    [''],
    ['IP Address:127.0.0.1'],
    // Node quotes a name that holds a separator: the one name here is a URI.
    ['URI:"http://x, DNS:admin"'],
    ['DNS:"admin, DNS:essay"'],
  ])('a certificate with the names %s belongs to nobody', (subjectaltname) => {
    expect(certificateName({ subjectaltname })).toBeUndefined();
  });

  test('a certificate without alternative names identifies no service', () => {
    expect(certificateName({})).toBeUndefined();
  });
});
