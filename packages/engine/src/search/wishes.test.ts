// Conditions on a team: which teams of a box they allow, and which of them cannot hold together.
import { gameOf } from '@oversleep/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBox } from '../../test/boxes.ts';
import { conflictingWishes } from './feasible.ts';
import type { Wishes } from './types.ts';
import { allTeams, ImpossibleWish, rulesOf, skillsOf, teamCount } from './wishes.ts';

const game = gameOf('2026-10');
/** The last two give energy to others. */
const HEALERS = ['SYLVEON', 'WIGGLYTUFF'];
const candidates = randomBox(game, 8, 11).candidates.map(({ creature, ...rest }, number) => ({
  ...rest,
  creature: { ...creature, pokemon: HEALERS[number - 9] ?? creature.pokemon },
}));
const ids = candidates.map(({ creature }) => creature.externalId);
const numbers = ids.map((_, number) => number);
const skillOf = skillsOf(game);
const skills = candidates.map(({ creature }) => skillOf(creature.pokemon)?.key ?? '');
const heals = candidates.map(({ creature }) => skillOf(creature.pokemon)?.healsOthers === true);
const healers = numbers.filter((number) => heals[number]);
const others = numbers.filter((number) => !heals[number]);
const rules = (wishes: Wishes) => rulesOf(game, candidates, wishes, 5);
const idsOf = (team: readonly number[]) => team.map((number) => ids[number] ?? '');

describe('a team is allowed', () => {
  it('with all required members, and without the excluded ones', () => {
    const { fixed, pool, allows } = rules({ include: ['c2'], exclude: ['c5'] });
    expect(fixed).toEqual([1]);
    expect(pool).not.toContain(4);
    expect(allows([0, 1, 2, 3, 5])).toBe(true);
    expect(allows([0, 2, 3, 5, 6])).toBe(false);
  });

  it('with as many healers as are wanted', () => {
    expect(healers).toEqual([9, 10]);
    const { allows } = rules({ healers: 1 });
    expect(allows(others.slice(0, 5))).toBe(false);
    expect(allows([...others.slice(0, 4), ...healers.slice(0, 1)])).toBe(true);
  });

  it('with no more of one main skill than wanted', () => {
    const [skill = ''] = skills.filter((one, place) => skills.indexOf(one) < place);
    const same = numbers.filter((number) => skills[number] === skill);
    expect(same.length).toBeGreaterThan(1);
    const team = [...same.slice(0, 2), ...numbers.filter((number) => skills[number] !== skill)].slice(0, 5);
    expect(rules({ atMost: [{ skill, members: 2 }] }).allows(team)).toBe(true);
    expect(rules({ atMost: [{ skill, members: 1 }] }).allows(team)).toBe(false);
  });

  it('with no more changes to the present team than wanted', () => {
    const present = others.slice(0, 5);
    const { allows } = rules({ near: { team: idsOf(present), changes: 1 } });
    const [fifth = 0, sixth = 0] = numbers.filter((number) => !present.includes(number));
    expect(allows(present)).toBe(true);
    expect(allows([...present.slice(0, 4), fifth])).toBe(true);
    expect(allows([...present.slice(0, 3), fifth, sixth])).toBe(false);
  });
});

describe('teams', () => {
  it('are as many as are counted', () => {
    const some = rules({ include: ['c2'], exclude: ['c5'] });
    expect([...allTeams(some)]).toHaveLength(teamCount(some));
    expect(teamCount(some)).toBe(126);
  });

  it('may be decided by the required members', () => {
    expect([...allTeams(rules({ include: ids.slice(0, 5) }))]).toEqual([[0, 1, 2, 3, 4]]);
  });

  it('have as many members as wanted, or as there are', () => {
    expect([...allTeams(rules({ size: 2 }))]).toHaveLength(55);
    expect(rulesOf(game, candidates.slice(0, 3), {}, 5).size).toBe(3);
  });
});

describe('a condition that names an unknown creature is refused', () => {
  it.each([
    [{ include: ['unknown'] }, 'There is no unknown in the box'],
    [{ exclude: ['unknown'] }, 'There is no unknown in the box'],
    [{ near: { team: ['unknown'], changes: 1 } }, 'There is no unknown in the box'],
    [{ include: ['c1'], exclude: ['c1'] }, 'c1 cannot be both included and excluded'],
    [{ include: ids.slice(0, 6) }, 'A team has room for 5, not for 6'],
  ])('%j', (wishes, message) => {
    expect(() => rules(wishes)).toThrow(new ImpossibleWish(message));
  });
});

describe('conditions that exclude each other', () => {
  const blamed = (wishes: Wishes) => conflictingWishes({ game, candidates, wishes });

  it('are named, and only then', () => {
    expect(blamed({})).toEqual([]);
    expect(blamed({ healers: 5 })).toEqual(['healers']);
    expect(blamed({ healers: 5, near: { team: ids.slice(0, 5), changes: 1 } })).toEqual(['healers']);
    const noneOfEach = [...new Set(skills)].map((skill) => ({ skill, members: 0 }));
    expect(blamed({ atMost: noneOfEach })).toEqual(['atMost']);
    expect(blamed({ include: ids.slice(5, 8), near: { team: ids.slice(0, 5), changes: 2 } })).toEqual(['near']);
  });

  it('are both named where each could hold alone', () => {
    const present = others.slice(0, 5);
    const wishes = { healers: 1, near: { team: idsOf(present), changes: 0 } };
    expect(blamed(wishes)).toEqual(['healers', 'near']);
    const harmless = [{ skill: skills[0] ?? '', members: 5 }];
    expect(blamed({ ...wishes, atMost: harmless })).toEqual(['healers', 'near']);
  });

  it('are those that no team of the box fulfils', () => {
    fc.assert(
      fc.property(
        fc.nat(3),
        fc.nat(3),
        fc.nat(2),
        fc.constantFrom(...skills),
        fc.shuffledSubarray(ids, { maxLength: 3 }),
        (wanted, changes, members, skill, include) => {
          const near = { team: ids.slice(0, 5), changes };
          const wishes: Wishes = { healers: wanted, include, near, atMost: [{ skill, members }] };
          const [some] = allTeams(rules(wishes));
          expect(blamed(wishes).length === 0).toBe(some !== undefined);
        },
      ),
      { numRuns: 200, seed: 1 },
    );
  });
});
