// What a patch of the game changed: the rows of two editions side by side, and the game with only some of the changes.
import { canonical } from './canonical.ts';
import { type EditionRows, gameFrom, rowsOfEdition } from './edition.ts';
import type { EditionId, Game } from './types.ts';

export type ChangedTable = keyof EditionRows;

/** One difference; facts that only make sense together are one change. */
export interface EditionChange {
  readonly key: string;
  readonly table: ChangedTable;
  /** Which row of the table. */
  readonly row: string;
  readonly kind: 'changed' | 'new' | 'gone';
  /** Changed fields; empty for a row that was added or removed. */
  readonly fields: readonly string[];
}

type Keys = { readonly [table in ChangedTable]: (row: EditionRows[table][number]) => string };

/** Keys of rows in each table. */
const KEYS: Keys = {
  rules: () => '',
  levels: ({ level }) => String(level),
  berries: ({ name }) => name,
  ingredients: ({ key }) => key,
  skills: ({ key }) => key,
  species: ({ name }) => name,
  natures: ({ name }) => name,
  subskills: ({ key }) => key,
  recipes: ({ name }) => name,
  islands: ({ shortName }) => shortName,
  ribbons: ({ level }) => String(level),
};

/** Rows of these tables change as a whole: one more level without its amount wouldn't be a valid game. */
const WHOLE: readonly ChangedTable[] = ['skills', 'recipes', 'levels'];

/** Fields that describe our tables and not the game. */
const NO_FACTS: readonly string[] = ['domainVersion', 'baseSkill'];

/** Everything that differs between two editions, in the order of the tables. */
export function changesBetween(from: EditionId, to: EditionId): readonly EditionChange[] {
  const [before, after] = [rowsOfEdition(from), rowsOfEdition(to)];
  const of = <Name extends ChangedTable>(table: Name) =>
    changesOf<EditionRows[Name][number]>(table, KEYS[table], before[table], after[table]);
  return [
    ...of('rules'),
    ...of('skills'),
    ...of('species'),
    ...of('recipes'),
    ...of('ingredients'),
    ...of('berries'),
    ...of('islands'),
    ...of('subskills'),
    ...of('natures'),
    ...of('ribbons'),
    ...of('levels'),
  ];
}

function changesOf<Row extends object>(
  table: ChangedTable,
  keyOf: (row: Row) => string,
  before: readonly Row[],
  after: readonly Row[],
): EditionChange[] {
  const [old, fresh] = [rowsByKey(before, keyOf), rowsByKey(after, keyOf)];
  const change = (row: string, kind: EditionChange['kind'], fields: readonly string[]): EditionChange => ({
    key: [table, row, ...(kind === 'changed' ? fields : [kind])].filter((part) => part !== '').join(' '),
    table,
    row,
    kind,
    fields,
  });
  return orderOf([...old.keys()], [...fresh.keys()]).flatMap((key) => {
    const [was, is] = [old.get(key), fresh.get(key)];
    if (!was || !is) return [change(key, was ? 'gone' : 'new', [])];
    const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
      (field) =>
        !NO_FACTS.includes(field) && canonical([Reflect.get(was, field)]) !== canonical([Reflect.get(is, field)]),
    );
    if (fields.length === 0) return [];
    return WHOLE.includes(table)
      ? [change(key, 'changed', fields)]
      : fields.map((field) => change(key, 'changed', [field]));
  });
}

const rowsByKey = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** All keys in the order of the tables, which both lists follow. */
function orderOf(before: readonly string[], after: readonly string[]): readonly string[] {
  const keys = [...after];
  for (const [place, key] of before.entries()) {
    if (after.includes(key)) continue;
    const previous = before[place - 1];
    keys.splice(previous === undefined ? 0 : keys.indexOf(previous) + 1, 0, key);
  }
  return keys;
}

/**
 * The older game with some of the changes, as if the update had brought nothing else. Changes that they need come with
 * them.
 */
export function gameWith(from: EditionId, to: EditionId, changes: readonly EditionChange[]): Game {
  const [before, after] = [rowsOfEdition(from), rowsOfEdition(to)];
  const mixed = <Name extends ChangedTable>(table: Name, needed: readonly string[] = []) =>
    mixedRows<EditionRows[Name][number]>(
      KEYS[table],
      before[table],
      after[table],
      changes.filter((change) => change.table === table),
      new Set(needed),
    );
  const species = mixed('species');
  const recipes = mixed('recipes');
  const islands = mixed('islands');
  const rules = mixed('rules');
  const skills = mixed('skills', [
    ...species.map(({ skill }) => skill),
    ...before.skills.flatMap(({ copies }) => copies?.fallback ?? []),
  ]);
  const drops = species.flatMap(({ ingredient0, ingredient30, ingredient60 }) => [
    ...ingredient0,
    ...ingredient30,
    ...ingredient60,
  ]);
  const found = skills.flatMap(({ effects }) =>
    effects.flatMap((effect) =>
      effect.unit === 'ingredients' && effect.ingredient.from === 'one' ? effect.ingredient.of : [],
    ),
  );
  const cooked = recipes.flatMap(({ ingredients }) => ingredients);
  const highest = Math.max(...rules.flatMap(({ maxLevel, maxRecipeLevel }) => [maxLevel, maxRecipeLevel]));
  return gameFrom(from, {
    rules,
    skills,
    species,
    recipes,
    islands,
    ingredients: mixed('ingredients', [...[...drops, ...cooked].map(([name]) => name), ...found]),
    berries: mixed('berries', [...species.map(({ berry }) => berry), ...islands.flatMap(({ berries }) => berries)]),
    levels: mixed(
      'levels',
      Array.from({ length: highest }, (_, level) => String(level + 1)),
    ),
    natures: mixed('natures'),
    subskills: mixed('subskills'),
    ribbons: mixed('ribbons'),
  });
}

function mixedRows<Row extends object>(
  keyOf: (row: Row) => string,
  before: readonly Row[],
  after: readonly Row[],
  changes: readonly EditionChange[],
  needed: ReadonlySet<string>,
): Row[] {
  const [old, fresh] = [rowsByKey(before, keyOf), rowsByKey(after, keyOf)];
  return orderOf([...old.keys()], [...fresh.keys()]).flatMap((key) => {
    const [was, is] = [old.get(key), fresh.get(key)];
    const own = changes.filter(({ row }) => row === key);
    if (was && is) {
      const fields = own.flatMap((change) => change.fields);
      return { ...was, ...Object.fromEntries(fields.map((field) => [field, Reflect.get(is, field)])) };
    }
    const isThere = needed.has(key) || own.length > 0 === (is !== undefined);
    return isThere ? (was ?? is ?? []) : [];
  });
}
