// The tables as text for a CSV file.
import { type Game, marginOf } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import type { TimeWindow } from '../../state/data/teams.ts';
import type { ChartTable } from '../../ui/charts/export.ts';
import { amountsOf } from './amounts.ts';
import type { ComparisonEntry } from './entry.ts';
import { miscOf } from './side-figures.ts';
import type { StrengthRow } from './strength-rows.ts';

const t = messages('compare');

const number = (value: number, digits = 1): string => String(Number(value.toFixed(digits)));

/** With species and level, because nicknames may be the same. */
const entryTexts = ({ creature, level }: ComparisonEntry): readonly string[] => [
  displayNameOf(creature),
  nameOf('species', creature.pokemon),
  String(level),
];

const nameHead = () => [t('columns.name'), t('csv.species'), t('csv.level')];

export function overviewTable(game: Game, entries: readonly ComparisonEntry[], timeWindow: TimeWindow): ChartTable {
  return {
    head: [
      ...nameHead(),
      t('columns.berry'),
      t('csv.berries'),
      t('csv.ingredients'),
      t('columns.skill'),
      t('csv.triggers'),
    ],
    rows: entries.flatMap((entry) => {
      if (!entry.figures) return [];
      const { berries, ingredients, procs } = amountsOf(game, entry.figures, timeWindow);
      const list = ingredients.map(
        ({ ingredient, amount }) =>
          `${number(amount)} ${ingredient ? nameOf('ingredients', ingredient) : t('csv.anyKind')}`,
      );
      return [
        [
          ...entryTexts(entry),
          berries.berry ? nameOf('berries', berries.berry) : '',
          number(berries.amount),
          list.join('; '),
          entry.species ? nameOf('skills', entry.species.skill) : '',
          number(procs, 2),
        ],
      ];
    }),
  };
}

export const strengthTable = (rows: readonly StrengthRow[]): ChartTable => ({
  head: [
    ...nameHead(),
    t('columns.berry'),
    t('columns.ingredient'),
    t('columns.skill'),
    t('columns.total'),
    t('columns.difference'),
    t('csv.margin'),
    t('csv.chance'),
    t('csv.team'),
  ],
  rows: rows.map(({ entry, strengths: { berries, ingredients, skill, total, team }, versus }) => [
    ...entryTexts(entry),
    ...[berries, ingredients, skill, total.mean].map((value) => number(value, 0)),
    versus ? number(versus.difference, 0) : '',
    versus ? number(marginOf(versus.error), 1) : '',
    versus ? number(versus.better, 4) : '',
    number(team.mean, 0),
  ]),
});

export function miscTable(entries: readonly ComparisonEntry[], timeWindow: TimeWindow): ChartTable {
  const rows = entries.flatMap((entry) => (entry.figures ? [{ entry, misc: miscOf(entry.figures, timeWindow) }] : []));
  return {
    head: [
      ...nameHead(),
      t('csv.ingredientChance'),
      t('csv.skillChance'),
      t('columns.carryLimit'),
      t('columns.spilled'),
      t('csv.snack'),
      t('csv.recovered'),
      t('csv.helps'),
      t('columns.dayHelps'),
      t('columns.nightHelps'),
      t('columns.snackHelps'),
    ],
    rows: rows.map(({ entry, misc }) => [
      ...entryTexts(entry),
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
