// Forecasts of the rest of a week hold: on average, in their chances, and in what they advise. With FULL=1 on all open teams.
import { readdirSync, readFileSync } from 'node:fs';
import { type EditionId, formatClock, type Game, gameOf, TEAM_SIZE, WEEKDAYS } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { formsOf, rolledTotal } from '../src/figures/team.ts';
import { sumTerms } from '../src/figures/terms.ts';
import { rollDrops } from '../src/loop/cooking.ts';
import { beginDay, endDay, passDay } from '../src/loop/day.ts';
import { bringTo } from '../src/loop/effects.ts';
import { planOf } from '../src/loop/plan.ts';
import { createStream, uniform } from '../src/loop/rng.ts';
import { resetState } from '../src/loop/start.ts';
import type { State } from '../src/loop/state.ts';
import { requestOf } from '../src/request.ts';
import { createRunner } from '../src/statistics/chains.ts';
import { runToEnd } from '../src/stepwise.ts';
import { nameOfWish, nextMealChoices } from '../src/week/advice.ts';
import { answerWeek } from '../src/week/answer.ts';
import { cookAll, difference, knownOf } from '../src/week/compare.ts';
import { cookWeek, type MealPlan, Wish } from '../src/week/cook.ts';
import { withWish } from '../src/week/meal-plan.ts';
import { playWeeks } from '../src/week/play.ts';
import { findSaving, savingPlan } from '../src/week/saving.ts';
import type { Now, WeekQuestion } from '../src/week/types.ts';
import { mealPlanOf, weekSetupOf } from '../src/week/week-setup.ts';
import { simulateTeam, weekOf } from './teams.ts';

const FULL = Boolean(process.env.FULL);
const SUNDAY = 6;
const WEDNESDAY = 2;
/** Between breakfast and lunch. */
const MINUTE = 440;

// ── Recorded teams of five ───────────────────────────────────────────────────────────────────────────────────────────

interface OpenTeam {
  readonly name: string;
  readonly game: Game;
  readonly input: { readonly [field: string]: unknown };
}

const folder = new URL('./goldens/', import.meta.url);

const allTeams = (): readonly OpenTeam[] =>
  readdirSync(folder)
    .sort()
    .map((file) => file.replace('.json', ''))
    .map((name) => ({ name, input: JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')).input }))
    .filter(({ input }) => input.members.length === TEAM_SIZE)
    .map(({ name, input }) => ({ name, input, game: gameOf(name.slice(0, 7) as EditionId) }));

/** All with FULL=1, else those that are named. */
const openTeams = (...everyday: readonly string[]): readonly OpenTeam[] =>
  allTeams().filter(({ name }) => process.env.FULL || everyday.includes(name));

// ── A week as it happens ─────────────────────────────────────────────────────────────────────────────────────────────

/** What has come in and was cooked by now, and the strength of it all. */
function createWitness({ game, input }: OpenTeam) {
  const question = weekOf(game, { ...input, now: { day: 'mon', time: '12:00' } });
  const { filler, meals, lookIn } = question.policy;
  const plan = planOf(requestOf(game, { ...question.settings, policy: { filler, meals, lookIn } }, question.members));
  const { state } = createRunner(plan, 7, false, 0);
  const rolled = rolledTotal(plan, formsOf(plan, state.layout));
  const strength = () =>
    sumTerms(rolled.terms, state.tally) +
    state.members.reduce((sum, { rolledBerries }, m) => sum + rolledBerries * (rolled.berry[m] ?? 0), 0) +
    (state.kitchen.week[plan.cooking?.asked ?? 0] ?? 0) * rolled.cooking;
  const dayUntil = (weekday: number, minute: number) => {
    state.weekday = weekday;
    if (minute === MINUTE) beginDay(state);
    passDay(state, minute);
    arrive(state, minute);
  };
  /** One week as it happens: what a player would see on Wednesday, and how it ends. */
  const week = (run: number): { now: Now; gained: number } => {
    resetState(state, 7, 1000 + run, false);
    state.tally.fill(0);
    state.kitchen.week.fill(0);
    state.weekday = SUNDAY;
    beginDay(state);
    passDay(state, plan.awake);
    arrive(state, plan.awake);
    const before = strength();
    endDay(state);
    for (let weekday = 0; weekday < WEDNESDAY; weekday += 1) {
      state.weekday = weekday;
      beginDay(state);
      passDay(state, plan.awake);
      endDay(state);
    }
    dayUntil(WEDNESDAY, MINUTE);
    const so = strength() - before;
    const now = nowIn(state, question, so);
    for (let weekday = WEDNESDAY; weekday <= SUNDAY; weekday += 1) {
      state.weekday = weekday;
      if (weekday > WEDNESDAY) beginDay(state);
      passDay(state, plan.awake);
      if (weekday < SUNDAY) endDay(state);
    }
    arrive(state, plan.awake);
    return { now, gained: strength() - before };
  };
  return { question, week };
}

function arrive(state: State, minute: number): void {
  state.now = minute;
  for (const member of state.members) {
    bringTo(state, member);
    rollDrops(state, member);
  }
}

function nowIn({ plan, kitchen, members }: State, { settings }: WeekQuestion, strength: number): Now {
  const shelf = kitchen.shelves[plan.cooking?.asked ?? 0];
  const { rows } = plan.game.ingredients;
  return {
    day: 'wed',
    time: formatClock(settings.wakeup + MINUTE),
    strength,
    bag: Object.fromEntries(rows.map(({ name }, i) => [name, (shelf?.available[i] ?? 0) + (kitchen.incoming[i] ?? 0)])),
    energy: Object.fromEntries(members.map(({ plan: { member }, energy }) => [member.externalId, energy])),
    tasty: kitchen.tastyBonus,
    pot: kitchen.potBonus,
  };
}

/** Chance of a rank, and whether it was reached. */
interface Bet {
  readonly chance: number;
  readonly won: boolean;
}

describe('a forecast from the middle of a week', () => {
  const outer = FULL ? 40 : 12;
  const weeks = FULL ? 200 : 60;
  const bets: Bet[] = [];

  test.each(openTeams('2025-10-t09', '2026-08-t13', '2026-08-x01').map((team) => [team.name, team] as const))(
    'ends like the whole week: %s',
    { timeout: 600_000 },
    (_name, team) => {
      const { question, week } = createWitness(team);
      const off = Array.from({ length: outer }, (_, run) => {
        const { now, gained } = week(run);
        const answer = answerWeek(team.game, { ...question, now }, { seed: 100 + run, weeks });
        if (!answer) throw new Error('No answer');
        let above = 1;
        for (const { strength, probability } of answer.ranks) {
          if (above < 1) bets.push({ chance: above, won: gained >= strength });
          above -= probability;
        }
        return gained - answer.strength.mean;
      });
      const mean = off.reduce((sum, value) => sum + value, 0) / outer;
      const variance = off.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (outer - 1);
      expect(Math.abs(mean)).toBeLessThan(4 * Math.sqrt(variance / outer));
    },
  );

  test('predicts ranks with the right frequency, in each part of the scale', () => {
    const parts = FULL ? 10 : 3;
    let square = 0;
    for (let part = 0; part < parts; part += 1) {
      const own = bets.filter(({ chance }) => Math.min(parts - 1, Math.floor(chance * parts)) === part);
      const expected = own.reduce((sum, { chance }) => sum + chance, 0);
      // What was said comes from a limited number of weeks itself; a share of none is less than half a week.
      const variance = own.reduce((sum, { chance }) => sum + Math.max(chance * (1 - chance), 0.5 / weeks), 0);
      const won = own.filter((bet) => bet.won).length;
      if (own.length > 0) square += (won - expected) ** 2 / (variance * (1 + 1 / weeks));
    }
    expect(bets.length).toBeGreaterThan(FULL ? 400 : 15);
    // Chi-square of so many degrees of freedom is below this in 999 of 1,000 cases.
    expect(square).toBeLessThan(FULL ? 29.6 : 16.3);
  });
});

const thursday = ({ game, input }: OpenTeam): WeekQuestion =>
  weekOf(game, { ...input, now: { day: 'thu', time: '08:00', bag: {} }, policy: { sunday: true } });

describe('saving for Sunday', () => {
  const weeks = FULL ? 600 : 240;

  test.each(openTeams('2025-10-t10', '2026-08-t10').map((team) => [team.name, team] as const))(
    'never costs, and starts on a day that no other day beats: %s',
    { timeout: 600_000 },
    (_name, team) => {
      const question = thursday(team);
      const { kitchen, playoutSetup } = weekSetupOf(team.game, question, 1);
      const plain = mealPlanOf(question, kitchen);
      const { mealPlan, saving } = runToEnd(findSaving(kitchen, plain, playWeeks(playoutSetup, 0, weeks)));
      // Judged by weeks that the choice was not made by.
      const others = playWeeks(weekSetupOf(team.game, question, 2).playoutSetup, 0, weeks);
      const cooked = (way: MealPlan) => runToEnd(cookAll(kitchen, way, others));
      const saved = cooked(mealPlan);
      const gain = difference(saved, cooked(plain));
      expect(gain.mean).toBeGreaterThanOrEqual(-4 * gain.error);
      if (!saving) return;
      for (const from of [3, 4, 5]) {
        const other = cooked(savingPlan(kitchen, plain, { ...saving, from }));
        const better = difference(other, saved);
        expect(better.mean, `from day ${from}`).toBeLessThanOrEqual(4 * better.error);
      }
    },
  );

  /** A moment before Sunday, of one of all teams, with a bag or without; in every third week a dish is fixed for Sunday. */
  function weekToSave(n: number) {
    const teams = allTeams();
    const team = teams[(n * 5) % teams.length];
    if (!team) throw new Error('No team');
    const stream = createStream({ seed: 40, chain: n, member: 0, purpose: 0 });
    const draw = () => uniform(stream);
    const [day, time] = [WEEKDAYS[Math.floor(draw() * SUNDAY)], ['07:00', '12:30', '18:30'][Math.floor(draw() * 3)]];
    const most = 60 * draw();
    const amount = () => (draw() < 0.7 ? Math.floor(draw() * most) : 0);
    const bag = Object.fromEntries(team.game.ingredients.rows.map(({ name }) => [name, amount()]));
    const now = { day, time, strength: 0, ...(draw() < 0.7 && { bag }) };
    const question = weekOf(team.game, {
      ...team.input,
      now,
      policy: { lookIn: 'always', sunday: true, holdTasty: true },
    });
    const dishes = team.game.recipes.rows.filter(({ type }) => type === question.settings.recipeType);
    const dish = dishes[Math.floor(draw() * dishes.length)]?.name ?? 'best';
    const policy = n % 3 === 0 ? { ...question.policy, dishes: { sun: ['best', dish, 'best'] } } : question.policy;
    return { game: team.game, question: { ...question, policy } };
  }

  test('names only dishes that are the likeliest ones of its Sunday, in 50 weeks', { timeout: 600_000 }, () => {
    let saved = 0;
    for (let n = 0; n < 50; n += 1) {
      const { game, question } = weekToSave(n);
      const { saving, keep, meals } = answerWeek(game, question, { weeks: 60 }) ?? {};
      const cooked = (meals ?? []).filter(({ day }) => day === 'sun').map(({ options: [likely] }) => likely?.dish);
      for (const dish of saving?.dishes ?? []) {
        expect(cooked, `week ${n} saves for ${saving?.dishes}`).toContain(dish);
        cooked.splice(cooked.indexOf(dish), 1);
      }
      const needed = (saving?.dishes ?? []).flatMap((dish) => game.recipes.get(dish).ingredients);
      for (const { ingredient } of needed) expect(keep?.[ingredient.name]).toBeGreaterThan(0);
      expect(Object.keys(keep ?? {})).toHaveLength(new Set(needed.map(({ ingredient }) => ingredient)).size);
      if (saving) saved += 1;
    }
    expect(saved).toBeGreaterThan(25);
  });

  test('pays where a large dish takes more than a day brings', () => {
    const [team] = openTeams('2026-08-t10').filter(({ name }) => name === '2026-08-t10');
    if (!team) throw new Error('No team');
    const answer = answerWeek(team.game, thursday(team), { weeks: 300 });
    expect(answer?.saving?.gain.mean).toBeGreaterThan(2 * (answer?.saving?.gain.error ?? 0));
    expect(Object.keys(answer?.keep ?? {}).length).toBeGreaterThan(0);
  });
});

describe('what to cook now', () => {
  const states = FULL ? 30 : 6;
  const weeks = FULL ? 100 : 40;
  const teams = openTeams('2025-10-t09', '2026-08-t13', '2026-08-x01');

  /** A moment of the week with at least two meals to come, and a small bag of some ingredients. */
  function stateOf(n: number) {
    const stream = createStream({ seed: 18, chain: n, member: 0, purpose: 0 });
    const draw = () => uniform(stream);
    const team = teams[n % teams.length];
    if (!team) throw new Error('No team');
    const day = WEEKDAYS[Math.floor(draw() * WEEKDAYS.length)] ?? 'mon';
    const time = ['07:00', '10:30', '13:00'][Math.floor(draw() * 3)];
    const amount = () => (draw() < 0.6 ? Math.floor(draw() * 24) : 0);
    const bag = Object.fromEntries(team.game.ingredients.rows.map(({ name }) => [name, amount()]));
    const question = weekOf(team.game, { ...team.input, now: { day, time, bag, tasty: draw() < 0.3 ? 0.3 : 0 } });
    return { game: team.game, question };
  }

  test(`is what trying all ways through the next two meals finds, in ${states} states`, { timeout: 600_000 }, () => {
    let right = 0;
    for (let n = 0; n < states; n += 1) {
      const { game, question } = stateOf(n);
      const { kitchen, playoutSetup } = weekSetupOf(game, question, n + 1);
      const mealPlan = mealPlanOf(question, kitchen);
      const played = playWeeks(playoutSetup, 0, weeks);
      expect(kitchen.slots.length).toBeGreaterThanOrEqual(2);
      const all = [...kitchen.book.recipes.keys(), Wish.mixed, Wish.nothing];
      /** What can be cooked at a meal; a wish that never comes true is whatever is best. */
      const choices = (before: MealPlan, slot: number) =>
        all.filter((wish) =>
          played.some((week, run) => {
            cookWeek(kitchen, withWish(before, slot, wish), week, run);
            return kitchen.dish[slot] === wish;
          }),
        );
      const worthOf = (first: MealPlan) =>
        [first, ...choices(first, 1).map((second) => withWish(first, 1, second))]
          .map((way) => runToEnd(cookAll(kitchen, way, played)))
          .reduce((a, b) => (knownOf(b).mean > knownOf(a).mean ? b : a));
      const values = new Map(choices(mealPlan, 0).map((wish) => [wish, worthOf(withWish(mealPlan, 0, wish))]));
      const best = [...values.values()].reduce((a, b) => (knownOf(b).mean > knownOf(a).mean ? b : a));
      const [advice] = runToEnd(nextMealChoices(kitchen, mealPlan, played, 1));
      const own = values.get(all.find((wish) => nameOfWish(kitchen, wish) === advice?.dish) ?? Wish.nothing);
      const lost = own && difference(best, own);
      if (lost && lost.mean <= 2 * lost.error) right += 1;
    }
    expect(right).toBeGreaterThanOrEqual(Math.floor((states * 28) / 30));
  });
});

describe('a whole week without any input', () => {
  const weeks = FULL ? 2000 : 600;

  // The dishes of the everyday team are a great gamble: what Sundays leave counts for a tenth of its week.
  test.each(openTeams('2026-08-t10').map((team) => [team.name, team] as const))(
    'matches the simulation: %s',
    { timeout: 600_000 },
    (_name, { game, input }) => {
      const question = weekOf(game, { ...input, now: { day: 'mon', time: '00:00' }, policy: { filler: 'surplus' } });
      const strength = answerWeek(game, question, { weeks })?.strength;
      const { settings, members } = input as { readonly settings: object; readonly members: unknown };
      const simulated = simulateTeam(game, { members, settings: { ...settings, policy: { filler: 'surplus' } } });
      if (!strength || !simulated.ok || !simulated.value) throw new Error('No answer');
      const { mean, error } = simulated.value;
      expect(Math.abs(strength.mean - mean.team.total)).toBeLessThan(4 * Math.hypot(strength.error, error.team.total));
    },
  );
});
