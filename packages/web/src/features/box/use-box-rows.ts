// The rows of the box that are shown, in order, with their strengths as far as they are known.
import type { Creature, Game, Verdicts } from '@oversleep/game';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { VisibleIds } from '../../sim/appraise.ts';
import { type BoxWorths, useWorths } from '../../sim/use-worths.ts';
import type { Worth } from '../../sim/worth.ts';
import { useAppState, useTeams, useUser } from '../../state/context.ts';
import { idsInTeams } from '../../state/data/data.ts';
import { foundRows, orderedRows } from './box-filter.ts';
import { type BoxRow, rowMaker } from './box-row.ts';
import type { BoxFilter } from './box-search.ts';
import { useVerdicts } from './use-verdicts.ts';

export interface BoxRows {
  /** The whole box. */
  readonly all: readonly BoxRow[];
  readonly shown: readonly BoxRow[];
  readonly worths: BoxWorths;
  /** Called by the list: visible rows are calculated first. */
  readonly onVisible: (visible: VisibleIds) => void;
  /** Keep or candy; undefined until it is known. */
  readonly verdicts: Verdicts | undefined;
  /** Ids of the candidates for candy. */
  readonly candy: ReadonlySet<string> | undefined;
}

export function useBoxRows(game: Game, box: readonly Creature[], filter: BoxFilter): BoxRows {
  const language = useUser((user) => user.language);
  const teams = useTeams((state) => state.teams);
  const inTeams = useMemo(() => idsInTeams(teams), [teams]);
  const opened = useOpening();
  const { level, evolved, skillMax } = filter.preview;
  const make = useMemo(
    () => rowMaker(game, language, { level, evolved, skillMax }),
    [game, language, level, evolved, skillMax],
  );
  const all = useMemo(() => box.map(make), [box, make]);
  const verdicts = useVerdicts(game, box);
  const candy = useMemo(() => verdicts && candidatesIn(verdicts), [verdicts]);
  const found = useMemo(
    () => foundRows(all, filter, { ...opened, inTeams, candidates: candy }),
    [all, filter, opened, inTeams, candy],
  );

  const visible = useRef<VisibleIds>('moving');
  const onVisible = useCallback((seen: VisibleIds) => {
    visible.current = seen;
  }, []);
  const readVisible = useCallback(() => visible.current, []);
  const creatures = useMemo(() => found.map(({ creature }) => creature), [found]);
  const worths = useSteady(useWorths(creatures, readVisible));
  const shown = useMemo(
    () => orderedRows(found, filter, { lastViewed: opened.lastViewed, worths: worths.of, verdicts }),
    [found, filter, opened, worths.of, verdicts],
  );
  return { all, shown, worths, onVisible, verdicts, candy };
}

const candidatesIn = (verdicts: Verdicts): ReadonlySet<string> =>
  new Set([...verdicts].filter(([, { choice }]) => choice === 'candy').map(([id]) => id));

/** Unchanged strengths keep their object, so that their rows aren't drawn again with every new result. */
function useSteady(worths: BoxWorths): BoxWorths {
  const before = useRef(worths.of);
  const of = useMemo(
    () =>
      new Map(
        [...worths.of].map(([id, worth]) => {
          const known = before.current.get(id);
          return [id, known && isSameWorth(known, worth) ? known : worth];
        }),
      ),
    [worths.of],
  );
  before.current = of;
  return { ...worths, of };
}

const isSameWorth = (a: Worth, b: Worth): boolean =>
  a.alone?.mean === b.alone?.mean &&
  a.alone?.error === b.alone?.error &&
  a.inTeam?.mean === b.inTeam?.mean &&
  a.inTeam?.error === b.inTeam?.error;

/** As it was when the page was opened, so that a Pokémon doesn't vanish from the list when it is opened. */
function useOpening() {
  const { stores } = useAppState();
  const [opening] = useState(() => ({ lastViewed: stores.lastViewed.getState().lastViewed, now: Date.now() }));
  return opening;
}
