// A worker thread that behaves as a test asks it to, by the settings of its task.
import { parentPort } from 'node:worker_threads';

const LOOK_EVERY_MS = 5;

export default function run({ number, task, stop, rest, crowd }) {
  const { behaviour = 'answer', milliseconds = 60_000, text = '{}' } = task.settings ?? {};
  const word = new Int32Array(stop);
  const ends = Date.now() + milliseconds;
  switch (behaviour) {
    // Works until it is stopped, and looks at the word now and then, as the engine does.
    case 'work':
      while (Date.now() < ends) {
        if (Atomics.load(word, 0) !== 0) return undefined;
        sleep(LOOK_EVERY_MS);
      }
      return text;
    // Works until others wait, and rests while they have their turn.
    case 'share':
      while (Atomics.load(new Int32Array(crowd), 0) === 0) sleep(LOOK_EVERY_MS);
      Atomics.store(new Int32Array(rest), 0, 1);
      parentPort.postMessage({ resting: number });
      Atomics.wait(new Int32Array(rest), 0, 1);
      return Atomics.load(word, 0) === 0 ? text : undefined;
    // Works without ever looking.
    case 'deaf':
      sleep(milliseconds);
      return text;
    case 'crash':
      process.exit(1);
      return text;
    case 'throw':
      throw new Error('broken inside');
    default:
      return text;
  }
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
