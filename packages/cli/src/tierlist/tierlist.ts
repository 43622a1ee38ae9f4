// `oversleep tierlist`: computes the tier list of a level, or all of them, on all cores.
import { availableParallelism } from 'node:os';
import {
  type TierChoice,
  type TierFile,
  type TierScoring,
  tierChoices,
  tierFileOf,
  tierLevels,
  tierListName,
} from '@oversleep/engine';
import { DEFAULT_EDITION, EDITIONS, gameOf } from '@oversleep/game';
import { command } from '../command/command.ts';
import { flag, type OptionValues, text } from '../command/option.ts';
import { editionNamed, JSON_INSTEAD, workers } from '../command/options.ts';
import { NO_INPUT } from '../command/row.ts';
import { mostWorkers } from '../command/workers.ts';
import { fileIn, keepIndex, keepList } from './files.ts';
import { onThisThread, onWorkerThreads, type TierWorkers } from './parts.ts';
import { partsBarOn } from './progress.ts';
import { tableOfTierList } from './table.ts';

const SCORINGS = ['fixed', 'rotation', 'compat'] as const satisfies readonly TierScoring[];

const OPTIONS = {
  level: text('N', (given) => given, { required: true, help: "30, 60 or the edition's highest" }),
  camp: flag({ help: 'with a Good Camp Ticket' }),
  edition: text(EDITIONS.join('|'), (given) => given),
  scoring: text(SCORINGS.join('|'), (given = 'fixed') => given, {
    label: '--scoring S',
    help: 'rotation: what each adds to the best rotation of a reference box; compat: the formula of the reference tool',
  }),
  workers: workers(availableParallelism(), 'threads (default one per core); the list is the same with any number'),
  json: JSON_INSTEAD,
  out: text('FILE', (given) => given, {
    help: 'write the list to FILE (compressed if it ends in .br), with rank changes since the list that was there',
  }),
  all: flag({ unlisted: true, help: 'write all lists that the product offers into a folder' }),
};

type TierListOptions = OptionValues<typeof OPTIONS>;

export const tierlist = command({
  name: 'tierlist',
  about: 'Computes the cooking tier list of a level: how much each species adds to its best dishes.',
  input: NO_INPUT,
  options: OPTIONS,
  otherwise: '--all --out FOLDER [--workers N]',
  check: (wanted, complain) => {
    if (wanted.all) {
      for (const option of ['level', 'edition'] as const)
        if (wanted[option] !== undefined) complain(option, 'is not for --all, which computes every list');
      if (wanted.camp || wanted.json) complain(wanted.camp ? 'camp' : 'json', 'is not for --all');
      if (wanted.out === undefined) complain('out', 'must name a folder for all lists');
      return;
    }
    const levels = tierLevels(gameOf(editionNamed(wanted.edition ?? DEFAULT_EDITION)), scoringIn(wanted));
    if (!levels.includes(Number(wanted.level)))
      complain('level', `must be one of ${levels.join(', ')}, not ${wanted.level ?? 'left out'}`);
    if (!SCORINGS.some((scoring) => scoring === wanted.scoring))
      complain('scoring', `must be one of ${SCORINGS.join(', ')}, not ${wanted.scoring}`);
  },
  run: async ({ options }) => {
    const count = mostWorkers(options.workers);
    const workers = count > 1 ? onWorkerThreads(count) : onThisThread();
    try {
      const lists: ComputedList[] = [];
      for (const choice of choicesOf(options)) lists.push(await computed(workers, choice, options));
      if (options.all && options.out !== undefined)
        keepIndex(
          options.out,
          lists.map(({ file }) => file),
        );
      return lists.map(({ text: words }) => words).join('\n');
    } finally {
      await workers.end();
    }
  },
  table: (words) => words,
});

const scoringIn = ({ scoring }: Pick<TierListOptions, 'scoring'>): TierScoring =>
  SCORINGS.find((known) => known === scoring) ?? 'fixed';

function choicesOf({ all, edition = DEFAULT_EDITION, level, camp, scoring }: TierListOptions): readonly TierChoice[] {
  if (all) return tierChoices();
  return [{ edition: editionNamed(edition), level: Number(level), camp, scoring: scoringIn({ scoring }) }];
}

interface ComputedList {
  readonly file: TierFile;
  /** What is said about it. */
  readonly text: string;
}

async function computed(
  workers: TierWorkers,
  choice: TierChoice,
  { json: asJson, out, all }: TierListOptions,
): Promise<ComputedList> {
  const began = performance.now();
  const bar = partsBarOn(process.stderr, tierListName(choice));
  const list = await workers.list(choice, bar.show).finally(bar.clear);
  const seconds = (performance.now() - began) / 1000;
  const computedAt = new Date().toISOString();
  const path = out !== undefined && all ? fileIn(out, list) : out;
  if (path === undefined) {
    const file = tierFileOf(list, computedAt, undefined);
    return { file, text: asJson ? JSON.stringify(file) : tableOfTierList(list, seconds) };
  }
  const file = keepList(path, list, computedAt);
  const word = file.computedAt === computedAt ? 'written' : 'unchanged';
  return { file, text: `${path}: ${word}, ${seconds.toFixed(1)} s` };
}
