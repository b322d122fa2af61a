import { MESSAGES } from '@argint/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ann, openAuth } from '../testing/auth-harness.ts';

let auth: Awaited<ReturnType<typeof openAuth>>;
let annId: string;
beforeEach(async () => {
  auth = await openAuth();
  annId = (await auth.register(ann)).user._id;
});
afterEach(() => auth.close());

const bob = { ...ann, username: 'Bob', email: 'bob@example.org' };
const login = (email: string) => auth.accounts.login(email, ann.password, '10.0.0.8');

describe('changing username and e-mail address', () => {
  test('the new address signs in and the old one no longer does', async () => {
    const identity = { username: 'Anna', email: ' Anna@Example.org ' };
    const user = await auth.identities.updateIdentity(annId, identity);
    expect(user).toMatchObject({ username: 'Anna', email: 'Anna@Example.org' });
    expect((await login('anna@example.org')).user._id).toBe(annId);
    await expect(login(ann.email)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test.each([
    ['e-mail', { username: 'Ann', email: 'BOB@example.org' }, 'EMAIL_TAKEN'],
    ['username', { username: 'bOB', email: ann.email }, 'USERNAME_TAKEN'],
    ['both', { username: 'Bob', email: 'bob@example.org' }, 'EMAIL_TAKEN'],
  ])('another account’s %s is refused, in any letter case', async (_what, identity, code) => {
    await auth.register(bob);
    await expect(auth.identities.updateIdentity(annId, identity)).rejects.toMatchObject({ code });
    expect((await login(ann.email)).user.username).toBe('Ann');
  });

  test('repeating the same change writes nothing', async () => {
    const identity = { username: 'Anna', email: 'anna@example.org' };
    const first = await auth.identities.updateIdentity(annId, identity);
    expect((await auth.identities.updateIdentity(annId, identity)).version).toBe(first.version);
  });

  test('checks its input, whichever service calls', async () => {
    const identity = { username: 'support', email: 'a@example.org' };
    await expect(auth.identities.updateIdentity(annId, identity)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: MESSAGES.usernameReserved,
    });
  });

  test('an unknown account is not found', async () => {
    const identity = { username: 'Anna', email: 'anna@example.org' };
    await expect(auth.identities.updateIdentity('nobody', identity)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
