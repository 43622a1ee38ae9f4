// The closed form against the simulation, for every species alone.
import { EDITIONS, type Game, gameOf, newCreature } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { expectedMember, isUntouched } from '../src/expected.ts';
import { planOf } from '../src/plan.ts';
import { requestOf, type TeamSettings } from '../src/request.ts';
import { simulateRequest } from '../src/simulate.ts';

const settings: TeamSettings = {
  camp: false,
  bedtime: 21 * 60 + 30,
  wakeup: 6 * 60,
  recipeType: 'curry',
  island: 'greengrass',
  areaBonus: 0,
  favourites: [],
  stockpiledIngredients: [],
  stockpiledBerries: [],
  potSize: 69,
  recipeLevels: {},
};

/** The species alone; where its own skill would touch energy or helps, with one that does not, so that the rest can be compared. */
function alone(game: Game, name: string) {
  const creature = newCreature(game, game.species.get(name), { id: name, random: () => 0.5, randomNickname: false });
  const request = requestOf(game, settings, [{ creature, sneakySnacking: false }]);
  const [member] = planOf(request).members;
  if (!member || isUntouched(planOf(request), member)) return { request, replaced: false };
  const calm = request.members.map((own) => ({
    ...own,
    build: { ...own.build, species: { ...own.build.species, skill: game.skills.get('CHARGE_STRENGTH_S') } },
  }));
  return { request: { ...request, members: calm }, replaced: true };
}

describe.each(EDITIONS)('every species alone in %s', (edition) => {
  const game = gameOf(edition);

  it('makes in the simulation what the closed form says', () => {
    const misses: string[] = [];
    let own = 0;
    for (const species of game.species.rows) {
      const { request, replaced } = alone(game, species.name);
      if (!replaced) own += 1;
      const plan = planOf(request, { cooking: false });
      const exact = expectedMember(plan, 0);
      const result = simulateRequest(request, { days: 800, seed: 3, cooking: false });
      const [mean, error] = [result?.mean.members[0], result?.error.members[0]];
      if (!mean || !error) throw new Error(species.name);
      const compare = (what: string, value: number, ours: number, doubt: number) => {
        // The closed form knows a finite number of starting phases.
        if (!(Math.abs(value - ours) <= 4 * doubt + 0.001 * value))
          misses.push(`${species.name} ${what}: ${value} simulated ${ours} ± ${doubt}`);
      };
      compare('day helps', exact.dayHelps, mean.advanced.dayHelps, error.advanced.dayHelps);
      compare('night helps', exact.nightHelps, mean.advanced.nightHelps, error.advanced.nightHelps);
      compare(
        'berries',
        exact.berries,
        mean.produceWithoutSkill.berries[0]?.amount ?? 0,
        error.produceWithoutSkill.berries[0]?.amount ?? 0,
      );
      compare('procs', exact.procs, mean.skillProcs, error.skillProcs);
      compare('morning procs', exact.morningProcs, mean.advanced.morningProcs, error.advanced.morningProcs);
      const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);
      const doubt = Math.hypot(...error.produceWithoutSkill.ingredients.map(({ amount }) => amount));
      compare(
        'ingredients',
        exact.ingredients.reduce((a, b) => a + b, 0),
        sum(mean.produceWithoutSkill.ingredients),
        doubt,
      );
    }
    expect(misses).toEqual([]);
    expect(own).toBeGreaterThan(100);
  });
});
