import { format } from 'oxfmt';
import { style } from '../oxfmt.config.ts';

/**
 * Sets a written file as `npm run format` would.
 *
 * @param name its name or path; the ending says what it is
 * @throws Error when it cannot be read as that
 */
export const formatted = async (name: string, text: string): Promise<string> => {
  const { code, errors } = await format(name, text, style);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  return code;
};
