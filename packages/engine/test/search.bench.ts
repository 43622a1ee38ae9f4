// `npm run bench -- search`: how soon the command finds the best team of random boxes, and whether it is the best.
// Boxes of 12 are compared with all of their teams; larger ones with a search of more work, and with what simulated climbs from twenty random teams reach.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Creature, DEFAULT_EDITION, EDITIONS, type EditionId, gameOf, subskillsByLevel } from '@oversleep/game';
import { simulateRequest } from '../src/answer/simulate.ts';
import { createEvaluation, fullRequestOf } from '../src/search/evaluate.ts';
import { createSearch, searchSteps } from '../src/search/search.ts';
import type { SearchQuestion } from '../src/search/types.ts';
import { allTeams, rulesOf } from '../src/search/wishes.ts';
import { randomBox } from './boxes.ts';
import { climbed } from './climbs.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '12,60,150,300' },
    boxes: { type: 'string', default: '3' },
    from: { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'oversleep-search-'));
const LONG = { steps: 60_000, starts: 20, hope: 5, patience: 40 };
/** Random teams to climb from, and how much more than the search's own steps all climbs together may take. */
const CLIMBS = 20;
const TIMES = 30;

interface Row {
  readonly size: number;
  readonly box: number;
  readonly edition: EditionId;
  readonly seconds: number;
  readonly considered: number;
  readonly simulated: number;
  /** What the best team makes that is known after one second, as a share of what the one makes that is found in the end; 0: none is known. */
  readonly afterOneSecond: number;
  /** What is missing to the best team that is known, as a share; nothing where it was not looked for. */
  readonly missed?: number;
}

function measured(size: number, box: number): Row {
  const edition = EDITIONS[box % EDITIONS.length] ?? DEFAULT_EDITION;
  const question = questionFor(edition, size, box);
  const files = { box: join(folder, 'box.json'), settings: join(folder, 'settings.json') };
  writeFileSync(
    files.box,
    JSON.stringify({ creatures: question.candidates.map(({ creature }) => wire(question, creature)) }),
  );
  writeFileSync(files.settings, JSON.stringify(settingsOf(question)));
  const command = ['tools/oversleep.mjs', 'best', files.box, '--settings', files.settings, '--edition', edition];
  const { teams, seconds, considered, simulated } = said([...command, '--workers', '2', '--json']);
  const soon = said([...command, '--workers', '2', '--seconds', '1', '--json']);
  const afterOneSecond = (soon.teams[0]?.total ?? 0) / teams[0].total;
  const row = { size, box, edition, seconds, considered, simulated, afterOneSecond };
  process.stderr.write(`${size} creatures, box ${box}: ${seconds.toFixed(1)} s\n`);
  if (!values.check) return row;
  const numbers = new Map(question.candidates.map(({ creature }, i) => [creature.externalId, i]));
  const mine = exact(
    question,
    teams[0].ids.map((id: string) => numbers.get(id) ?? -1),
  );
  const missed = 1 - mine / Math.max(mine, bestKnown(question, size));
  process.stderr.write(`${size} creatures, box ${box}: ${percent(missed)} below the best known\n`);
  return { ...row, missed };
}

function said(args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

function questionFor(edition: EditionId, size: number, box: number): SearchQuestion {
  const game = gameOf(edition);
  return { game, ...randomBox(game, box, size), goal: { kind: 'strength' }, wishes: {}, seed: 1 };
}

const wire = ({ game }: SearchQuestion, { externalId, subskills, ingredients, ...creature }: Creature) => ({
  ...creature,
  id: externalId,
  subskills: subskillsByLevel(game, subskills),
  ingredients: ingredients.map((slot, s) => ({ ...slot, level: game.rules.ingredientUnlockLevels[s] })),
});

function settingsOf({ settings }: SearchQuestion) {
  const { favourites, areaBonus, island, bedtime, wakeup, ...rest } = settings;
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return {
    ...rest,
    bedtime: clock(bedtime),
    wakeup: clock(wakeup),
    island: { shortName: island, areaBonus, berries: favourites },
  };
}

function exact(question: SearchQuestion, team: readonly number[], precision = 0.001): number {
  const fullRequest = fullRequestOf(question);
  const members = team.toSorted((a, b) => a - b).flatMap((number) => fullRequest.members[number] ?? []);
  return simulateRequest({ ...fullRequest, members }, { precision, settle: false, seed: 99 })?.mean.team.total ?? 0;
}

function bestKnown(question: SearchQuestion, size: number): number {
  if (size > 12) {
    const { team, simulated, chains } = climbed({ ...question, seed: 3 }, CLIMBS, TIMES * searchSteps(size));
    process.stderr.write(`  climbs: ${simulated} teams, ${chains} chains simulated\n`);
    return Math.max(exact(question, longSearch(question)), exact(question, team));
  }
  const rules = rulesOf(question.game, question.candidates, {}, 5);
  const roughly = [...allTeams(rules)].map((team) => ({ team, total: exact(question, team, 0.01) }));
  const highest = Math.max(...roughly.map(({ total }) => total));
  return Math.max(...roughly.filter(({ total }) => total > 0.96 * highest).map(({ team }) => exact(question, team)));
}

function longSearch(question: SearchQuestion): readonly number[] {
  const search = createSearch({ ...question, seed: 2 }, LONG);
  const evaluate = createEvaluation({ ...question, seed: 2 });
  for (let orders = search.next(); orders.length > 0; orders = search.next()) search.add(orders.map(evaluate));
  return search.answer().teams[0]?.team ?? [];
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

function tableOf(rows: readonly Row[]): string {
  const head = ['creatures', 'box', 'edition', 'seconds', 'estimated', 'simulated', 'after 1 s', 'missed'];
  const lines = rows.map(({ size, box, edition, seconds, considered, simulated, afterOneSecond, missed }) => [
    String(size),
    String(box),
    edition,
    seconds.toFixed(1),
    String(considered),
    String(simulated),
    percent(afterOneSecond),
    missed === undefined ? '' : percent(missed),
  ]);
  return [head, ...lines].map((cells) => cells.map((cell) => cell.padStart(10)).join('')).join('\n');
}

try {
  const rows = values.sizes
    .split(',')
    .flatMap((size) =>
      Array.from({ length: Number(values.boxes) }, (_, k) => measured(Number(size), Number(values.from) + k)),
    );
  process.stdout.write(`${values.json ? JSON.stringify(rows) : tableOf(rows)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
