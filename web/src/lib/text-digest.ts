const FNV_PRIME = 0x0100_0193;
const FNV_OFFSET = 0x811c_9dc5;

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');

/**
 * A short digest that tells one text from another: FNV-1a over the UTF-16 units, forwards and
 * backwards. Not for security. The browser's SHA-256 exists on https and localhost only, and the
 * page also runs on plain http.
 */
export const textDigest = (text: string): string => {
  let forwards = FNV_OFFSET;
  let backwards = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    forwards = Math.imul(forwards ^ text.charCodeAt(at), FNV_PRIME);
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - at), FNV_PRIME);
  }
  return `${text.length}-${hex(forwards)}${hex(backwards)}`;
};
