// Records in numbers of the game: RaenonX's box, pokeSleepCalc's and the game's own tables as raw dumps have them.
import {
  DEFAULT_LEVEL,
  DEFAULT_NATURE,
  type Fields,
  GAME_IDS,
  type Game,
  type IngredientSlot,
  type IngredientSlots,
  isObject,
  type Nature,
  type Species,
  SUBSKILL_SLOTS,
  slotOfLevel,
} from '@oversleep/game';
import { numberOr, putIn, wholeNumber } from './object-record.ts';
import { speciesOf } from './pokesleep-rules.ts';
import { choiceOf, creatureOf, lockedSlot, offered, type Source } from './record.ts';
import type { ReadCreature, ReadProblem } from './types.ts';

/** By Pokédex number, forms by numbers of their own. */
export function speciesNumbered(game: Game, id: number | undefined, flags: string[]): Species | string {
  if (id === undefined) return '';
  const key = GAME_IDS.species[id];
  if (GAME_IDS.disputed.includes(String(id)))
    flags.push(`Sources disagree about who has number ${id}; please check the species.`);
  return (key ? game.species.find(key) : speciesOf(game, id, 0)) ?? `No. ${id}`;
}

export const noSpecies = (source: Source): ReadProblem => ({
  ...source,
  field: 'pokemon',
  message: 'This record names no species.',
});

function natureNumbered(game: Game, value: unknown, flags: string[]): Nature {
  const id = wholeNumber(value);
  const nature = id === undefined ? undefined : game.natures.find(GAME_IDS.natures[id] ?? '');
  if (!nature)
    flags.push(
      id === undefined || id === 0
        ? `The nature is missing; read as ${DEFAULT_NATURE}.`
        : `Nature ${id} does not exist; read as ${DEFAULT_NATURE}.`,
    );
  return nature ?? game.natures.get(DEFAULT_NATURE);
}

function subskillNumbered(game: Game, value: unknown, flags: string[]): string | null {
  const id = wholeNumber(value);
  if (id === undefined || id <= 0) return null;
  const subskill = game.subskills.find(GAME_IDS.subskills[id] ?? '');
  if (!subskill) flags.push(`Subskill ${id} does not exist; its slot is left empty.`);
  return subskill?.name ?? null;
}

function ingredientNumbered(
  game: Game,
  species: Species | undefined,
  place: 0 | 1 | 2,
  value: unknown,
  amount: unknown,
  flags: string[],
): IngredientSlot {
  const id = wholeNumber(value);
  const fallback = species ? choiceOf(game, species, place, 0) : lockedSlot(game);
  if (id === undefined) return fallback;
  if (id <= 0) return lockedSlot(game);
  const ingredient = game.ingredients.find(GAME_IDS.ingredients[id] ?? '');
  if (!ingredient) {
    flags.push(`Ingredient ${id} does not exist; read as ${fallback.name}.`);
    return fallback;
  }
  const found = species && offered(species, place, ingredient.name);
  if (species && !found) flags.push(`${ingredient.name} cannot be ingredient ${place + 1} of ${species.displayName}.`);
  return found ?? { name: ingredient.name, amount: Math.min(Math.max(wholeNumber(amount) ?? 0, 0), 99) };
}

// ── RaenonX ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Skill levels that subskills give while their slot is open. */
export function skillLevelsOpen(game: Game, subskills: readonly (string | null)[], level: number): number {
  return subskills.reduce((sum, name, slot) => {
    const subskill = name === null ? undefined : game.subskills.find(name);
    const isOpen = level >= (game.rules.subskillUnlockLevels[slot] ?? 0);
    return subskill?.unit === 'skillLevels' && isOpen ? sum + subskill.amount : sum;
  }, 0);
}

function subskillsByLevel(game: Game, value: unknown, flags: string[]): (string | null)[] {
  const slots: (string | null)[] = Array.from({ length: SUBSKILL_SLOTS }, () => null);
  for (const [level, id] of Object.entries(isObject(value) ? value : {})) {
    const name = subskillNumbered(game, id, flags);
    if (name !== null) putIn(slots, slotOfLevel(Number(level)), name, flags);
  }
  return slots;
}

const LEVELS = [1, 30, 60];

/** By level; older records have a list instead. */
function ingredientsByLevel(
  game: Game,
  species: Species | undefined,
  fields: Fields,
  flags: string[],
): IngredientSlots {
  const { ingredients, randomIngredient } = fields;
  const list: readonly unknown[] = Array.isArray(randomIngredient)
    ? randomIngredient
    : Array.isArray(ingredients)
      ? ingredients
      : [];
  const slot = (place: 0 | 1 | 2): IngredientSlot => {
    const level = LEVELS[place] ?? 1;
    const found = isObject(ingredients)
      ? (ingredients[level] ?? (place === 0 ? ingredients[0] : undefined))
      : (list.find((entry) => isObject(entry) && wholeNumber(entry.level) === level) ??
        (isObject(list[place]) && !('level' in list[place]) ? list[place] : undefined));
    const entry = isObject(found) ? found : {};
    return ingredientNumbered(game, species, place, entry.id, entry.qty ?? entry.quantity, flags);
  };
  if (!isObject(ingredients) && list.length === 0)
    flags.push('The ingredients are missing; read as the first choices.');
  return [slot(0), slot(1), slot(2)];
}

export function readRaenonx(game: Game, source: Source, fields: Fields): ReadCreature | ReadProblem {
  const flags: string[] = [];
  const found = speciesNumbered(game, wholeNumber(fields.pokemon ?? fields.pokemonId), flags);
  if (found === '') return noSpecies(source);
  const species = typeof found === 'string' ? undefined : found;
  const level = numberOr(fields.level, 'The level', DEFAULT_LEVEL, flags);
  const subskills = subskillsByLevel(game, fields.subSkill, flags);
  const seeds = isObject(fields.seeds) ? (wholeNumber(fields.seeds.gold) ?? 0) : 0;
  const evolutions = wholeNumber(fields.evolutionCount) ?? species?.previousEvolutions ?? 0;
  const skillLevel = 1 + seeds + evolutions + skillLevelsOpen(game, subskills, level);
  return creatureOf(
    game,
    source,
    {
      species: found,
      nickname: typeof fields.name === 'string' ? fields.name : undefined,
      level,
      // Seeds beyond the highest level are no mistake: the format counts them, not the level.
      skillLevel: species ? Math.min(skillLevel, species.skill.maxLevel) : skillLevel,
      nature: natureNumbered(game, fields.nature, flags),
      subskills,
      ingredients: ingredientsByLevel(game, species, fields, flags),
      shiny: fields.isShiny === true,
      more: fields.isFavorite === true ? { favourite: true } : {},
      id: typeof fields.uuid === 'string' ? fields.uuid : undefined,
    },
    flags,
  );
}

// ── Raw dumps ────────────────────────────────────────────────────────────────────────────────────────────────────────

const GENDERS: readonly (undefined | 'male' | 'female')[] = [undefined, 'male', 'female'];

export function readDump(game: Game, source: Source, fields: Fields): ReadCreature | ReadProblem {
  const flags: string[] = [];
  const found = speciesNumbered(game, wholeNumber(fields.TypeNumber), flags);
  if (found === '') return noSpecies(source);
  const species = typeof found === 'string' ? undefined : found;
  const rp = wholeNumber(fields.SP);
  const ingredient = (place: 0 | 1 | 2) =>
    ingredientNumbered(game, species, place, fields[`PickupItemId${place + 1}`], 0, flags);
  const nickname = fields.NickName ?? fields.Nickname ?? fields.Name;
  return creatureOf(
    game,
    source,
    {
      species: found,
      nickname: typeof nickname === 'string' ? nickname : undefined,
      level: numberOr(fields.Rank, 'The level', DEFAULT_LEVEL, flags),
      skillLevel: wholeNumber(fields.MainSkillLevelValue),
      nature: natureNumbered(game, fields.Nature, flags),
      subskills: [1, 2, 3, 4, 5].map((slot) => subskillNumbered(game, fields[`SubSkill${slot}`], flags)),
      ingredients: [ingredient(0), ingredient(1), ingredient(2)],
      ribbon: wholeNumber(fields.CurrentRibbonRank),
      gender: GENDERS[wholeNumber(fields.Gender) ?? 0],
      shiny: isYes(fields.IsShiny ?? fields.Shiny),
      more: isYes(fields.Favorited) ? { favourite: true } : {},
      shown: rp !== undefined && rp > 0 ? { rp } : undefined,
    },
    flags,
  );
}

const isYes = (value: unknown): boolean => value === true || value === 1 || /^(1|true)$/i.test(String(value));
