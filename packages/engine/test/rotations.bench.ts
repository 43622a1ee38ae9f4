// `npm run bench -- rotations`: what swapping team members gains over the best five that stay, in random boxes like box R,
// with plain cooking, with spare ingredients in the pot, and in a planned week that also saves for Sunday.
import { parseArgs } from 'node:util';
import { gameOf, type SwapsName, USUAL_SWAP_PLAN_SIZE } from '@oversleep/game';
import { createStream, uniform } from '../src/loop/rng.ts';
import { checkCandidates } from '../src/read-request.ts';
import { createEvaluation } from '../src/search/evaluate.ts';
import { createSearch } from '../src/search/search.ts';
import type { SearchQuestion } from '../src/search/types.ts';
import { runToEnd } from '../src/stepwise.ts';
import { type NamedSwapPlan, namedSwapPlans } from '../src/swaps/answer.ts';
import { searchSwapPlans } from '../src/swaps/search.ts';
import { answerWeek } from '../src/week/answer.ts';
import { validateWeek } from '../src/week/validate.ts';
import { type BoxRow, creatureOf, WEEK_R } from './box-r.ts';

const { values } = parseArgs({
  options: {
    boxes: { type: 'string', default: '10' },
    from: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

const game = gameOf('2026-10');
const SWAPS = ['1/day', '2/day'] as const satisfies readonly SwapsName[];
/** Of each kind, as in box R. */
const COUNTS = { ingredients: 6, berries: 3, skills: 3 } as const;
const SPECIALTIES = { ingredients: 'ingredient', berries: 'berry', skills: 'skill' } as const;
const SPARES = { filler: 'surplus' } as const;
/** Of a planned week's mean. */
const PRECISION = 0.002;

type Creatures = readonly ReturnType<typeof creatureOf>[];
type Gains = Readonly<Record<(typeof SWAPS)[number], number>>;

interface Row {
  readonly box: number;
  readonly plain: Gains;
  readonly spares: Gains;
  readonly planned: Gains;
}

function randomly(number: number) {
  const luck = createStream({ seed: number, chain: 12, member: 0, purpose: 98 });
  return <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(uniform(luck) * list.length)];
    if (chosen === undefined) throw new Error('Nothing to choose from');
    return chosen;
  };
}

/** Fully evolved, each with one of its ingredients, and a week with three random favourite berries and a type of dish. */
function randomBox(number: number) {
  const oneOf = randomly(number);
  const row = (kind: keyof typeof COUNTS): BoxRow => {
    const species = oneOf(
      game.species.rows.filter(
        ({ specialty, evolvesInto }) => specialty === SPECIALTIES[kind] && evolvesInto.length === 0,
      ),
    );
    const { ingredient0, ingredient30, ingredient60 } = species;
    const { ingredient } = oneOf([ingredient0, ingredient30, ingredient60].flat());
    return [species.name, kind, ingredient.name];
  };
  const kinds = (['ingredients', 'berries', 'skills'] as const).flatMap((kind) =>
    Array.from({ length: COUNTS[kind] }, () => kind),
  );
  const creatures = kinds.map((kind, place) => creatureOf(row(kind), place));
  const berry = () => oneOf(game.berries.rows).name;
  const week = {
    ...WEEK_R,
    favoredBerries: [berry(), berry(), berry()],
    recipeType: oneOf(['curry', 'salad', 'dessert']),
  };
  return { creatures, week };
}

function rotationsIn(creatures: Creatures, week: object): readonly NamedSwapPlan[] {
  const checked = checkCandidates(game, creatures, week);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const { settings, members: candidates } = checked.value;
  const question: SearchQuestion = { game, settings, candidates, goal: { kind: 'strength' }, wishes: {}, seed: 1 };
  const search = createSearch(question);
  const evaluate = createEvaluation(question);
  for (let orders = search.next(); orders.length > 0; orders = search.next()) search.add(orders.map(evaluate));
  const teams = search.answer().teams.map(({ team }) => team);
  const found = runToEnd(searchSwapPlans(question, teams, { wanted: SWAPS, most: USUAL_SWAP_PLAN_SIZE }));
  if (!found) throw new Error('No team was found');
  return namedSwapPlans(
    creatures.map(({ externalId }) => externalId),
    found,
  ).swaps;
}

/** A player who stays with five where swapping doesn't pay gains nothing. */
const gainsOf = (found: readonly NamedSwapPlan[], gainOf: (one: NamedSwapPlan) => number): Gains => {
  const gain = (name: SwapsName) => {
    const one = found.find(({ swaps }) => swaps === name);
    return one?.pays ? gainOf(one) : 0;
  };
  return { '1/day': gain('1/day'), '2/day': gain('2/day') };
};

/** Strength of a week from Monday's wake-up to Sunday's bedtime, spares in the pot and saving for Sunday. */
function plannedStrength(creatures: Creatures, week: object, ids: readonly string[], rotation?: object): number {
  const members = creatures.filter(({ externalId }) => ids.includes(externalId));
  const now = { day: 'mon', time: WEEK_R.wakeup, strength: 0 };
  const policy = { ...SPARES, sunday: true, holdTasty: true };
  const question = validateWeek(game, { settings: week, members, now, policy, ...(rotation && { rotation }) });
  if (!question.ok) throw new Error(JSON.stringify(question.problems));
  const answer = answerWeek(game, question.value, { precision: PRECISION });
  if (!answer) throw new Error('The week was not played');
  return answer.strength.mean;
}

function measured(box: number): Row {
  const began = performance.now();
  const { creatures, week } = randomBox(box);
  const percent = ({ against }: NamedSwapPlan) => against.gain.percent;
  const plain = gainsOf(rotationsIn(creatures, week), percent);
  const usual = rotationsIn(creatures, { ...week, policy: SPARES });
  const spares = gainsOf(usual, percent);
  const [first] = usual;
  const fixed = plannedStrength(creatures, week, first?.against.team ?? []);
  const planned = gainsOf(
    usual,
    ({ members, rotation }) => 100 * (plannedStrength(creatures, week, members, rotation) / fixed - 1),
  );
  const row = { box, plain, spares, planned };
  process.stderr.write(`box ${box}: ${((performance.now() - began) / 1000).toFixed(0)} s ${JSON.stringify(row)}\n`);
  return row;
}

const rows = Array.from({ length: Number(values.boxes) }, (_, k) => measured(Number(values.from) + k));
const WAYS = ['plain', 'spares', 'planned'] as const;
const cells = (of: (way: (typeof WAYS)[number], swaps: (typeof SWAPS)[number]) => number) =>
  SWAPS.flatMap((swaps) => WAYS.map((way) => of(way, swaps).toFixed(1)));
const table = [
  ['box', ...SWAPS.flatMap((swaps) => WAYS.map((way) => `${swaps} ${way}`))],
  ...rows.map((row) => [String(row.box), ...cells((way, swaps) => row[way][swaps])]),
  ['mean', ...cells((way, swaps) => rows.reduce((sum, row) => sum + row[way][swaps], 0) / rows.length)],
];
const text = table.map((row) => row.map((cell) => cell.padStart(14)).join('')).join('\n');
process.stdout.write(`${values.json ? JSON.stringify(rows) : text}\n`);
