// `npm run bench -- search --certainty`: how often a team that was called surely better really is, by far longer runs
// with other random numbers. Watches searches of small random boxes round by round, as a player does: a claim counts
// even if it is withdrawn later.
import { parseArgs } from 'node:util';
import { DEFAULT_EDITION, EDITIONS, type Goal, gameOf } from '@oversleep/game';
import { createBaseline } from '../src/search/baseline.ts';
import { type Contender, createContender, lead, learn, seatedLike } from '../src/search/contender.ts';
import { createEvaluation, type Evaluate } from '../src/search/evaluate.ts';
import { createSearch } from '../src/search/search.ts';
import type { SearchQuestion } from '../src/search/types.ts';
import { randomBox } from './boxes.ts';

const { values } = parseArgs({
  options: {
    certainty: { type: 'boolean' },
    boxes: { type: 'string', default: '40' },
    from: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

/** What is called 99 % sure, and up to where it is only just so. */
const SURE = 0.99;
const JUST = 0.997;
/** Pairs of one box and kind to verify: the least certain ones. */
const PAIRS = 10;
const FIRST_CHAINS = 24;
const MOST_CHAINS = 384;
/** So many errors from zero a difference is decided. */
const DECIDED = 4;

const KINDS = ['first before others', 'found against present', 'places', 'reach a strength'] as const;
type Kind = (typeof KINDS)[number];

/** That one team makes more than another. */
interface Claim {
  readonly better: readonly number[];
  readonly worse: readonly number[];
  readonly sure: number;
}

interface Checked {
  readonly kind: Kind;
  readonly sure: number;
  readonly holds: boolean;
}

function questionFor(box: number, size: number, goal: Goal): SearchQuestion {
  const game = gameOf(EDITIONS[box % EDITIONS.length] ?? DEFAULT_EDITION);
  return { game, ...randomBox(game, box, size), goal, wishes: {}, seed: box };
}

/** All that is called sure while a search runs, each pair as it was called first. */
function claimsOf(question: SearchQuestion, present: readonly number[], top: number) {
  const search = createSearch(question, { top });
  const baseline = createBaseline(search, present);
  const evaluate = createEvaluation(question);
  const firsts = new Map<string, Claim>();
  const leads = new Map<string, Claim>();
  const note = (
    claims: Map<string, Claim>,
    better: readonly number[],
    worse: readonly number[],
    sure: number | null,
  ) => {
    if (sure === null) return;
    if (sure < 0.5) note(claims, worse, better, 1 - sure);
    const key = [better, worse].map((team) => team.toSorted((a, b) => a - b).join(' ')).join(' > ');
    if (sure >= SURE && !claims.has(key)) claims.set(key, { better, worse, sure });
  };
  for (;;) {
    const orders = search.next();
    const beside = baseline.next();
    if (orders.length + beside.length === 0) return { firsts: [...firsts.values()], leads: [...leads.values()] };
    if (orders.length > 0) search.add(orders.map(evaluate));
    baseline.add(beside.map(evaluate));
    const [first, ...others] = search.answer().teams;
    if (!first) continue;
    for (const { team, sure } of others) note(firsts, first.team, team, sure);
    for (const [place, { sure }] of baseline.leads().entries())
      note(leads, [first, ...others][place]?.team ?? [], present, sure);
  }
}

/** Whether it is more in longer runs, which go on until that is beyond doubt, or hardly matters. */
function holds({ better, worse }: Claim, evaluate: Evaluate): boolean {
  const [one, other] = [createContender(better), createContender(seatedLike(better, worse))];
  const run = (contender: Contender, count: number) =>
    learn(contender, evaluate({ team: contender.team, from: contender.chains.length, count }));
  for (let count = FIRST_CHAINS; ; count = one.chains.length) {
    run(one, count);
    run(other, count);
    const { mean, error } = lead(one, other);
    if (Math.abs(mean) > DECIDED * error || one.chains.length >= MOST_CHAINS) return mean > 0;
  }
}

function checked(kind: Kind, question: SearchQuestion, claims: readonly Claim[]): readonly Checked[] {
  const evaluate = createEvaluation({ ...question, seed: question.seed + 100_000 });
  return claims
    .toSorted((a, b) => a.sure - b.sure)
    .slice(0, PAIRS)
    .map((claim) => ({ kind, sure: claim.sure, holds: holds(claim, evaluate) }));
}

/** As much as the best team makes, about, so that weeks often do and often do not. */
function reachable(question: SearchQuestion): Goal {
  const search = createSearch(question, { steps: 1 });
  search.add(search.next().map(createEvaluation(question)));
  return { kind: 'reach', strength: Math.round(search.answer().teams[0]?.total ?? 1) };
}

function claimsOfBox(box: number): readonly Checked[] {
  const goals: readonly Goal[] = [{ kind: 'strength' }, { kind: 'strength' }, { kind: 'berries' }, { kind: 'procs' }];
  const question = questionFor(box, 8 + (box % 3), goals[box % goals.length] ?? { kind: 'strength' });
  const present = [0, 1, 2, 3, 4];
  const { firsts, leads } = claimsOf(question, present, 10);
  const ids = question.candidates.map(({ creature }) => creature.externalId);
  const roomy = questionFor(box, 24, { kind: 'strength' });
  const place = { ...roomy, wishes: { include: ids.slice(0, 4), size: 5 } };
  const small = questionFor(box, 8, { kind: 'strength' });
  const chance = { ...small, goal: reachable(small) };
  return [
    ...checked('first before others', question, firsts),
    ...checked('found against present', question, leads),
    ...checked('places', place, claimsOf(place, present, 1000).leads),
    ...checked('reach a strength', chance, claimsOf(chance, present, 10).firsts),
  ];
}

const rows: Checked[] = [];
for (let box = Number(values.from); box < Number(values.from) + Number(values.boxes); box += 1) {
  const found = claimsOfBox(box);
  rows.push(...found);
  const wrong = found.filter((one) => !one.holds);
  process.stderr.write(
    `box ${box}: ${found.length} pairs, ${wrong.length} wrong ${wrong.map(({ kind, sure }) => `${kind} ${sure.toFixed(4)}`).join(', ')}\n`,
  );
}
const summary = [...KINDS, 'all', 'only just sure'].map((name) => {
  const own = rows.filter(
    ({ kind, sure }) => name === 'all' || name === kind || (name === 'only just sure' && sure < JUST),
  );
  return { name, pairs: own.length, hold: own.filter((one) => one.holds).length };
});
const line = ({ name, pairs, hold }: (typeof summary)[number]) =>
  `${name.padEnd(24)}${String(pairs).padStart(6)}${String(hold).padStart(6)}${((100 * hold) / pairs).toFixed(1).padStart(8)} %`;
process.stdout.write(values.json ? `${JSON.stringify(summary)}\n` : `${summary.map(line).join('\n')}\n`);
