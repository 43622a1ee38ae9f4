// Keep or candy for the whole box, computed in small steps so that the page stays responsive.
import type { Creature, Game, Verdicts } from '@oversleep/game';
import { useEffect, useMemo, useState } from 'react';
import { inSlices } from '../../sim/in-slices.ts';
import { useTeams } from '../../state/context.ts';
import { idsInTeams } from '../../state/data/data.ts';
import { load } from '../../state/page/loading.ts';

interface BoxVerdicts {
  readonly box: readonly Creature[];
  readonly game: Game;
  readonly inTeams: ReadonlySet<string>;
  readonly verdicts: Verdicts;
}

/** Undefined until they are known. `box` must stay the same array while nothing in it changes. */
export function useVerdicts(game: Game, box: readonly Creature[]): Verdicts | undefined {
  const teams = useTeams((state) => state.teams);
  const inTeams = useMemo(() => idsInTeams(teams), [teams]);
  const [found, setFound] = useState<BoxVerdicts>();
  useEffect(() => {
    let stop: (() => void) | 'left' | undefined;
    const begin = async () => {
      const { verdictSteps } = await load(() => import('./verdict-steps.ts'));
      if (stop === 'left') return;
      stop = inSlices(verdictSteps(game, box, { inTeams }), (verdicts) => setFound({ box, game, inTeams, verdicts }));
    };
    void begin();
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'left';
    };
  }, [game, box, inTeams]);
  // Verdicts from before a small change, such as a new tag, are good enough while new ones are computed.
  return found?.game === game ? found.verdicts : undefined;
}
