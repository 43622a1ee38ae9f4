// The search for the smallest teams against trying everything, and what it promises about its lists.
import { gameOf, isAllowedTeam } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { createTeamSearch } from './search.ts';
import { specialsAmong } from './specials.ts';

/** Numbers that are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed * 2654435761 + 1;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) % sides;
  };
}

interface Instance {
  readonly need: readonly number[];
  readonly producers: readonly (readonly number[])[];
  readonly places: number;
  readonly once: boolean;
}

function instance(seed: number): Instance {
  const roll = dice(seed);
  const kinds = 1 + roll(4);
  return {
    need: Array.from({ length: kinds }, () => (roll(3) === 0 ? 0 : 1 + roll(24))),
    // Most bring one or two kinds, some nothing at all, some the same as another.
    producers: Array.from({ length: 2 + roll(7) }, () =>
      Array.from({ length: kinds }, () => (roll(2) === 0 ? roll(16) : 0)),
    ),
    places: roll(6),
    once: roll(2) === 0,
  };
}

/** Every team of a size, as lists of producers in order. */
function allTeams({ producers, once }: Instance, size: number, from = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return producers.flatMap((_, i) =>
    i < from
      ? []
      : allTeams({ need: [], producers, places: 0, once }, size - 1, once ? i + 1 : i).map((rest) => [i, ...rest]),
  );
}

const covers = ({ need, producers }: Instance, team: readonly number[]): boolean =>
  need.every((amount, kind) => team.reduce((sum, i) => sum + (producers[i]?.[kind] ?? 0), 0) >= amount);

/** Teams of the smallest size that works. */
function bruteForce(given: Instance): readonly (readonly number[])[] {
  for (let size = 0; size <= given.places; size += 1) {
    const found = allTeams(given, size).filter((team) => covers(given, team));
    if (found.length > 0) return found;
  }
  return [];
}

const sorted = (teams: readonly (readonly number[])[]) => teams.map((team) => team.join()).sort();

describe('the smallest team', () => {
  it('is as small as any, covers the need, and is found in all of 500 random instances', () => {
    const sizes = new Map<number | undefined, number>();
    for (let seed = 1; seed <= 500; seed += 1) {
      const given = instance(seed);
      const known = bruteForce(given);
      const found = createTeamSearch(given).smallest(given.need, given.places);
      expect([seed, found?.length]).toEqual([seed, known[0]?.length]);
      if (found) expect([seed, covers(given, found)]).toEqual([seed, true]);
      if (found && given.once) expect(new Set(found).size).toBe(found.length);
      sizes.set(found?.length, (sizes.get(found?.length) ?? 0) + 1);
    }
    // Both outcomes and every size must have been met often enough to mean something.
    for (const size of [undefined, 0, 1, 2, 3]) expect(sizes.get(size)).toBeGreaterThan(20);
  });

  it('does not depend on earlier questions, and follows what is still open', () => {
    for (let seed = 501; seed <= 600; seed += 1) {
      const given = instance(seed);
      const asked = createTeamSearch(given);
      for (let left = 0; left <= 4; left += 1) {
        const open = given.need.map((amount) => Math.ceil((amount * left) / 4));
        const fresh = createTeamSearch(given).smallest(open, given.places);
        expect(asked.smallest(open, given.places)).toEqual(fresh);
        expect(fresh?.length).toBe(bruteForce({ ...given, need: open })[0]?.length);
      }
    }
  });
});

describe('special producers', () => {
  const game = gameOf('2026-10');
  const species = ['RAIKOU', 'RAICHU', 'LATIAS', 'GENGAR', 'LATIOS', 'MEWTWO', 'PINSIR', 'RAIKOU'];

  it.each(['none', 'RAIKOU', 'LATIAS', 'PINSIR'])(
    'beside %s, teams are all smallest ones that the game allows',
    (other) => {
      let fewer = 0;
      for (let seed = 1; seed <= 400; seed += 1) {
        const given = instance(seed);
        const names = given.producers.map((_, i) => species[i % species.length] ?? '');
        const present = other === 'none' ? [] : [other];
        const allowed = (team: readonly number[]) =>
          isAllowedTeam(game, [...present, ...team.map((i) => names[i] ?? '')]);
        const sizes = Array.from({ length: given.places + 1 }, (_, size) => size);
        const known =
          sizes
            .map((size) => allTeams(given, size).filter((team) => covers(given, team) && allowed(team)))
            .find((teams) => teams.length > 0) ?? [];
        const specials = specialsAmong(game, names);
        const search = createTeamSearch({ ...given, specials });
        const beside = specials.setOf(present);
        const found = search.smallest(given.need, given.places, beside);
        expect([seed, found?.length]).toEqual([seed, known[0]?.length]);
        if (!found) continue;
        expect([seed, covers(given, found), allowed(found)]).toEqual([seed, true, true]);
        const { teams } = search.teams(given.need, found.length, { teams: 10_000 }, beside);
        expect([seed, sorted(teams)]).toEqual([seed, sorted(known)]);
        if (bruteForce(given).length > known.length) fewer += 1;
      }
      // The rule must have mattered often enough to mean something.
      expect(fewer).toBeGreaterThan(20);
    },
  );

  it('know that two special members are refused together', () => {
    expect(specialsAmong(game, []).setOf(['RAIKOU', 'MEWTWO'])).toBeUndefined();
  });
});

describe('the list of teams', () => {
  it('has each team of the smallest size that consists of needed members, once', () => {
    let listed = 0;
    for (let seed = 1; seed <= 500; seed += 1) {
      const given = instance(seed);
      const known = bruteForce(given);
      const size = known[0]?.length;
      if (size === undefined) continue;
      const { teams, exhaustive } = createTeamSearch(given).teams(given.need, size, { teams: 10_000 });
      expect([seed, exhaustive, sorted(teams)]).toEqual([seed, true, sorted(known)]);
      listed += teams.length;
    }
    expect(listed).toBeGreaterThan(400);
  });

  it('is marked incomplete when it is cut off or stopped', () => {
    const need = [10];
    const producers = Array.from({ length: 20 }, () => [5]);
    const search = createTeamSearch({ need, producers });
    const all = search.teams(need, 2, { teams: 1000 });
    expect([all.exhaustive, all.teams.length]).toEqual([true, 210]);
    const exact = search.teams(need, 2, { teams: 210 });
    expect([exact.exhaustive, exact.teams.length]).toEqual([true, 210]);
    const some = search.teams(need, 2, { teams: 7 });
    expect([some.exhaustive, some.teams]).toEqual([false, all.teams.slice(0, 7)]);
    expect(search.teams(need, 2, { teams: 1000, signal: { aborted: true } })).toEqual({ teams: [], exhaustive: false });
  });
});
