/** Fewest different bytes in 32 random ones; chance gives fewer in one of 10^20 keys. */
const DISTINCT_MIN = 16;

/** Whether a 32-byte key in base64 was made by hand: few different bytes, or nothing but printable characters. */
export const isWeakKey = (base64: string): boolean => {
  const bytes = [...Buffer.from(base64, 'base64')];
  const isText = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  return new Set(bytes).size < DISTINCT_MIN || isText;
};
