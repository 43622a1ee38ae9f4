// What a record of a file changes about a creature that is there already, field by field, and the creature with all of it.
import { type Creature, type Game, type IngredientSlots, ribbonLabel, type SubskillSlots } from '@oversleep/game';
import type { TellsOf } from '@oversleep/interchange';
import { isSame } from '../../../state/data/data.ts';
import { becomes, type Candidate, ownNickname } from './same-one.ts';

export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
  /** The file is behind: what can only grow is less there. */
  readonly isBehind: boolean;
}

export interface Merge {
  readonly creature: Creature;
  readonly changes: readonly FieldChange[];
}

/**
 * A field changes where the file tells something else than its format would tell of the creature as it is. Nothing is emptied by a file
 * that does not know it, and what the player has written stays: nickname, tags, note, favourite.
 */
export function merge(game: Game, { creature, told }: Candidate, read: TellsOf): Merge {
  const changes: FieldChange[] = [];
  let merged = creature;
  const take = (field: string, next: Partial<Creature>, text: (creature: Creature) => string, isBehind = false) => {
    const after = { ...merged, ...next };
    changes.push({ field, from: text(merged), to: text(after), isBehind });
    merged = after;
  };

  const { pokemon, level, skillLevel, ribbon, nature, mint, chosenSkill, gender, shiny } = read;
  const hasEvolved = pokemon !== told.pokemon;
  if (hasEvolved) {
    take('Species', { pokemon }, (one) => speciesText(game, one), becomes(game, pokemon, told.pokemon));
  }
  if (level !== told.level) take('Level', { level }, (one) => String(one.level), level < creature.level);
  if (skillLevel !== told.skillLevel) {
    take('Skill level', { skillLevel }, (one) => String(one.skillLevel), skillLevel < creature.skillLevel);
  }
  // No ribbon is what most files say that know of none.
  if (ribbon !== told.ribbon && ribbon !== 0) {
    take('Ribbon', { ribbon }, (one) => ribbonLabel(game, one.ribbon), ribbon < creature.ribbon);
  }
  if (nature !== told.nature) take('Nature', { nature }, (one) => one.nature);
  if (mint && !told.mint) take('White Mint', { mint }, (one) => (one.mint ? 'Yes' : 'No'));
  if (chosenSkill !== undefined && chosenSkill !== told.chosenSkill) {
    take('Chosen skill', { chosenSkill }, (one) => skillText(game, one));
  }
  const subskills = filledSlots(creature.subskills, told.subskills, read.subskills);
  if (!isSame(subskills, creature.subskills)) take('Subskills', { subskills }, subskillsText);
  const ingredients = ingredientsOf(game, creature, told, read, hasEvolved);
  // Amounts come with the species.
  if (!isSame(namesOf(ingredients), namesOf(creature.ingredients))) {
    take('Ingredients', { ingredients }, ingredientsText);
  } else merged = { ...merged, ingredients };
  if (gender !== undefined && gender !== told.gender) take('Gender', { gender }, (one) => one.gender ?? 'None');
  if (shiny && !told.shiny) take('Shiny', { shiny }, (one) => (one.shiny ? 'Yes' : 'No'));
  takeWritten();
  if (!creature.saved) take('Pokébox', { saved: true }, (one) => (one.saved ? 'In it' : 'Only in a team'));
  return { creature: merged, changes };

  function takeWritten() {
    const name = ownNickname(game, read);
    if (name !== '' && ownNickname(game, creature) === '') take('Nickname', { name }, (one) => one.name);
    if (read.favourite && !creature.favourite) {
      take('Favourite', { favourite: true }, (one) => (one.favourite ? 'Yes' : 'No'));
    }
    if (read.tags && !creature.tags) take('Tags', { tags: read.tags }, (one) => one.tags?.join(', ') ?? 'None');
    if (read.note && !creature.note) take('Note', { note: read.note }, (one) => one.note ?? 'None');
  }
}

const SLOTS = [0, 1, 2, 3, 4] as const;

function filledSlots(now: SubskillSlots, told: SubskillSlots, read: SubskillSlots): SubskillSlots {
  const [a, b, c, d, e] = SLOTS.map((slot) =>
    read[slot] === null || read[slot] === told[slot] ? now[slot] : read[slot],
  );
  return [a ?? null, b ?? null, c ?? null, d ?? null, e ?? null];
}

function ingredientsOf(
  game: Game,
  { ingredients }: Creature,
  told: TellsOf,
  read: TellsOf,
  evolved: boolean,
): IngredientSlots {
  const at = (slot: 0 | 1 | 2) => {
    const { name } = read.ingredients[slot];
    const isTold = name !== game.lockedIngredient.name;
    return isTold && (evolved || name !== told.ingredients[slot].name) ? read.ingredients[slot] : ingredients[slot];
  };
  return [at(0), at(1), at(2)];
}

const namesOf = (slots: IngredientSlots): readonly string[] => slots.map(({ name }) => name);

const speciesText = (game: Game, { pokemon }: Creature): string => game.species.find(pokemon)?.displayName ?? pokemon;

const skillText = (game: Game, { chosenSkill }: Creature): string =>
  game.skills.rows.find(({ key }) => key === chosenSkill)?.name ?? chosenSkill ?? 'None';

const subskillsText = ({ subskills }: Creature): string => subskills.map((name) => name ?? '–').join(', ');

const ingredientsText = ({ ingredients }: Creature): string => namesOf(ingredients).join(', ');
