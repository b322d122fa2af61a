const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decoded = (part: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;

/** The same token for another hour, its signature untouched. */
export const tampered = (token: string): string => {
  const [head = '', payload, signature = ''] = token.split('.');
  const claims = decoded(payload);
  return [head, encoded({ ...claims, exp: Number(claims['exp']) + 3_600 }), signature].join('.');
};

/** The same claims and key id, said to need no signature. */
export const unsigned = (token: string): string => {
  const [head, payload = ''] = token.split('.');
  return [encoded({ ...decoded(head), alg: 'none' }), payload, ''].join('.');
};
