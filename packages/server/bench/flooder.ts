// The guest who floods, in a process of its own: what it costs to send must not slow down the one who measures.
// The first argument is the address of the server; a message ends the flood, and the answer counts what came back.
import { lines, numbers, search, send, week } from './flood-calls.ts';
import type { Shot } from './load.ts';
import { heavyCalculation } from './shots.ts';

/** Calls of each kind that the guest has under way all the time. */
const FLOOD = { search: 13, iv: 30, week: 15, box: 4 };

/** Calls until it is stopped; what is refused is sent again after a moment. */
async function flood(url: string, isOver: () => boolean): Promise<Readonly<Record<string, number>>> {
  const guest = { 'x-forwarded-for': '10.9.9.9' };
  const outcomes: Record<string, number> = {};
  const keep = async (name: string, shot: () => Shot) => {
    while (!isOver()) {
      const status = await send(url, shot(), guest).then(
        (answer) => answer.status,
        () => 0,
      );
      outcomes[`${name} ${status}`] = (outcomes[`${name} ${status}`] ?? 0) + 1;
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const shots = {
    search: () => search(300, 3000),
    iv: () => heavyCalculation(numbers()),
    week,
    box: () => lines(5000),
  };
  const kinds = Object.entries(FLOOD) as [keyof typeof FLOOD, number][];
  await Promise.all(kinds.flatMap(([name, count]) => Array.from({ length: count }, () => keep(name, shots[name]))));
  return outcomes;
}

let isOver = false;
process.once('message', () => {
  isOver = true;
});
// Without the one who measures there is nothing to do any more.
process.once('disconnect', () => process.exit());
const outcomes = await flood(process.argv[2] ?? '', () => isOver);
process.send?.(outcomes, () => process.disconnect());
