import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane (~17 ms). */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;
const shape =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,88})\$([A-Za-z0-9+/]{22,88})$/;

const derive = promisify(
  (parameters: Argon2Parameters, done: (e: Error | null, k: Buffer) => void) =>
    argon2('argon2id', parameters, done),
);
// The same characters may arrive composed or decomposed, depending on the keyboard.
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFC'), 'utf8');
/** Whether a stored hash is weaker than what `argon2Hash` makes now, or is none. */
export const isWeakHash = (encoded: string): boolean => {
  const [, memory, passes] = shape.exec(encoded) ?? [];
  return !(Number(memory) >= COST.memory && Number(passes) >= COST.passes);
};

const bare = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** argon2id with a random salt as a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export const argon2Hash = async (password: string): Promise<string> => {
  const nonce = randomBytes(SALT_BYTES);
  const key = await derive({ message: bytesOf(password), nonce, ...COST });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(nonce)}$${bare(key)}`;
};

/** Whether a password gives the PHC string, by the costs written in it; false where it is none. */
export const argon2Matches = async (password: string, encoded: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', hash = ''] = shape.exec(encoded) ?? [];
  if (hash === '') return false;
  const known = Buffer.from(hash, 'base64');
  const key = await derive({
    message: bytesOf(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: known.length,
  });
  return timingSafeEqual(key, known);
};
