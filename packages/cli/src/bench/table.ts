// The measurements of the simulation as a table to read.

import { fixed, tableOf, whole } from '../output/text.ts';
import type { Heap } from './heap.ts';

/** Speeds of a team, or of the geometric mean of some. */
export interface Speeds {
  readonly daysPerSecond: number;
  readonly daysPerCal: number;
  /** With leftovers in the pot, as most players cook, and how much of the speed without them that is. */
  readonly daysPerSecondFilling: number;
  readonly fillingShare: number;
  readonly daysPerSecondWithoutCooking: number;
  readonly daysPerCalWithoutCooking: number;
  /** Until the weekly total is known to a quarter of a percent. */
  readonly preciseMs: number;
  readonly preciseCal: number;
  /** Until the points of the week have settled too. */
  readonly settledMs: number;
  readonly settledCal: number;
  /** Until it is known to one percent. */
  readonly firstMs: number;
  readonly firstCal: number;
  /** Three ideal builds of a member, with its own beside them. */
  readonly idealMs: number;
  readonly idealCal: number;
}

export interface BenchReport {
  /** Milliseconds of the calibration loop. */
  readonly calMs: number;
  readonly teams: { readonly [team: string]: Speeds };
  readonly geometricMeans: { readonly [teams: string]: Speeds };
  readonly heap: { readonly [team: string]: Heap };
  readonly workerChunk: { readonly gzipBytes: number; readonly budget: number };
}

const COLUMNS: readonly { readonly title: string; readonly cell: (speeds: Speeds) => string }[] = [
  { title: 'days/s', cell: ({ daysPerSecond }) => whole(daysPerSecond) },
  { title: 'per CAL', cell: ({ daysPerCal }) => whole(daysPerCal) },
  { title: 'filling/s', cell: ({ daysPerSecondFilling }) => whole(daysPerSecondFilling) },
  { title: 'share', cell: ({ fillingShare }) => `${fixed(100 * fillingShare, 0)} %` },
  { title: 'no cooking/s', cell: ({ daysPerSecondWithoutCooking }) => whole(daysPerSecondWithoutCooking) },
  { title: 'per CAL', cell: ({ daysPerCalWithoutCooking }) => whole(daysPerCalWithoutCooking) },
  { title: 'to 0.25 %', cell: ({ preciseMs }) => `${fixed(preciseMs, 1)} ms` },
  { title: 'CAL', cell: ({ preciseCal }) => fixed(preciseCal, 3) },
  { title: 'settled', cell: ({ settledMs }) => `${fixed(settledMs, 1)} ms` },
  { title: 'CAL', cell: ({ settledCal }) => fixed(settledCal, 3) },
  { title: 'to 1 %', cell: ({ firstMs }) => `${fixed(firstMs, 1)} ms` },
  { title: 'CAL', cell: ({ firstCal }) => fixed(firstCal, 3) },
  { title: 'ideals', cell: ({ idealMs }) => `${fixed(idealMs, 1)} ms` },
  { title: 'CAL', cell: ({ idealCal }) => fixed(idealCal, 3) },
];

export function tableOfReport({ calMs, teams, geometricMeans, heap, workerChunk }: BenchReport): string {
  const rows = (entries: BenchReport['teams'], prefix: string) =>
    Object.entries(entries).map(([name, speeds]) => [prefix + name, ...COLUMNS.map(({ cell }) => cell(speeds))]);
  const header = ['Team', ...COLUMNS.map(({ title }) => title)];
  return [
    tableOf([header, ...rows(teams, ''), ...rows(geometricMeans, 'geometric mean, ')]),
    ...Object.entries(heap).map(
      ([team, { allocatedPerMillionDays, retainedPerMillionDays }]) =>
        `Heap of ${team} per million days: ${whole(allocatedPerMillionDays)} bytes allocated, ${whole(retainedPerMillionDays)} retained`,
    ),
    `Worker chunk: ${whole(workerChunk.gzipBytes)} of ${whole(workerChunk.budget)} bytes, gzipped`,
    `CAL: ${fixed(calMs, 1)} ms for 10^8 steps of xorshift32`,
  ].join('\n');
}
