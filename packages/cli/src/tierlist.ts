// `oversleep tierlist`: computes the tier list of a level, or all of them, on all cores.
import { type TierChoice, type TierFile, tierFileOf, tierListName } from '@oversleep/engine';
import { mostWorkers } from './chain-source.ts';
import type { Command } from './command.ts';
import { fileIn, keepIndex, keepList } from './tierlist-files.ts';
import { TIER_LIST_USAGE, tierListOptionsIn, type WantedLists } from './tierlist-options.ts';
import { crewHere, crewOfWorkers, type TierCrew } from './tierlist-parts.ts';
import { partsBarOn } from './tierlist-progress.ts';
import { tableOfTierList } from './tierlist-table.ts';

export const tierlist: Command = {
  usage: TIER_LIST_USAGE,
  about: `The tier list for cooking at a level: what each species is worth to the dishes that it is best for.
--level N          30, 60 or the edition's highest
--camp             with a good camp ticket
--scoring compat   the reference tool's formula instead of ours, for comparison
--workers N        threads (default one per core); any number of them makes the same list
--json             everything that is known instead of a table
--out FILE         writes the list to FILE, compressed when it ends in .br, and keeps the ranks of the list that was there
--all              every list that is offered, into a folder`,
  run: async (args) => {
    const wanted = tierListOptionsIn(args);
    const workers = mostWorkers(wanted.workers);
    const crew = workers > 1 ? crewOfWorkers(workers) : crewHere();
    try {
      const lists: Computed[] = [];
      for (const choice of wanted.choices) lists.push(await computed(crew, choice, wanted));
      if (wanted.all && wanted.out !== undefined)
        keepIndex(
          wanted.out,
          lists.map(({ file }) => file),
        );
      return { text: lists.map(({ text }) => text).join('\n'), exitCode: 0 };
    } finally {
      await crew.end();
    }
  },
};

interface Computed {
  readonly file: TierFile;
  /** What is said about it. */
  readonly text: string;
}

async function computed(crew: TierCrew, choice: TierChoice, { json, out, all }: WantedLists): Promise<Computed> {
  const began = performance.now();
  const bar = partsBarOn(process.stderr, tierListName(choice));
  const list = await crew.list(choice, bar.show).finally(bar.clear);
  const seconds = (performance.now() - began) / 1000;
  const computedAt = new Date().toISOString();
  const path = out !== undefined && all ? fileIn(out, list) : out;
  if (path === undefined) {
    const file = tierFileOf(list, computedAt, undefined);
    return { file, text: json ? JSON.stringify(file) : tableOfTierList(list, seconds) };
  }
  const file = keepList(path, list, computedAt);
  const word = file.computedAt === computedAt ? 'written' : 'unchanged';
  return { file, text: `${path}: ${word}, ${seconds.toFixed(1)} s` };
}
