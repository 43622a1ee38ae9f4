// The rows of the box that are shown, in their order, with what each is worth as far as that is known.
import type { Creature, Game } from '@oversleep/game';
import { useMemo, useRef, useState } from 'react';
import { type BoxWorths, useWorths } from '../../sim/use-worths.ts';
import { useAppState, useTeams, useUser } from '../../state/context.ts';
import { idsInTeams, isSame } from '../../state/data/data.ts';
import { foundRows, orderedRows } from './box-filter.ts';
import { type BoxRow, rowMaker } from './box-row.ts';
import type { BoxFilter } from './box-search.ts';

export interface BoxRows {
  /** Everybody in the box. */
  readonly all: readonly BoxRow[];
  readonly shown: readonly BoxRow[];
  readonly worths: BoxWorths;
  /** Told by the list: whose worth is wanted first. */
  readonly onNear: (ids: ReadonlySet<string>) => void;
}

const NOBODY: ReadonlySet<string> = new Set();

export function useBoxRows(game: Game, box: readonly Creature[], filter: BoxFilter): BoxRows {
  const language = useUser((user) => user.language);
  const teams = useTeams((state) => state.teams);
  const inTeams = useMemo(() => idsInTeams(teams), [teams]);
  const opened = useOpening();
  const { level, evolved, skillMax } = filter.asIf;
  const make = useMemo(
    () => rowMaker(game, language, { level, evolved, skillMax }),
    [game, language, level, evolved, skillMax],
  );
  const all = useMemo(() => box.map(make), [box, make]);
  const found = useMemo(() => foundRows(all, filter, { ...opened, inTeams }), [all, filter, opened, inTeams]);

  const [near, onNear] = useState(NOBODY);
  const creatures = useMemo(() => found.map(({ creature }) => creature), [found]);
  const worths = useSteady(useWorths(creatures, near));
  const shown = useMemo(
    () => orderedRows(found, filter, { looked: opened.looked, worths: worths.of }),
    [found, filter, opened, worths.of],
  );
  return { all, shown, worths, onNear };
}

/** Who is worth the same as before has the same object as before: its row need not be drawn again with every figure that comes. */
function useSteady(worths: BoxWorths): BoxWorths {
  const before = useRef(worths.of);
  const of = useMemo(
    () =>
      new Map(
        [...worths.of].map(([id, worth]) => {
          const known = before.current.get(id);
          return [id, known && isSame(known, worth) ? known : worth];
        }),
      ),
    [worths.of],
  );
  before.current = of;
  return { ...worths, of };
}

/** As it was when the page was opened: who is looked at now does not vanish from under the eyes. */
function useOpening() {
  const { stores } = useAppState();
  const [opening] = useState(() => ({ looked: stores.looked.getState().looked, now: Date.now() }));
  return opening;
}
