/** Version of the API that both documents describe; grows with what it offers. */
export const API_VERSION = '1.1.0';
