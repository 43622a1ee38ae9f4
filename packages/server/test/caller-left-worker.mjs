// A worker thread that reports the start of a task, waits for its stop, and reports what the product's worker then returns.
const { default: run } = await import(process.env.TESTED_WORKER);
const channel = new BroadcastChannel('caller-left');
channel.unref();
const LOOK_EVERY_MS = 5;

export default async function runOnceStopped(errand) {
  channel.postMessage('began');
  const word = new Int32Array(errand.stop);
  while (Atomics.load(word, 0) === 0) Atomics.wait(word, 0, 0, LOOK_EVERY_MS);
  const outcome = await run(errand);
  channel.postMessage(outcome === undefined ? 'stopped' : 'answered');
  return outcome;
}
