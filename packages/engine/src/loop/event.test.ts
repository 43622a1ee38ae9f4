// Events of a week, kind by kind, in figures that a player can check by hand; and an event that changes nothing.
import { EVENT_KINDS, type EventEffect, type EventKind, gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { requestFor, requestInput, type Settings, stateFor } from '../../test/teams.ts';
import { simulateRequest } from '../answer/simulate.ts';
import { validateRequest } from '../read-request.ts';
import { type UNITS, unitOf } from './bookings.ts';
import { runDay } from './day.ts';
import { type MemberPlan, planOf } from './plan.ts';
import { Count, countAt } from './tally.ts';

const game = gameOf('2026-08');

const planFor = (team: readonly string[], settings: Settings, skillLevel = 1) =>
  planOf(
    requestFor(
      game,
      team.map((pokemon) => ({ pokemon, skillLevel })),
      settings,
    ),
  );

/** A figure of every member while an event lasts. */
const during = <T>(event: readonly EventEffect[], team: readonly string[], figure: (member: MemberPlan) => T): T[] =>
  planFor(team, { event }).members.map(figure);

/** What a proc of the first of two brings: to itself, and berries of each. */
function procOf(event: readonly EventEffect[], pokemon: string, skillLevel: number) {
  const { programs, members } = planFor([pokemon, 'PIKACHU'], { event }, skillLevel);
  const program = programs[members[0]?.program ?? -1];
  if (!program) throw new Error(`${pokemon} has no skill`);
  const amount = (unit: (typeof UNITS)[number]) => program.self[unitOf(unit)];
  return { ingredients: amount('ingredients'), shards: amount('dreamShards'), berries: [...program.berries] };
}

describe('an event for some members', () => {
  // Electric and good at berries; grass and good at ingredients; dark and good at everything; fairy and good at skills.
  const team = ['RAICHU', 'VENUSAUR', 'DARKRAI', 'SYLVEON'];

  it('triggers skills half as often again, of one type or of a specialty and those good at everything', () => {
    const chance = ({ skillChance }: MemberPlan) => skillChance;
    const [raichu = 0, venusaur = 0, darkrai = 0, sylveon = 0] = during([], team, chance);
    expect(during([{ what: 'skillTrigger', factor: 1.5, who: { type: ['electric'] } }], team, chance)).toEqual([
      expect.closeTo(1.5 * raichu, 12),
      venusaur,
      darkrai,
      sylveon,
    ]);
    expect(during([{ what: 'skillTrigger', factor: 1.5, who: { specialty: 'skill' } }], team, chance)).toEqual([
      raichu,
      venusaur,
      expect.closeTo(1.5 * darkrai, 12),
      expect.closeTo(1.5 * sylveon, 12),
    ]);
  });

  it('raises skill levels up to the highest', () => {
    const levelsOf = (skillLevel: number, add: number) =>
      planFor(['SYLVEON', 'RAICHU'], { event: [{ what: 'skillLevel', add, who: { type: ['fairy'] } }] }, skillLevel);
    expect(levelsOf(2, 3).programs.map(({ level }) => level)).toEqual([5, 2]);
    expect(levelsOf(5, 3).programs.map(({ level }) => level)).toEqual([6, 5]);
  });

  it('brings one more berry with each help', () => {
    const berries = ({ drops }: MemberPlan) => drops.berries;
    expect(during([], team, berries)).toEqual([2, 1, 2, 1]);
    expect(during([{ what: 'berriesPerHelp', add: 1, who: { specialty: 'berry' } }], team, berries)).toEqual([
      3, 1, 3, 1,
    ]);
  });

  it('brings one more ingredient with each find', () => {
    const perFind = ({ drops }: MemberPlan) => [...drops.fixed];
    const [plain = []] = during([], ['VENUSAUR'], perFind);
    const event: EventEffect = { what: 'ingredientsPerHelp', add: 1, who: { specialty: 'ingredient' } };
    expect(during([event], ['VENUSAUR'], perFind)).toEqual([plain.map((amount) => amount + 1)]);
  });

  it('shortens the time between helps', () => {
    // 0.882 × 2200 s at level 60; 2200 / 1.25 = 1760 s.
    const seconds = ({ intervals }: MemberPlan) => Math.floor(60 * Math.max(...intervals));
    expect(during([], ['RAICHU'], seconds)).toEqual([1940]);
    expect(during([{ what: 'helpingSpeed', factor: 1.25 }], ['RAICHU'], seconds)).toEqual([1552]);
  });

  it('lets members carry more: so many, or so many times as much, before the camp', () => {
    const carry = (settings: Settings) => planFor(['RAICHU'], settings).members[0]?.carry;
    const half = { what: 'carryFactor', factor: 1.5 };
    expect(carry({})).toBe(31);
    expect(carry({ event: [{ what: 'carryLimit', add: 8 }] })).toBe(39);
    expect(carry({ event: [half] })).toBe(47);
    expect(carry({ event: [half], camp: true })).toBe(57);
  });
});

describe('an event for the whole team', () => {
  it('makes dishes stronger', () => {
    const values = (event: readonly EventEffect[]) => [
      ...(planFor(['VENUSAUR'], { event }).cooking?.books[0]?.value ?? []),
    ];
    expect(values([]).length).toBeGreaterThan(10);
    expect(values([{ what: 'dishStrength', factor: 1.25 }])).toEqual(values([]).map((value) => 1.25 * value));
  });

  it('makes the pot larger, rounded before Sunday doubles it', () => {
    const pot = (factor: number) =>
      planFor(['RAICHU'], { potSize: 63, event: [{ what: 'potSize', factor }] }).cooking?.pot;
    expect(pot(2)).toEqual([126, 252]);
    expect(pot(1.5)).toEqual([95, 190]);
  });

  it('gives 5 more energy with each meal', () => {
    const gained = (event: readonly EventEffect[]) => {
      const state = stateFor(game, [{ pokemon: 'RAICHU' }], { event });
      for (const member of state.members) member.wait = 1000;
      runDay(state);
      return state.tally[countAt(0, Count.mealEnergy)];
    };
    // Breakfast at 100 less 35 for 06:00 to 11:59 gives 3, lunch 36 later 6, dinner 21 later 8.
    expect(gained([])).toBe(17);
    // With 5 more each: 65 + 8, 37 + 11, 27 + 12.
    expect(gained([{ what: 'energyFromDish', add: 5 }])).toBe(8 + 11 + 12);
  });

  it('multiplies what magnets, draws or all skills find, without fractions', () => {
    const found = (what: EventKind, factor: number) =>
      ['VENUSAUR', 'DWEBBLE'].map((pokemon) => procOf([{ what, factor }], pokemon, 3).ingredients);
    expect(found('ingredientsFromSkills', 1)).toEqual([11, 8]);
    expect(found('ingredientMagnet', 1.5)).toEqual([16, 8]);
    expect(found('ingredientDraw', 1.5)).toEqual([11, 12]);
    expect(found('ingredientsFromSkills', 1.25)).toEqual([13, 10]);
  });

  it('multiplies the berries of Berry Burst, for its user and the others', () => {
    expect(procOf([], 'TREECKO', 4).berries).toEqual([24, 3]);
    expect(procOf([{ what: 'berryBurst', factor: 1.4 }], 'TREECKO', 4).berries).toEqual([33, 4]);
  });

  it('multiplies the dream shards of skills', () => {
    expect(procOf([], 'MEOWTH', 2).shards).toBe(340);
    expect(procOf([{ what: 'dreamShardsFromSkills', factor: 1.5 }], 'MEOWTH', 2).shards).toBe(510);
  });
});

describe('events that meet', () => {
  it('count only the larger of a kind, for each member', () => {
    const event: readonly EventEffect[] = [
      { what: 'skillLevel', add: 1 },
      { what: 'skillLevel', add: 3, who: { type: ['electric'] } },
      { what: 'skillLevel', add: 2, who: { type: ['electric'] } },
    ];
    expect(planFor(['RAICHU', 'VENUSAUR'], { event }).programs.map(({ level }) => level)).toEqual([4, 2]);
    const skills: readonly EventEffect[] = [
      { what: 'ingredientMagnet', factor: 1.5 },
      { what: 'ingredientsFromSkills', factor: 1.25 },
    ];
    expect(procOf(skills, 'VENUSAUR', 3).ingredients).toBe(16);
  });

  it('add to the rules of an expert island', () => {
    const settings = { island: 'CBEX', expert: { main: 'GREPA', sub: [], bonus: 'berry' } };
    const level = (event: readonly EventEffect[]) => planFor(['RAICHU'], { ...settings, event }).programs[0]?.level;
    expect([level([]), level([{ what: 'skillLevel', add: 3 }])]).toEqual([2, 5]);
  });
});

describe('an event that changes nothing', () => {
  const team = ['RAICHU', 'VENUSAUR', 'DARKRAI', 'SYLVEON', 'TREECKO'].map((pokemon) => ({ pokemon }));
  const week = (settings: Settings) => {
    const result = simulateRequest(requestFor(game, team, settings), { days: 28, seed: 7 });
    return JSON.stringify([result?.mean, result?.error]);
  };

  it('gives bit-identical results, whatever its kind', () => {
    const kinds = Object.keys(EVENT_KINDS).filter((what): what is EventKind => what in EVENT_KINDS);
    const idle = kinds.map((what) => (EVENT_KINDS[what].form === 'factor' ? { what, factor: 1 } : { what, add: 0 }));
    const plain = week({});
    expect(plain.length).toBeGreaterThan(1000);
    expect(week({ event: idle })).toBe(plain);
  });

  it('is left out of the settings, so that the question has the same name', () => {
    for (const event of [undefined, null, [], '2026-10-20'])
      expect(requestFor(game, team, { event }).settings).toEqual(requestFor(game, team).settings);
  });
});

describe('an event on the wire', () => {
  const problemsOf = (event: unknown) => {
    const request = validateRequest(game, requestInput(game, [{ pokemon: 'RAICHU' }], { event }));
    return request.ok ? [] : request.problems.map(({ field, message }) => `${field}: ${message}`);
  };

  it('is a date for the events of its week, with the favourites that they fixed', () => {
    const { settings } = requestFor(game, [{ pokemon: 'RAICHU' }], {
      event: '2025-12-24',
      island: 'greengrass',
      favoredBerries: ['ORAN', 'PAMTRE', 'PECHA'],
    });
    expect(settings.event).toContainEqual({ what: 'dreamShardsFromSkills', factor: 2 });
    expect(settings.event).toContainEqual({ what: 'skillLevel', add: 3, who: { type: ['ice', 'steel'] } });
    expect(settings.favourites).toEqual(['RAWST', 'BELUE', 'ORAN']);
  });

  it.each([
    ['next week', 'settings.event: event must be a date like 2026-10-05 or a list of effects, not next week'],
    ['2026-02-30', 'settings.event: event must be a date like 2026-10-05 or a list of effects, not 2026-02-30'],
    [{}, 'settings.event: event must be a list of up to 50 effects, not {}'],
    [[{ what: 'sleepExp', factor: 2 }], 'settings.event[0].what: what must be one of'],
    [[{ what: 'skillLevel', add: 1.5 }], 'settings.event[0].add: skillLevel needs an add 0-50, not 1.5'],
    [[{ what: 'potSize', factor: 0 }], 'settings.event[0].factor: potSize needs a factor above 0, up to 10, not 0'],
    [[{ what: 'potSize', factor: 2, who: { type: ['fire'] } }], 'settings.event[0].who: potSize counts for everyone'],
    [[{ what: 'skillLevel', add: 1, who: { type: ['stone'] } }], 'settings.event[0].who: who must name types'],
  ])('%j is refused', (event, problem) => {
    expect(problemsOf(event)).toEqual([expect.stringContaining(problem)]);
  });
});
