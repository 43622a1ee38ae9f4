// Keep or candy for everybody in the box, found out in small steps between what else the page does.
import { type Creature, type Game, type Verdicts, verdictSteps } from '@oversleep/game';
import { useEffect, useMemo, useState } from 'react';
import { useTeams } from '../../state/context.ts';
import { idsInTeams } from '../../state/data/data.ts';

/** At a time, in milliseconds: nobody feels it. */
const SLICE_MS = 10;

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
  useEffect(() => {
    const steps = verdictSteps(game, box, { inTeams });
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      for (const end = performance.now() + SLICE_MS; performance.now() < end; ) {
        const { done, value } = steps.next();
        if (done) return setFound({ box, game, inTeams, verdicts: value });
      }
      timer = setTimeout(work);
    };
    work();
    return () => clearTimeout(timer);
  }, [game, box, inTeams]);
  // What was found about another box, such as before a tag was added, still holds well enough while it is looked at again.
  return found?.game === game ? found.verdicts : undefined;
}
