// A server with a thread that is inside of a call which nothing interrupts, for much longer than it may take to end.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { runServer } from '../src/run-server.ts';

const CALL = `
  require('node:worker_threads').parentPort.postMessage('begins');
  ('a' + '\\u0316\\u0300'.repeat(1_000_000)).normalize('NFC');
`;

await runServer({
  whenReady: async () => {
    await once(new Worker(CALL, { eval: true }), 'message');
    process.stdout.write('stuck\n');
  },
});
