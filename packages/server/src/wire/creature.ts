// Creatures between the wire (subskills by the edition's levels) and the store (subskills by slot).
import type { CreatureAnswer, CreatureWrite } from '@oversleep/contract';
import {
  buildOf,
  type Creature,
  carrySize,
  type Game,
  isKnown,
  type Origin,
  rpOf,
  subskillsByLevel,
  validateCreature,
} from '@oversleep/game';
import { doubtTexts, withDoubtCodes } from '@oversleep/texts';
import { refuseProblems } from './read.ts';
import { untidyNameText } from './untidy-name.ts';

/** A creature as the store takes it: what was not said (undefined) stays as it is stored, so that older clients end nothing. */
export interface WrittenCreature extends Omit<Creature, LaterField> {
  readonly mint: boolean | undefined;
  readonly chosenSkill: string | null | undefined;
  readonly favourite: boolean | undefined;
  readonly tags: readonly string[] | undefined;
  readonly note: string | null | undefined;
  readonly origin: Origin | null | undefined;
}

/** Fields that older clients do not know. */
export const LATER_FIELDS = ['mint', 'chosenSkill', 'favourite', 'tags', 'note', 'origin'] as const;
type LaterField = (typeof LATER_FIELDS)[number];

/** The names of species and ingredients that the edition does not know are kept as they are. */
export function readCreature(game: Game, input: CreatureWrite, at = ''): WrittenCreature {
  const untidy = untidyNameText(input.name);
  if (untidy !== undefined) throw refuseProblems('CREATURE_INVALID', [{ field: 'name', message: untidy }], at);
  const checked = validateCreature(game, input);
  if (!checked.ok) throw refuseProblems('CREATURE_INVALID', checked.problems, at);
  const { value } = checked;
  return {
    ...value,
    // The store has ids in lower case.
    externalId: value.externalId.toLowerCase(),
    mint: input.mint,
    chosenSkill: input.chosenSkill === undefined ? undefined : (value.chosenSkill ?? null),
    favourite: input.favourite,
    tags: input.tags && (value.tags ?? []),
    note: input.note === undefined ? undefined : (value.note ?? null),
    origin: input.origin === undefined ? undefined : value.origin ? withDoubtCodes(value.origin) : null,
  };
}

/** Field by field, because fifty of these are made for a look at the teams and spreading takes several times as long. */
export function creatureAnswer(game: Game, creature: Creature): CreatureAnswer {
  const [first, second, third] = creature.ingredients;
  const [early = 0, later = 0, last = 0] = game.rules.ingredientUnlockLevels;
  const { carrySize, rp } = figuresOf(game, creature);
  const answer: CreatureAnswer = {
    externalId: creature.externalId,
    version: creature.version,
    saved: creature.saved,
    shiny: creature.shiny,
    pokemon: creature.pokemon,
    name: creature.name,
    level: creature.level,
    ribbon: creature.ribbon,
    skillLevel: creature.skillLevel,
    nature: creature.nature,
    subskills: subskillsByLevel(game, creature.subskills),
    ingredients: [
      { level: early, name: first.name, amount: first.amount },
      { level: later, name: second.name, amount: second.amount },
      { level: last, name: third.name, amount: third.amount },
    ],
    carrySize,
    rp,
  };
  if (creature.gender) answer.gender = creature.gender;
  if (creature.mint) answer.mint = true;
  if (creature.chosenSkill !== undefined) answer.chosenSkill = creature.chosenSkill;
  if (creature.favourite) answer.favourite = true;
  if (creature.tags) answer.tags = [...creature.tags];
  if (creature.note !== undefined) answer.note = creature.note;
  if (creature.origin) answer.origin = originAnswer(creature.origin);
  return answer;
}

/** The sentences are for apps of before there were codes. */
const originAnswer = (origin: Origin): NonNullable<CreatureAnswer['origin']> => ({
  ...origin,
  ...(origin.doubts && { flags: [...doubtTexts(origin)] }),
});

/** Nothing can be said of a species that the edition does not know. */
function figuresOf(game: Game, creature: Creature): { readonly carrySize: number; readonly rp: number } {
  if (!isKnown(game, creature)) return { carrySize: 0, rp: 0 };
  const build = buildOf(game, creature);
  return { carrySize: carrySize(game, build), rp: rpOf(game, build) };
}
