// What a team makes in a week, and how close a creature is to perfect.
import {
  type KitchenPolicy,
  kitchenPolicyShape,
  potSizeShape,
  SWAP_PLAN_LIMITS,
  type SwapPlan,
  swapPlanShape,
  TEAM_SIZE,
} from '@oversleep/game';
import { Type } from 'typebox';
import { WeekEvent } from './event.ts';
import { IvProduction, TeamProduction } from './production.ts';
import { type RouteContract, Shape } from './route.ts';
import { schemaOf, wireSchemaOf } from './schema-of.ts';
import {
  CalculatedCreature,
  ClockText,
  Edition,
  EditionChoice,
  Estimate,
  GameName,
  RecipeKind,
  Uuid,
} from './shapes.ts';
import { ExpertChoice, FavoredBerries, StockpiledBerries, StockpiledIngredients } from './team.ts';
import { RecipeLevels } from './user.ts';

const MAX_VARIANTS = 10;
/** No answer speaks of single members, so they need no ids. */
const ComparedTeam = Type.Array(Shape({ ...CalculatedCreature.properties, externalId: Type.Optional(Uuid) }), {
  minItems: 1,
  maxItems: TEAM_SIZE,
});

/** What is left out is the signed-in player's own, else the edition's largest. */
export const Settings = Shape({
  camp: Type.Boolean(),
  bedtime: ClockText,
  wakeup: ClockText,
  recipeType: Type.Optional(RecipeKind),
  island: Type.Optional(GameName),
  areaBonusPercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  favoredBerries: Type.Optional(FavoredBerries),
  expert: Type.Optional(ExpertChoice),
  event: Type.Optional(WeekEvent),
  stockpiledBerries: Type.Optional(StockpiledBerries),
  stockpiledIngredients: Type.Optional(StockpiledIngredients),
  potSize: Type.Optional(schemaOf(potSizeShape, { description: 'null until the player has set one.' })),
  recipeLevels: Type.Optional(RecipeLevels),
  /** Without one the pot is not filled up, and the player checks in all the time. */
  policy: Type.Optional(wireSchemaOf<Partial<KitchenPolicy>>(kitchenPolicyShape)),
  rotation: Type.Optional(
    wireSchemaOf<SwapPlan>(swapPlanShape, { description: 'Who of the members is in the team when.' }),
  ),
});

export const calculatorRoutes = {
  calculateTeam: {
    method: 'POST',
    path: '/api/calculator/team',
    summary: 'Simulates a team until its weekly total is known well.',
    access: 'maybe',
    open: true,
    limit: 'units',
    units: 10,
    unknownFields: 'strip',
    body: Shape({
      edition: Type.Optional(Edition),
      settings: Settings,
      members: Type.Array(CalculatedCreature, {
        minItems: 1,
        maxItems: SWAP_PLAN_LIMITS.members,
        description: `At most ${TEAM_SIZE} without a rotation.`,
      }),
    }),
    answer: TeamProduction,
  },
  calculateIv: {
    method: 'POST',
    path: '/api/calculator/iv',
    summary: 'Simulates variants of a creature beside up to four others, all with the same luck.',
    access: 'maybe',
    open: true,
    limit: 'units',
    units: 10,
    unknownFields: 'strip',
    body: Shape({
      edition: Type.Optional(Edition),
      settings: Settings,
      members: Type.Array(CalculatedCreature, { maxItems: TEAM_SIZE - 1 }),
      variants: Type.Array(CalculatedCreature, { minItems: 1, maxItems: MAX_VARIANTS }),
    }),
    answer: IvProduction,
  },
  compareTeams: {
    method: 'POST',
    path: '/api/calculator/compare',
    summary: 'Which of two teams makes more in a week: members in the same place of both meet the same luck.',
    access: 'maybe',
    open: true,
    limit: 'units',
    units: 60,
    unknownFields: 'strip',
    body: Shape({
      edition: Type.Optional(EditionChoice),
      settings: Settings,
      a: ComparedTeam,
      b: ComparedTeam,
    }),
    answer: Shape({
      edition: Type.String(),
      a: Estimate,
      b: Estimate,
      difference: Shape({
        mean: Type.Number({ description: 'How much more `b` makes in a week.' }),
        error: Type.Number({ description: 'Standard error.' }),
        sure: Type.Number({ description: 'The chance that `b` makes more.' }),
      }),
      notes: Type.Array(Type.String()),
    }),
  },
} as const satisfies Record<string, RouteContract>;
