// What holds for every team: any one to five members of any edition, any schedule, any island. With FULL=1 for twice as many.
import {
  EDITIONS,
  formatClock,
  type Game,
  gameOf,
  intervalFactor,
  mealEnergy,
  potBounds,
  type Species,
} from '@oversleep/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestFor, requestInput, type Settings, simulateTeam, type Wanted } from '../test/teams.ts';
import { type SimulateOptions, simulateRequest, type TeamResult } from './answer/simulate.ts';
import type { MemberFigures } from './figures/types.ts';
import { runDay } from './loop/day.ts';
import type { Moment } from './loop/moment.ts';
import { planOf } from './loop/plan.ts';
import { leftoversOf } from './loop/shelf.ts';
import { resetState } from './loop/start.ts';
import { createState, type MemberState, type State } from './loop/state.ts';
import { CookCount, Count, countAt } from './loop/tally.ts';
import { chainBefore, createRunner, runChains } from './statistics/chains.ts';

// ── Any team ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** For each slot one of what the species offers; behind a locked slot everything is locked. */
function anyIngredients({ ingredient0, ingredient30, ingredient60 }: Species) {
  return fc
    .tuple(...[ingredient0, ingredient30, ingredient60].map((choices) => fc.constantFrom(...choices)))
    .map((sets) => {
      const locked = sets.find(({ ingredient }) => ingredient.placeholder);
      const from = locked ? sets.indexOf(locked) : sets.length;
      return sets.map((set, slot) => (slot > from && locked ? locked : set));
    })
    .map((sets) => sets.map(({ ingredient, amount }) => ({ name: ingredient.name, amount })));
}

/** Half of them can do something for the others. */
const anySpecies = ({ species: { rows } }: Game): fc.Arbitrary<Species> =>
  fc.oneof(fc.constantFrom(...rows), fc.constantFrom(...rows.filter(({ skill }) => skill.supportsTeam)));

const anyMember = (game: Game): fc.Arbitrary<Wanted> =>
  anySpecies(game).chain((species) =>
    fc.record({
      pokemon: fc.constant(species.name),
      level: fc.integer({ min: 1, max: 100 }),
      nature: fc.constantFrom(...game.natures.rows.map(({ name }) => name)),
      skillLevel: fc.integer({ min: 1, max: species.skill.maxLevel }),
      ribbon: fc.integer({ min: 0, max: 4 }),
      subskills: fc.uniqueArray(fc.constantFrom(...game.subskills.rows.map(({ name }) => name)), { maxLength: 5 }),
      ingredients: anyIngredients(species),
      sneakySnacking: fc.integer({ min: 0, max: 9 }).map((die) => die === 0),
    }),
  );

/** Night and day last an hour at least. */
const anySchedule = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 60, max: 1380 }))
  .map(([wakeup, awake]) => ({ wakeup: formatClock(wakeup), bedtime: formatClock(wakeup + awake) }));

function anyIsland(game: Game) {
  const { max } = game.rules.areaBonus;
  const berries = fc.uniqueArray(fc.constantFrom(...game.berries.rows.map(({ name }) => name)), {
    minLength: 1,
    maxLength: 3,
  });
  return fc
    .record({
      island: fc.constantFrom(...game.islands.rows),
      areaBonus: fc.integer({ min: 0, max }),
      berries,
      bonus: fc.constantFrom('ingredient', 'berry', 'skill'),
    })
    .map(({ island, areaBonus, berries: [main = '', ...sub], bonus }) =>
      island.expert
        ? { shortName: island.shortName, areaBonus, expert: { main, sub, bonus } }
        : { shortName: island.shortName, areaBonus, berries: [main, ...sub] },
    );
}

function anySettings(game: Game): fc.Arbitrary<Settings> {
  const { min, max } = potBounds(game);
  const stock = fc.record({
    name: fc.constantFrom(...game.ingredients.rows.map(({ name }) => name)),
    amount: fc.nat(300),
  });
  return fc
    .record({
      schedule: anySchedule,
      camp: fc.boolean(),
      island: anyIsland(game),
      recipeType: fc.constantFrom('curry', 'salad', 'dessert'),
      potSize: fc.integer({ min, max }),
      stockpiledIngredients: fc.array(stock, { maxLength: 2 }),
    })
    .map(({ schedule, ...rest }) => ({ ...schedule, ...rest }));
}

interface AnyTeam {
  readonly game: Game;
  readonly members: readonly Wanted[];
  readonly settings: Settings;
}

const anyTeam: fc.Arbitrary<AnyTeam> = fc.constantFrom(...EDITIONS).chain((edition) => {
  const game = gameOf(edition);
  return fc.record({
    game: fc.constant(game),
    members: fc.array(anyMember(game), { minLength: 1, maxLength: 5 }),
    settings: anySettings(game),
  });
});

/** A shorter name for a counterexample than a whole game. */
const shownTeam = ({ game, members, settings }: AnyTeam) =>
  JSON.stringify({ edition: game.edition, members, settings });

/** Each run of the tests tries others. */
const everyday = (full: number): number => (process.env.FULL ? full : Math.ceil(full / 2));

function holdsForTeams(full: number, predicate: (team: AnyTeam, seed: number) => void): void {
  fc.assert(fc.property(anyTeam, fc.nat(1_000_000), predicate), {
    numRuns: everyday(full),
    reporter: ({ failed, counterexample, errorInstance }) => {
      if (!failed) return;
      const [team, seed] = counterexample ?? [];
      throw new Error(`${team && shownTeam(team)} with seed ${seed}`, { cause: errorInstance });
    },
  });
}

const requestOfTeam = ({ game, members, settings }: AnyTeam) => requestFor(game, members, settings);

function stateOfTeam(team: AnyTeam, seed: number): State {
  const state = createState(planOf(requestOfTeam(team)));
  resetState(state, seed, 0, false);
  return state;
}

function simulate(team: AnyTeam, options: SimulateOptions): TeamResult {
  const result = simulateRequest(requestOfTeam(team), options);
  if (!result) throw new Error('Nothing simulated');
  return result;
}

// ── Day by day ───────────────────────────────────────────────────────────────────────────────────────────────────────

interface Observed {
  /** Every energy that the member has had. */
  readonly lowest: number;
  readonly highest: number;
  /** In the morning of the last day. */
  readonly awake: number;
  /** All that came after the last morning. */
  readonly gained: number;
}

/** Looks at every change of a member's energy. */
function observeEnergy(member: MemberState): { startDay: () => void; seen: () => Observed } {
  let { energy } = member;
  let seen = { lowest: energy, highest: energy, awake: energy, gained: 0 };
  let morning = false;
  Object.defineProperty(member, 'energy', {
    get: () => energy,
    set: (next: number) => {
      seen = {
        // NaN stays NaN in both.
        lowest: Math.min(seen.lowest, next),
        highest: Math.max(seen.highest, next),
        awake: morning ? next : seen.awake,
        gained: morning ? 0 : seen.gained + Math.max(0, next - energy),
      };
      morning = false;
      energy = next;
    },
  });
  return {
    // The first change of a day is sleep.
    startDay: () => {
      morning = true;
      seen = { lowest: energy, highest: energy, awake: energy, gained: 0 };
    },
    seen: () => seen,
  };
}

const countOf = (state: State, count: number, place: number): number => state.tally[countAt(place, count)] ?? 0;

const given = ({ layout, members, tally }: State, matrix: 'energyGiven' | 'helpsGiven', to: number): number =>
  members.reduce((sum, _, from) => sum + (tally[layout[matrix] + from * members.length + to] ?? 0), 0);

/** A week, day by day; what a day counted is in the tally when `check` sees it. */
function stepDays(
  team: AnyTeam,
  seed: number,
  check: (state: State, seen: readonly Observed[], weekday: number) => void,
): void {
  const state = stateOfTeam(team, seed);
  const observers = state.members.map(observeEnergy);
  for (let weekday = 0; weekday < 7; weekday += 1) {
    for (const observer of observers) observer.startDay();
    state.tally.fill(0);
    state.weekday = weekday;
    runDay(state);
    check(
      state,
      observers.map(({ seen }) => seen()),
      weekday,
    );
  }
}

describe('on every day of every team', () => {
  it('energy stays between 0 and 150', () => {
    holdsForTeams(60, (team, seed) => {
      stepDays(team, seed, (_, seen) => {
        for (const { lowest, highest } of seen) {
          expect(lowest).toBeGreaterThanOrEqual(0);
          expect(highest).toBeLessThanOrEqual(150 + 1e-9);
        }
      });
    });
  });

  it('energy that is received is energy that was given, by a meal or a skill', () => {
    holdsForTeams(40, (team, seed) => {
      stepDays(team, seed, (state, seen) => {
        for (const [place, { gained }] of seen.entries()) {
          const meals = countOf(state, Count.mealEnergy, place);
          expect(meals + given(state, 'energyGiven', place)).toBeCloseTo(gained, 6);
        }
      });
    });
  });

  it('energy falls by one every ten minutes: 144 a day, less only for members that reach zero', () => {
    holdsForTeams(40, (team, seed) => {
      stepDays(team, seed, (state, seen) => {
        const sum = (of: (place: number) => number) => seen.reduce((total, _, place) => total + of(place), 0);
        const fallen = sum((place) => {
          const { awake = 0, gained = 0 } = seen[place] ?? {};
          return awake + gained - countOf(state, Count.drained, place) - (state.members[place]?.energy ?? 0);
        });
        expect(fallen).toBeLessThanOrEqual(144 * seen.length + 1e-6);
        if (seen.every(({ lowest }) => lowest > 0)) expect(fallen).toBeCloseTo(144 * seen.length, 6);
        else expect(fallen).toBeGreaterThan(0);
      });
    });
  });

  it('helps that are received are helps that were given, in whole numbers', () => {
    holdsForTeams(30, (team, seed) => {
      stepDays(team, seed, (state) => {
        for (const [place] of state.members.entries()) {
          const granted = countOf(state, Count.granted, place);
          expect(Number.isInteger(granted)).toBe(true);
          expect(given(state, 'helpsGiven', place)).toBe(granted);
        }
      });
    });
  });

  it('every proc runs a skill, and a proc through another member is one that this member gave', () => {
    holdsForTeams(30, (team, seed) => {
      stepDays(team, seed, (state) => {
        const { programs } = state.plan;
        const sum = (count: number) =>
          state.members.reduce((total, _, place) => total + countOf(state, count, place), 0);
        const runs = programs.reduce(
          (total, { index }) => total + (state.tally[state.layout.programs + index] ?? 0),
          0,
        );
        // A chain of copies that leads nowhere ends in nothing.
        expect(runs).toBeLessThanOrEqual(sum(Count.procs));
        if (programs.every(({ becomes }) => becomes.length === 0)) expect(runs).toBe(sum(Count.procs));
        expect(sum(Count.bonusProcs)).toBe(sum(Count.bonusProcsGiven));
        for (const [place, { plan }] of state.members.entries()) {
          expect(countOf(state, Count.morningProcs, place)).toBeLessThanOrEqual(plan.storedProcs);
        }
      });
    });
  });

  it('there is a meal in every window of which a minute is spent awake', () => {
    const windowsAwake = ({ plan }: State): number => {
      const { wakeup } = plan.request.settings;
      const meals = new Set<string>();
      for (let minute = 0; minute < plan.awake; minute += 1) {
        const clock = (wakeup + minute) % 1440;
        meals.add(clock < 240 || clock >= 1080 ? 'dinner' : clock < 720 ? 'breakfast' : 'lunch');
      }
      return meals.size;
    };
    holdsForTeams(60, (team, seed) => {
      stepDays(team, seed, (state) => {
        expect(state.tally[state.layout.cooking + CookCount.meals]).toBe(windowsAwake(state));
      });
    });
  });

  it('nothing is cooked that is not there, and the bag is never too full', () => {
    holdsForTeams(40, (team, seed) => {
      stepDays(team, seed, (state) => {
        for (const shelf of state.kitchen.shelves) {
          const { stock, total } = shelf;
          const inventory = leftoversOf(shelf);
          expect(Math.min(...inventory, ...stock)).toBeGreaterThanOrEqual(0);
          expect(total).toBeCloseTo(
            inventory.reduce((sum, amount) => sum + amount, 0),
            6,
          );
          expect(total).toBeLessThanOrEqual(state.plan.game.rules.ingredientBag + 1e-6);
        }
      });
    });
  });

  it('a member makes at least one help an interval, and no more than its fastest allows', () => {
    holdsForTeams(30, (team, seed) => {
      stepDays(team, seed, (state) => {
        for (const [place, { plan }] of state.members.entries()) {
          const helps = countOf(state, Count.dayHelps, place) + countOf(state, Count.nightHelps, place);
          expect(helps).toBeLessThanOrEqual(Math.ceil(1440 / Math.min(...plan.intervals)));
          expect(helps).toBeGreaterThanOrEqual(Math.floor(1440 / Math.max(...plan.intervals)) - 1);
        }
      });
    });
  });
});

describe('helps come as often as the energy of the moment says', () => {
  interface Change {
    readonly at: number;
    readonly to: (energy: number) => number;
  }

  /** What happened to the energy of a member in a day, in order. */
  const changesOf = (game: Game, log: readonly Moment[], place: number): Change[] =>
    log.flatMap((moment): Change[] => {
      const { at } = moment;
      if (moment.kind === 'meal') return [{ at, to: (energy) => energy + mealEnergy(game, energy) }];
      if (moment.kind === 'energy' && moment.to === place) return [{ at, to: (energy) => energy + moment.amount }];
      if (moment.kind === 'drain' && moment.to === place) return [{ at, to: (energy) => energy - moment.amount }];
      return [];
    });

  /** Energy at a time on paper, after what happened before it. */
  function energyAt(awake: number, changes: readonly Change[], time: number): number {
    let [energy, step] = [awake, 0];
    const fall = (until: number) => {
      energy = Math.max(0, energy - (Math.floor(until / 10) - step));
      step = Math.floor(until / 10);
    };
    for (const { at, to } of changes) {
      if (at >= time) break;
      fall(at);
      energy = to(energy);
    }
    fall(time);
    return energy;
  }

  const HAIR = 1e-7;

  it('helps match the calculation by hand, for every member of every team', () => {
    holdsForTeams(60, (team, seed) => {
      const state = stateOfTeam(team, seed);
      const { game, awake } = state.plan;
      for (let day = 0; day < 4; day += 1) {
        const first = state.members.map(({ next }) => next - 1440);
        const log: Moment[] = [];
        state.log = log;
        state.tally.fill(0);
        runDay(state);
        for (const [place, { plan, energy, next }] of state.members.entries()) {
          const wake = log.find((moment) => moment.kind === 'wake' && moment.member === place);
          const morning = wake?.kind === 'wake' ? wake.energy : Number.NaN;
          const changes = changesOf(game, log, place);
          const procs = log.flatMap((moment) => (moment.kind === 'proc' && moment.member === place ? [moment.at] : []));
          const made = { day: 0, night: 0 };
          let time = first[place] ?? Number.NaN;
          while (time < 1440) {
            made[time < awake ? 'day' : 'night'] += 1;
            // The pause after a proc follows the energy that the skill leaves.
            const isProc = procs.some((at) => Math.abs(at - time) < HAIR);
            const now = energyAt(morning, changes, isProc ? time + HAIR : time - HAIR);
            time += ((plan.intervals[0] ?? 0) / intervalFactor(game, 150)) * intervalFactor(game, now);
          }
          expect([made.day, made.night]).toEqual([
            countOf(state, Count.dayHelps, place),
            countOf(state, Count.nightHelps, place),
          ]);
          expect(next).toBeCloseTo(time, 5);
          expect(energy).toBeCloseTo(energyAt(morning, changes, 1440), 6);
        }
      }
    });
  });
});

// ── Results ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Every number of a value, with its path. */
function* numbersIn(value: unknown, path = ''): Generator<readonly [path: string, value: number]> {
  if (typeof value === 'number') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* numbersIn(inner, path === '' ? key : `${path}.${key}`);
}

/** Energy that Bad Dreams takes is booked below zero. */
const MAY_BE_NEGATIVE = /^mean\.members\.\d\.skillValue\.energy\.amountToTeam$/;

const FEW_DAYS = { days: 28 };

describe('the result of every team', () => {
  it('has only finite, non-negative numbers', () => {
    holdsForTeams(40, (team, seed) => {
      const result = simulate(team, { ...FEW_DAYS, seed });
      const bad = [...numbersIn(result)].filter(
        ([path, value]) => !Number.isFinite(value) || (value < -1e-9 && !MAY_BE_NEGATIVE.test(path)),
      );
      expect(bad).toEqual([]);
    });
  });

  it('adds up', () => {
    holdsForTeams(25, (team, seed) => {
      const { mean } = simulate(team, { ...FEW_DAYS, seed });
      const { members, team: total, cooking } = mean;
      const sum = (of: (member: MemberFigures<number>) => number) =>
        members.reduce((all, member) => all + of(member), 0);
      expect(total.berries.total).toBeCloseTo(
        sum(({ strength }) => strength.berries.total),
        4,
      );
      expect(total.skill.total).toBeCloseTo(
        sum(({ strength }) => strength.skill.total),
        4,
      );
      expect(total.total).toBeCloseTo(
        total.berries.total + total.skill.total + total.cooking.total + total.startingBerries.total,
        4,
      );
      for (const [place, { advanced, produceTotal, produceWithoutSkill, produceFromSkill }] of members.entries()) {
        const fromOthers = (what: 'energy' | 'helps') =>
          sum(({ advanced: { gave } }) => gave[what][place] ?? 0) - (advanced.gave[what][place] ?? 0);
        expect(advanced.teamSupport.energy).toBeCloseTo(fromOthers('energy'), 6);
        expect(advanced.teamSupport.helps).toBeCloseTo(fromOthers('helps'), 6);
        expect(advanced.totalHelps).toBeCloseTo(advanced.dayHelps + advanced.nightHelps, 6);
        expect(advanced.nightHelps).toBeCloseTo(advanced.nightHelpsBeforeSS + advanced.nightHelpsAfterSS, 6);
        const amounts = ({ berries, ingredients }: typeof produceTotal) =>
          [...berries, ...ingredients].reduce((all, { amount }) => all + amount, 0);
        expect(amounts(produceTotal)).toBeCloseTo(amounts(produceWithoutSkill) + amounts(produceFromSkill), 6);
      }
      for (const type of ['curry', 'salad', 'dessert'] as const) {
        const { cookedRecipes = [], mixed = 0 } = cooking?.[type] ?? {};
        const dishes = cookedRecipes.reduce((all, { count }) => all + count, mixed);
        expect(dishes).toBeCloseTo(cooking?.mealsPerWeek ?? 0, 6);
      }
    });
  });

  it('is the same for the same seed', () => {
    holdsForTeams(10, (team, seed) => {
      expect(simulate(team, { ...FEW_DAYS, seed })).toEqual(simulate(team, { ...FEW_DAYS, seed }));
    });
  });

  it('differs for another seed, unless nothing is left to chance', () => {
    holdsForTeams(15, (team, seed) => {
      const members = team.members.map((member) => ({ ...member, sneakySnacking: false }));
      const meanOf = (own: number) => simulate({ ...team, members }, { ...FEW_DAYS, seed: own }).mean;
      expect(meanOf(seed)).not.toEqual(meanOf(seed + 1));
    });
  });

  it('does not depend on which worker runs which chain, nor on whether the day is recorded', () => {
    holdsForTeams(12, (team, seed) => {
      const plan = planOf(requestOfTeam(team));
      const together = runChains(createRunner(plan, seed), 0, 3).chains;
      const third = runChains(createRunner(plan, seed), 2, 1).chains[0];
      const second = runChains(createRunner(plan, seed, false), 1, 1).chains[0];
      expect(third).toEqual(together[2]);
      expect(second).toEqual(together[1]);
    });
  });

  it('does not depend on which worker ran the chains that others continue', () => {
    holdsForTeams(6, (team, seed) => {
      const plan = planOf(requestOfTeam(team));
      const together = runChains(createRunner(plan, seed), 0, 10).chains;
      const alone = runChains(createRunner(plan, seed), 9, 1).chains[0];
      const starts = [together[chainBefore(9)]?.ends ?? []];
      const handedOn = runChains(createRunner(plan, seed), 9, 1, starts).chains[0];
      expect(chainBefore(9)).toBe(5);
      expect(alone).toEqual(together[9]);
      expect(handedOn).toEqual(together[9]);
    });
  });

  it('does not depend on whether procs happen at once or wait for the next meal, where they may', () => {
    let waited = 0;
    holdsForTeams(60, (team, seed) => {
      const [logged, quiet] = [stateOfTeam(team, seed), stateOfTeam(team, seed)];
      // A logged day needs the time of everything.
      logged.log = [];
      for (const state of [logged, quiet]) for (let day = 0; day < 5; day += 1) runDay(state);
      for (const [place, count] of logged.tally.entries()) expect(quiet.tally[place]).toBeCloseTo(count, 6);
      expect(logged.members.map(({ deferring }) => deferring)).not.toContain(true);
      waited += quiet.members.filter(({ deferring }) => deferring).length;
    });
    expect(waited).toBeGreaterThan(0);
  });

  it('does not depend on what was simulated before', () => {
    holdsForTeams(20, (team, seed) => {
      const [fresh, used] = [stateOfTeam(team, seed), stateOfTeam(team, seed + 1)];
      for (let day = 0; day < 10; day += 1) runDay(used);
      used.kitchen.potBonus = 50;
      used.kitchen.tastyBonus = 0.5;
      for (const member of used.members) member.charges = 5;
      used.tally.fill(0);
      resetState(used, seed, 0, false);
      for (const state of [fresh, used]) for (let day = 0; day < 3; day += 1) runDay(state);
      expect(used.tally).toEqual(fresh.tally);
      expect(used.kitchen.shelves).toEqual(fresh.kitchen.shelves);
      expect(used.members.map(({ charges }) => charges)).toEqual(fresh.members.map(({ charges }) => charges));
    });
  });
});

// ── More of a good thing ─────────────────────────────────────────────────────────────────────────────────────────────

describe('more of a good thing', () => {
  const game = gameOf('2026-08');

  /** Any member with any teammates, without and with something; `measure` must not fall by more than four errors. */
  function raises(
    better: (member: Wanted) => Wanted,
    measure: (figures: MemberFigures<number>) => number,
    { atLeast, suits = () => true }: { atLeast: number; suits?: (species: Species) => boolean },
  ): void {
    const members = anyMember(game)
      .filter(({ pokemon }) => suits(game.species.get(pokemon)))
      .map((member) => ({ ...member, level: 60, subskills: [], sneakySnacking: false }))
      // There is one more level to gain.
      .map((member) => ({ ...member, skillLevel: Math.min(member.skillLevel ?? 1, 6) }));
    fc.assert(
      fc.property(members, fc.option(anyMember(game), { nil: undefined }), fc.nat(1000), (member, friend, seed) => {
        const figures = (own: Wanted) => {
          const team = { game, members: friend ? [own, friend] : [own], settings: {} };
          const { mean, error } = simulate(team, { days: 200, seed });
          const [ours, doubt] = [mean.members[0], error.members[0]];
          if (!ours || !doubt) throw new Error('No figures');
          return { mean: measure(ours), error: measure(doubt) };
        };
        const [before, after] = [figures(member), figures(better(member))];
        const doubt = Math.hypot(before.error, after.error);
        expect(after.mean).toBeGreaterThanOrEqual(before.mean * atLeast - 4 * doubt);
      }),
      { numRuns: everyday(12) },
    );
  }

  const learn = (subskill: string) => (member: Wanted) => ({ ...member, subskills: [subskill] });
  const sum = (list: readonly { readonly amount: number }[]) => list.reduce((all, { amount }) => all + amount, 0);

  // 14 percent less time is 16 percent more helps; rounded to whole seconds, and with skills that lift energy, about that.
  it('Helping Speed M: more helps', () => {
    raises(learn('Helping Speed M'), ({ advanced }) => advanced.totalHelps, { atLeast: 1.1 });
  });

  // 36 percent more chance; the certain proc after a long wait comes no sooner.
  it('Skill Trigger M: more procs', () => {
    raises(learn('Skill Trigger M'), ({ skillProcs }) => skillProcs, { atLeast: 1.08 });
  });

  // By day 36 percent more; by night the bag is full sooner.
  it('Ingredient Finder M: more ingredients', () => {
    raises(learn('Ingredient Finder M'), ({ produceWithoutSkill }) => sum(produceWithoutSkill.ingredients), {
      atLeast: 1.15,
    });
  });

  it('Inventory Up L: no fewer ingredients, and more helps with room in the bag', () => {
    raises(learn('Inventory Up L'), ({ produceWithoutSkill }) => sum(produceWithoutSkill.ingredients), { atLeast: 1 });
    raises(learn('Inventory Up L'), ({ advanced }) => advanced.nightHelpsBeforeSS, { atLeast: 1 });
  });

  // 400 to 569 is the smallest step but those at the top.
  it('a higher level of Charge Strength: more strength', () => {
    const strength = ['CHARGE_STRENGTH_S', 'CHARGE_STRENGTH_S_RANGE', 'CHARGE_STRENGTH_M'];
    raises(
      (member) => ({ ...member, skillLevel: (member.skillLevel ?? 1) + 1 }),
      ({ strength: { skill } }) => skill.total,
      { atLeast: 1.3, suits: ({ skill }) => strength.includes(skill.key) },
    );
  });
});

// ── Bad input ────────────────────────────────────────────────────────────────────────────────────────────────────────

describe('bad input', () => {
  const game = gameOf('2026-08');
  const good = requestInput(game, [{ pokemon: 'RAICHU' }]);
  const member = good.members[0];

  const problemsOf = (input: unknown) => {
    const result = simulateTeam(game, input, { days: 1 });
    return result.ok ? [] : result.problems.map(({ field }) => field);
  };

  it.each([
    ['nothing', undefined, ''],
    ['a list', [], ''],
    ['no members', { settings: {} }, 'members'],
    ['an empty team', { members: [], settings: {} }, 'members'],
    ['a team of six', { members: Array.from({ length: 6 }, () => member) }, 'members'],
    ['a member that is none', { members: [null] }, 'members[0]'],
    ['a species that is none', { members: [{ ...member, pokemon: 'MISSINGNO' }] }, 'members[0].pokemon'],
    ['two members with one id', { members: [member, member] }, 'members[1].externalId'],
    ['level 0', { members: [{ ...member, level: 0 }] }, 'members[0].level'],
    ['level 2.5', { members: [{ ...member, level: 2.5 }] }, 'members[0].level'],
    ['a ribbon that is none', { members: [{ ...member, ribbon: 5 }] }, 'members[0].ribbon'],
    ['a nature that is none', { members: [{ ...member, nature: 'Sleepy' }] }, 'members[0].nature'],
    ['skill level 0', { members: [{ ...member, skillLevel: 0 }] }, 'members[0].skillLevel'],
    ['an island that is none', { ...good, settings: { island: 'atlantis' } }, 'settings.island'],
    ['an expert island without choice', { ...good, settings: { island: 'CBEX' } }, 'settings.island.expert'],
    ['a night without end', { ...good, settings: { bedtime: '06:00', wakeup: '06:00' } }, 'settings.bedtime'],
    ['half an hour of sleep', { ...good, settings: { bedtime: '05:30', wakeup: '06:00' } }, 'settings.bedtime'],
    ['a clock that is none', { ...good, settings: { wakeup: '25:00' } }, 'settings.wakeup'],
    ['a pot too big', { ...good, settings: { potSize: 82 } }, 'settings.potSize'],
    ['a pot that is none', { ...good, settings: { potSize: '81' } }, 'settings.potSize'],
    ['a recipe that is none', { ...good, settings: { recipeLevels: { SOUP: 1 } } }, 'settings.recipeLevels.SOUP'],
    [
      'a recipe level too high',
      { ...good, settings: { recipeLevels: { FANCY_APPLE_CURRY: 71 } } },
      'settings.recipeLevels.FANCY_APPLE_CURRY',
    ],
    ['recipe levels in a list', { ...good, settings: { recipeLevels: [] } }, 'settings.recipeLevels'],
    ['a dish type that is none', { ...good, settings: { recipeType: 'soup' } }, 'settings.recipeType'],
    [
      'a stock of what is none',
      { ...good, settings: { stockpiledIngredients: [{ name: 'Banana', amount: 1 }] } },
      'settings.stockpiledIngredients',
    ],
    [
      'a stock below nothing',
      { ...good, settings: { stockpiledIngredients: [{ name: 'Apple', amount: -1 }] } },
      'settings.stockpiledIngredients[0].amount',
    ],
  ])('%s', (_, input, field) => {
    expect(problemsOf(input)).toEqual([field]);
  });

  it('lists all problems at once', () => {
    const input = {
      members: [{ ...member, level: 0, nature: 'Sleepy' }],
      settings: { potSize: 0, recipeType: 'soup' },
    };
    expect(problemsOf(input).sort()).toEqual([
      'members[0].level',
      'members[0].nature',
      'settings.potSize',
      'settings.recipeType',
    ]);
  });

  it('is accepted without settings', () => {
    expect(problemsOf({ members: [member] })).toEqual([]);
  });

  /** The answer to anything is a result or a list of problems, each with something to say. */
  function isAnswered(input: unknown): void {
    const result = simulateTeam(game, input, { days: 1 });
    if (result.ok) expect(result.value?.chains).toBeGreaterThan(1);
    else {
      expect(result.problems.length).toBeGreaterThan(0);
      for (const { message } of result.problems) expect(message).not.toBe('');
    }
  }

  it('never throws on any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), isAnswered), { numRuns: 200 });
    const members = fc.array(fc.jsonValue(), { maxLength: 6 });
    fc.assert(fc.property(fc.record({ members, settings: fc.jsonValue() }), isAnswered), { numRuns: 100 });
  });

  it('never throws on a good request with something else in one place', () => {
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('__proto__', 'constructor', '', ' ', 'all', -1, 0, 1e308, 0.5, Number.MAX_SAFE_INTEGER),
    );
    const settings = [
      ...['camp', 'bedtime', 'wakeup', 'recipeType', 'island', 'favoredBerries', 'expert', 'areaBonusPercent'],
      ...['stockpiledIngredients', 'stockpiledBerries', 'potSize', 'recipeLevels', 'name', 'version'],
    ];
    const inSettings = fc
      .tuple(fc.constantFrom(...settings), odd)
      .map(([field, value]) => ({ ...good, settings: { island: 'taupe', [field]: value } }));
    const inMember = fc
      .tuple(fc.constantFrom(...Object.keys(member ?? {}), 'sneakySnacking', 'gender', 'shiny', 'name'), odd)
      .map(([field, value]) => ({ ...good, members: [{ ...member, [field]: value }] }));
    const expert = fc
      .record({ main: fc.oneof(odd, fc.constant('GREPA')), sub: fc.oneof(odd, fc.constant(['DURIN'])), bonus: odd })
      .map((choice) => ({ ...good, settings: { island: { shortName: 'CBEX', expert: choice } } }));
    fc.assert(fc.property(fc.oneof(inSettings, inMember, expert), isAnswered), { numRuns: 300 });
  });
});
