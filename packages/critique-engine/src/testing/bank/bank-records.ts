/** One text of the bank as it stands in its file: a heading with the id, a line per field, then the text. */
export interface BankRecord {
  id: string;
  fields: Record<string, string>;
  text: string;
}

const readRecord = (source: string): BankRecord => {
  const [heading = '', ...paragraphs] = source.trim().split(/\n\s*\n/);
  const [id = '', ...lines] = heading.split('\n');
  const fields = Object.fromEntries(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      if (colon < 0) throw new Error(`${id}: “${line}” is not a field`);
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const text = paragraphs.map((paragraph) => paragraph.trim().replaceAll('\n', ' ')).join('\n\n');
  return { id: id.trim(), fields, text };
};

/**
 * Reads the records of one file. Each starts with a line `# id`, has its fields on the next lines and its
 * paragraphs after an empty line. Lines inside a paragraph are joined.
 * @throws Error when a record has a line among its fields that is none
 */
export const readRecords = (source: string): BankRecord[] =>
  source.split(/^# /m).slice(1).map(readRecord);

/**
 * The value of a field.
 * @throws Error when the record does not have it, or has none of the values that are allowed
 */
export const fieldOf = <T extends string>(
  { id, fields }: BankRecord,
  name: string,
  allowed?: readonly T[],
): T => {
  const value = fields[name];
  if (!value) throw new Error(`${id} has no ${name}`);
  if (allowed && !allowed.includes(value as T)) throw new Error(`${id}: ${name} is ${value}`);
  return value as T;
};
