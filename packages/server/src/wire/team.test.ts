// A team as the server makes it by itself is the one that the game makes.
import { defaultTeam, EDITIONS, formatClock, gameOf, MAX_TEAMS } from '@oversleep/game';
import { expect, test } from 'vitest';
import { newTeamFields, readTeam, teamMetaAnswer } from './team.ts';

test('a new team has the game’s defaults', () => {
  for (let index = 0; index < MAX_TEAMS; index += 1) {
    const { name, camp, bedtime, wakeup, recipeType } = defaultTeam(index);
    const times = { bedtime: formatClock(bedtime), wakeup: formatClock(wakeup) };
    expect(newTeamFields(index)).toMatchObject({ name, camp, recipeType, ...times });
  }
});

test.each(EDITIONS)('names of any edition are read in edition %s', (edition) => {
  const meta = teamMetaAnswer({ ...newTeamFields(0), index: 0, version: 1 });
  const read = readTeam(gameOf(edition), 0, {
    ...meta,
    island: { shortName: 'AMBER' },
    stockpiledIngredients: [{ name: 'pumpkin', amount: 1 }],
  });
  expect(read).toEqual({
    ...newTeamFields(0),
    island: { shortName: 'amber' },
    stockpiledIngredients: [{ name: 'Pumpkin', amount: 1 }],
  });
});
