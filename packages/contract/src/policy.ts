// How a player cooks and looks in: as it is kept, and as a calculation takes it.
import { type KitchenPolicy, kitchenPolicyShape, playerPolicyShape } from '@oversleep/game';
import { schemaOf, wireSchemaOf } from './schema-of.ts';

/** Of a calculation: without one the pot is not filled up, and somebody is always there. */
export const Policy = wireSchemaOf<Partial<KitchenPolicy>>(kitchenPolicyShape);

/** Of a player. */
export const PlayerPolicy = schemaOf(playerPolicyShape, {
  description: 'How the player cooks and looks in; null: as most do.',
});
