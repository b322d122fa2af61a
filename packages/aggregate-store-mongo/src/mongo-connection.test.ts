import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { connect, databaseName } from './mongo-connection.ts';

test.each([
  ['mongodb://127.0.0.1:27017', 'argint-essay'],
  ['mongodb://127.0.0.1:27017/?directConnection=true', 'argint-essay'],
  ['mongodb://u:p%2Fq@a:1,b:2,c:3/staging?replicaSet=rs0', 'staging-essay'],
  ['mongodb+srv://u:p@cluster.example.org/a%2Db', 'a-b-essay'],
])('the database of a service follows from %s', (url, name) => {
  expect(databaseName(url, 'essay')).toBe(name);
});

test('what is no connection string is refused without being repeated', () => {
  expect(() => databaseName('https://user:secret@host', 'essay')).toThrow(
    /^MONGO_URL cannot be used: it must start with mongodb:\/\/ or mongodb\+srv:\/\/\.$/,
  );
});

test('a server that refuses is told of in one sentence with one full stop', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `mongodb://user:secret@127.0.0.1:${port}/?tls=true&directConnection=true`;
  const refused = connect(url, 'essay', { selectionMs: 200, answerMs: 200 });
  await expect(refused).rejects.toThrow(/^MongoDB cannot be used: (?!.*secret).*[^.]\.$/);
  server.close();
});
