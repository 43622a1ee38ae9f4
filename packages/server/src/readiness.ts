// Whether the parts that the server needs do their work.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Check = () => Promise<boolean>;

export type Readiness = () => Promise<Readonly<Record<string, boolean>>>;

/** More than a change or two, which the database still finds room for within its own files. */
const ROOM_BYTES = 256 * 1024;

const ANSWER_WITHIN_MS = 2000;
/** Callers may ask as often as they like; the parts are checked this often. */
const REMEMBER_MS = 1000;

export function createReadiness(checks: Readonly<Record<string, Check>>, now: () => Date): Readiness {
  let known: { readonly asked: number; readonly answer: Promise<Readonly<Record<string, boolean>>> } | undefined;
  const ask = async () => {
    const names = Object.keys(checks);
    const results = await Promise.all(Object.values(checks).map(inTime));
    return Object.fromEntries(names.map((name, index) => [name, results[index] === true]));
  };
  return () => {
    const time = now().getTime();
    if (known === undefined || time - known.asked > REMEMBER_MS) known = { asked: time, answer: ask() };
    return known.answer;
  };
}

/** A part that fails or does not answer does not do its work. */
function inTime(check: Check): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    const answer = (works: boolean) => {
      clearTimeout(timer);
      resolve(works);
    };
    check().then(answer, () => answer(false));
  });
}

/** Whether a file can be written in this folder; by trying, because limits are of many kinds. */
export async function hasRoom(folder: string): Promise<boolean> {
  const file = join(folder, `.room-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, Buffer.alloc(ROOM_BYTES));
    return true;
  } finally {
    await rm(file, { force: true });
  }
}
