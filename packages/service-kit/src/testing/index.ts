export { createAllowedClient, TEST_IDENTITY } from './allowed-client.ts';
