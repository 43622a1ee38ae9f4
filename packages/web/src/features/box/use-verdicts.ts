// Keep or candy for the whole box, computed in small steps so that the page stays responsive.
import { type Creature, type Game, type Verdicts, verdictSteps } from '@oversleep/game';
import { useEffect, useMemo, useState } from 'react';
import { inSlices } from '../../sim/in-slices.ts';
import { useTeams } from '../../state/context.ts';
import { idsInTeams } from '../../state/data/data.ts';

interface Found {
  readonly box: readonly Creature[];
  readonly game: Game;
  readonly inTeams: ReadonlySet<string>;
  readonly verdicts: Verdicts;
}

/** Undefined until they are known. `box` must stay the same array while nothing in it changes. */
export function useVerdicts(game: Game, box: readonly Creature[]): Verdicts | undefined {
  const teams = useTeams((state) => state.teams);
  const inTeams = useMemo(() => idsInTeams(teams), [teams]);
  const [found, setFound] = useState<Found>();
  useEffect(
    () => inSlices(verdictSteps(game, box, { inTeams }), (verdicts) => setFound({ box, game, inTeams, verdicts })),
    [game, box, inTeams],
  );
  // Verdicts from before a small change, such as a new tag, are good enough while new ones are computed.
  return found?.game === game ? found.verdicts : undefined;
}
