import { privacyPolicy, termsOfService } from '@argint/contracts/legal';
import { z } from 'zod';
import { route, type Route } from '../../http/operation.ts';
import type { FixedCapabilities } from '../capabilities-routes.ts';
import { legalHtml } from './legal-html.ts';

const page = (description: string) =>
  ({ status: 200, description, schema: z.string(), contentType: 'text/html' }) as const;

/** /api/security/privacy-policy and /terms: the legal documents as readable pages. */
export const legalRoutes = (facts: FixedCapabilities, clock: () => Date): Route[] => [
  route({
    id: 'privacyPolicy',
    method: 'get',
    path: '/security/privacy-policy',
    area: 'Security',
    summary: 'The Privacy Policy as a page',
    who: 'visitor',
    limit: 'other',
    answer: page('The page.'),
  }).handledBy(() => legalHtml(privacyPolicy(facts), clock())),
  route({
    id: 'terms',
    method: 'get',
    path: '/security/terms',
    area: 'Security',
    summary: 'The Terms of Service as a page',
    who: 'visitor',
    limit: 'other',
    answer: page('The page.'),
  }).handledBy(() => legalHtml(termsOfService(facts), clock())),
];
