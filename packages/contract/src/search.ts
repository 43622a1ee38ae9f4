// The best teams out of a box, searched for by the server: started, watched and cancelled.
import {
  goalShape,
  MOST_CANDIDATES,
  SWAP_NAMES,
  SWAP_PLAN_LIMITS,
  type SwapPlan,
  swapPlanShape,
  TEAM_SIZE,
  USUAL_SWAP_PLAN_SIZE,
  wishesShape,
} from '@oversleep/game';
import { type Static, Type } from 'typebox';
import { Settings } from './calculator.ts';
import { type RouteContract, Shape } from './route.ts';
import { schemaOf, wireSchemaOf } from './schema-of.ts';
import { CalculatedCreature, ClockText, Edition, Estimate, Uuid } from './shapes.ts';

const MOST_STEPS = 60_000;
const MOST_HOURS = 12;
/** Each of the candidates takes some hundred letters. */
const SEARCH_BODY = 512 * 1024;

const Count = Type.Integer({ minimum: 0 });
const Lead = Shape({
  mean: Type.Number({ description: 'A week.' }),
  error: Type.Number({ description: 'Standard error.' }),
  sure: Type.Union([Type.Number(), Type.Null()], {
    description: 'The chance that it is above zero; null unless the found team ran in the final race.',
  }),
});

const FoundTeam = Shape({
  ids: Type.Array(Uuid, { description: 'In the order of their places.' }),
  total: Type.Number({ description: 'A week.' }),
  error: Type.Union([Type.Number(), Type.Null()], { description: 'Standard error; null: not known yet.' }),
  raced: Type.Boolean({
    description: 'Whether it ran in the final race; a team that did not is known from a few simulated weeks only.',
  }),
  sure: Type.Union([Type.Number(), Type.Null()], {
    description:
      'The chance that the first team makes more than this one; of the first: than the next that ran in the final race. Null unless both ran in it.',
  }),
  lead: Type.Union([Lead, Type.Null()], {
    description: 'How much more than the present team it makes; null: there is none, or nothing is known yet.',
  }),
});

const Swaps = Type.Enum([...SWAP_NAMES], { description: 'Changes of the team: none, 2 a week, 1, 2 or 4 a day.' });
const Fixed = Shape(
  { team: Type.Array(Uuid), strength: Estimate },
  { description: 'The best team that stays all week.' },
);
const FoundRotation = Shape({
  swaps: Swaps,
  pays: Type.Boolean({
    description: 'Whether it is better than the team that stays, by two standard errors and half a percent.',
  }),
  strength: Estimate,
  members: Type.Array(Uuid, { description: 'All who are in the team at some time.' }),
  rotation: wireSchemaOf<SwapPlan>(swapPlanShape, {
    description: 'As `settings.rotation` of `POST /api/calculator/team` takes it.',
  }),
  against: Shape({
    ...Fixed.properties,
    gain: Shape({
      ...Estimate.properties,
      sure: Type.Number({ description: 'The chance that it is above zero.' }),
      percent: Type.Number(),
      percentError: Type.Number({ description: 'Standard error.' }),
    }),
  }),
});

const state = {
  id: Uuid,
  status: Type.Enum(['running', 'finished', 'failed']),
  progress: Type.Number({ minimum: 0, maximum: 1 }),
  teams: Type.Array(FoundTeam, { description: 'The best so far, best first.' }),
  considered: Count,
  simulated: Count,
  steps: Type.Integer({ minimum: 0, description: 'Chains of weeks that were simulated.' }),
  exhaustive: Type.Boolean({ description: 'Every team that the wishes allow was simulated.' }),
  present: Type.Union([Estimate, Type.Null()], {
    description: 'What the present team makes; null: there is none, or nothing is known yet.',
  }),
  impossible: Type.Array(Type.Enum(['include', 'exclude', 'atMost', 'healers', 'size', 'near']), {
    description: 'Wishes that no team fulfils together; then none is found.',
  }),
  fixed: Type.Optional(Fixed),
  swaps: Type.Optional(
    Type.Array(FoundRotation, {
      description:
        'Where `swaps` were asked for, once the search is finished: the best rotation for each wish up to those.',
    }),
  ),
  rotations: Type.Optional(
    Shape({ considered: Count, simulated: Count }, { description: 'How many rotations were looked at.' }),
  ),
};

export const TeamSearch = Shape(state);
export type TeamSearch = Static<typeof TeamSearch>;

/** What a search for rotations adds to it. */
export type FoundRotations = Required<Pick<TeamSearch, 'fixed' | 'swaps' | 'rotations'>>;

const start = {
  method: 'POST',
  path: '/api/search/team',
  summary: 'Starts a search for the best teams out of many creatures; the same question again joins what has begun.',
  access: 'maybe',
  open: true,
  limit: 'search',
  bodyLimit: SEARCH_BODY,
  unknownFields: 'strip',
  body: Shape({
    edition: Type.Optional(Edition),
    settings: Settings,
    candidates: Type.Array(CalculatedCreature, { minItems: 1, maxItems: MOST_CANDIDATES }),
    goal: Type.Optional(
      schemaOf(goalShape, {
        description: 'With `reach`, totals are the chance, 0 to 1, that a week reaches that strength.',
      }),
    ),
    wishes: Type.Optional(schemaOf(wishesShape)),
    present: Type.Optional(
      Type.Array(CalculatedCreature, {
        maxItems: TEAM_SIZE,
        description: 'A team that found ones are compared with. It changes nothing about what is found.',
      }),
    ),
    seed: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    steps: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_STEPS,
        description: 'Chains of weeks to simulate at most; left out: what a box of this size usually takes.',
      }),
    ),
    swaps: Type.Optional(
      Type.Array(Swaps, {
        minItems: 1,
        maxItems: SWAP_NAMES.length,
        description: 'Also finds the best rotation with so many changes of the team.',
      }),
    ),
    hours: Type.Optional(
      Type.Array(ClockText, {
        minItems: 1,
        maxItems: MOST_HOURS,
        description:
          'Times at which the team can be changed, between wake-up and bedtime; left out: wake-up, before each meal, bedtime.',
      }),
    ),
    most: Type.Optional(
      Type.Integer({
        minimum: TEAM_SIZE,
        maximum: SWAP_PLAN_LIMITS.members,
        description: `Pokémon in a rotation at most; left out: ${USUAL_SWAP_PLAN_SIZE}.`,
      }),
    ),
  }),
  answer: Shape({ ...state, notes: Type.Array(Type.String()) }),
} as const satisfies RouteContract;

const byId = Shape({ id: Type.String({ ...Uuid, description: 'As the start of the search answered.' }) });
const progress = {
  method: 'GET',
  path: '/api/search/team/:id',
  summary: 'How far a search is, and the best teams so far. It is kept for a day.',
  access: 'anyone',
  open: true,
  params: byId,
  answer: TeamSearch,
} as const satisfies RouteContract;
const cancel = {
  method: 'DELETE',
  path: '/api/search/team/:id',
  summary: 'Ends a search and forgets it.',
  access: 'anyone',
  open: true,
  params: byId,
} as const satisfies RouteContract;

export const searchRoutes = {
  startSearch: start,
  teamSearch: progress,
  cancelSearch: cancel,
  startRotationSearch: {
    ...start,
    path: '/api/search/rotation',
    summary: 'Starts a search for rotations: as `POST /api/search/team`, for all `swaps` if none are named.',
  },
  rotationSearch: {
    ...progress,
    path: '/api/search/rotation/:id',
    summary: 'How far a search for rotations is; its rotations are there once it is finished. It is kept for a day.',
  },
  cancelRotationSearch: { ...cancel, path: '/api/search/rotation/:id' },
} as const satisfies Record<string, RouteContract>;
