// Teams that may be worth simulating: found by rough estimates, ordered by what the model makes of them.
import type { Model, Predicted } from './model.ts';
import type { Thinking } from './thinking.ts';
import { allTeams, type Rules } from './wishes.ts';

export interface Prospect {
  /** Candidates by number, ascending. */
  readonly team: readonly number[];
  readonly parts: readonly number[];
  /** Their sum, as it was estimated. */
  readonly estimate: number;
  predicted: Predicted;
  /** Its neighbours have been looked at. */
  expanded: boolean;
  simulated: boolean;
}

/** The neighbours of a team are looked through in full up to so many candidates; of more, those that did best so far. */
const SHORTLIST = 60;
const SHORTLIST_OF_PAIRS = 24;

export interface Prospects {
  readonly considered: () => number;
  /** What each candidate makes alone; known once all have been met, which comes before everything else. */
  readonly alone: ArrayLike<number>;
  readonly meet: () => Thinking<void>;
  readonly get: (team: readonly number[]) => Prospect | undefined;
  /** A team's estimate; nothing for one that the wishes forbid. */
  readonly look: (team: readonly number[]) => Prospect | undefined;
  /** At all teams that there are. */
  readonly lookAtAll: () => Thinking<void>;
  /** Looks at all teams that differ from it by one member, and returns the best of them by the estimate. */
  readonly expand: (prospect: Prospect, everybody?: boolean) => Thinking<Prospect | undefined>;
  /** The same for two members at once, among the candidates that did best so far. */
  readonly expandByTwo: (prospect: Prospect) => Thinking<void>;
  /** After the model has learnt: best first. */
  readonly ranked: () => readonly Prospect[];
}

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

export const keyOf = (team: readonly number[]): string => team.join(' ');

/** Rough estimates of teams, in parts that belong to the goal. */
export interface Estimates {
  readonly candidates: number;
  readonly partsOf: (team: readonly number[]) => readonly number[];
}

/** Teams that are kept; the least promising are forgotten. */
const MOST_KEPT = 40_000;

/** Estimates of one step, about ten milliseconds. */
const STEP = 256;

export function createProspects({ candidates, partsOf }: Estimates, model: Model, rules: Rules): Prospects {
  const known = new Map<string, Prospect>();
  const alone = new Float64Array(candidates);
  // How well each candidate did in the best team that it was tried in; before that, alone.
  const merit = new Float64Array(candidates);
  let considered = 0;
  let inStep = 0;

  function isStepOver(): boolean {
    if (inStep < STEP) return false;
    inStep = 0;
    return true;
  }

  const estimated = (team: readonly number[]): readonly number[] => {
    inStep += 1;
    return partsOf(team);
  };

  function* meet(): Thinking<void> {
    for (const number of alone.keys()) {
      // The first estimate of somebody takes far longer than all others.
      inStep += STEP / 16;
      if (isStepOver()) yield;
      alone[number] = sumOf(estimated([number]));
      merit[number] = alone[number] ?? 0;
    }
  }

  function look(unsorted: readonly number[]): Prospect | undefined {
    const team = [...unsorted].sort((a, b) => a - b);
    const key = keyOf(team);
    const before = known.get(key);
    if (before) return before;
    if (!rules.allows(team)) return undefined;
    considered += 1;
    const parts = estimated(team);
    const predicted = model.predict(parts, team);
    const prospect = { team, parts, estimate: sumOf(parts), predicted, expanded: false, simulated: false };
    known.set(key, prospect);
    for (const member of team) merit[member] = Math.max(merit[member] ?? 0, prospect.predicted.mean);
    return prospect;
  }

  const bestOf = (count: number): readonly number[] =>
    rules.pool.length <= count
      ? rules.pool
      : [...rules.pool].sort((a, b) => (merit[b] ?? 0) - (merit[a] ?? 0) || a - b).slice(0, count);

  function* expand(prospect: Prospect, everybody = false): Thinking<Prospect | undefined> {
    prospect.expanded = true;
    const { team } = prospect;
    let best: Prospect | undefined;
    for (const newcomer of everybody ? rules.pool : bestOf(SHORTLIST)) {
      if (team.includes(newcomer)) continue;
      if (isStepOver()) yield;
      for (const leaving of team) {
        if (rules.fixed.includes(leaving)) continue;
        const found = look(team.map((member) => (member === leaving ? newcomer : member)));
        if (found && found.estimate > (best?.estimate ?? Number.NEGATIVE_INFINITY)) best = found;
      }
    }
    return best;
  }

  function* lookAtAll(): Thinking<void> {
    for (const team of allTeams(rules)) {
      if (isStepOver()) yield;
      look(team);
    }
  }

  function* expandByTwo({ team }: Prospect): Thinking<void> {
    const leaving = team.filter((member) => !rules.fixed.includes(member));
    const newcomers = bestOf(SHORTLIST_OF_PAIRS).filter((member) => !team.includes(member));
    for (const [i, first] of leaving.entries())
      for (const second of leaving.slice(i + 1)) {
        const staying = team.filter((member) => member !== first && member !== second);
        for (const [j, one] of newcomers.entries()) {
          if (isStepOver()) yield;
          for (const other of newcomers.slice(j + 1)) look([...staying, one, other]);
        }
      }
  }

  function ranked(): readonly Prospect[] {
    for (const prospect of known.values()) prospect.predicted = model.predict(prospect.parts, prospect.team);
    const list = [...known.values()].sort((a, b) => b.predicted.mean - a.predicted.mean);
    for (const prospect of list.splice(MOST_KEPT)) if (!prospect.simulated) known.delete(keyOf(prospect.team));
    return list;
  }

  return {
    considered: () => considered,
    alone,
    meet,
    get: (team) => known.get(keyOf([...team].sort((a, b) => a - b))),
    look,
    lookAtAll,
    expand,
    expandByTwo,
    ranked,
  };
}
