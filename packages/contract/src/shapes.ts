// Words that many routes share: ids, names, versions, creatures.
import {
  CORRUPT_INGREDIENTS,
  CORRUPT_SUBSKILLS,
  DEFAULT_MEMBER_RIBBON,
  EDITIONS,
  gameOf,
  LEVEL_MESSAGE,
  MAX_FLAG,
  MAX_FLAGS,
  MAX_LEVEL,
  MAX_NOTE,
  MAX_RAW,
  MAX_TAG,
  MAX_TAGS,
  MIN_LEVEL,
  RECIPE_TYPES,
  SUBSKILL_SLOTS,
} from '@oversleep/game';
import { type Static, Type } from 'typebox';
import { Shape } from './route.ts';

export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
});
export const FriendCode = Type.String({ pattern: '^[A-Z0-9]{6}$' });
export const Edition = Type.Enum([...EDITIONS]);
export const Role = Type.Enum(['admin', 'supporter', 'default']);
export const Provider = Type.Enum(['google', 'discord', 'patreon']);
export const RecipeKind = Type.Enum([...RECIPE_TYPES]);
/** Differs after every change of a row and never comes back, also when the row was deleted in between; 0 in a request means "I have no version". */
export const Version = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** A moment as ISO 8601. */
export const Moment = Type.String({ format: 'date-time' });
/** HH:MM. */
export const ClockText = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
/** A name out of the game's tables. */
const NAME = { minLength: 1, maxLength: 64 };
export const GameName = Type.String(NAME);

/** What a value that does not fit its schema is answered with, in the words of the specification; `{}` stands for the value. */
export const REFUSAL = 'x-refusal';

export const Level = Type.Integer({ minimum: MIN_LEVEL, maximum: MAX_LEVEL, [REFUSAL]: LEVEL_MESSAGE });
export const SpeciesName = Type.String({ ...NAME, [REFUSAL]: "Can't find Pokemon with name {}" });
export const NatureName = Type.String({ ...NAME, [REFUSAL]: "Couldn't find nature with name: {}" });
export const SubskillName = Type.String({ ...NAME, [REFUSAL]: "Can't find Subskill with name {}" });
export const BerryName = Type.String({ ...NAME, [REFUSAL]: 'Berry {} not found' });
export const RecipeName = Type.String({ ...NAME, [REFUSAL]: 'Recipe not found: {}' });

export type Provider = Static<typeof Provider>;
export type Role = Static<typeof Role>;

const rules = EDITIONS.map((edition) => gameOf(edition).rules);
const RIBBON = { minimum: 0, maximum: Math.max(...rules.map(({ maxRibbon }) => maxRibbon)) };

const SubskillInstance = Shape({
  level: Type.Integer({ minimum: 1, maximum: MAX_LEVEL, description: 'Unlock level of the slot, in any edition.' }),
  subskill: SubskillName,
});

const IngredientInstance = Shape({
  level: Type.Enum([...new Set(rules.flatMap(({ ingredientUnlockLevels }) => ingredientUnlockLevels))]),
  name: GameName,
  amount: Type.Integer({ minimum: 0, maximum: 99 }),
});

/** What a simulation needs to know of a creature. */
const build = {
  pokemon: SpeciesName,
  level: Level,
  ribbon: Type.Integer(RIBBON),
  skillLevel: Type.Integer({ minimum: 1, maximum: 100 }),
  chosenSkill: Type.Optional(
    Type.Union([GameName, Type.Null()], {
      description: 'Key of the skill that was chosen for one that can be several; null: none.',
    }),
  ),
  nature: NatureName,
  mint: Type.Optional(
    Type.Boolean({ description: 'It has had a White Mint: the nature keeps its name and has no effect.' }),
  ),
  subskills: Type.Array(SubskillInstance, { maxItems: SUBSKILL_SLOTS, [REFUSAL]: CORRUPT_SUBSKILLS }),
  ingredients: Type.Array(IngredientInstance, { minItems: 3, maxItems: 3, [REFUSAL]: CORRUPT_INGREDIENTS }),
};

// A character may be two units long; what is too long in characters is cut.
const Sized = (characters: number) => Type.String({ maxLength: 2 * characters });

/** Where it came from: the format, when, the record as it stood there, and what was doubtful about it. */
const Origin = Shape({
  format: Type.String({ minLength: 1, maxLength: 32 }),
  at: Moment,
  raw: Sized(MAX_RAW),
  flags: Type.Optional(Type.Array(Sized(MAX_FLAG), { maxItems: MAX_FLAGS })),
});

/** What a player keeps with a creature besides its figures. */
const keepsakes = {
  favourite: Type.Optional(Type.Boolean()),
  tags: Type.Optional(
    Type.Array(Sized(MAX_TAG), { maxItems: MAX_TAGS, description: `Each of at most ${MAX_TAG} characters.` }),
  ),
  note: Type.Optional(
    Type.Union([Sized(MAX_NOTE), Type.Null()], { description: `At most ${MAX_NOTE} characters; null: none.` }),
  ),
  origin: Type.Optional(Type.Union([Origin, Type.Null()])),
};

const meta = {
  version: Version,
  externalId: Uuid,
  saved: Type.Boolean(),
  shiny: Type.Boolean(),
  gender: Type.Optional(Type.Enum(['male', 'female'])),
  // An emoji may take a dozen code points and is still one character.
  name: Type.String({ maxLength: 144, description: 'Nickname; cut to twelve characters.' }),
  ...keepsakes,
};

/** A creature of a calculation: nothing of it is stored. */
export const CalculatedCreature = Shape({
  ...build,
  ribbon: Type.Optional(
    Type.Integer({
      ...RIBBON,
      description: `Left out: ${DEFAULT_MEMBER_RIBBON}, that of a creature one has had for long.`,
    }),
  ),
  externalId: Uuid,
  sneakySnacking: Type.Optional(Type.Boolean()),
});

/** What an older client does not know it leaves out: then `mint`, `chosenSkill`, `favourite`, `tags`, `note` and `origin` stay as they are stored. */
export const CreatureWrite = Shape({ ...build, ...meta, version: Type.Optional(Version) });

/** `carrySize` and `rp` follow from the rest and are 0 where the edition does not know the species. */
export const CreatureAnswer = Shape({
  ...build,
  ...meta,
  carrySize: Type.Integer({ minimum: 0 }),
  rp: Type.Integer({ minimum: 0 }),
});

export type CreatureWrite = Static<typeof CreatureWrite>;
export type CreatureAnswer = Static<typeof CreatureAnswer>;

/** What others see of a player. */
export const PublicUser = Shape({
  name: Type.String(),
  friend_code: FriendCode,
  avatar: Type.Optional(Type.String()),
});
