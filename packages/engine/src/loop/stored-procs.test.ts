// Procs that a night stores on average, against following every help of it.
import { describe, expect, it } from 'vitest';
import { lessStored, storedTable } from './stored-procs.ts';

/** Room that shrinks from the tenth help on. */
const chanceOfRoom = (help: number) => Math.max(0, 1 - Math.max(0, help - 10) / 25);

function roomUpTo(most: number): Float64Array {
  const room = new Float64Array(most + 1);
  for (let i = 1; i <= most; i += 1) room[i] = (room[i - 1] ?? 0) + chanceOfRoom(i);
  return room;
}

/** Help by help: by procs stored so far and helps since the last one, how likely that is. */
function followed(chance: number, pity: number, procs: number, helps: number, since: number): number {
  let paths = [{ stored: 0, since, share: 1 }];
  let sum = 0;
  for (let help = 1; help <= helps; help += 1) {
    paths = paths.flatMap((path) => {
      const hit = path.since >= pity ? 1 : chance;
      sum += path.share * hit * chanceOfRoom(help);
      const quiet = { ...path, since: path.since + 1, share: path.share * (1 - hit) };
      const lucky = { stored: path.stored + 1, since: 0, share: path.share * hit };
      return [quiet, lucky].filter(({ stored, share }) => stored < procs && share > 0);
    });
  }
  return sum;
}

describe.each([
  [0.05, 40, 2],
  [0.02, 35, 2],
  [0.1, 33, 1],
])('with a chance of %d, certain after %i, at most %i stored', (chance, pity, procs) => {
  const table = storedTable(chance, pity, procs, roomUpTo(12));

  it.each([0, 5, pity - 6, pity - 1, pity])('%i helps after the last proc', (since) => {
    if (!table) throw new Error('no table');
    for (const helps of [0, 3, 12]) {
      const count = Float64Array.of(5);
      lessStored(count, 0, table, helps, since);
      expect(count[0]).toBeCloseTo(5 - followed(chance, pity, procs, helps, since), 12);
    }
  });
});

it('is undefined where a night is so long that its second proc could be certain', () => {
  expect(storedTable(0.05, 20, 2, roomUpTo(30))).toBeUndefined();
});
