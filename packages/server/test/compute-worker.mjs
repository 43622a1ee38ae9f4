// A worker thread that behaves as a test asks it to, by the settings of its task.
const LOOK_EVERY_MS = 5;

export default function run({ task, stop }) {
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
