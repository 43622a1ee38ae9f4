// Keep or candy for everybody in the box, found out in small steps between what else the page does.
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

/** Undefined as long as they are not known. `box` must be the same list as long as nothing in it has changed. */
export function useVerdicts(game: Game, box: readonly Creature[]): Verdicts | undefined {
  const teams = useTeams((state) => state.teams);
  const inTeams = useMemo(() => idsInTeams(teams), [teams]);
  const [found, setFound] = useState<Found>();
  useEffect(
    () => inSlices(verdictSteps(game, box, { inTeams }), (verdicts) => setFound({ box, game, inTeams, verdicts })),
    [game, box, inTeams],
  );
  // What was found about another box, such as before a tag was added, still holds well enough while it is looked at again.
  return found?.game === game ? found.verdicts : undefined;
}
