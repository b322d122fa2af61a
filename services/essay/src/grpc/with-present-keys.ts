import { MissingKeyError } from '../sealing/user-seal.ts';

type Method = (request: never) => Promise<unknown>;

/**
 * Methods that run once more when a rotation has replaced the data keys between their reading of the keys and of a
 * text. Every method may be repeated.
 */
export const withPresentKeys = <H extends object>(methods: H): H => {
  const repeated = Object.entries(methods as Record<string, Method>).map(
    ([name, method]): [string, Method] => [
      name,
      async (request) => {
        try {
          return await method(request);
        } catch (error) {
          if (error instanceof MissingKeyError) return method(request);
          throw error;
        }
      },
    ],
  );
  return Object.fromEntries(repeated) as H;
};
