import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { AppError, codeOf } from '@argint/contracts';
import type { Answer } from './command.ts';
import type { ProductClient } from './running-product.ts';

/** The student that a command is about. */
interface Person {
  userId: string;
  email: string;
}

/** What auth knows of an account. */
type Account = Person & { username: string; createdAt: string; emailUnverified: boolean };

/** Finds an account. @throws AppError NOT_FOUND if no account uses the e-mail address */
export const findPerson = async (client: ProductClient, email: string): Promise<Account> => {
  const { identity } = await client('auth')
    .findByEmail({ email })
    .catch((error: unknown) => {
      throw codeOf(error) === 'NOT_FOUND'
        ? new AppError('NOT_FOUND', `No account uses ${email}.`)
        : error;
    });
  if (!identity) throw new AppError('INTERNAL');
  return identity;
};

/** One run of a command that changes something. */
interface Run {
  /** As it goes into the audit trail: without names and addresses of a person. */
  command: string;
  isDryRun: boolean;
}

const operator = (): string => {
  const { username } = userInfo();
  const before = process.env['SUDO_USER'];
  return before ? `${before} as ${username}` : username;
};

const begin = async (client: ProductClient, run: Run, userId?: string): Promise<string> => {
  const id = randomUUID();
  await client('profile-billing').beginOperatorAction({
    id,
    ...run,
    operator: operator(),
    ...(userId === undefined ? {} : { userId }),
  });
  return id;
};

/**
 * Does what a command does under a row of the audit trail. The row is written first: where it cannot be, nothing is
 * changed. A run that is cut short keeps its row as begun.
 *
 * @param find the student that the command is about, if any
 */
export const audited = async <P extends Person | null>(
  client: ProductClient,
  run: Run,
  find: () => Promise<P>,
  act: (person: P) => Promise<Answer>,
): Promise<Answer> => {
  const end = (id: string, code?: string) =>
    client('profile-billing').endOperatorAction({ id, ...(code === undefined ? {} : { code }) });
  let person: P;
  try {
    person = await find();
  } catch (error) {
    await end(await begin(client, run), codeOf(error));
    throw error;
  }
  const id = await begin(client, run, person?.userId);
  let answer: Answer;
  try {
    answer = await act(person);
  } catch (error) {
    // The row stays begun where its end cannot be written either.
    await end(id, codeOf(error)).catch(() => undefined);
    throw error;
  }
  try {
    await end(id);
  } catch {
    return { ...answer, text: `${answer.text}\nIts row in the audit trail still says begun.` };
  }
  return answer;
};

/** The same for a command that is about no student. */
export const auditedForNobody = (
  client: ProductClient,
  run: Run,
  act: () => Promise<Answer>,
): Promise<Answer> => audited(client, run, async () => null, act);
