// What a record of a file changes about a creature that is in the box already, field by field.
import type { Creature, Game, IngredientSlots, SubskillSlots } from '@oversleep/game';
import type { CreatureFields } from '@oversleep/interchange';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { isSame } from '../../../state/data/data.ts';
import { ribbonWords } from '../ribbon-words.ts';
import { evolvesInto, type MatchCandidate, ownNickname } from './match-creatures.ts';

const t = messages('interchange');

export interface FieldChange {
  /** Its name, in the player's language. */
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
 * A field changes where the file differs from what its format would say about the creature as it is. A file that doesn't have a
 * field never empties it, and what the player has written stays: nickname, tags, note, favourite.
 */
export function merge(game: Game, { creature, fields }: MatchCandidate, read: CreatureFields): Merge {
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
    take(t('fields.species'), { pokemon }, speciesText, evolvesInto(game, pokemon, fields.pokemon));
  }
  if (level !== fields.level) take(t('fields.level'), { level }, (one) => String(one.level), level < creature.level);
  if (skillLevel !== fields.skillLevel) {
    take(t('fields.skillLevel'), { skillLevel }, (one) => String(one.skillLevel), skillLevel < creature.skillLevel);
  }
  // Files without ribbons say 0 too.
  if (ribbon !== fields.ribbon && ribbon !== 0) {
    take(t('fields.ribbon'), { ribbon }, (one) => ribbonWords(game, one.ribbon), ribbon < creature.ribbon);
  }
  if (nature !== fields.nature) take(t('fields.nature'), { nature }, (one) => one.nature);
  if (mint && !fields.mint) take(t('fields.mint'), { mint }, (one) => yesOrNo(one.mint));
  if (chosenSkill !== undefined && chosenSkill !== fields.chosenSkill) {
    take(t('fields.chosenSkill'), { chosenSkill }, (one) => skillText(game, one));
  }
  const subskills = filledSlots(creature.subskills, fields.subskills, read.subskills);
  if (!isSame(subskills, creature.subskills)) take(t('fields.subskills'), { subskills }, subskillsText);
  const ingredients = ingredientsOf(game, creature, fields, read, hasEvolved);
  // Amounts come with the species.
  if (!isSame(namesOf(ingredients), namesOf(creature.ingredients))) {
    take(t('fields.ingredients'), { ingredients }, ingredientsText);
  } else merged = { ...merged, ingredients };
  if (gender !== undefined && gender !== fields.gender)
    take(t('fields.gender'), { gender }, (one) => (one.gender ? t(`genders.${one.gender}`) : t('none')));
  if (shiny && !fields.shiny) take(t('fields.shiny'), { shiny }, (one) => yesOrNo(one.shiny));
  takeWritten();
  if (!creature.saved)
    take(t('fields.box'), { saved: true }, (one) => (one.saved ? t('fields.inBox') : t('fields.inTeam')));
  return { creature: merged, changes };

  function takeWritten() {
    const name = ownNickname(game, read);
    if (name !== '' && ownNickname(game, creature) === '') take(t('fields.nickname'), { name }, (one) => one.name);
    if (read.favourite && !creature.favourite) {
      take(t('fields.favourite'), { favourite: true }, (one) => yesOrNo(one.favourite));
    }
    if (read.tags && !creature.tags)
      take(t('fields.tags'), { tags: read.tags }, (one) => (one.tags ? listed(one.tags) : t('none')));
    if (read.note && !creature.note) take(t('fields.note'), { note: read.note }, (one) => one.note ?? t('none'));
  }
}

const listed = listFormat({ type: 'unit' });

const yesOrNo = (flag: boolean | undefined): string => (flag ? t('yes') : t('no'));

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

const speciesText = ({ pokemon }: Creature): string => nameOf('species', pokemon);

const skillText = (game: Game, { chosenSkill }: Creature): string =>
  game.skills.rows.find(({ key }) => key === chosenSkill)?.name ?? chosenSkill ?? t('none');

const subskillsText = ({ subskills }: Creature): string => listed(subskills.map((name) => name ?? '–'));

const ingredientsText = ({ ingredients }: Creature): string => listed(namesOf(ingredients));
