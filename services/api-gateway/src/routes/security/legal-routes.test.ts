import { expect, test } from '@jest/globals';
import { useGateway } from '../../testing/use-gateway.ts';

const gateway = useGateway();

test.each([
  ['privacy-policy', 'Privacy Policy', 11],
  ['terms', 'Terms of Service', 11],
])('anybody reads /api/security/%s as a page', async (name, title, sections) => {
  const response = await fetch(`${gateway.url}/api/security/${name}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  const text = await response.text();
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text.match(/<h2>/g)).toHaveLength(sections);
  expect(text).toMatch(/Last updated: \d{1,2} [A-Z][a-z]+ \d{4}/);
  expect(text).toContain('Version 1.2, effective 27 November 2026');
  expect(text).toContain('support@example.org');
  expect(text).not.toContain('<script');
});
