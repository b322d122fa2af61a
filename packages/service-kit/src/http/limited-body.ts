/**
 * The text of a response, read up to `most` bytes. A longer one ends the connection.
 *
 * @throws RangeError when the body is longer; what fetch throws when it ends early
 */
export const limitedBody = async ({ body }: Response, most: number): Promise<string> => {
  if (!body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const part of body) {
    bytes += part.byteLength;
    // Leaving the loop cancels the stream, which closes the connection.
    if (bytes > most) throw new RangeError('The response is too long.');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};
