// A worker thread that says when a task begins, waits until it is told to stop, and says what the product's worker then makes of the task.
const { default: run } = await import(process.env.TESTED_WORKER);
const channel = new BroadcastChannel('caller-left');
channel.unref();
const LOOK_EVERY_MS = 5;

export default function runOnceStopped(errand) {
  channel.postMessage('began');
  const word = new Int32Array(errand.stop);
  while (Atomics.load(word, 0) === 0) Atomics.wait(word, 0, 0, LOOK_EVERY_MS);
  const outcome = run(errand);
  channel.postMessage(outcome === undefined ? 'stopped' : 'answered');
  return outcome;
}
