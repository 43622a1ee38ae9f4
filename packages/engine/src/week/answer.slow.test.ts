// The forecast for the rest of a week: wishes and missing ingredients, nights, ranks, several teams.
import { gameOf, ranksOf, recipeValue } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { requestInput, type Settings, type Wanted, weekOf } from '../../test/teams.ts';
import { answerWeek } from './answer.ts';
import type { WeekAnswer } from './types.ts';
import { validateWeek } from './validate.ts';

const game = gameOf('2026-08');
const TEAM: readonly Wanted[] = [{ pokemon: 'VENUSAUR' }, { pokemon: 'RAICHU' }];

function answerFor(fields: object, settings: Settings = {}, weeks = 60, members = TEAM): WeekAnswer {
  const answer = answerWeek(game, weekOf(game, { ...requestInput(game, members, settings), ...fields }), { weeks });
  if (!answer) throw new Error('No answer');
  return answer;
}

describe('meals', () => {
  test('are the remaining ones, with wishes kept, failed ones reported, mixed and skipped ones as requested', () => {
    const { meals } = answerFor({
      now: { day: 'sun', time: '08:00', bag: { Apple: 12 } },
      policy: { filler: 'never', dishes: { sun: ['fancy apple curry', 'NINJA_CURRY', 'nothing'] } },
    });
    expect(meals.map(({ day, meal, time }) => `${day} ${meal} ${time}`)).toEqual([
      'sun breakfast 11:59',
      'sun lunch 17:59',
      'sun dinner 21:29',
    ]);
    const [breakfast, lunch, dinner] = meals;
    expect(breakfast?.options.map(({ dish, probability }) => [dish, probability])).toEqual([['FANCY_APPLE_CURRY', 1]]);
    expect(breakfast?.wish).toEqual({ dish: 'FANCY_APPLE_CURRY', failed: 0, tooLarge: 0, missing: [] });
    expect(lunch?.wish?.failed).toBe(1);
    expect(lunch?.wish?.missing.map(({ ingredient }) => ingredient)).toContain('Leek');
    expect(dinner?.options).toEqual([{ dish: 'nothing', probability: 1, value: 0 }]);
  });

  test('eaten before their time is over are not cooked again, and what comes in until then stays', () => {
    const input = { now: { day: 'sun', time: '08:00', bag: { Apple: 12 } }, policy: { filler: 'never' } };
    const question = weekOf(game, { ...requestInput(game, TEAM), ...input });
    const answer = answerWeek(game, { ...question, eaten: ['breakfast'] }, { weeks: 60 });
    expect(answer?.meals.map(({ meal }) => meal)).toEqual(['lunch', 'dinner']);
    expect(answer?.cookNow[0]?.dish).toBe(answer?.meals[0]?.options[0]?.dish);
    // As if it had been skipped.
    const skipped = answerFor({ ...input, policy: { filler: 'never', dishes: { sun: ['nothing', 'best', 'best'] } } });
    expect(answer?.strength).toEqual(skipped.strength);
  });

  test('that are mixed are worth what is thrown in, to the unit', () => {
    const only = Object.fromEntries(game.recipes.rows.map(({ name }) => [name, name === 'FANCY_APPLE_CURRY' ? 1 : 0]));
    const { meals, strength } = answerFor(
      {
        now: { day: 'sun', time: '21:20', strength: 1000, bag: { Leek: 5 }, tasty: 0.7 },
        policy: { dishes: { sun: ['best', 'best', 'mixed'] } },
      },
      { recipeLevels: only },
      20,
    );
    // With everything that skills can store, every Sunday dish is extra tasty: three times 5 leeks and what came in since.
    expect(meals).toHaveLength(1);
    expect(meals[0]?.options.map(({ dish }) => dish)).toEqual(['mixed']);
    expect(meals[0]?.value).toBeGreaterThanOrEqual(3 * 5 * 185);
    expect(strength.p10).toBeGreaterThanOrEqual(1000 + 3 * 5 * 185);
  });
});

describe('a stored chance of extra tasty', () => {
  const only = Object.fromEntries(game.recipes.rows.map(({ name }) => [name, name === 'FANCY_APPLE_CURRY' ? 1 : 0]));
  /** Saturday evening with seven apples, enough for one dish worth 748, and no member that brings any. */
  const evening = (tasty: number, holdTasty: boolean, day = 'sat') =>
    answerFor(
      { now: { day, time: '20:00', bag: { Apple: 7 }, tasty }, policy: { filler: 'never', holdTasty } },
      { recipeLevels: only },
      200,
      [{ pokemon: 'RAICHU', sneakySnacking: true }],
    );
  const likely = ({ meals }: WeekAnswer) => meals.map(({ options: [first] }) => [first?.dish, first?.probability]);
  const sumOf = ({ meals }: WeekAnswer) => meals.reduce((sum, { value }) => sum + value, 0);

  test('is held for Sunday where that pays: nothing is cooked on Saturday, and the dish counts three times for sure', () => {
    const held = evening(0.7, true);
    expect(likely(held).slice(0, 2)).toEqual([
      ['nothing', 1],
      ['FANCY_APPLE_CURRY', 1],
    ]);
    expect(sumOf(held)).toBeCloseTo(3 * 748, 6);
    const plain = evening(0.7, false);
    expect(plain.hold).toBeUndefined();
    expect(likely(plain)[0]).toEqual(['FANCY_APPLE_CURRY', 1]);
    // On Saturday it is extra tasty, and counts twice, with a chance of 0.1 + 0.7.
    expect(held.hold?.gain.mean).toBeCloseTo(sumOf(held) - sumOf(plain), 6);
    expect(Math.abs((held.hold?.gain.mean ?? 0) - (3 - 1.8) * 748)).toBeLessThan(4 * (held.hold?.gain.error ?? 0));
  });

  test('is used where little is stored, and on other days', () => {
    expect(evening(0.1, true).hold).toBeUndefined();
    const friday = evening(0.7, true, 'fri');
    expect(friday.hold).toBeUndefined();
    expect(likely(friday)[0]).toEqual(['FANCY_APPLE_CURRY', 1]);
  });
});

describe('recipe levels', () => {
  const only = Object.fromEntries(game.recipes.rows.map(({ name }) => [name, name === 'FANCY_APPLE_CURRY' ? 1 : 0]));
  const valueAt = (level: number) => recipeValue(game, game.recipes.get('FANCY_APPLE_CURRY'), level);
  const both = (now: object, members: readonly Wanted[]) =>
    [{}, { recipesLevelUp: true }].map((policy) =>
      answerFor({ now, policy: { filler: 'never', ...policy } }, { recipeLevels: only }, 60, members),
    );
  const sundayValues = ({ meals }: WeekAnswer) => meals.map(({ options: [first] }) => first?.value ?? 0);

  test('rise with each dish, and later meals of the week are worth more', () => {
    // Breakfast is extra tasty for sure: half a level and three times 748 are enough for level 3.
    const now = { day: 'sun', time: '08:00', bag: { Apple: 21 }, tasty: 0.7 };
    const [plain, rising] = both(now, [{ pokemon: 'RAICHU', sneakySnacking: true }]);
    if (!plain || !rising) throw new Error('No answer');
    const ratios = sundayValues(rising).map((value, m) => value / (sundayValues(plain)[m] ?? 0));
    expect(ratios[0]).toBe(1);
    expect(ratios[1]).toBeCloseTo(valueAt(3) / valueAt(1), 9);
    expect(ratios[2]).toBeGreaterThan(ratios[1] ?? 0);
    expect(plain.recipeLevels).toBeUndefined();
    expect(rising.recipeLevels).toEqual([{ recipe: 'FANCY_APPLE_CURRY', level: 1, end: expect.any(Number) }]);
    expect(rising.recipeLevels?.[0]?.end).toBeGreaterThan(3);
  });

  test('start from the current ones: earlier meals do not count again', () => {
    const [plain, rising] = both({ day: 'sun', time: '20:00' }, [{ pokemon: 'RAICHU' }]);
    expect(rising?.strength).toEqual(plain?.strength);
  });
});

describe('the end of a week', () => {
  test("is Snorlax's current strength when nothing is left to come", () => {
    const { strength, meals, nights, cookNow, ranks } = answerFor({
      now: { day: 'sun', time: '23:00', strength: 412345 },
    });
    expect(strength).toEqual({ mean: 412345, error: 0, p10: 412345, p50: 412345, p90: 412345 });
    expect([meals, cookNow]).toEqual([[], []]);
    expect(nights.map(({ day }) => day)).toEqual(['sun']);
    expect(ranks.map(({ probability }) => probability)).toEqual([1]);
  });

  test('adds up: ranks to one, and the wanted rank to all from it on', () => {
    const steps = ranksOf('2026-08', 'greengrass').snorlaxRankStrength ?? [];
    const base = answerFor({ now: { day: 'fri', time: '20:00', strength: 0 } });
    const near = steps.findIndex((step) => step > base.strength.p50);
    const strength = (steps[near] ?? 0) - base.strength.p50;
    const { ranks, wanted } = answerFor({ now: { day: 'fri', time: '20:00', strength }, rank: 'basic 3' });
    expect(ranks.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const from = ranks.filter((rank) => rank.strength >= (wanted?.strength ?? 0));
    expect(wanted?.probability).toBeCloseTo(
      from.reduce((sum, { probability }) => sum + probability, 0),
      12,
    );
  });
});

describe('several teams', () => {
  const OTHERS: readonly Wanted[] = [
    { pokemon: 'RAICHU', level: 40 },
    { pokemon: 'GENGAR', level: 50 },
  ];
  const now = { day: 'wed', time: '06:00', bag: {} };
  const week = (members: readonly Wanted[], fields: object) => answerFor({ now, ...fields }, {}, 200, members).strength;

  test('bring the same as the one that is there all the time', () => {
    const days = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, 1]));
    const teams = [requestInput(game, OTHERS).members];
    const planned = week(TEAM, { teams, plan: days });
    const alone = week(OTHERS, {});
    expect(Math.abs(planned.mean - alone.mean)).toBeLessThan(4 * Math.hypot(planned.error, alone.error));
    const half = week(TEAM, { teams, plan: { thu: 1, fri: { day: 1, night: 0 }, sat: 1 } });
    const [low, high] = [alone.mean, week(TEAM, {}).mean].toSorted((a, b) => a - b);
    expect(half.mean).toBeGreaterThan(low ?? 0);
    expect(half.mean).toBeLessThan(high ?? 0);
  });
});

describe('a nap', () => {
  const settings = { bedtime: '21:30', wakeup: '06:00', camp: true };
  const now = { day: 'sat', time: '06:00', strength: 500_000, bag: {} };
  const naps = { sat: { from: '11:00', to: '13:00' } };
  const { nights, meals } = answerFor({ now, naps }, settings);

  test('is a sleep of its own that takes its score from the night and the camp along', () => {
    const plain = answerFor({ now }, settings).nights;
    expect(nights.map(({ score, nap }) => [score, nap?.score])).toEqual([
      [76, 24],
      [100, undefined],
    ]);
    const [saturday] = nights;
    expect(saturday?.nap?.strength.p10).toBeGreaterThan(500_000);
    expect(saturday?.nap?.strength.p90).toBeLessThan(saturday?.strength.p10 ?? 0);
    const least = (night: WeekAnswer['nights'][number] | undefined) => night?.pokemon[0]?.count ?? 0;
    expect(least(saturday)).toBeLessThan(least(plain[0]));
  });

  test('that covers the end of breakfast lets it be cooked before', () => {
    expect(meals.slice(0, 2).map(({ meal, time }) => `${meal} ${time}`)).toEqual(['breakfast 11:00', 'lunch 17:59']);
  });

  test('that is over is left out, and still counts for the night', () => {
    const [night] = answerFor({ now: { ...now, time: '15:00' }, naps }, settings).nights;
    expect([night?.score, night?.nap]).toEqual([76, undefined]);
  });

  test('helps a player with short nights', () => {
    const short = { bedtime: '01:00', wakeup: '06:00' };
    const daily = Object.fromEntries(['thu', 'fri', 'sat'].map((day) => [day, { from: '14:00', to: '17:30' }]));
    const from = { day: 'thu', time: '06:00', bag: {} };
    const [tired, rested] = [{}, daily].map((some) => answerFor({ now: from, naps: some }, short, 200).strength);
    const error = Math.hypot(tired?.error ?? 0, rested?.error ?? 0);
    expect((rested?.mean ?? 0) - (tired?.mean ?? 0)).toBeGreaterThan(4 * error);
  });
});

describe('checking in rarely', () => {
  // Venusaur and Raichu save for Sunday where they may.
  const policyOf = (lookIn: unknown) => ({ sunday: true, holdTasty: true, lookIn });
  const now = { day: 'thu', time: '06:00', strength: 1000, bag: { Apple: 40, Milk: 30, Honey: 60 } };
  const answerOf = (lookIn: unknown) => answerFor({ now, policy: policyOf(lookIn) }, {}, 400);

  test('costs the difference of the two forecasts under the same policy', () => {
    const always = answerOf('always');
    const away = answerOf({ everyHours: 8 });
    expect(always.saving ?? away.saving).toBeDefined();
    const share = (away.strength.mean - 1000) / (always.strength.mean - 1000);
    expect(away.lookInCost?.mean).toBeCloseTo(1 - share, 9);
  });
});

describe('what to cook now', () => {
  const now = { day: 'thu', time: '08:00', strength: 0, bag: { Apple: 30, Milk: 12, Leek: 14, Potato: 20, Honey: 25 } };

  test('is the dish of the plan, and beside it only what is clearly better or worse', () => {
    const { cookNow, meals } = answerFor({ now }, {}, 200);
    const [planned, ...others] = cookNow;
    expect(planned).toMatchObject({ dish: meals[0]?.options[0]?.dish, change: { mean: 0, error: 0 } });
    expect(others.length).toBeGreaterThan(0);
    for (const { dish, change } of others) {
      expect(dish).not.toBe(planned?.dish);
      expect(Math.abs(change.mean)).toBeGreaterThan(1.96 * change.error);
    }
  });

  test('is the dish that the player has fixed', () => {
    const { cookNow } = answerFor({ now, policy: { dishes: { thu: ['mixed'] } } });
    expect(cookNow[0]).toMatchObject({ dish: 'mixed', probability: 1, change: { mean: 0 } });
  });
});

describe('a strength that was not entered', () => {
  const typical = (now: object, weeks = 60) => answerFor({ now: { ...now, strength: 'typical' } }, {}, weeks);

  test('is the average of weeks from Monday on', () => {
    const { nights } = answerFor({ now: { day: 'mon', time: '00:00' } }, {}, 400);
    const tuesday = nights.find(({ day }) => day === 'tue')?.strength;
    const { typicalStrength = 0 } = typical({ day: 'tue', time: '23:30' });
    // The guess comes from a quarter of those weeks.
    expect(Math.abs(typicalStrength - (tuesday?.mean ?? 0))).toBeLessThan(4 * 2 * (tuesday?.error ?? 0));
  });

  test('grows with the week, is zero on Monday morning, and does not depend on other input', () => {
    const moments = [
      { day: 'mon', time: '00:00' },
      { day: 'mon', time: '13:00' },
      { day: 'wed', time: '13:00' },
      { day: 'sun', time: '13:00' },
    ];
    const guesses = moments.map((now) => typical(now, 20).typicalStrength ?? Number.NaN);
    expect(guesses[0]).toBe(0);
    expect(guesses).toEqual(guesses.toSorted((a, b) => a - b));
    expect(new Set(guesses).size).toBe(4);
    expect(typical({ day: 'wed', time: '13:00', bag: { Apple: 5 } }, 20).typicalStrength).toBe(guesses[2]);
  });

  test('is where the forecast continues, just like an entered one', () => {
    const now = { day: 'wed', time: '13:00', bag: {} };
    const { typicalStrength, ...guessed } = typical(now);
    expect(answerFor({ now: { ...now, strength: typicalStrength } })).toEqual(guessed);
  });

  test('is missing where the question leaves it out', () => {
    const { typicalStrength, strength } = answerFor({ now: { day: 'wed', time: '13:00', bag: {} } });
    expect(typicalStrength).toBeUndefined();
    expect(strength).toEqual(answerFor({ now: { day: 'wed', time: '13:00', strength: 0, bag: {} } }).strength);
  });
});

test('every problem is named', () => {
  const result = validateWeek(game, {
    ...requestInput(game, TEAM),
    now: { day: 'someday', time: '25:00', strength: -1, bag: { Gold: 3 }, energy: { unknown: 50 }, tasty: 2 },
    policy: {
      filler: 'sometimes',
      sunday: 'yes',
      dishes: { sun: ['SOUP'], funday: [] },
      lookIn: { everyHours: 99 },
      recipesLevelUp: 3,
    },
    rank: 'Master 21',
    plan: { mon: 3 },
    naps: { mon: { from: '13:00', to: '14:00' }, tue: { from: '20:00', to: '22:00' }, wed: 'noon' },
    teams: 'none',
  });
  expect(result.ok ? [] : [...new Set(result.problems.map(({ field }) => field))].toSorted()).toEqual(
    [
      'naps.mon',
      'naps.tue',
      'naps.wed',
      'now.bag.Gold',
      'now.day',
      'now.energy.unknown',
      'now.strength',
      'now.tasty',
      'now.time',
      'plan.mon',
      'policy.dishes.funday',
      'policy.dishes.sun[0]',
      'policy.filler',
      'policy.lookIn',
      'policy.recipesLevelUp',
      'policy.sunday',
      'rank',
      'teams',
    ].toSorted(),
  );
});
