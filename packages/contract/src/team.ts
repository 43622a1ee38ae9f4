// Teams of five, by their index.
import {
  expertShape,
  favouritesShape,
  MAX_TEAM_NAME,
  type SwapPlan,
  swapPlanShape,
  TEAM_SIZE,
  teamShape,
} from '@oversleep/game';
import { type Static, Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';
import { schemaOf, wireSchemaOf } from './schema-of.ts';
import { ClockText, CreatureAnswer, CreatureWrite, GameName, RecipeKind, Version } from './shapes.ts';

const { fields } = teamShape;

export const FavoredBerries = schemaOf(favouritesShape, {
  description: 'Names of berries, or the single word "all".',
});

export const StockpiledBerries = schemaOf(fields.stockpiledBerries);
export const StockpiledIngredients = schemaOf(fields.stockpiledIngredients);
export const ExpertChoice = schemaOf(expertShape);

/** On which island the week is spent; its bonus is the player's own and not stored with the team. */
const IslandChoice = Shape({ shortName: GameName, expert: Type.Optional(ExpertChoice) });

const TeamIndex = schemaOf(fields.index);
const MemberIndex = schemaOf(fields.memberIndex);

const teamFields = {
  name: schemaOf(fields.name, { description: `Cut to ${MAX_TEAM_NAME} characters.` }),
  camp: Type.Boolean(),
  bedtime: ClockText,
  wakeup: ClockText,
  recipeType: RecipeKind,
  favoredBerries: Type.Optional(FavoredBerries),
  stockpiledBerries: Type.Optional(StockpiledBerries),
  stockpiledIngredients: Type.Optional(StockpiledIngredients),
  island: Type.Optional(IslandChoice),
};

/** A client that does not know of rotations leaves it out, which must not end one. */
const rotationWrite = {
  rotation: Type.Optional(
    Type.Union([
      wireSchemaOf<SwapPlan>(swapPlanShape, {
        description: 'Who is in when, by ids of creatures; members are then the line-up that is in longest.',
      }),
      Type.Null({ description: 'None. Left out, it stays as it is.' }),
    ]),
  ),
};

export const TeamMeta = Shape({ ...teamFields, ...rotationWrite, version: Type.Optional(Version) });

const TeamMetaAnswer = Shape({
  ...teamFields,
  rotation: Type.Optional(wireSchemaOf<SwapPlan>(swapPlanShape)),
  index: TeamIndex,
  version: Version,
});

const inTeam = { memberIndex: MemberIndex, sneakySnacking: Type.Boolean() };

const MemberWrite = Shape({ ...CreatureWrite.properties, sneakySnacking: Type.Optional(Type.Boolean()) });

export const MemberAnswer = Shape({ ...CreatureAnswer.properties, ...inTeam });

const StoredMember = Shape({ ...MemberAnswer.properties, teamVersion: Version });

export const TeamAnswer = Shape({ ...TeamMetaAnswer.properties, members: Type.Array(MemberAnswer) });

/** A whole team as it is uploaded: its members are named by creatures that come with it or are stored. Its version is not looked at. */
export const TeamUpload = Shape({
  ...teamFields,
  ...rotationWrite,
  index: TeamIndex,
  version: Type.Optional(Version),
  members: Type.Array(
    Shape({
      memberIndex: MemberIndex,
      externalId: CreatureWrite.properties.externalId,
      sneakySnacking: Type.Optional(Type.Boolean()),
    }),
    { maxItems: TEAM_SIZE },
  ),
});

export type TeamMeta = Static<typeof TeamMeta>;
export type TeamMetaAnswer = Static<typeof TeamMetaAnswer>;
export type TeamUpload = Static<typeof TeamUpload>;
export type MemberWrite = Static<typeof MemberWrite>;
export type MemberAnswer = Static<typeof MemberAnswer>;
export type StoredMember = Static<typeof StoredMember>;
export type TeamAnswer = Static<typeof TeamAnswer>;

// In an address a number is text.
const teamParams = Shape({ teamIndex: TeamIndex });
const memberParams = Shape({ teamIndex: TeamIndex, memberIndex: MemberIndex });

export const teamRoutes = {
  teams: {
    method: 'GET',
    path: '/api/team',
    summary: 'All teams with their members.',
    access: 'user',
    answer: Shape({ teams: Type.Array(TeamAnswer) }),
  },
  putTeam: {
    method: 'PUT',
    path: '/api/team/meta/:teamIndex',
    summary: 'Stores the settings of a team, which is made if need be.',
    access: 'user',
    versioned: true,
    params: teamParams,
    body: TeamMeta,
    answer: TeamMetaAnswer,
  },
  deleteTeam: {
    method: 'DELETE',
    path: '/api/team/:teamIndex',
    summary: 'Deletes a team, if there is one; creatures that are neither saved nor used elsewhere go with it.',
    access: 'user',
    versioned: true,
    params: teamParams,
    answer: Shape({}),
  },
  putMember: {
    method: 'PUT',
    path: '/api/team/:teamIndex/member/:memberIndex',
    summary:
      'Puts a creature into a place of a team. If-Match is the version of the team, the one in the body the creature’s.',
    access: 'user',
    versioned: true,
    unknownFields: 'strip',
    params: memberParams,
    body: MemberWrite,
    answer: StoredMember,
  },
  deleteMember: {
    method: 'DELETE',
    path: '/api/team/:teamIndex/member/:memberIndex',
    summary: 'Empties a place of a team.',
    access: 'user',
    versioned: true,
    params: memberParams,
  },
} as const satisfies Record<string, RouteContract>;
