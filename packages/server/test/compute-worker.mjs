// A worker thread that behaves as a test asks it to, by the settings of its task.
import { parentPort } from 'node:worker_threads';

const LOOK_EVERY_MS = 5;

export default function run({ number, task, stop, rest, turn }) {
  const { behaviour = 'answer', go = new SharedArrayBuffer(4), text = '{}' } = task.input?.settings ?? {};
  const isSet = (word) => Atomics.load(new Int32Array(word), 0) !== 0;
  switch (behaviour) {
    // Works until the test lets it end or it is stopped, and looks at the word now and then, as the engine does.
    case 'work':
      waitUntil(() => isSet(stop) || isSet(go));
      return isSet(stop) ? undefined : text;
    // Works until others wait, and rests while they have their turn.
    case 'share':
      waitUntil(() => isSet(turn));
      Atomics.store(new Int32Array(rest), 0, 1);
      parentPort.postMessage({ resting: number });
      Atomics.wait(new Int32Array(rest), 0, 1);
      return isSet(stop) ? undefined : text;
    // Works without ever looking.
    case 'deaf':
      return waitUntil(() => false);
    // Inside of a call that nothing interrupts, for a second or so.
    case 'stuck':
      Atomics.store(new Int32Array(go), 0, 1);
      return `a${'\u0316\u0300'.repeat(25_000)}`.normalize('NFC');
    case 'crash':
      process.exit(1);
      return text;
    case 'throw':
      throw new Error('broken inside');
    default:
      return text;
  }
}

function waitUntil(holds) {
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  while (!holds()) Atomics.wait(nothing, 0, 0, LOOK_EVERY_MS);
}
