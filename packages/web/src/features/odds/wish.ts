// A wished catch: read from storage, and turned into the game package's question.
import type { CatchWish, Game, Medal, Nature, Species } from '@oversleep/game';
import { ingredientChances } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { CHANGED, changesOf, natureEffect } from '../../parts/words/nature-words.ts';
import { fieldsOf, listIn, oneOf, textOr, textsIn, wholeOr } from '../../state/data/readers.ts';

const t = messages('odds');

export const MEDALS = ['none', 'bronze', 'silver', 'gold'] as const satisfies readonly (Medal | 'none')[];
/** Seeds are rare. */
export const MOST_SEEDS = 3;

export interface OddsWish {
  /** Name of the species. */
  readonly species: string;
  /** The Sub Skills must be in this many first slots. */
  readonly slots: number;
  /** Names. */
  readonly subskills: readonly string[];
  /** See natureChoices. */
  readonly nature: string;
  /** Names by slot; null: any. */
  readonly ingredients: CatchWish['ingredients'];
  readonly medal: (typeof MEDALS)[number];
  readonly seeds: number;
}

const ANY_NATURE = '';
const BOOSTS = 'boosts ';

/** Any nature, one that boosts something, or one by its name. */
export const natureChoices = ({ natures }: Game) => [
  { value: ANY_NATURE, label: t('any') },
  ...CHANGED.map((up) => ({ value: `${BOOSTS}${up}`, label: t('natures.boosts', { effect: natureEffect(up) }) })),
  ...natures.rows.map((nature) => ({ value: nature.name, label: natureLabel(nature) })),
];

function natureLabel(nature: Nature): string {
  const changes = changesOf(nature);
  if (!changes) return t('natures.neutral', { nature: nature.prettyName });
  const [up, down] = [natureEffect(changes.up, true), natureEffect(changes.down, true)];
  return t('natures.changes', { nature: nature.prettyName, up, down });
}

/** Names of the accepted natures. */
const naturesFor = ({ natures }: Game, choice: string): readonly string[] =>
  natures.rows
    .filter((nature) =>
      choice.startsWith(BOOSTS) ? changesOf(nature)?.up === choice.slice(BOOSTS.length) : nature.name === choice,
    )
    .map(({ name }) => name);

/** Possible ingredients of a slot. */
export const ingredientsOf = (game: Game, species: Species, slot: 0 | 1 | 2) =>
  ingredientChances(species, slot)
    .map(({ set }) => set.ingredient)
    .filter(({ name }) => name !== game.lockedIngredient.name);

/** Anything unknown in this edition or for this species is dropped. */
export function readWish(game: Game, left: unknown, asked: string | undefined): OddsWish {
  const fields = fieldsOf(left);
  const wished = game.species.find(asked ?? textOr(fields.species, ''));
  const species = wished ?? game.species.rows[0];
  if (!species) throw new Error('An edition without species');
  const slots = wholeOr(fields.slots, 3);
  const most = game.rules.subskillUnlockLevels.length;
  const ingredients = listIn(fields.ingredients);
  const ingredient = (slot: 0 | 1 | 2): string | null =>
    ingredientsOf(game, species, slot).find(({ name }) => name === ingredients[slot])?.name ?? null;
  return {
    species: species.name,
    slots: Math.min(most, Math.max(1, slots)),
    subskills: textsIn(fields.subskills).filter((name) => game.subskills.find(name) !== undefined),
    nature: oneOf(
      natureChoices(game).map(({ value }) => value),
      fields.nature,
      ANY_NATURE,
    ),
    ingredients: [ingredient(0), ingredient(1), ingredient(2)],
    medal: oneOf(MEDALS, fields.medal, 'none'),
    seeds: Math.min(MOST_SEEDS, Math.max(0, wholeOr(fields.seeds, 0))),
  };
}

export function catchWish(game: Game, { species, slots, nature, medal, ...wish }: OddsWish): CatchWish {
  return {
    ...wish,
    species: game.species.get(species),
    level: game.rules.subskillUnlockLevels[slots - 1] ?? 0,
    natures: naturesFor(game, nature),
    medal: medal === 'none' ? undefined : medal,
  };
}

/** Without any wish, every catch counts. */
export const isEmpty = ({ subskills, nature, ingredients }: OddsWish): boolean =>
  subskills.length === 0 && nature === ANY_NATURE && ingredients.every((name) => name === null);
