// The tables as plain text, for a file that spreadsheets read.
import { displayNameOf, type Game, marginOf } from '@oversleep/game';
import { SURE_WORDS } from '../../parts/words/range-text.ts';
import type { TimeWindow } from '../../state/data/teams.ts';
import type { ChartTable } from '../../ui/charts/export.ts';
import { amountsOf } from './amounts.ts';
import type { Entry } from './entry.ts';
import { miscOf } from './side-figures.ts';
import type { StrengthRow } from './strength-rows.ts';

const number = (value: number, digits = 1): string => String(Number(value.toFixed(digits)));

/** What tells them apart: nicknames may be the same. */
const nameOf = ({ creature, level, species }: Entry): readonly string[] => [
  displayNameOf(creature),
  species?.displayName ?? creature.pokemon,
  String(level),
];

const NAME_HEAD = ['Name', 'Species', 'Level'] as const;

export function overviewTable(game: Game, entries: readonly Entry[], timeWindow: TimeWindow): ChartTable {
  return {
    head: [...NAME_HEAD, 'Berry', 'Berries', 'Ingredients', 'Skill', 'Procs'],
    rows: entries.flatMap((entry) => {
      if (!entry.figures) return [];
      const { berries, ingredients, procs } = amountsOf(game, entry.figures, timeWindow);
      const list = ingredients.map(
        ({ ingredient, amount }) => `${number(amount)} ${ingredient?.longName ?? 'of any kind'}`,
      );
      return [
        [
          ...nameOf(entry),
          berries.berry?.displayName ?? '',
          number(berries.amount),
          list.join('; '),
          entry.species?.skill.name ?? '',
          number(procs, 2),
        ],
      ];
    }),
  };
}

export const strengthTable = (rows: readonly StrengthRow[]): ChartTable => ({
  head: [
    ...NAME_HEAD,
    'Berry',
    'Ingredient',
    'Skill',
    'Total',
    'Difference',
    `± (${SURE_WORDS})`,
    'Chance of being better',
    'Team',
  ],
  rows: rows.map(({ entry, strengths: { berries, ingredients, skill, total, team }, versus }) => [
    ...nameOf(entry),
    ...[berries, ingredients, skill, total.mean].map((value) => number(value, 0)),
    versus ? number(versus.difference, 0) : '',
    versus ? number(marginOf(versus.error), 1) : '',
    versus ? number(versus.better, 4) : '',
    number(team.mean, 0),
  ]),
});

export function miscTable(entries: readonly Entry[], timeWindow: TimeWindow): ChartTable {
  const rows = entries.flatMap((entry) => (entry.figures ? [{ entry, misc: miscOf(entry.figures, timeWindow) }] : []));
  return {
    head: [
      ...NAME_HEAD,
      'Ingredient chance %',
      'Skill chance %',
      'Carry limit',
      'Spilled ingredients',
      'Sneaky snack berries',
      'Recovered energy',
      'Helps',
      'Day helps',
      'Night helps',
      'Sneaky snack helps',
    ],
    rows: rows.map(({ entry, misc }) => [
      ...nameOf(entry),
      number(misc.ingredientChance * 100, 2),
      number(misc.skillChance * 100, 2),
      String(misc.carrySize),
      misc.spilled.map(({ name, amount }) => `${number(amount)} ${name}`).join('; '),
      ...[misc.snack, misc.recovered, misc.helps, misc.dayHelps, misc.nightHelps, misc.snackHelps].map((value) =>
        number(value),
      ),
    ]),
  };
}
