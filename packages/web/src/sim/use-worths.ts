// What every creature of the box is worth this week, computed in the background while the box is open.
import { type Creature, canBeBuilt, gameOf } from '@oversleep/game';
import { type TeamQuestion, teamKey } from '@oversleep/questions';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useCreatures, useResults, useSettings, useTeams } from '../state/context.ts';
import type { WorthSheet } from '../state/data/results.ts';
import { currentTeam } from '../state/data/teams.ts';
import { memoryRow } from './answer-row.ts';
import { appraise, type VisibleIds } from './appraise.ts';
import { inSlices } from './in-slices.ts';
import { askedFive, settingsFor } from './question.ts';
import { simulatorOf } from './simulator.ts';
import { useAnswer } from './use-answer.ts';
import { isNamed, nameAlone, naming, type Worth, wantsOf, worthOf } from './worth.ts';

export interface BoxWorths {
  /** By id, as far as it is known; species that the edition does not know have none. */
  readonly of: ReadonlyMap<string, Worth>;
  /** How many of all possible figures are known. */
  readonly known: number;
  readonly all: number;
  readonly state: 'working' | 'done' | 'failed';
  /** Whether there is a team they could be part of. */
  readonly hasTeam: boolean;
  readonly retry: () => void;
}

/** Milliseconds between two updates: a long list is not rendered anew for every figure. */
const PAUSE_MS = 400;

interface BoxTask {
  readonly team: TeamQuestion;
  readonly creatures: readonly Creature[];
  readonly visible: () => VisibleIds;
}

/** Figures are stored on the device's sheets, so the work itself needs no result. */
const APPRAISAL = memoryRow<BoxTask, true>(0, {
  key: ({ team, creatures }) =>
    [teamKey(team), ...team.members.map(({ creature }) => creature.externalId), ...creatures.map(nameAlone)].join(),
  ask: async (state, { team, creatures, visible }, _, signal) => {
    const found = new Map<string, WorthSheet>();
    const flush = () => {
      if (found.size === 0) return;
      state.results.keepWorths(new Map(found));
      found.clear();
    };
    // Rows are not reordered while the player scrolls.
    const timer = setInterval(() => visible() !== 'moving' && flush(), PAUSE_MS);
    try {
      const failed = await appraise({
        team,
        creatures,
        visible,
        sheets: state.stores.results.getState().worths,
        onFound: (key, more) => found.set(key, { ...found.get(key), ...more }),
        gains: (question, joining) => simulatorOf(state)('gains', { question, joining }, { signal }),
        signal,
      });
      if (failed > 0) throw new Error(`${failed} figures could not be found out`);
      return true;
    } finally {
      clearInterval(timer);
      flush();
    }
  },
});

/** Visible rows come first. `box` must be the same list as long as nothing in it has changed. */
export function useWorths(box: readonly Creature[], visible: () => VisibleIds): BoxWorths {
  const team = usePresentTeam();
  const game = gameOf(team.edition);
  const creatures = useNamed(box);
  // Rendered when there is time: the player's input comes first.
  const sheets = useDeferredValue(useResults(({ worths }) => worths));
  const task = useMemo(() => ({ team, creatures, visible }), [team, creatures, visible]);
  const work = useAnswer(APPRAISAL, task);

  const hasTeam = team.members.length > 0;
  const known = useMemo(() => {
    const wants = wantsOf(team, creatures, sheets);
    const of = new Map(wants.map((one) => [one.id, worthOf(sheets, one)]));
    const whole = [...of.values()].filter(({ alone, inTeam }) => alone && (inTeam || !hasTeam)).length;
    return { of, known: whole, all: box.filter((creature) => canBeBuilt(game, creature)).length };
  }, [team, creatures, box, sheets, hasTeam, game]);

  const isDone = creatures === box && known.known === known.all;
  const state = isDone ? 'done' : work.state === 'failed' ? 'failed' : 'working';
  return { ...known, state, hasTeam, retry: work.retry };
}

const NO_CREATURES: readonly Creature[] = [];
/** How many keys are computed at once. */
const FEW = 20;

/** The earlier list while many keys of this one are missing: computing them for a whole box would delay the first rows. */
function useNamed(box: readonly Creature[]): readonly Creature[] {
  const [named, setNamed] = useState(NO_CREATURES);
  const isReady = useMemo(() => box.filter((creature) => !isNamed(creature)).length <= FEW, [box]);
  useEffect(() => (isReady ? undefined : inSlices(naming(box), () => setNamed(box))), [box, isReady]);
  return isReady ? box : named;
}

/** The team on the screen, or its settings without members. */
function usePresentTeam(): TeamQuestion {
  const settings = useSettings();
  const team = useTeams(currentTeam);
  const creatures = useCreatures((state) => state.creatures);
  return useMemo(
    () =>
      askedFive(settings, team, creatures)?.question ?? {
        edition: settings.edition,
        settings: settingsFor(settings, team),
        members: [],
      },
    [settings, team, creatures],
  );
}
