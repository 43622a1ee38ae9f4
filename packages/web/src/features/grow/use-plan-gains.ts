// Gains of the planned upgrades; those known from the suggestions aren't computed again.
import type { Game } from '@oversleep/game';
import { useMemo } from 'react';
import type { GrowthOption } from './best-plan.ts';
import { type GrowthGains, useGrowthGains } from './use-growth-gains.ts';
import type { PlannedGrowth } from './wishes.ts';

/** A suggestion's gain is reused as long as the wish is the same. */
export function usePlanGains(
  game: Game,
  growing: readonly PlannedGrowth[],
  found: readonly GrowthOption[],
): GrowthGains {
  const known = useMemo(
    () =>
      new Map(
        growing.flatMap(({ creature, wish: { to, into } }) => {
          const option = found.find(
            ({ wanted: { creature: other, wish } }) => other === creature && wish.to === to && wish.into === into,
          );
          return option ? [[creature.externalId, { ...option.gain, where: option.where }] as const] : [];
        }),
      ),
    [growing, found],
  );
  const others = useMemo(() => growing.filter(({ creature }) => !known.has(creature.externalId)), [growing, known]);
  const { of, state } = useGrowthGains(game, others);
  return { of: new Map([...of, ...known]), state };
}
