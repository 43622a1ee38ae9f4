// The result of a simulation as text to read: the team first, then its members, then the kitchen, then how sure all this is.
import type { Against, TeamResult } from '@oversleep/engine';
import { marginOf, type NameSection, nameIn, type RecipeType } from '@oversleep/game';
import { doubtful, fixed, percent, tableOf, whole, wrapped } from '../output/text.ts';

export interface Circumstances {
  readonly recipeType: RecipeType;
  readonly seconds: number;
}

/** With what the rotation is compared with, if there is one. */
export interface ShownResult extends TeamResult {
  readonly rotation?: (NonNullable<TeamResult['rotation']> & { readonly against?: Against }) | undefined;
}

export function tableOfResult(result: ShownResult, { recipeType, seconds }: Circumstances): string {
  return [
    `Edition ${result.edition}, seed ${result.seed}`,
    headline(result),
    members(result),
    produce(result),
    ...rotation(result),
    ...cooking(result, recipeType),
    `${whole(result.days)} days in ${whole(result.chains)} chains of weeks, weekly total known to ± ${percent(marginOf(result.precision))}; ${whole(result.weekDays)} days for the points of the week; ${fixed(seconds, 2)} s`,
    'The true mean lies within each ± 19 times out of 20.',
  ].join('\n\n');
}

const WIDTH = 90;
const GAP = 3;
/** What rounds to nothing is left out. */
const LEAST_DISHES = 0.005;

const named = (section: NameSection, key: string): string => nameIn('en', section, key) ?? key;

function headline({ mean, error, week, weekError }: TeamResult): string {
  const parts = (['berries', 'skill', 'cooking', 'startingBerries'] as const)
    .filter((part) => part !== 'startingBerries' || mean.team[part].total > 0)
    .map((part) => [PARTS[part], doubtful(mean.team[part].total, error.team[part].total)]);
  return [
    `Team strength per week: ${doubtful(mean.team.total, error.team.total)}`,
    `10 % of weeks stay below ${doubtful(week.p10, weekError.p10)}, 50 % below ${doubtful(week.p50, weekError.p50)}, 90 % below ${doubtful(week.p90, weekError.p90)}`,
    indented(tableOf(parts)),
  ].join('\n');
}

const PARTS = { berries: 'berries', skill: 'skills', cooking: 'cooking', startingBerries: 'starting berries' };

function members({ mean, error }: TeamResult): string {
  const rows = mean.members.map((member, i) => {
    const doubt = error.members[i] ?? member;
    return [
      named('species', member.pokemonWithIngredients.pokemon),
      doubtful(member.advanced.totalHelps, doubt.advanced.totalHelps, 1),
      doubtful(member.skillProcs, doubt.skillProcs, 2),
      doubtful(member.strength.berries.total, doubt.strength.berries.total),
      doubtful(member.strength.skill.total, doubt.strength.skill.total),
    ];
  });
  return tableOf([['Member', 'helps/day', 'procs/day', 'berry strength/week', 'skill strength/week'], ...rows]);
}

/** Each kind separately: the error of a sum can't be derived from the errors of its parts. */
function produce({ mean, error }: TeamResult): string {
  const names = mean.members.map(({ pokemonWithIngredients }) => named('species', pokemonWithIngredients.pokemon));
  const margin = Math.max(...names.map(({ length }) => length)) + GAP;
  const lines = mean.members.flatMap(({ produceTotal }, i) => {
    const doubt = error.members[i]?.produceTotal ?? produceTotal;
    const berries = produceTotal.berries.map(({ berry, level, amount }, b) => ({
      name: `${named('berries', berry.name)} (level ${level})`,
      amount,
      error: doubt.berries[b]?.amount ?? 0,
    }));
    const ingredients = produceTotal.ingredients.map(({ name, amount }, n) => ({
      name: named('ingredients', name),
      amount,
      error: doubt.ingredients[n]?.amount ?? 0,
    }));
    return [berries, ingredients].flatMap((kind, k) =>
      wrapped(kind.toSorted(byAmount).map(amountText), WIDTH).map(
        (line, l) => `${(k + l === 0 ? (names[i] ?? '') : '').padEnd(margin)}${line}`,
      ),
    );
  });
  return ['Berries and ingredients per day', ...lines].join('\n');
}

/** A table per line-up, hours and energies per member, and the comparison with the best team that stays. */
function rotation({ rotation: figures, mean }: ShownResult): readonly string[] {
  if (!figures) return [];
  const nameOf = (id: string) => {
    const member = mean.members.find(({ externalId }) => externalId === id);
    return member ? named('species', member.pokemonWithIngredients.pokemon) : id;
  };
  const lineups = figures.lineups.map(({ members: ids, hours, share, strength }) => [
    ids.map(nameOf).join(', ') || 'empty',
    fixed(hours, 1),
    percent(share),
    doubtful(strength.mean, strength.error),
  ]);
  const energyText = (energy: { readonly mean: number } | null) => (energy ? fixed(energy.mean, 0) : '');
  const own = figures.members.map(({ id, hours, nights, strength, perHour, energy }) => [
    nameOf(id),
    fixed(hours, 1),
    String(nights),
    energyText(energy.in),
    energyText(energy.out),
    energyText(energy.lowest),
    doubtful(strength.mean, strength.error),
    doubtful(perHour.mean, perHour.error),
  ]);
  const { against } = figures;
  const gain = against?.gain;
  const words = gain && gain.percent < 0 ? 'less' : 'more';
  return [
    `Rotation: ${whole(figures.changes)} changes and ${whole(figures.moves)} newcomers a week`,
    tableOf([['Line-up', 'hours', 'share', 'strength/week'], ...lineups]),
    tableOf([['Member', 'hours', 'nights', 'energy in', 'out', 'lowest', 'strength/week', 'per hour'], ...own]),
    ...(against && gain
      ? [
          `It makes ${fixed(Math.abs(gain.percent), 1)} ± ${fixed(marginOf(gain.percentError), 1)} % ${words} than the best five that stay: ${against.team.map(nameOf).join(', ')}.`,
        ]
      : []),
  ];
}

interface Amount {
  readonly name: string;
  readonly amount: number;
  readonly error: number;
}

const byAmount = (a: Amount, b: Amount): number => b.amount - a.amount;

const amountText = ({ name, amount, error }: Amount): string => `${name} ${doubtful(amount, error, 2)}`;

function cooking({ mean, error }: TeamResult, type: RecipeType): readonly string[] {
  const figures = mean.cooking?.[type];
  const doubt = error.cooking?.[type];
  if (!figures || !doubt) return [];
  const dishes = figures.cookedRecipes.flatMap(({ recipe, level, count }, r) =>
    count >= LEAST_DISHES
      ? [
          {
            count,
            row: [named('recipes', recipe), String(level), doubtful(count, doubt.cookedRecipes[r]?.count ?? 0, 2)],
          },
        ]
      : [],
  );
  const rows = dishes.toSorted((a, b) => b.count - a.count).map(({ row }) => row);
  const mixed = figures.mixed >= LEAST_DISHES ? [[`mixed ${type}`, '', doubtful(figures.mixed, doubt.mixed, 2)]] : [];
  return [
    `Cooking ${type}: ${doubtful(figures.weeklyStrength, doubt.weeklyStrength)} strength per week before the area bonus`,
    tableOf([['Dish', 'level', 'per week'], ...rows, ...mixed]),
  ];
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');
