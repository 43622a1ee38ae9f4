// What a record of a file changes about a creature that is there already, field by field, and the creature with all of it.
import { type Creature, type Game, type IngredientSlots, ribbonLabel, type SubskillSlots } from '@oversleep/game';
import type { CreatureFields } from '@oversleep/interchange';
import { isSame } from '../../../state/data/data.ts';
import { type Candidate, evolvesInto, ownNickname } from './match-creatures.ts';

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
export function merge(game: Game, { creature, fields }: Candidate, read: CreatureFields): Merge {
  const changes: FieldChange[] = [];
  let merged = creature;
  const take = (field: string, next: Partial<Creature>, text: (creature: Creature) => string, isBehind = false) => {
    const after = { ...merged, ...next };
    changes.push({ field, from: text(merged), to: text(after), isBehind });
    merged = after;
  };

  const { pokemon, level, skillLevel, ribbon, nature, mint, chosenSkill, gender, shiny } = read;
  const hasEvolved = pokemon !== fields.pokemon;
  if (hasEvolved) {
    take('Species', { pokemon }, (one) => speciesText(game, one), evolvesInto(game, pokemon, fields.pokemon));
  }
  if (level !== fields.level) take('Level', { level }, (one) => String(one.level), level < creature.level);
  if (skillLevel !== fields.skillLevel) {
    take('Skill level', { skillLevel }, (one) => String(one.skillLevel), skillLevel < creature.skillLevel);
  }
  // No ribbon is what most files say that know of none.
  if (ribbon !== fields.ribbon && ribbon !== 0) {
    take('Ribbon', { ribbon }, (one) => ribbonLabel(game, one.ribbon), ribbon < creature.ribbon);
  }
  if (nature !== fields.nature) take('Nature', { nature }, (one) => one.nature);
  if (mint && !fields.mint) take('White Mint', { mint }, (one) => (one.mint ? 'Yes' : 'No'));
  if (chosenSkill !== undefined && chosenSkill !== fields.chosenSkill) {
    take('Chosen skill', { chosenSkill }, (one) => skillText(game, one));
  }
  const subskills = filledSlots(creature.subskills, fields.subskills, read.subskills);
  if (!isSame(subskills, creature.subskills)) take('Subskills', { subskills }, subskillsText);
  const ingredients = ingredientsOf(game, creature, fields, read, hasEvolved);
  // Amounts come with the species.
  if (!isSame(namesOf(ingredients), namesOf(creature.ingredients))) {
    take('Ingredients', { ingredients }, ingredientsText);
  } else merged = { ...merged, ingredients };
  if (gender !== undefined && gender !== fields.gender) take('Gender', { gender }, (one) => one.gender ?? 'None');
  if (shiny && !fields.shiny) take('Shiny', { shiny }, (one) => (one.shiny ? 'Yes' : 'No'));
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

function filledSlots(now: SubskillSlots, fields: SubskillSlots, read: SubskillSlots): SubskillSlots {
  const [a, b, c, d, e] = SLOTS.map((slot) =>
    read[slot] === null || read[slot] === fields[slot] ? now[slot] : read[slot],
  );
  return [a ?? null, b ?? null, c ?? null, d ?? null, e ?? null];
}

function ingredientsOf(
  game: Game,
  { ingredients }: Creature,
  fields: CreatureFields,
  read: CreatureFields,
  evolved: boolean,
): IngredientSlots {
  const at = (slot: 0 | 1 | 2) => {
    const { name } = read.ingredients[slot];
    const isKnown = name !== game.lockedIngredient.name;
    return isKnown && (evolved || name !== fields.ingredients[slot].name) ? read.ingredients[slot] : ingredients[slot];
  };
  return [at(0), at(1), at(2)];
}

const namesOf = (slots: IngredientSlots): readonly string[] => slots.map(({ name }) => name);

const speciesText = (game: Game, { pokemon }: Creature): string => game.species.find(pokemon)?.displayName ?? pokemon;

const skillText = (game: Game, { chosenSkill }: Creature): string =>
  game.skills.rows.find(({ key }) => key === chosenSkill)?.name ?? chosenSkill ?? 'None';

const subskillsText = ({ subskills }: Creature): string => subskills.map((name) => name ?? '–').join(', ');

const ingredientsText = ({ ingredients }: Creature): string => namesOf(ingredients).join(', ');
