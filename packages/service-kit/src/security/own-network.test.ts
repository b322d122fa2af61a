import { expect, test } from '@jest/globals';
import { placeOfHost } from './own-network.ts';

test.each([
  ['http://localhost:11434/v1', 'this-machine'],
  ['http://127.0.0.2', 'this-machine'],
  ['http://[::1]:8000', 'this-machine'],
  ['http://[::ffff:127.0.0.1]', 'this-machine'],
  ['http://ollama:11434', 'own-network'],
  ['http://vllm.models.svc:8000', 'own-network'],
  ['http://vllm.models.svc.cluster.local', 'own-network'],
  ['http://gpu1.lan', 'own-network'],
  ['http://host.docker.internal:8080', 'own-network'],
  ['http://10.2.3.4', 'own-network'],
  ['http://172.31.0.1', 'own-network'],
  ['http://[fd00::1]:8000', 'own-network'],
  ['http://[::ffff:10.0.0.1]', 'own-network'],
  ['http://172.32.0.1', 'internet'],
  ['https://llm.example.org/v1', 'internet'],
  ['https://local.example.org', 'internet'],
  ['https://8.8.8.8', 'internet'],
  // Other spellings of an address are the address: the URL is parsed as a browser would.
  ['http://0x7f.1', 'this-machine'],
  ['http://localhost.evil.example', 'internet'],
])('%s stands on %s', (url, place) => expect(placeOfHost(url)).toBe(place));
