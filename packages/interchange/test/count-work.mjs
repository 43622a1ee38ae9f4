// A thread that reads texts of several kinds, each in several sizes, and counts the work of it: how often each piece of code runs, and the
// characters and entries that the language's own functions go through. The same text costs the same on every machine, however busy it is.
import { Session } from 'node:inspector/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

let handled = 0;

/**
 * @param {object} prototype
 * @param {readonly string[]} names
 * @param {(self: { readonly length: number }, answer: unknown, first: unknown, second: unknown) => number} costOf
 */
function count(prototype, names, costOf) {
  for (const name of names) {
    const real = Reflect.get(prototype, name);
    Reflect.set(prototype, name, function counted(...input) {
      const answer = Reflect.apply(real, this, input);
      handled += costOf(this, answer, input[0], input[1]);
      return answer;
    });
  }
}

register();
// Before any of the code is loaded, or its blocks would not be counted.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const { gameOf, NEWEST_EDITION } = await import('@oversleep/game');
const { readBox } = await import('../src/read-box.ts');
const game = gameOf(NEWEST_EDITION);

async function blocksRun() {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ranges = result
    .filter(({ url }) => url.includes('/packages/interchange/src/'))
    .flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((sum, range) => sum + range.count, 0);
}

const whole = (self) => self.length;
const made = (_, answer) => answer.length;
const until = ({ length }, answer, _, from = 0) => (answer < 0 ? length : answer + 1) - Number(from);
count(
  String.prototype,
  ['toLowerCase', 'normalize', 'trim', 'includes', 'split', 'replaceAll', 'replace', 'repeat'],
  whole,
);
count(String.prototype, ['slice', 'substring'], made);
count(String.prototype, ['indexOf'], until);
count(
  Array.prototype,
  ['shift', 'unshift', 'splice', 'includes', 'indexOf', 'concat', 'flat', 'join', 'toSorted'],
  whole,
);
count(Array.prototype, ['slice'], made);
count(JSON, ['parse'], (_self, _answer, text) => String(text).length);
const { exec } = RegExp.prototype;
RegExp.prototype.exec = function counted(text) {
  const from = this.global || this.sticky ? this.lastIndex : 0;
  const found = Reflect.apply(exec, this, [text]);
  handled += found ? found.index + found[0].length - from : this.sticky ? 1 : text.length - from;
  return found;
};

const costs = [];
for (const sizes of workerData) {
  // What is made once, for the first text of its kind.
  readBox(game, sizes[0]);
  const costOfEach = [];
  for (const text of sizes) {
    handled = 0;
    await blocksRun();
    readBox(game, text);
    // Read before the next count, which would add its own work.
    const read = handled;
    costOfEach.push(read + (await blocksRun()));
  }
  costs.push(costOfEach);
}
parentPort?.postMessage(costs);
