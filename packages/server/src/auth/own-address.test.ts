// How the process names itself.
import { expect, test } from 'vitest';
import { createOwnAddress } from './own-address.ts';

test.each([
  ['localhost', 'http://localhost:8080'],
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['::1', 'http://[::1]:8080'],
])('%s', (host, origin) => {
  const address = createOwnAddress({ host, port: 0 });
  address.listensOn(8080);
  expect(address.origin()).toBe(origin);
  expect(address.loopbackOrigins()).toContain(origin);
});
