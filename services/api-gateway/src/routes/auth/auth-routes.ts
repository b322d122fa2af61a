import {
  loginSchema,
  logoutSchema,
  refreshSchema,
  registerSchema,
  verifyAccountSchema,
} from '@argint/contracts';
import { Router } from 'express';
import type { Backends } from '../../backends.ts';
import { addressOf } from '../../http/rate-limits.ts';
import type { RouteTools } from '../../http/route-tools.ts';
import { valid } from '../../http/valid.ts';
import { presentAccountCheck } from './account-check.ts';
import { presentSession } from './present-session.ts';

/** /api/auth: getting in and out. */
export const authRoutes = ({ auth, billing }: Backends, { limit }: RouteTools): Router => {
  const router = Router();

  router.post('/auth/register', limit('register'), async (req, res) => {
    const { ageConfirmed, ...account } = valid(registerSchema, req.body);
    const answer = await auth.register({
      ...account,
      ...(ageConfirmed === undefined ? {} : { ageConfirmed }),
    });
    res.status(201).json(await presentSession(billing, answer, true));
  });

  router.post('/auth/login', limit('login'), async (req, res) => {
    const answer = await auth.login({ ...valid(loginSchema, req.body), address: addressOf(req) });
    res.json(await presentSession(billing, answer, false));
  });

  router.post('/auth/refresh', limit('other'), async (req, res) => {
    res.json(
      await presentSession(billing, await auth.refresh(valid(refreshSchema, req.body)), false),
    );
  });

  router.post('/auth/logout', limit('other'), async (req, res) => {
    await auth.logout(valid(logoutSchema, req.body));
    res.json({ success: true });
  });

  router.post('/auth/verify-account', limit('login'), async (req, res) => {
    const { accountExists, userId } = await auth.verifyAccount(
      valid(verifyAccountSchema, req.body),
    );
    const access = accountExists ? (await billing.checkAccess({ userId })).entitlement : null;
    res.json(presentAccountCheck(accountExists ? { planType: access?.planType ?? 'none' } : null));
  });

  return router;
};
