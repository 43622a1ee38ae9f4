// Words that many routes share: ids, names, versions, creatures.
import {
  CLOCK_PATTERN,
  creatureShape,
  DEFAULT_MEMBER_RIBBON,
  EDITIONS,
  levelShape,
  MAX_NOTE,
  MAX_TAG,
  natureShape,
  type OriginFields,
  RECIPE_TYPES,
  UUID_PATTERN,
} from '@oversleep/game';
import { type Static, Type } from 'typebox';
import { Shape } from './route.ts';
import { REFUSAL, schemaOf, wireSchemaOf } from './schema-of.ts';

export const Uuid = Type.String({ pattern: UUID_PATTERN });
export const FriendCode = Type.String({ pattern: '^[A-Z0-9]{6}$' });
export const Edition = Type.Enum([...EDITIONS]);
/** For tables and all routes that other people's programs were made for: callers that name none get the newest. */
export const EditionChoice = Type.Enum([...EDITIONS, 'latest' as const], {
  description: 'An edition of the game by year and month, or `latest`, which is the default.',
});
export const Role = Type.Enum(['admin', 'supporter', 'default']);
export const Provider = Type.Enum(['google', 'discord', 'patreon']);
export const RecipeKind = Type.Enum([...RECIPE_TYPES]);
/** Differs after every change of a row and never comes back, also when the row was deleted in between; 0 in a request means "I have no version". */
export const Version = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** A moment as ISO 8601. */
export const Moment = Type.String({ format: 'date-time' });
/** HH:MM. */
export const ClockText = Type.String({ pattern: CLOCK_PATTERN });
/** A name out of the game's tables. */
const NAME = { minLength: 1, maxLength: 64 };
export const GameName = Type.String(NAME);

export const Level = schemaOf(levelShape);
export const SpeciesName = schemaOf(creatureShape.fields.pokemon);
export const NatureName = schemaOf(natureShape);
export const SubskillName = Type.String({ ...NAME, [REFUSAL]: "Can't find Subskill with name {}" });
export const RecipeName = Type.String({ ...NAME, [REFUSAL]: 'Recipe not found: {}' });

/** A figure with its standard error. */
export const Estimate = Shape({ mean: Type.Number(), error: Type.Number() });

export type Provider = Static<typeof Provider>;
export type Role = Static<typeof Role>;

const { fields } = creatureShape;

/** What a simulation needs to know of a creature. */
const build = {
  pokemon: SpeciesName,
  level: Level,
  ribbon: wireSchemaOf<number>(fields.ribbon),
  skillLevel: schemaOf(fields.skillLevel),
  chosenSkill: Type.Optional(
    wireSchemaOf<string | null>(fields.chosenSkill, {
      description: 'Key of the skill that was chosen for one that can be several; null: none.',
    }),
  ),
  nature: NatureName,
  mint: Type.Optional(
    wireSchemaOf<boolean>(fields.mint, {
      description: 'It has had a White Mint: the nature keeps its name and has no effect.',
    }),
  ),
  subskills: wireSchemaOf<readonly { level: number; subskill: string }[]>(fields.subskills, {
    description: 'With the unlock level of the slot, in any edition.',
  }),
  ingredients: wireSchemaOf<readonly { level: number; name: string; amount: number }[]>(fields.ingredients),
};

const meta = {
  version: Version,
  externalId: Uuid,
  saved: Type.Boolean(),
  shiny: Type.Boolean(),
  gender: Type.Optional(wireSchemaOf<'male' | 'female'>(fields.gender)),
  name: schemaOf(fields.name, { description: 'Nickname; cut to twelve characters.' }),
  favourite: Type.Optional(wireSchemaOf<boolean>(fields.favourite)),
  tags: Type.Optional(
    wireSchemaOf<readonly string[]>(fields.tags, {
      description: `Each of at most ${MAX_TAG} characters.`,
    }),
  ),
  note: Type.Optional(
    wireSchemaOf<string | null>(fields.note, { description: `At most ${MAX_NOTE} characters; null: none.` }),
  ),
  origin: Type.Optional(wireSchemaOf<OriginFields | null>(fields.origin)),
};

/** A creature of a calculation: nothing of it is stored. */
export const CalculatedCreature = Shape({
  ...build,
  ribbon: Type.Optional(
    wireSchemaOf<number>(fields.ribbon, {
      description: `Left out: ${DEFAULT_MEMBER_RIBBON}, that of a creature one has had for long.`,
    }),
  ),
  externalId: Type.String({ pattern: UUID_PATTERN, description: '`id` means the same.' }),
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
