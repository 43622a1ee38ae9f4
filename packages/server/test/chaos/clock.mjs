// Loaded before the server by `npm run bench -- chaos`: its clock is ahead by as many milliseconds as a file says, and jumps with it.
import { readFileSync } from 'node:fs';

const LOOK_MS = 200;
const file = process.env.CLOCK_FILE ?? '';
const RealDate = Date;
let ahead = 0;

function look() {
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    ahead = 0;
  }
}

look();
setInterval(look, LOOK_MS).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + ahead] : args, newTarget),
  apply: () => new RealDate(RealDate.now() + ahead).toString(),
  get: (target, key) => (key === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, key)),
});
