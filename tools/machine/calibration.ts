// CAL: milliseconds that a fixed loop takes, the unit in which different machines can be compared.
const STEPS = 1e8;
const TRIES = 3;

/** The fastest of several runs: other work on the machine can only slow it down. */
export const calibration = (): number => Math.min(...Array.from({ length: TRIES }, timedLoop));

/** Wall time or processor time, whichever is less. */
function timedLoop(): number {
  const start = performance.now();
  const before = process.cpuUsage();
  let x = 1;
  for (let i = 0; i < STEPS; i += 1) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  const { user, system } = process.cpuUsage(before);
  return Math.min(performance.now() - start, (user + system) / 1000);
}
