// From now to Sunday: many ways the rest of the week may go, cooked as the player cooks, and what they have in common.
import type { Game } from '@oversleep/game';
import { constantOf } from '../figures/terms.ts';
import { fillingOf } from '../loop/filling.ts';
import { cookingPlan, obtainable } from '../loop/menu.ts';
import { planOf } from '../loop/plan.ts';
import { requestOf, type TeamRequest } from '../request.ts';
import { createRunner, runChains } from '../statistics/chains.ts';
import { cookNow } from './advice.ts';
import { instantOf, SUNDAY, slotsFrom } from './calendar.ts';
import { cookAll, difference, knownOf } from './compare.ts';
import { type Bag, type Course, cookWeek, createKitchen, type WeekKitchen } from './cook.ts';
import { ingredientsOf, keptFor, wishesOf } from './course.ts';
import { cookedWeeks } from './meals.ts';
import { type Playout, play, type Stage } from './play.ts';
import { nightOf, rankChances, spreadOf, wantedChance } from './ranks.ts';
import { findHold, findSaving } from './saving.ts';
import { createTeam, type Team } from './teams.ts';
import { DAYS, type Known, type Now, type WeekAnswer, type WeekQuestion } from './types.ts';

export interface WeekOptions {
  readonly seed?: number;
  /** Relative standard error of Sunday's strength at which to stop. */
  readonly precision?: number;
  readonly signal?: { readonly aborted: boolean };
  /** 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

const USUAL_PRECISION = 0.0025;
const USUAL_SEED = 1;

/** Chances of ranks need some hundred weeks, however well the mean is known. */
const LEAST_WEEKS = 600;
const MOST_WEEKS = 4000;
const ROUND = 100;

/** `undefined` when the signal stopped it. */
export function answerWeek(game: Game, question: WeekQuestion, options: WeekOptions = {}): WeekAnswer | undefined {
  const { seed = USUAL_SEED, precision = USUAL_PRECISION, signal, onProgress } = options;
  const scene = sceneOf(game, question, seed);
  const { kitchen, factor, stage, strength } = scene;
  const plain = courseOf(question, kitchen);
  const weeks: Playout[] = [];
  const totals: number[] = [];
  while (!isKnown(totals, precision)) {
    if (signal?.aborted) return undefined;
    playMore(stage, weeks);
    for (let run = totals.length; run < weeks.length; run += 1) {
      const week = weeks[run];
      if (!week) continue;
      const cooked = cookWeek(kitchen, plain, week, run);
      totals.push(strength + (week.gained[SUNDAY] ?? 0) + factor * cooked);
    }
    onProgress?.(Math.min(1, weeks.length / LEAST_WEEKS));
  }
  const saved = question.policy.sunday
    ? findSaving(kitchen, plain, weeks)
    : { course: plain, saving: undefined, gain: NO };
  const course = question.policy.holdTasty ? findHold(kitchen, saved, weeks) : saved.course;
  return signal?.aborted ? undefined : told(game, question, scene, { weeks, course, saved, seed });
}

const NO: Known = { mean: 0, error: 0 };

function isKnown(totals: readonly number[], precision: number): boolean {
  if (totals.length < LEAST_WEEKS) return false;
  const { mean, error } = knownOf(totals);
  return totals.length >= MOST_WEEKS || error <= precision * mean;
}

/** Another hundred weeks, in antithetic pairs. */
function playMore(stage: Stage, weeks: Playout[]): void {
  for (let n = 0; n < ROUND; n += 1) weeks.push(play(stage, weeks.length >> 1, weeks.length % 2 === 1));
}

interface Scene {
  readonly stage: Stage;
  readonly kitchen: WeekKitchen;
  /** Strength of a point of cooking. */
  readonly factor: number;
  /** Strength of Snorlax now; a stock of berries is eaten when the week begins. */
  readonly strength: number;
}

function sceneOf(game: Game, question: WeekQuestion, seed: number): Scene {
  const { policy, now: known } = question;
  const { filler, meals, lookIn } = policy;
  const settings = { ...question.settings, policy: { filler, meals, lookIn } };
  const requests = [question.members, ...question.teams].map((members) => requestOf(game, settings, members));
  const teams = requests.map((request) => createTeam(request, seed));
  const [team] = teams;
  const [request] = requests;
  if (!team || !request) throw new Error('Nobody to play a week with');
  const now = instantOf(settings, known);
  const first = known.bag === undefined ? 0 : now.weekday;
  const slots = slotsFrom(team.plan, now, first).filter(({ past }) => known.bag === undefined || !past);
  const plan = DAYS.map((day) => question.plan[day] ?? { day: 0, night: 0 });
  const stage: Stage = { teams, plan, now, told: known, first, slots: slots.length, seed };
  const cooking = cookingPlan(
    request,
    withinReach(game, requests, teams, question),
    teams.flatMap((one) => one.plan.programs),
    settings.policy,
  );
  const mixing = fillingOf(
    game,
    { ...settings.policy, filler: 'surplus' },
    cooking.kinds,
    cooking.books,
    Number.POSITIVE_INFINITY,
  );
  const kitchen = createKitchen(cooking, slots, {
    bags: bagsAt(game, request, known, seed),
    tasty: known.tasty,
    pot: known.pot,
    mixing,
  });
  const isMonday = now.weekday === 0 && now.minute === 0;
  const strength = known.strength + (isMonday ? constantOf(team.rolled.terms) : 0);
  return { stage, kitchen, factor: team.rolled.cooking, strength };
}

/** Ingredients that a team brings, that lie in the bag, or that a wish takes. */
function withinReach(
  game: Game,
  requests: readonly TeamRequest[],
  teams: readonly Team[],
  { now, policy }: WeekQuestion,
): readonly boolean[] {
  const brought = requests.map((request, t) => obtainable(request, teams[t]?.plan.programs ?? []));
  const wished = Object.values(policy.dishes).flatMap((wishes) =>
    wishes.flatMap((wish) => game.recipes.find(wish)?.ingredients.map(({ ingredient }) => ingredient) ?? []),
  );
  return game.ingredients.rows.map(
    (row, i) => brought.some((has) => has[i]) || (now.bag?.[row.name] ?? 0) > 0 || wished.includes(row),
  );
}

/** So many pairs of runs show with what Sundays end. */
const USUAL_SUNDAYS = 24;

/** The bag as it is, or bags as Sundays leave them, with the new week's stock. */
function bagsAt(game: Game, request: TeamRequest, { bag, tasty = 0 }: Now, seed: number): readonly Bag[] {
  const { rows } = game.ingredients;
  if (bag) return [{ ingredients: Float64Array.from(rows, ({ name }) => bag[name] ?? 0), tasty }];
  const plan = planOf(request);
  const { asked = 0, stockpile } = plan.cooking ?? {};
  const { chains } = runChains(createRunner(plan, seed, false), 0, USUAL_SUNDAYS);
  return chains.flatMap(({ ends }) =>
    ends.map(({ shelves, tastyBonus }) => ({
      ingredients: Float64Array.from(rows, (_, i) => (shelves[asked]?.[i] ?? 0) + (stockpile?.[i] ?? 0)),
      tasty: tastyBonus,
    })),
  );
}

function courseOf({ policy }: WeekQuestion, { book, slots, cooking, hidden }: WeekKitchen): Course {
  const wishes = wishesOf(policy, slots, book);
  return {
    wishes,
    kept: keptFor(book, slots, wishes, undefined, hidden.length),
    filling: cooking.filling,
    hold: Number.POSITIVE_INFINITY,
  };
}

interface Played {
  readonly weeks: readonly Playout[];
  readonly course: Course;
  readonly saved: ReturnType<typeof findSaving>;
  readonly seed: number;
}

function told(game: Game, question: WeekQuestion, scene: Scene, { weeks, course, saved, seed }: Played): WeekAnswer {
  const { kitchen, factor, stage } = scene;
  const { settings } = question;
  const { until, meals } = cookedWeeks(game, settings, kitchen, course, weeks, factor);
  const strengthsAt = (weekday: number) =>
    Float64Array.from(
      weeks,
      ({ gained }, run) => scene.strength + (gained[weekday] ?? 0) + factor * (until[run]?.[weekday] ?? 0),
    );
  const sunday = strengthsAt(SUNDAY);
  const unfilled = cookAll(kitchen, { ...course, filling: undefined }, weeks);
  const wanted =
    question.rank === undefined ? undefined : wantedChance(game.edition, settings.island, question.rank, sunday);
  const { saving } = saved;
  return {
    edition: game.edition,
    seed,
    weeks: weeks.length,
    strength: spreadOf(sunday),
    ranks: rankChances(game.edition, settings.island, sunday),
    ...(wanted && { wanted }),
    meals,
    nights: DAYS.flatMap((day, weekday) =>
      weekday < stage.now.weekday
        ? []
        : [nightOf(game, settings, day, question.drowsy[day] ?? 1, strengthsAt(weekday))],
    ),
    keep: saving ? amountsOf(game, ingredientsOf(kitchen.book, saving.dishes, kitchen.hidden.length)) : {},
    ...(saving && {
      saving: {
        from: DAYS[saving.from] ?? 'sat',
        dishes: saving.dishes.map((dish) => kitchen.book.recipes[dish]?.recipe.name ?? ''),
        gain: scaled(saved.gain, factor),
      },
    }),
    fillerGain: scaled(difference(cookAll(kitchen, course, weeks), unfilled), factor),
    cookNow: cookNow(kitchen, course, weeks, factor),
  };
}

const scaled = ({ mean, error }: Known, factor: number): Known => ({ mean: mean * factor, error: error * factor });

const amountsOf = (game: Game, amounts: Float64Array): { readonly [ingredient: string]: number } =>
  Object.fromEntries(
    game.ingredients.rows.flatMap(({ name }, i) => ((amounts[i] ?? 0) > 0 ? [[name, amounts[i] ?? 0]] : [])),
  );
