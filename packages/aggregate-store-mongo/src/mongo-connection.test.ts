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

test('what the driver says is told in one sentence with one full stop', async () => {
  const url = 'mongodb://user:secret@127.0.0.1:1/?tls=true&ssl=false';
  const refused = connect(url, 'essay', { selectionMs: 200, answerMs: 200 });
  await expect(refused).rejects.toThrow(
    /^MongoDB cannot be used: All values of tls\/ssl must be the same\.$/,
  );
});
