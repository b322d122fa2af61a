/** CALLER_SECRET of every product and service that a test starts. 32 bytes in base64. */
export const TEST_CALLER_SECRET = Buffer.alloc(32, 9).toString('base64');
