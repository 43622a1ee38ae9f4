// How a player cooks and looks in: as it is kept, and as a calculation takes it.
import { fillerShape, lookInShape, playerPolicyShape } from '@oversleep/game';
import { Type } from 'typebox';
import { Shape } from './route.ts';
import { schemaOf } from './schema-of.ts';

const kitchen = {
  filler: Type.Optional(schemaOf(fillerShape)),
  meals: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 21, description: 'Surplus is beyond so many portions; 2 where left out.' }),
  ),
  lookIn: Type.Optional(schemaOf(lookInShape)),
  recipesLevelUp: Type.Optional(
    Type.Boolean({
      description: 'Dishes give their recipes EXP during a week: an estimate. Levels stay put where left out.',
    }),
  ),
};

/** Of a calculation: without one the pot is not filled up, and somebody is always there. */
export const Policy = Shape(kitchen);

/** What a calculation of the rest of a week takes besides. */
export const SavingPolicy = Shape({
  ...kitchen,
  sunday: Type.Optional(Type.Boolean({ description: 'Save for Sunday.' })),
  holdTasty: Type.Optional(Type.Boolean({ description: 'Hold a stored chance of extra tasty for Sunday.' })),
});

/** Of a player. */
export const PlayerPolicy = schemaOf(playerPolicyShape, {
  description: 'How the player cooks and looks in; null: as most do.',
});
