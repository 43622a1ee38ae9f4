// The saved form: pool, goal, conditions and pinned teams, as read from storage.
import {
  type Conditions,
  conditionsShape,
  flag,
  type Game,
  keptText,
  list,
  type Of,
  object,
  oneOf,
  or,
  otherwise,
  refine,
  restore,
  type Shape,
  type SwapsName,
  type WantedGoal,
  wantedGoalShape,
} from '@oversleep/game';
import { USUAL_GOAL } from './goals.ts';
import { SWAP_NAMES } from './swap-names.ts';

export type SkillLimit = Conditions['limits'][number];

export const MOST_PINS = 6;
export const MOST_HEALERS = 3;
export const MOST_LIMITS = 4;

export interface SearchForm extends Conditions {
  readonly goal: WantedGoal;
  /** How often the player swaps team members at most. */
  readonly swaps: SwapsName;
  /** Also Pokémon of a level that this version of the game doesn't have. */
  readonly aboveCap: boolean;
}

const searchFormShape: Shape<SearchForm> = refine(
  object({
    ...conditionsShape.fields,
    goal: otherwise(wantedGoalShape, USUAL_GOAL),
    swaps: otherwise(oneOf(SWAP_NAMES), '0'),
    aboveCap: flag(),
  }),
  ({ healers, limits, never, ...ask }) => ({
    ...ask,
    healers: Math.min(MOST_HEALERS, healers),
    limits: limits.slice(0, MOST_LIMITS),
    never: never.filter((id) => !ask.include.includes(id)),
  }),
);

/** A pinned team. */
const pinShape = object({
  ids: list(keptText(), undefined, { least: 1 }),
  /** Level of all members; null: their own. */
  level: conditionsShape.fields.level,
});
export interface Pin extends Of<typeof pinShape> {}

export const NO_WISHES: SearchForm = {
  withTeam: true,
  chosen: null,
  favourites: false,
  tags: [],
  level: null,
  goal: USUAL_GOAL,
  swaps: '0',
  aboveCap: false,
  include: [],
  never: [],
  limits: [],
  healers: 0,
  changes: null,
};

const savedFormShape = object({ ask: or(searchFormShape, NO_WISHES), pins: or(list(pinShape), []) });
export interface SavedForm extends Of<typeof savedFormShape> {}

export function readSavedForm(game: Game, value: unknown): SavedForm {
  const { ask, pins } = restore(savedFormShape, game, value).value ?? { ask: NO_WISHES, pins: [] };
  return { ask, pins: pins.slice(0, MOST_PINS) };
}
