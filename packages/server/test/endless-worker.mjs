// A worker thread that never ends by itself, whatever it is asked, and listens as often as the engine does.
const LOOK_EVERY_MS = 5;

export default function run({ stop }) {
  const word = new Int32Array(stop);
  while (Atomics.load(word, 0) === 0) Atomics.wait(word, 0, 0, LOOK_EVERY_MS);
  return undefined;
}
